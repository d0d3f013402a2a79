/** A game's box as it stands on the shelf: a lid with picture and lettering, a spine, and the facts along its foot. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n";

/** A line of the title as an outline, a hundred units high, standing on the line y = 0. */
export interface Lettering {
  width: number;
  path: string;
}

/** What is printed at the foot of a lid. */
export interface Facts {
  /** How long a match takes on a screen, measured. */
  minutes?: number | undefined;
  players: string;
  /** How much there is to it, of five. */
  weight: number;
}

interface Props {
  /** Lid, top and spine. */
  colours: [string, string, string];
  /** For the spine; a box without a title of its own has a bare one. */
  lettering?: Lettering[];
  spineInk?: string;
  facts?: Facts;
  children?: ComponentChildren;
}

const WIDE = 256;
const HIGH = 300;
const DEEP = 40;
const TOP = 30;
const MOST = 5;

export function BoxFrame({ colours: [lid, top, spine], lettering = [], spineInk = "#ffd75a", facts, children }: Props): JSX.Element {
  return (
    <svg class="lid keep" viewBox={`0 0 ${WIDE + DEEP} ${HIGH + TOP + 8}`} aria-hidden="true" focusable="false">
      <ellipse cx="150" cy={HIGH + TOP} rx="150" ry="9" fill="#000" opacity=".4" />
      <path d={`M0 ${TOP}L${DEEP} 0H${WIDE + DEEP}L${WIDE} ${TOP}z`} fill={top} />
      <path d={`M${WIDE} ${TOP}L${WIDE + DEEP} 0V${HIGH}L${WIDE} ${HIGH + TOP}z`} fill={spine} />
      <Spine lettering={lettering} ink={spineInk} />
      <svg y={TOP} width={WIDE} height={HIGH} viewBox={`0 0 ${WIDE} ${HIGH}`}>
        <rect width={WIDE} height={HIGH} fill={lid} />
        {children}
        <path d={`M0 0H${WIDE}L0 ${HIGH}z`} fill="#fff" opacity=".05" />
        {facts && <Foot {...facts} />}
        <rect x=".75" y=".75" width={WIDE - 1.5} height={HIGH - 1.5} fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.500" />
      </svg>
    </svg>
  );
}

function Spine({ lettering, ink }: { lettering: Lettering[]; ink: string }): JSX.Element | null {
  const gap = 34;
  const whole = lettering.reduce((sum, each) => sum + each.width + gap, -gap);
  if (whole <= 0) return null;
  const size = Math.min(0.24, 220 / whole);
  let from = -whole / 2;
  return (
    <g transform={`translate(${WIDE + DEEP / 2} ${TOP + HIGH / 2 - 15}) skewY(-37) rotate(90) scale(${size})`} fill={ink}>
      {lettering.map((each) => {
        const at = from;
        from += each.width + gap;
        return <path key={at} transform={`translate(${at} 36)`} d={each.path} />;
      })}
    </g>
  );
}

function Foot({ minutes, players, weight }: Facts): JSX.Element {
  return (
    <g font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="600" font-size="16" fill="#fffaf0">
      <rect y="272" width={WIDE} height="28" fill="#000" opacity=".62" />
      {minutes !== undefined && (
        <text x="14" y="291">
          {t("box.minutes", { minutes })}
        </text>
      )}
      <text x="128" y="291" text-anchor="middle">
        {t("box.players", { players })}
      </text>
      {Array.from({ length: MOST }, (_, k) => (
        <circle key={k} cx={190 + k * 13} cy="286" r="4.500" fill={k < weight ? "#ffd98a" : "none"} stroke="#ffd98a" stroke-width="1.400" />
      ))}
    </g>
  );
}

interface WordsProps {
  lines: Lettering[];
  inks: string[];
  casing: string;
  /** The middle of the first line's foot, and how wide each line gets. */
  at: [number, number];
  widths: number[];
  /** From one line's foot to the next. */
  leading: number;
  turn?: number;
}

/** The title on the lid: cased, with a shadow, as printers like it. */
export function Words({ lines, inks, casing, at: [x, y], widths, leading, turn = 0 }: WordsProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke-linejoin="round">
      {lines.map((line, index) => {
        const size = (widths[index] ?? 200) / line.width;
        const place = `translate(${-(widths[index] ?? 200) / 2} ${index * leading}) scale(${size.toFixed(3)})`;
        return (
          <g key={index} transform={place}>
            <path d={line.path} transform="translate(4 7)" fill="#000" stroke="#000" stroke-width={10 / size} opacity=".45" />
            <path d={line.path} fill={casing} stroke={casing} stroke-width={8 / size} />
            <path d={line.path} fill={inks[index]} />
          </g>
        );
      })}
    </g>
  );
}

interface DieArtProps {
  x: number;
  y: number;
  turn: number;
  fill: string;
  ink: string;
  text: string;
  /** What is seen on its front. */
  below?: string;
  size?: number;
}

/** A die on a lid: lit from above, with its front in the shade. */
export function DieArt({ x, y, turn, fill, ink, text, below = "", size = 1 }: DieArtProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" text-anchor="middle" dominant-baseline="central" fill={ink}>
      <ellipse cx="7" cy="33" rx="28" ry="7" fill="#000" opacity=".35" />
      <rect x="-23" y="-20" width="46" height="54" rx="8" fill={fill} />
      <rect x="-23" y="-20" width="46" height="54" rx="8" fill="#000" opacity=".36" />
      <text y="25" font-size="13" opacity=".8">
        {below}
      </text>
      <rect x="-23" y="-24" width="46" height="42" rx="8" fill={fill} />
      <path d="M-14-24h28a9 9 0 0 1 9 9C12-21-12-21-23-9v-6a9 9 0 0 1 9-9z" fill="#fff" opacity=".3" />
      <text y="-2" font-size={text.length > 2 ? 18 : 25}>
        {text}
      </text>
    </g>
  );
}
