/** What was asked of the server: not yet here, here, or refused. */
import { useLayoutEffect, useState } from "preact/hooks";

export interface Asked<T> {
  value: T | undefined;
  problem: Error | undefined;
}

export function useAsked<T>(ask: () => Promise<T>, when: readonly unknown[]): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ value: undefined, problem: undefined });
  // before the page is painted: an effect would lose a frame for every question, and pages ask one after another
  useLayoutEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAsked({ value, problem: undefined }),
      (problem: Error) => wanted && setAsked({ value: undefined, problem }),
    );
    return () => {
      wanted = false;
    };
  }, when);
  return asked;
}
