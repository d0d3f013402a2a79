/** Where the red zone lies: turf in stripes, painted lines, the end zone of those who defend it, posts, stands and floodlights. */
import type { JSX } from "preact";
import { Crowd } from "../../parts/crowd";
import { at, BACK_LINE, GOAL_LINE, MIDDLE, SIDELINE, strip, yardLine } from "./perspective";

const STRIPES = 8;
/** Where the painted figures stand. */
const FIGURES = 322;
/** Where the ticks of every yard are. */
const HASH = 228;
/** The room that a name has in the end zone, and as many letters as fill it. */
const ZONE = { width: 470, letters: 15 };

interface Props {
  /** Whose end zone it is. */
  zone: string;
  /** The team in yellow attacks, so that it is red's. */
  home: boolean;
}

export function Stadium({ zone, home }: Props): JSX.Element {
  return (
    <>
      <defs>
        <linearGradient id="pg-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0a1526" />
          <stop offset="1" stop-color="#1b3350" />
        </linearGradient>
        <linearGradient id="pg-distance" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b2a18" stop-opacity=".5" />
          <stop offset=".5" stop-color="#0b2a18" stop-opacity="0" />
          <stop offset="1" stop-color="#0b2a18" stop-opacity=".22" />
        </linearGradient>
        <radialGradient id="pg-light" cx=".5" cy=".5" r=".5">
          <stop offset="0" stop-color="#fffbe6" stop-opacity=".34" />
          <stop offset="1" stop-color="#fffbe6" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="pg-post" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#fff0a8" />
          <stop offset=".5" stop-color="#f4c634" />
          <stop offset="1" stop-color="#b98a10" />
        </linearGradient>
        <pattern id="pg-grass" width="44" height="26" patternUnits="userSpaceOnUse">
          <path d="M3 8l2-6M15 20l1-6M24 7l3-5M33 22l1-7M40 12l2-5M9 25l-1-5" stroke="#d9f3c4" stroke-opacity=".09" stroke-width="1.500" stroke-linecap="round" />
        </pattern>
      </defs>
      <Stands />
      <Turf />
      <path d={`M${at(-SIDELINE, 1).join(" ")}L${at(SIDELINE, 1).join(" ")}L${MIDDLE + 258} ${BACK_LINE}H${MIDDLE - 258}Z`} fill={home ? "#96231a" : "#a5760f"} />
      <path d={`M${MIDDLE - 270} ${(BACK_LINE + GOAL_LINE) / 2}h540v-12h-540z`} fill="#fff" opacity=".07" />
      <path d={`M${MIDDLE - 258} ${BACK_LINE}h516`} stroke="#f6f1e0" stroke-width="3" />
      <text class="zone-word" x={MIDDLE} y={(BACK_LINE + GOAL_LINE) / 2 + 1} {...(zone.length > ZONE.letters ? { textLength: ZONE.width, lengthAdjust: "spacingAndGlyphs" } : {})}>
        {zone}
      </text>
      <Lines />
      <Posts />
      <rect class="dusk" width="1000" height="480" />
    </>
  );
}

function Turf(): JSX.Element {
  return (
    <>
      <path d={`M0 ${BACK_LINE}H1000V480H0z`} fill="#2c6637" />
      {Array.from({ length: STRIPES }, (_, k) => (
        <path key={k} d={strip(1 - k / STRIPES, 1 - (k + 1) / STRIPES - (k === STRIPES - 1 ? 0.1 : 0), SIDELINE)} fill={k % 2 ? "#3c8746" : "#479a50"} />
      ))}
      <path d={strip(1, -0.1, SIDELINE)} fill="url(#pg-grass)" />
      <path d={`M0 ${BACK_LINE}H1000V480H0z`} fill="url(#pg-distance)" />
      <ellipse cx={MIDDLE} cy="290" rx="430" ry="190" fill="url(#pg-light)" />
    </>
  );
}

