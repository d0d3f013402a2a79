/** A touch on the table, or a key, and what is being shown is over, or the roll that waits is thrown. */
import { useEffect } from "preact/hooks";
import type { Director, Scene } from "./director";

const NOT_FOR_US = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

export function useSkipping(scene: Scene | null, director: Pick<Director, "skip" | "roll">): void {
  const showing = scene !== null && scene.node === null && (scene.beat !== null || scene.held !== undefined);
  const skip = scene?.held ? director.roll : director.skip;
  useEffect(() => {
    if (!showing) return undefined;
    const touched = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(".table")) skip();
    };
    const pressed = (event: KeyboardEvent): void => {
      const inField = event.target instanceof Element && event.target.matches("input, select, textarea, button, a");
      if (!inField && !NOT_FOR_US.has(event.key)) skip();
    };
    addEventListener("click", touched);
    addEventListener("keydown", pressed);
    return () => {
      removeEventListener("click", touched);
      removeEventListener("keydown", pressed);
    };
  }, [showing, skip]);
}
