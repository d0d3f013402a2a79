/** A season as the server tells it: the wire's own types, one under the name that the arcade uses. */
import type * as wire from "../wire/messages";

export type {
  AskedFigure,
  LeagueOffer,
  NewSeason,
  OwnTeam,
  Season,
  SeasonCard,
  SeasonFixture,
  SeasonLeader,
  SeasonOdds,
  SeasonReport,
  SeasonTeam,
  SeasonTitle,
  TeamWords,
  Tie,
} from "../wire/messages";

/** A team's line in the standings. */
export type TableLine = wire.SeasonLine;

/** A share and its 95 % interval. */
export type Chance = wire.Prospects["champion"];
