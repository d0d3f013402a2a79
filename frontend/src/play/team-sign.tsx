/** Which side is which, by shape, pattern and colour: home a gold disc with a band, away a red square with a sash. */
import type { JSX } from "preact";

export function TeamSign({ seat }: { seat: number; shape?: unknown }): JSX.Element {
  return (
    <svg class="sign keep" viewBox="0 0 40 40" aria-hidden="true">
      {seat % 2 === 0 ? (
        <>
          <circle cx="20" cy="20" r="17.500" fill="#efb82c" stroke="#fbeed2" stroke-width="2" />
          <path d="M3.500 23.500h33a17 17 0 0 1-2.300 7H5.800a17 17 0 0 1-2.300-7z" fill="#1d3a5f" />
          <path d="m20 6.500 2.300 5 5.400.6-4 3.700 1.100 5.400-4.800-2.700-4.800 2.700 1.100-5.400-4-3.700 5.400-.6z" fill="#1d3a5f" />
        </>
      ) : (
        <>
          <rect x="3" y="3" width="34" height="34" rx="9" fill="#b92d1f" stroke="#fbeed2" stroke-width="2" />
          <path d="M6 6h9.500l18.500 18.500V34h-9.500L6 15.500z" fill="#fff6e6" />
        </>
      )}
    </svg>
  );
}
