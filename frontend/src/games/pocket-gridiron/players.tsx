/** Those who run and those who stop them: figures on a base, in pads and helmet, drawn standing on the point 0 0 and 112 high. */
import type { JSX } from "preact";

interface Kit {
  shirt: string;
  deep: string;
  trousers: string;
  helmet: string;
  stripe: string;
  ink: string;
  base: string;
  rim: string;
}

/** The colours of the score bar: yellow with navy, red with white. */
const KITS: readonly [Kit, Kit] = [
  { shirt: "#f3bd2d", deep: "#c98f12", trousers: "#24406b", helmet: "#24406b", stripe: "#f3bd2d", ink: "#1b2d4d", base: "#e0a81d", rim: "#8f6408" },
  { shirt: "#cf3a26", deep: "#8f2013", trousers: "#f6ecdb", helmet: "#a92818", stripe: "#fff6e6", ink: "#fffaf0", base: "#b92d1f", rim: "#671408" },
];
const OUTLINE = "#1b1410";

function Base({ kit, side }: { kit: Kit; side: number }): JSX.Element {
  return (
    <>
      <path fill="#000" opacity=".28" d="M-6-2C20-10 66-12 84-6 66 9 22 9-6 6z" />
      <ellipse cy="5" rx="33" ry="12.500" fill={kit.rim} />
      <ellipse rx="33" ry="12.500" fill={kit.base} />
      {side === 1 && <ellipse rx="26" ry="9" fill="none" stroke="#fff6e6" stroke-width="2" />}
      <ellipse cx="-6" cy="-3" rx="20" ry="6" fill="#fff" opacity=".2" />
    </>
  );
}

/** Seen from behind, a knee up, the ball under the arm. */
export function Runner({ side, shirt, ball }: { side: 0 | 1; shirt: string; ball: boolean }): JSX.Element {
  const kit = KITS[side];
  return (
    <>
      <Base kit={kit} side={side} />
      <g class="body" stroke={OUTLINE} stroke-width="1.400">
        <path d="M-14-3l2-30h11l-1 30q-6 5-12 0z" fill={kit.trousers} />
        <path d="M3-33h11l5 18-7 7-8-4z" fill={kit.trousers} />
        <path d="M-15-2c0-7 13-7 13 0 0 5-13 5-13 0zM10-9c3-6 12-2 11 3-2 5-11 3-11-3z" fill={OUTLINE} />
        <path d="M-17-32c0-10 1-16 3-21h28c2 5 3 11 3 21-9 5-25 5-34 0z" fill={kit.trousers} />
        <path d="M-25-74c-9 6-13 18-10 30l8-2c0-8 3-14 8-18zM25-74c9 5 14 16 12 27-3 4-10 8-16 9l-3-7c5-2 8-6 8-9-1-6-3-9-5-11z" fill={kit.deep} />
        <circle cx="-31" cy="-42" r="5.500" fill="#fffaf0" />
        {ball && (
          <g class="carried">
            <path d="M18-46c8-9 22-9 28 0-6 9-20 9-28 0z" fill="#8c4a22" />
            <path d="M27-46h10M29-49v6M32-49v6M35-49v6" stroke="#fff6e0" stroke-width="1.800" />
          </g>
        )}
        <circle cx="22" cy="-40" r="5.500" fill="#fffaf0" />
        <path d="M-29-78c2-8 12-11 29-11s27 3 29 11c0 8-4 11-9 12-1 8-2 14-3 19h-34c-1-5-2-11-3-19-5-1-9-4-9-12z" fill={kit.shirt} />
        <path d="M-26-77c2-5 7-7 14-8-5 8-6 20-5 38l-2 0c-1-5-2-11-3-19-3-2-5-5-4-11z" fill="#fff" opacity=".25" stroke="none" />
        <path d="M-20-52h40v5h-40z" fill={kit.stripe === kit.shirt ? kit.trousers : kit.stripe} stroke="none" />
        <text class="shirt" y="-66" fill={kit.ink} stroke="none">
          {shirt}
        </text>
        <path d="M-16-96c-1-12 6-19 16-19s17 7 16 19c0 8-6 12-16 12s-16-4-16-12z" fill={kit.helmet} />
        <path d="M-3-115h6v31h-6z" fill={kit.stripe} stroke="none" />
        <path d="M-13-100c0-7 3-10 7-12" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" />
      </g>
    </>
  );
}

