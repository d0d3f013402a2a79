/** Whether the window is as a media query says, now and when it changes. */
import { useEffect, useState } from "preact/hooks";

export function useMedia(media: MediaQueryList): boolean {
  const [matches, setMatches] = useState(media.matches);
  useEffect(() => {
    const changed = (): void => setMatches(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [media]);
  return matches;
}
