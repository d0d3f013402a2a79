/** The panel for each kind of board. */
import type { ComponentType } from "preact";
import type { View } from "../../net/types";
import type { PanelProps } from "../panel";
import { openFootball } from "../secrecy";
import { DartsPanel } from "./darts";
import { GoalPanel } from "./goal";
import { GridironPanel } from "./gridiron";
import { PlainPanel } from "./plain";
import { SoccerPanel } from "./soccer";

const PANELS: Record<string, ComponentType<PanelProps>> = {
  dartboard: DartsPanel,
  "drive-strip": GridironPanel,
  grid: SoccerPanel,
  gridiron: GoalPanel,
};

export function panelFor(kind: string): ComponentType<PanelProps> {
  return PANELS[kind] ?? PlainPanel;
}

const OPEN_VIEWS: Record<string, (view: View) => View> = {
  gridiron: openFootball,
};

/** A seat's view without what only that seat may see; `undefined` where nobody has said what that is. */
export function openView(kind: string, view: View): View | undefined {
  return OPEN_VIEWS[kind]?.(view);
}