/** Seen from the front, arms wide. */
export function Stopper({ side }: { side: 0 | 1 }): JSX.Element {
  const kit = KITS[side];
  return (
    <>
      <Base kit={kit} side={side} />
      <g class="body" stroke={OUTLINE} stroke-width="1.400">
        <path d="M-20-2l5-31h13l-5 31q-7 5-13 0zM20-2l-5-31H2L7-2q7 5 13 0z" fill={kit.trousers} />
        <path d="M-22-1c0-7 15-7 15 0 0 5-15 5-15 0zM7-1c0-7 15-7 15 0 0 5-15 5-15 0z" fill={OUTLINE} />
        <path d="M-17-31c0-9 1-14 3-18h28c2 4 3 9 3 18-9 4-25 4-34 0z" fill={kit.trousers} />
        <path d="M-25-72c-10 2-17 8-22 18l8 5c5-7 9-11 16-12zM25-72c10 2 17 8 22 18l-8 5c-5-7-9-11-16-12z" fill={kit.deep} />
        <circle cx="-45" cy="-50" r="6" fill="#fffaf0" />
        <circle cx="45" cy="-50" r="6" fill="#fffaf0" />
        <path d="M-29-75c2-8 12-11 29-11s27 3 29 11c0 8-4 11-9 12-1 7-2 12-3 17h-34c-1-5-2-10-3-17-5-1-9-4-9-12z" fill={kit.shirt} />
        <path d="M-16-50h32v4h-32z" fill={kit.stripe === kit.shirt ? kit.trousers : kit.stripe} stroke="none" />
        <path class="shield" d="M-11-76q11 4 22 0v11q0 9-11 13-11-4-11-13z" fill={kit.ink} fill-opacity=".16" stroke={kit.ink} stroke-width="2" />
        <path d="M-17-93c-1-12 6-19 17-19s18 7 17 19c0 9-7 13-17 13s-17-4-17-13z" fill={kit.helmet} />
        <path d="M-3-112h6v14h-6z" fill={kit.stripe} stroke="none" />
        <path d="M-11-95h22v8q-4 6-11 6t-11-6z" fill="#2a1c12" />
        <path d="M-12-90h24M-11-85h22M-4-94v13M4-94v13" fill="none" stroke="#e8e2d2" stroke-width="2" />
        <path d="M-13-98c0-6 3-9 7-11" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" />
      </g>
    </>
  );
}

/** A football lying, or flying, around the point 0 0. */
export function Football(): JSX.Element {
  return (
    <g stroke-linecap="round">
      <path d="M0-32c20 13 20 51 0 64-20-13-20-51 0-64z" fill="#8c4a22" stroke="#3d1d0a" stroke-width="2" />
      <path d="M-8-20c-6 12-6 28 0 40" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4" />
      <path d="M-11-21q11 6 22 0M-11 21q11-6 22 0" fill="none" stroke="#fff6e0" stroke-width="4" />
      <path d="M0-11v22m-5-16h10m-10 6h10m-10 6h10" stroke="#fff6e0" stroke-width="3" />
    </g>
  );
}

/** The yellow cloth of a referee, with its weight. */
export function Flag(): JSX.Element {
  return (
    <>
      <ellipse cx="4" cy="8" rx="30" ry="6" fill="#000" opacity=".3" />
      <path d="M-26 4c6-18 16-24 30-20 10 3 16-2 24 2-4 10-4 16-14 20-16 4-26 6-40-2z" fill="#f7cf2f" stroke="#8a6700" stroke-width="2" />
      <path d="M-12 2c6-8 12-12 20-12M0 6c6-4 10-6 16-6" fill="none" stroke="#a88104" stroke-width="2" />
    </>
  );
}
