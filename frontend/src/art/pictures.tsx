/** The pictures on the lids of the boxes: our own, one for each game. */
import type { JSX } from "preact";

function Lid({ children, ground }: { children: JSX.Element | JSX.Element[]; ground: string }): JSX.Element {
  return (
    <svg class="lid keep" viewBox="0 0 200 130" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width="200" height="130" fill={ground} />
      {children}
      <rect x="5" y="5" width="190" height="120" rx="5" fill="none" stroke="#f8efda" stroke-opacity="0.7" stroke-width="1.5" />
    </svg>
  );
}

function Darts(): JSX.Element {
  const wedges = Array.from({ length: 20 }, (_, k) => {
    const from = ((k * 18 - 9) * Math.PI) / 180;
    const to = ((k * 18 + 9) * Math.PI) / 180;
    const point = (r: number, a: number): string => `${(100 + r * Math.sin(a)).toFixed(1)} ${(72 - r * Math.cos(a)).toFixed(1)}`;
    const slice = (r: number, colour: string): JSX.Element => (
      <path d={`M100 72L${point(r, from)}A${r} ${r} 0 0 1 ${point(r, to)}Z`} fill={colour} />
    );
    return (
      <g key={k}>
        {slice(58, k % 2 ? "#28663f" : "#a8301f")}
        {slice(53, k % 2 ? "#efe0bd" : "#26201b")}
        {slice(36, k % 2 ? "#28663f" : "#a8301f")}
        {slice(31, k % 2 ? "#efe0bd" : "#26201b")}
      </g>
    );
  });
  return (
    <Lid ground="#3b2413">
      <circle cx="100" cy="72" r="66" fill="#14100c" />
      <g>{wedges}</g>
      <circle cx="100" cy="72" r="9" fill="#28663f" />
      <circle cx="100" cy="72" r="4.500" fill="#a8301f" />
      <g transform="translate(100 72) rotate(-35)">
        <path d="M0 0h58" stroke="#e9e2d0" stroke-width="4" stroke-linecap="round" />
        <path d="M52 0l16-11h16l-8 11 8 11H68z" fill="#e58f1d" stroke="#14100c" />
        <ellipse cx="28" cy="0" rx="15" ry="7.500" fill="#8c4a22" stroke="#fff6e0" stroke-width="1.500" />
        <path d="M22 0h12m-9-3v6m3-6v6m3-6v6" stroke="#fff6e0" stroke-width="1.200" />
      </g>
    </Lid>
  );
}

function DieArt({ x, y, turn, fill, ink, text }: { x: number; y: number; turn: number; fill: string; ink: string; text: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-20" y="-18" width="42" height="42" rx="8" fill="#0005" />
      <rect x="-21" y="-21" width="42" height="42" rx="8" fill={fill} stroke="#0007" />
      <text y="1" fill={ink} font-family="Georgia, serif" font-weight="700" font-size={text.length > 2 ? 12 : 17} text-anchor="middle" dominant-baseline="central">
        {text}
      </text>
    </g>
  );
}

function Gridiron(): JSX.Element {
  return (
    <Lid ground="#2f5440">
      <g stroke="#f6f1e0" stroke-opacity="0.5">
        {[30, 65, 100, 135, 170].map((x) => (
          <path key={x} d={`M${x} 0V130`} />
        ))}
      </g>
      <DieArt x={52} y={42} turn={-16} fill="#a8271c" ink="#fff3e2" text="WR" />
      <DieArt x={104} y={32} turn={9} fill="#21508a" ink="#f0f6ff" text="8" />
      <DieArt x={154} y={48} turn={22} fill="#f7f3e8" ink="#241d15" text="5" />
      <DieArt x={74} y={92} turn={12} fill="#211d1b" ink="#f5efe2" text="TD" />
      <DieArt x={130} y={94} turn={-10} fill="#efc02f" ink="#2a2010" text="FLAG" />
    </Lid>
  );
}

function Soccer(): JSX.Element {
  const player = (x: number, y: number, fill: string): JSX.Element => (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="17" rx="14" ry="4" fill="#0005" />
      <path d="M-12 16C-14 0-6-4 0-4s14 4 12 20C5 20-5 20-12 16Z" fill={fill} stroke="#1b1410" stroke-width="1.500" />
      <circle cy="-10" r="8" fill={fill} stroke="#1b1410" stroke-width="1.500" />
    </g>
  );
  return (
    <Lid ground="#4d7c45">
      <g>
        {Array.from({ length: 40 }, (_, k) => (
          <rect key={k} x={(k % 8) * 25} y={Math.floor(k / 8) * 26} width="25" height="26" fill={(k + Math.floor(k / 8)) % 2 ? "#426d3b" : "#4d7c45"} />
        ))}
      </g>
      <circle cx="100" cy="65" r="28" fill="none" stroke="#f6f1e0" stroke-width="2" />
      <path d="M100 0V130" stroke="#f6f1e0" stroke-width="2" />
      <path d="M62 84L112 58L163 30" fill="none" stroke="#ffdf6b" stroke-width="3" stroke-dasharray="9 5" />
      {player(56, 78, "#d9a514")}
      {player(112, 50, "#d9a514")}
      {player(146, 86, "#a62a1e")}
      {player(84, 34, "#a62a1e")}
      <circle cx="166" cy="28" r="8" fill="#fffdf6" stroke="#1b1410" stroke-width="1.500" />
      <path d="M166 24l3.500 2.500-1.300 4h-4.400l-1.300-4z" fill="#1b1410" />
    </Lid>
  );
}

function FirstAndGoal(): JSX.Element {
  const card = (x: number, y: number, turn: number, title: string, back: boolean): JSX.Element => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-24" y="-36" width="50" height="74" rx="5" fill="#0004" />
      <rect x="-25" y="-38" width="50" height="74" rx="5" fill={back ? "#8b2c1d" : "#f8efda"} stroke="#2a2018" />
      {back ? (
        <path d="M-19-32h38v62h-38zM-19-1h38M0-32v62" fill="none" stroke="#f8efda" stroke-opacity="0.6" />
      ) : (
        <>
          <text y="-24" fill="#2a2018" font-family="Georgia, serif" font-weight="700" font-size="8" text-anchor="middle">
            {title}
          </text>
          <path d="M-14 22V6c0-8 6-8 8-2l8-22m-5 4l5-4 3 6" fill="none" stroke="#8b2c1d" stroke-width="2" />
          <circle cx="-14" cy="24" r="3" fill="none" stroke="#2a2018" stroke-width="1.500" />
          <path d="M8 18l6 6m0-6l-6 6" stroke="#2a2018" stroke-width="1.500" />
        </>
      )}
    </g>
  );
  return (
    <Lid ground="#1f4468">
      <g stroke="#f6f1e0" stroke-opacity="0.25">
        {[20, 44, 68, 92, 116].map((y) => (
          <path key={y} d={`M0 ${y}H200`} />
        ))}
      </g>
      {card(52, 74, -16, "Sweep", false)}
      {card(90, 66, -4, "Bomb", false)}
      {card(150, 68, 12, "", true)}
      <DieArt x={122} y={104} turn={14} fill="#28633a" ink="#effaf0" text="10" />
    </Lid>
  );
}

const PICTURES: Record<string, () => JSX.Element> = {
  "football-darts": Darts,
  "pocket-gridiron": Gridiron,
  "street-soccer": Soccer,
  "first-and-goal": FirstAndGoal,
};

export function Picture({ game }: { game: string }): JSX.Element {
  const Drawn = PICTURES[game];
  return Drawn ? <Drawn /> : <Lid ground="#56351d">{[]}</Lid>;
}
