/** Small pictures beside what the home page offers, so that each corner is known before it is read. */
import type { ComponentChildren, JSX } from "preact";

function Drawn({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <svg class="nook-art keep" viewBox="0 0 120 84" aria-hidden="true">
      {children}
    </svg>
  );
}

function Ball({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2" cy="6" rx="7" ry="2.500" fill="#000" opacity=".3" />
      <circle r="6" fill="#fffaf0" stroke="#1d1713" />
      <path d="M0-2.500 2.400-.8 1.500 2h-3l-.9-2.800zM0-6v3.500M5.600-1.600 2.400-.8M3.600 4.800 1.500 2M-3.600 4.800-1.500 2M-5.600-1.600-2.400-.8" fill="#1d1713" stroke="#1d1713" stroke-width=".8" />
    </g>
  );
}

/** One step, one thing to do: a hand shows where. */
export function LearnArt(): JSX.Element {
  return (
    <Drawn>
      <path d="M16 14h88l12 60H4z" fill="#3c6a58" stroke="#f9f4e4" stroke-width="2" />
      <path d="M60 14v60M10 42h100" stroke="#f9f4e4" stroke-opacity=".6" stroke-width="1.500" />
      <ellipse cx="60" cy="43" rx="16" ry="10" fill="none" stroke="#f9f4e4" stroke-opacity=".6" stroke-width="1.500" />
      <path d="M28 56C40 40 62 36 84 30" fill="none" stroke="#ffc64d" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round" />
      <circle cx="86" cy="29" r="9" fill="none" stroke="#ffc64d" stroke-width="3" />
      <Ball x={28} y={56} />
      <path d="M84 32l4 30 6-8 9 12 5-4-8-12 10-1z" fill="#fffaf0" stroke="#1d1713" stroke-width="2" stroke-linejoin="round" />
    </Drawn>
  );
}

/** A goal, a ball, and a way that has to be found. */
export function PuzzleArt(): JSX.Element {
  return (
    <Drawn>
      <path d="M16 22h88l12 54H4z" fill="#3c6a58" stroke="#f9f4e4" stroke-width="2" />
      <path d="M38 22V6h44v16" fill="#ffffff26" stroke="#c0321f" stroke-width="4" stroke-linejoin="round" />
      <path d="M46 6v16m9-16v16m9-16v16m9-16v16M38 12h44M38 17h44" stroke="#fff" stroke-opacity=".6" />
      <path d="M36 22h48l4 14H32z" fill="none" stroke="#f9f4e4" stroke-opacity=".7" stroke-width="1.500" />
      <path d="M30 62 56 46l22 8" fill="none" stroke="#fffaf0" stroke-width="2.500" stroke-dasharray="5 4" stroke-linecap="round" />
      <Ball x={28} y={62} />
      <circle cx="90" cy="54" r="14" fill="#ffc64d" stroke="#1d1713" stroke-width="2" />
      <path d="M85.500 50.500q.5-5 4.500-5 5 0 5 4.500 0 3-5 4.500v2.500M90 61v1" fill="none" stroke="#1d1713" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
    </Drawn>
  );
}

/** One position and what may become of it. */
export function StudyArt(): JSX.Element {
  return (
    <Drawn>
      <path d="M10 18h100v48H10z" fill="#438546" stroke="#f6f1e0" stroke-width="2" />
      <path d="M10 18h14v48H10z" fill="#c98f1c" />
      <path d="M96 18h14v48H96z" fill="#a02c1d" />
      <path d="M36 18v48m12-48v48m12-48v48m12-48v48m12-48v48" stroke="#f6f1e0" stroke-opacity=".55" stroke-width="1.500" />
      <path d="M40 42C54 42 58 30 76 29M40 42h36M40 42C54 42 58 54 76 55" fill="none" stroke="#10231a" stroke-width="5" stroke-linecap="round" />
      <path d="M40 42C54 42 58 30 76 29M40 42C54 42 58 54 76 55" fill="none" stroke="#fffaf0" stroke-width="2.500" stroke-linecap="round" />
      <path d="M40 42h36" stroke="#ffd21f" stroke-width="3" stroke-linecap="round" />
      <circle cx="79" cy="29" r="4.500" fill="#fffaf0" stroke="#10231a" stroke-width="2" />
      <circle cx="80" cy="42" r="6" fill="#ffd21f" stroke="#10231a" stroke-width="2" />
      <circle cx="79" cy="55" r="4.500" fill="#fffaf0" stroke="#10231a" stroke-width="2" />
      <path d="M26 42c4-8 14-8 18 0-4 8-14 8-18 0z" fill="#8c4a22" stroke="#3d1d0a" stroke-width="1.500" />
      <path d="M31 42h8m-6-2v4m2-4v4m2-4v4" stroke="#fff6e0" stroke-width="1.200" />
    </Drawn>
  );
}

/** A dart, a die and a card on wood. */
export function RealArt(): JSX.Element {
  return (
    <Drawn>
      <path d="M4 20h112v58H4z" fill="#7a4b28" />
      <path d="M4 34h112M4 49h112M4 64h112" stroke="#00000040" stroke-width="1.500" />
      <path d="M4 20h112v4H4z" fill="#a8713f" />
      <g transform="translate(14 30) rotate(-9)">
        <path d="M2 3h28v40H2z" opacity=".35" />
        <rect width="28" height="40" rx="3" fill="#fffaf0" stroke="#3d2c18" />
        <path d="M0 3a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v7H0z" fill="#1f4470" />
        <path d="M3 13h22v23H3z" fill="#2c5441" />
        <path d="M8 33V23l10-6" fill="none" stroke="#ffc64d" stroke-width="2" stroke-linecap="round" />
      </g>
      <ellipse cx="66" cy="68" rx="16" ry="4" opacity=".35" />
      <path d="M52 44v16q0 7 7 7h12q7 0 7-7V44z" fill="#8a1f12" />
      <rect x="52" y="36" width="26" height="24" rx="7" fill="#d64a35" />
      <path d="M59 42h0M71 42h0M65 48h0M59 54h0M71 54h0" stroke="#fff6ea" stroke-width="5" stroke-linecap="round" />
      <path d="M84 72 112 50" stroke="#000" stroke-opacity=".35" stroke-width="4" stroke-linecap="round" />
      <path d="M82 66l8-7" stroke="#f4f1e8" stroke-width="2" stroke-linecap="round" />
      <path d="M89 60l9-8" stroke="#8d8a84" stroke-width="6" stroke-linecap="round" />
      <path d="M98 52l6-5" stroke="#1d1713" stroke-width="3" />
      <path d="M101 49l1-12 9-6 1 11zM102 50l11-1 6-8-10 0z" fill="#f0b429" stroke="#1a1512" stroke-width="1.200" stroke-linejoin="round" />
    </Drawn>
  );
}
