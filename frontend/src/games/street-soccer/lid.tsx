/** A wall, a street, two who play on it. */
import type { JSX } from "preact";
import { LidFrame } from "../../parts/lid";
import { BallArt, FigureArt } from "./figures";

export function Lid(): JSX.Element {
  return (
    <LidFrame ground="#8a4a32">
      <path d="M0 9h200M0 22h200M0 35h200M0 48h200M14 0v9M54 0v9M94 0v9M134 0v9M174 0v9M34 9v13M74 9v13M114 9v13M154 9v13M14 22v13M54 22v13M94 22v13M134 22v13M174 22v13M34 35v13M74 35v13M114 35v13M154 35v13" stroke="#5f2d1c" stroke-width="1.500" fill="none" />
      <path d="M0 56H200V130H0z" fill="#3f7561" />
      <path d="M0 56H200" stroke="#2e2a27" stroke-width="4" />
      <path d="M-4 78C50 66 150 66 204 80M100 62V130" stroke="#f9f4e4" stroke-width="3" fill="none" opacity=".85" />
      <path d="M62 102L118 108 166 84" stroke="#ffd666" stroke-width="3" stroke-dasharray="8 5" fill="none" />
      <g transform="translate(58 112) scale(.72)">
        <FigureArt team={0} number={3} />
      </g>
      <g transform="translate(146 100) scale(.6)">
        <FigureArt team={1} number={2} />
      </g>
      <g transform="translate(100 118) scale(.7)">
        <BallArt />
      </g>
    </LidFrame>
  );
}
