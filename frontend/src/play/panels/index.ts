/** The panel for each kind of board. */
import type { ComponentType } from "preact";
import type { PanelProps } from "../panel";
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
