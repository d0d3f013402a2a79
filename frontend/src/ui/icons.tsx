/** Small drawings in one line weight, used beside words and never instead of them. */
import type { JSX } from "preact";

const PATHS = {
  home: "M3 11 12 4l9 7M6 9.5V20h12V9.5",
  back: "M15 5 8 12l7 7",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6 2.1 2.1m0-12.8-2.1 2.1m-8.6 8.6-2.1 2.1",
  book: "M4 5c3-1.5 6-1 8 1 2-2 5-2.500 8-1v13c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v13",
  undo: "M9 7 4 12l5 5M5 12h9a5 5 0 0 1 0 10",
  flag: "M6 21V4m0 0c4-2 8 2 12 0v9c-4 2-8-2-12 0",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6m2-9a8 8 0 0 1 0 12",
  close: "M6 6l12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  screen: "M3 5h18v12H3zM9 21h6m-3-4v4",
  text: "M4 6h16M4 12h10M4 18h13",
  cup: "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4 3 4m10-4h3c0 3-1 4-3 4m-5 4v4m-4 2h8",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c1-4.500 4-6 7.500-6s6.500 1.500 7.500 6",
  badge: "M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2.500 20.500c1-4.500 4-6 7.500-6 1.500 0 3 .3 4.200 1M15 19l2.500 2.500L22 16",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M18 5 9 12l9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  why: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2m0 3v.5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  dice: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 8h.01M12 12h.01M16 16h.01M16 8h.01M8 16h.01",
  chart: "M4 20h16M6 16l4-5 4 3 5-8",
  people: "M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2 20c.8-4 3.500-5.500 7-5.500s6.200 1.500 7 5.500M15.500 4.500a4 4 0 0 1 0 7M18 15c2.300.7 3.600 2.300 4 5",
  share: "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
  save: "M12 3v12M7 10l5 5 5-5M4 20h16",
  shield: "M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5",
  again: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  eye: "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  aim: "m12 3 2.600 5.800 6.300.7-4.700 4.300 1.300 6.200-5.500-3.100L6.500 20l1.300-6.200L3.100 9.500l6.300-.7z",
  bulb: "M9 18h6m-5 3h4M12 3a6 6 0 0 1 4 10.500c-.8.800-1 1.500-1 2.500H9c0-1-.2-1.700-1-2.500A6 6 0 0 1 12 3z",
  mic: "M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3",
  whistle: "M3 9h9l2-3 3 1-1 2.600a6 6 0 1 1-9.500 3.400H3zM11.500 14a1.500 1.500 0 1 0 .01 0M18 4l1-2m1.500 5 2-.6",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The house mark: a ball on the touchline. */
export function Mark(): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="30" height="30" rx="7" fill="#2f5440" stroke="#fbeed2" stroke-width="1.5" />
      <path d="M4 24h24" stroke="#fbf3df" stroke-width="2.500" />
      <g transform="rotate(-24 16 14)">
        <ellipse cx="16" cy="14" rx="9" ry="5.600" fill="#a4562a" stroke="#fbeed2" stroke-width="1.2" />
        <path d="M12 14h8m-6-1.600v3.200m2-3.200v3.200m2-3.200v3.200" stroke="#fbeed2" stroke-width="1.2" />
      </g>
    </svg>
  );
}
