/** Something chosen for the moment at hand; when the match moves on it is forgotten. */
import { useState } from "preact/hooks";

export function useChoice<T>(moment: string): [T | undefined, (value: T | undefined) => void] {
  const [chosen, setChosen] = useState<{ moment: string; value: T | undefined }>({ moment, value: undefined });
  return [chosen.moment === moment ? chosen.value : undefined, (value) => setChosen({ moment, value })];
}
