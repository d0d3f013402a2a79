/** The crest of a team: its division gives the outline; two colours and one emblem of simple shapes are its own. */
import type { JSX } from "preact";

const OUTLINES: Record<string, string> = {
  Northeast: "M-17-18h34V4L0 20-17 4z",
  Mideast: "M0-20 17-15V2C17 12 8 18 0 21-8 18-17 12-17 2v-17z",
  Southeast: "M-17-14-8-20 0-15 8-20 17-14C14-8 19-2 16 6 13 14 5 18 0 21-5 18-13 14-16 6-19-2-14-8-17-14z",
  Northwest: "M0-21 18-10.500v21L0 21-18 10.500v-21z",
  Midwest: "M0-20A20 20 0 0 1 0 20 20 20 0 0 1 0-20z",
  Southwest: "M0-22 22 0 0 22-22 0z",
};
const PLAIN = "M-12-18h24q6 0 6 6v24q0 6-6 6h-24q-6 0-6-6v-24q0-6 6-6z";

/** Ground, emblem, and the emblem itself in a box of twenty around 0 0. */
const TEAMS: Record<string, [string, string, string]> = {
  base: ["#6b4423", "#f6ecd2", "M-10 0C-6-7 6-7 10 0 6 7-6 7-10 0zM-4 0h8M-2-2v4M0-2v4M2-2v4"],
  "birmingham-black-widows": ["#1c1a1c", "#d5402f", "M-6-9H6L1-1v2l5 8H-6l5-8v-2z"],
  "columbus-cobras": ["#1d5c43", "#f0c23c", "M6-8C-4-12-10-4-2 0S8 8-5 8M6-8l3 2"],
  "scranton-scorchers": ["#d9621e", "#ffe9a8", "M0-11C2-4 8-2 6 5 4 10-5 10-6 4-7 0-3-1-3-5-1-4 0-7 0-11z"],
  "toronto-thunder": ["#24386e", "#f6c62f", "M3-11-6 2h5l-3 9L7-3H2z"],
  "knoxville-knights": ["#5f6470", "#f4f1e8", "M-6 9V-3C-6-10 6-10 6-3V9zM-6-1H6M0-1v7"],
  "louisville-locusts": ["#6f7f1e", "#1e2408", "M0-11C6-6 6 6 0 11-6 6-6-6 0-11zM0-8V8"],
  "milwaukee-monsters": ["#5b2f86", "#8fe24f", "M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0zM0-4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"],
  "springfield-spartans": ["#7d1f2b", "#e9c47a", "M-7 9V-2C-7-9 3-10 6-5L3-1l4 5H3v5zM-5-8C-2-13 6-12 8-6"],
  "boston-bombers": ["#22315c", "#eab33c", "M-2-3a7 7 0 1 1 0 13 7 7 0 0 1 0-13zM2-4l3-4M6-9l3-2"],
  "manchester-marauders": ["#1b2230", "#d9dde4", "M-8-8 8 8M8-8-8 8M-10 4l6 5M10 4l-6 5"],
  "newark-nighthawks": ["#34285c", "#b9a4ee", "M-11-5C-5-5-3-2 0 2 3-2 5-5 11-5 8 3 3 4 0 10-3 4-8 3-11-5z"],
  "rochester-rockets": ["#c33624", "#fdf4e2", "M0-11C5-6 5 0 4 6h-8C-5 0-5-6 0-11zM-4 2l-4 6h4M4 2l4 6H4M0-4v3"],
  "boulder-barrage": ["#6a4a2c", "#f0d9a6", "M-4-6a3 3 0 1 1 0 1zM5-4a3 3 0 1 1 0 1zM0 5a3 3 0 1 1 0 1z"],
  "portland-pounders": ["#0f5f52", "#f2e6c8", "M-8-9H8v6H3v12h-6V-3h-5z"],
  "salt-lake-city-shakers": ["#2f86b3", "#eef8ff", "M-10-3l5-5 5 5 5-5 5 5M-10 5l5-5 5 5 5-5 5 5"],
  "st-paul-paladins": ["#e9edf2", "#2c4f8f", "M-2-10h4v6h6v4H2v10h-4V0h-6v-4h6z"],
  "columbia-crocodiles": ["#2f7d3b", "#f4f7e6", "M-10-4h20v3L7 5 4-1 1 5-2-1-5 5-8-1-10 3z"],
  "raleigh-reapers": ["#1d2a30", "#a9d8cf", "M-6 10 4-9C-2-10-8-7-10-2M4-9C7-8 9-5 10-1"],
  "savannah-savages": ["#a8431f", "#ffe0b8", "M-7-8l3 16M-1-9l2 17M6-8l1 15"],
  "virginia-beach-valiants": ["#1f57a8", "#f6cf3f", "M0-11 3-3h8L4 2l3 9-7-6-7 6 3-9-7-5h8z"],
  "las-vegas-vampires": ["#5c1226", "#f5dfe3", "M-9-5H9V-1L6 8 3-1h-6l-3 9-3-9z"],
  "los-angeles-leopards": ["#d89a2b", "#33210c", "M-5-5a2 2 0 1 1 0 1zM4-6a2 2 0 1 1 0 1zM0 0a3 3 0 1 1 0 1zM-6 5a2 2 0 1 1 0 1zM6 4a2 2 0 1 1 0 1z"],
  "oklahoma-city-ogres": ["#56632a", "#f3e5b5", "M-9-8l3 6h12l3-6v9C7 8 3 9 0 9S-7 8-9 1z"],
  "san-antonio-scorpions": ["#b23a20", "#2b120a", "M6-2A7 7 0 1 0 1 8M6-2 9-8 2-7"],
  "essen-eagles": ["#20242b", "#f2c53d", "M-11-6C-6-6-3-4 0 0 3-4 6-6 11-6 9 1 4 2 3 6L0 10-3 6C-4 2-9 1-11-6z"],
};

export function Crest({ team, division }: { team: string; division: string }): JSX.Element {
  const [ground, ink, emblem] = TEAMS[team] ?? (TEAMS["base"] as [string, string, string]);
  const lined = /^[Mml\d\s.,hvHVLC-]+$/.test(emblem) && !/[zZ]/.test(emblem);
  return (
    <svg class="crest sign keep" viewBox="-25 -25 50 50" aria-hidden="true">
      <path d={OUTLINES[division] ?? PLAIN} fill={ground} stroke={ink} stroke-width="2.500" stroke-linejoin="round" />
      <path d={OUTLINES[division] ?? PLAIN} fill="#fff" opacity=".1" clip-path="inset(0 50% 0 0)" />
      <path d={emblem} fill={lined ? "none" : ink} stroke={ink} stroke-width={lined ? 3 : 1} stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

/** The colour a team is known by. */
export function groundOf(team: string): string {
  return TEAMS[team]?.[0] ?? "#6b4423";
}