/** Sidelines, every fifth yard with its figure, ticks in between, the goal line and its pylons. */
function Lines(): JSX.Element {
  const ticks = Array.from({ length: 19 }, (_, k) => yardLine(k + 1)).filter((depth) => depth > 0.02);
  const tick = (side: number, depth: number): string => `M${at(side - 13, depth).join(" ")}L${at(side + 13, depth).join(" ")}`;
  return (
    <g stroke="#f6f1e0">
      {[-1, 1].map((side) => {
        const [near, far] = [at(side * SIDELINE, -0.05), at(side * SIDELINE, 1)];
        return <path key={side} d={`M${near.join(" ")}L${far.join(" ")}L${MIDDLE + side * 258} ${BACK_LINE}`} fill="none" stroke-width="6" />;
      })}
      <path d={[-HASH, HASH, -SIDELINE + 30, SIDELINE - 30].flatMap((side) => ticks.map((depth) => tick(side, depth))).join("")} stroke-width="2.500" opacity=".7" />
      {[5, 10, 15].map((yard) => {
        const depth = yardLine(yard);
        const [left, y] = at(-SIDELINE, depth);
        const [right] = at(SIDELINE, depth);
        return (
          <g key={yard}>
            <path d={`M${left} ${y}H${right}`} stroke-opacity=".88" stroke-width={2.5 + 2 * (1 - depth)} />
            {[-FIGURES, FIGURES].map((side) => {
              const [x] = at(side, depth);
              return (
                <text key={side} class="yard" x={x} y={y} font-size={24 + 22 * (1 - depth)}>
                  {yard}
                </text>
              );
            })}
          </g>
        );
      })}
      <path d={`M${at(-SIDELINE, 1).join(" ")}L${at(SIDELINE, 1).join(" ")}`} stroke-width="7" />
      {[-SIDELINE, SIDELINE].map((side) => {
        const [x, y] = at(side, 1);
        return <path key={side} d={`M${x - 4} ${y + 2}v-17l4-3 4 3v17z`} fill="#f0802a" stroke="#7c3206" stroke-width="1.500" />;
      })}
    </g>
  );
}

/** A gooseneck of steel, and the pad that somebody may run into. */
function Posts(): JSX.Element {
  return (
    <g class="posts" fill="url(#pg-post)" stroke="#6d4d05" stroke-width="1">
      <path d="M497 78V60h6v18z" />
      <path d="M493 84V66q7-4 14 0v18q-7 3-14 0z" fill="#1f3f6d" stroke="#0d1f3a" />
      <path d="M455 54h90v7h-90z" />
      <path d="M455 58V4h6v54zM539 58V4h6v54z" />
      <path d="M458 4l9 3-9 4zM542 4l9 3-9 4z" fill="#e0552f" stroke="none" />
    </g>
  );
}

const SHIRTS = ["#c9553f", "#d8b04a", "#4a78b5", "#e7dcc0", "#5b8a58", "#8c6a4a", "#7b4d86"];
const [ROWS, SEATS] = [5, 62];

function Stands(): JSX.Element {
  return (
    <>
      <rect width="1000" height="100" fill="url(#pg-sky)" />
      <Crowd rows={ROWS} seats={SEATS} shirts={SHIRTS} />
      <path d="M0 66H1000V84H0z" fill="#142c49" />
      <path d="M0 67.500H1000" stroke="#d9b354" stroke-width="2" />
      <path d="M60 71h60v9H60zM190 71h44v9h-44zM300 71h70v9h-70zM640 71h52v9h-52zM752 71h64v9h-64zM880 71h54v9h-54z" fill="#fff" opacity=".12" />
      {[110, 890].map((x) => (
        <g key={x}>
          <path d={`M${x - 46} 10L${x - 170} 84H${x + 170}L${x + 46} 10z`} fill="#fff8dc" opacity=".1" />
          <ellipse cx={x} cy="11" rx="105" ry="34" fill="url(#pg-light)" />
          <rect x={x - 52} y="1" width="104" height="20" rx="5" fill="#26323f" />
          {[-36, -12, 12, 36].map((lamp) => (
            <circle key={lamp} cx={x + lamp} cy="11" r="7.500" fill="#fffdf0" stroke="#ffe9a0" stroke-width="2" />
          ))}
        </g>
      ))}
    </>
  );
}
