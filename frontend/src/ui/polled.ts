/** What changes by itself while one looks at it: asked for again and again, as long as the page is seen. */
import { useEffect, useRef, useState } from "preact/hooks";

export interface Polled<T> {
  value: T | undefined;
  /** Why nothing comes at the moment, or what somebody was refused. */
  problem: Error | null;
  /** As it is after something was done: what was asked before that is older. */
  set: (value: T) => void;
  /** Do something that may change it; what is refused is told until something else is done. */
  attempt: (deed: () => Promise<T | void>) => void;
}

export function usePolled<T>(ask: () => Promise<T>, every: number, when: readonly unknown[]): Polled<T> {
  const [value, setValue] = useState<T | undefined>(undefined);
  const [lost, setLost] = useState<Error | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);
  /** The number of the question whose answer is shown, and of the last one that was asked. */
  const shown = useRef(0);
  const asked = useRef(0);
  const set = (fresh: T): void => {
    shown.current = asked.current += 1;
    setValue(fresh);
  };
  useEffect(() => {
    let here = true;
    const look = (): void => {
      if (document.visibilityState !== "visible") return;
      const number = (asked.current += 1);
      const newest = (): boolean => {
        if (!here || number < shown.current) return false;
        shown.current = number;
        return true;
      };
      ask().then(
        (fresh) => {
          if (!newest()) return;
          setValue(fresh);
          setLost(null);
        },
        (problem: Error) => newest() && setLost(problem),
      );
    };
    look();
    const again = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
    };
  }, when);
  const attempt = (deed: () => Promise<T | void>): void => {
    setRefused(null);
    deed().then((fresh) => fresh !== undefined && set(fresh as T), setRefused);
  };
  return { value, problem: refused ?? lost, set, attempt };
}
