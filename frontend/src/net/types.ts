/** What the server says: the wire's own types, some of them under the names that the arcade uses. */
import type * as wire from "../wire/messages";

export type {
  Account,
  Advice,
  Branch,
  ChanceNode,
  ClockState,
  ClockTerms,
  Command,
  Counsel,
  DecisionNode,
  DiceState,
  EmailState,
  ErrorKind,
  Fixture,
  Friend,
  Friends,
  HeadToHead,
  Invitation,
  League,
  LeagueCard,
  LessonFilm,
  LessonStep,
  Made,
  MatchState,
  Moment,
  MovedMatch,
  News,
  NewLeague,
  NewMatch,
  NewTournament,
  NoticeState,
  Pairing,
  Node,
  OpenNode,
  OptionInfo,
  Outcome,
  OverNode,
  PlayedCard,
  Profile,
  PushOrder,
  PuzzleReason,
  PuzzleShown,
  PuzzleVerdict,
  Rating,
  RatingPoint,
  Review,
  ReviewStep,
  RuleExample,
  SeatCode,
  SeatPresence,
  ServerFrame,
  ServerInfo,
  SignedIn,
  EngineTold,
  Luggage,
  StudyAsked,
  FigureLine,
  FiguresAsked,
  FiguresShown,
  PlayedLine,
  PlayerLine,
  StudyShown,
  Threat,
  Tournament,
  TournamentCard,
  View,
  Ways,
} from "../wire/messages";

/** Somebody's place in a match. */
export type Seat = wire.Seat & {
  /** Whoever looks at this page sits here and nowhere else: sentences may say "you". */
  reader?: boolean;
};

export type GameInfo = wire.PlayableGame;
export type MatchCard = wire.Card;
export type Rule = wire.RuleText;
export type Game = wire.GameBook;
export type Preview = wire.MovePreview;

/** Why something was refused; one kind is the browser's own: the server has changed what was laid down for the dice. */
export type Refusal = Omit<wire.Problem, "kind"> & { kind: wire.ErrorKind | "pact" };

/** Something to be said: an id of the catalogues, and what it speaks of. */
export type Message = wire.Phrase;

export type Argument = string | number | Message | { player: number } | { share: number; digits: number } | { number: number; digits: number } | Argument[];

/** An object with sentences: under `words` the messages behind each, by the field's name. */
export interface Worded {
  words?: { [field: string]: Message[] } | undefined;
}

type Names<T> = T extends unknown ? keyof T : never;
type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** A union with the fields of all its members, so that whoever looks for one need not ask first which member it is. */
type Loose<T> = Pick<T, keyof T> & { [K in Exclude<Names<T>, keyof T>]?: Value<T, K> };

/** Something that happened in a match. */
export type MatchEvent = Loose<wire.MatchEvent>;
