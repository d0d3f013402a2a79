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
