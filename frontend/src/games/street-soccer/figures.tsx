/** The ten who play, and the ball: little figures on a base, kit and keeper told apart by shape as well as colour. */
import type { JSX } from "preact";

const SKIN = ["#f0c39a", "#8a5a37", "#d99f6c", "#5d3a22", "#b97c4d"];
const HAIR = ["#2a1c12", "#1c1410", "#7a4a1f", "#16110d", "#c98f3c"];
/** What stands on the shirt; the keeper is first. */
export const SHIRTS = ["1", "4", "7", "8", "10"];

interface Props {
  team: 0 | 1;
  number: number;
}

/** Drawn standing on the point 0 0, a hundred and ten high. */
export function FigureArt({ team, number }: Props): JSX.Element {
  const keeper = number === 0;
  const skin = SKIN[(number + team * 2) % SKIN.length];
  const kit = team === 0 ? { shirt: "#f3bd2d", deep: "#c98f12", shorts: "#24406b", socks: "#f3bd2d", base: "#e0a81d", rim: "#8f6408" } : { shirt: "#cf3a26", deep: "#8f2013", shorts: "#fbf3e4", socks: "#cf3a26", base: "#b92d1f", rim: "#671408" };
  const shirt = keeper ? (team === 0 ? "#2c5b6b" : "#4a4357") : kit.shirt;
  const deep = keeper ? (team === 0 ? "#193b48" : "#2c2737") : kit.deep;
  return (
    <>
      <path class="cast" fill="#000" opacity=".26" d="M-6-2C20-10 62-12 78-6 62 8 22 8-6 6z" />
      <ellipse cy="5" rx="31" ry="12.500" fill={kit.rim} />
      <ellipse rx="31" ry="12.500" fill={kit.base} />
      {team === 1 && <ellipse rx="24" ry="9" fill="none" stroke="#fff6e6" stroke-width="2" />}
      <ellipse cx="-6" cy="-3" rx="19" ry="6" fill="#fff" opacity=".2" />
      <g class="body">
        <path d="M-11-2v-24h9v24c0 4-9 4-9 0zM2-2v-24h9v24c0 4-9 4-9 0z" fill={kit.socks} stroke="#1b1410" stroke-width="1.200" />
        <path d="M-12-1c0-6 10-6 10 0 0 4-10 4-10 0zM2-1c0-6 10-6 10 0 0 4-10 4-10 0z" fill="#1b1410" />
        <path d="M-15-24c-1-10 0-18 1-22h28c1 4 2 12 1 22-3 2-9 2-13 0l-2-8-2 8c-4 2-10 2-13 0z" fill={keeper ? "#1b1d25" : kit.shorts} stroke="#1b1410" stroke-width="1.200" />
        {keeper ? (
          <>
            <path d="M-16-66C-26-72-32-82-33-93l9-2c2 9 7 15 14 18zM16-66c10-6 16-16 17-27l-9-2c-2 9-7 15-14 18z" fill={deep} stroke="#1b1410" stroke-width="1.200" />
            <circle cx="-29" cy="-98" r="8" fill="#fffaf0" stroke="#1b1410" stroke-width="1.500" />
            <circle cx="29" cy="-98" r="8" fill="#fffaf0" stroke="#1b1410" stroke-width="1.500" />
          </>
        ) : (
          <>
            <path d="M-16-74c-8 4-13 14-13 26 0 4 8 4 8 0 0-6 2-10 6-13zM16-74c8 4 13 14 13 26 0 4-8 4-8 0 0-6-2-10-6-13z" fill={deep} stroke="#1b1410" stroke-width="1.200" />
            <circle cx="-25" cy="-46" r="5" fill={skin} stroke="#1b1410" stroke-width="1.200" />
            <circle cx="25" cy="-46" r="5" fill={skin} stroke="#1b1410" stroke-width="1.200" />
          </>
        )}
        <path d="M-18-76c4-5 10-6 18-6s14 1 18 6c2 10 0 22-2 32H-16c-2-10-4-22-2-32z" fill={shirt} stroke="#1b1410" stroke-width="1.500" />
        {!keeper && team === 1 && <path d="M-18-78l10-3 24 30-1 7h-5z" fill="#fff6e6" />}
        {!keeper && team === 0 && <path d="M-18-52h36v5h-36z" fill="#24406b" />}
        <path d="M-17-75c3-4 8-5 12-6-6 8-8 20-8 36h-3c-2-10-3-20-1-30z" fill="#fff" opacity=".22" />
        <text y="-60" class="shirt-number" font-family="Barlow Condensed, sans-serif" font-weight="600" font-size="20" text-anchor="middle" dominant-baseline="central" fill={keeper || team === 1 ? "#fffaf0" : "#1b2d4d"} stroke={!keeper && team === 1 ? "#7d1a0e" : "none"}>
          {SHIRTS[number]}
        </text>
        <circle cy="-93" r="14" fill={skin} stroke="#1b1410" stroke-width="1.500" />
        {keeper ? (
          <path d="M-15-95c0-12 6-17 15-17s15 5 15 17c6 0 9 2 10 4-9 1-16-1-25-1s-12 0-15-3z" fill={kit.base} stroke="#1b1410" stroke-width="1.200" />
        ) : (
          <path d="M-14-92c-3-11 4-19 14-19s17 8 14 19c-3-6-5-9-9-10-6 2-13 2-15 2-2 2-3 4-4 8z" fill={HAIR[(number * 2 + team) % HAIR.length]} stroke="#1b1410" stroke-width="1" />
        )}
      </g>
    </>
  );
}

/** Lies on the point 0 0. */
export function BallArt(): JSX.Element {
  return (
    <>
      <ellipse class="cast" fill="#000" opacity=".26" cx="8" cy="1" rx="19" ry="6" />
      <g class="leather" transform="translate(0 -15)">
        <circle r="16" fill="#fffdf6" stroke="#1b1410" stroke-width="1.800" />
        <path d="M0-7 6.700-2.200 4.100 5.700h-8.200L-6.700-2.200zM0-16l4 4-4 5-4-5zM15.500-4l-3 5-5.800-3.200 2.300-6zM9.500 13l-5.600-1.500.2-5.800 6.300.4zM-9.500 13l5.600-1.500-.2-5.800-6.300.4zM-15.500-4l3 5 5.800-3.200-2.300-6z" fill="#1b1410" />
        <path d="M-9-9a13 13 0 0 1 10-4" fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round" />
      </g>
    </>
  );
}
