/** What the tab of the browser says. */
import { useEffect } from "preact/hooks";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title.endsWith("Touchline") ? title : `${title} · Touchline`;
  }, [title]);
}
