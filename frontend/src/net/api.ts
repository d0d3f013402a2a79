/** Everything that can be asked of whoever keeps the matches: games, puzzles and matches here, the rest from beside. */
import { ask, make } from "./ask";
import { anchorOf, newChain, newValue, pledgeOf } from "./chain";
import { contests } from "./contests";
import { bring } from "./keys";
import { people } from "./people";
import { language } from "../prefs";
import type {
  Counsel,
  FiguresAsked,
  FiguresShown,
  Game,
  GameInfo,
  Invitation,
  LessonFilm,
  Luggage,
  Made,
  MatchCard,
  MatchState,
  Moment,
  NewMatch,
  Preview,
  PuzzleReason,
  PuzzleShown,
  PuzzleVerdict,
  Review,
  RuleExample,
  SeatCode,
  ServerInfo,
  StudyAsked,
  StudyShown,
} from "./types";
import type { Board, Chat, Film as FilmPart, Join, Overtaken, Programme, SeatsHeld, Ticket, Token } from "../wire/messages";

export { Refused, Unreachable } from "./ask";
export type { Account, Fixture, Game, Invitation, League, LeagueCard, Made, Moment, NewLeague, NewMatch, PlayedCard, Profile, Rating, Review, ReviewStep } from "./types";

type Film = { moments: Moment[]; names: string[]; game: string; over: boolean };

/** A match moment by moment, page after page. */
async function allMoments(match: string, token?: string): Promise<Film> {
  let page = await ask<Film & { next: number | null }>("GET", `/matches/${match}/moments`, undefined, token);
  const moments = page.moments;
  while (page.next !== null) {
    page = await ask("GET", `/matches/${match}/moments?first=${page.next}`, undefined, token);
    moments.push(...page.moments);
  }
  return { ...page, moments };
}

/** Sit down with a value of our own for committed dice, kept here until everybody has sat down. */
async function sitting(path: string, order: object, laidDown: (pledge: string) => object, token?: string): Promise<Made> {
  const value = newValue();
  const made = await make<Made>(path, { ...order, ...laidDown(pledgeOf(value)) }, token);
  if (made.dice.tier === "committed") bring(made.match, { value });
  return made;
}

/** The same two again, with the same dice: we bring both halves, and keep the one that is used. */
async function again(match: string, token: string): Promise<Made> {
  const chain = newChain();
  const made = await sitting(`/matches/${match}/rematch`, { chain: anchorOf(chain) }, (pledge) => ({ pledge }), token);
  if (made.dice.tier === "chains") bring(made.match, { chain });
  return made;
}

/** Whoever holds several seats says as which one they look. */
function asSeat(seat: number | undefined): string {
  return seat === undefined ? "" : `?seat=${seat}`;
}

const games = new Map<string, Promise<Game>>();

export const api = {
  puzzle: (game: string, wanted: string, today: boolean, solved: string[]) =>
    ask<PuzzleShown>("GET", `/games/${game}/puzzle?${new URLSearchParams(wanted ? { puzzle: wanted } : today ? { today: "true" } : { solved: solved.slice(-400).join(",") })}`),
  solve: (game: string, puzzle: string, move: string) => ask<PuzzleVerdict>("POST", `/games/${game}/puzzle/${puzzle}`, { move }),
  puzzleWhy: (game: string, puzzle: string, move: string) => ask<PuzzleReason>("GET", `/games/${game}/puzzle/${puzzle}/why?${new URLSearchParams({ move })}`),
  puzzlePreview: (game: string, puzzle: string, move: string) => ask<Preview>("GET", `/games/${game}/puzzle/${puzzle}/preview?${new URLSearchParams({ move })}`),
  study: (asked: StudyAsked) => ask<StudyShown>("POST", "/study", asked),
  studyPreview: (study: string, move: string) => ask<Preview>("POST", "/study/preview", { study, move }),
  figures: (game: string, asked: FiguresAsked) => ask<FiguresShown>("POST", `/games/${game}/figures`, asked),
  studyAdvice: (study: string) => ask<Counsel>("POST", "/study/advice", { study }),
  example: (game: string, rule: string) => ask<RuleExample>("GET", `/games/${game}/examples/${rule}`),
  lesson: (game: string) => ask<LessonFilm>("GET", `/games/${game}/lesson`),
  games: () => ask<GameInfo[]>("GET", "/games"),
  game(name: string): Promise<Game> {
    const asked = `/games/${name}?lang=${language.value}`;
    let found = games.get(asked);
    if (!found) {
      found = ask<Game>("GET", asked);
      found.catch(() => games.delete(asked));
      games.set(asked, found);
    }
    return found;
  },
  /** A match with all that it needs to go on elsewhere. */
  luggage: (match: string, token: string) => ask<Luggage>("GET", `/matches/${match}/luggage`, undefined, token),
  /** Have a match that was played elsewhere go on here. */
  takeIn: (luggage: Luggage, token?: string) => ask<Made>("POST", "/moved", luggage, token),
  lobby: () => ask<MatchCard[]>("GET", "/lobby"),
  create: (order: NewMatch, token?: string) => sitting("/matches", order, (pledge) => ({ dice: { ...order.dice, pledge } }), token),
  join: (match: string, order: Join, token?: string) =>
    sitting(`/matches/${match}/join`, order, (pledge) => ({ pledge }), token),
  rematch: again,
  invite: (match: string, token: string) => ask<Invitation>("POST", `/matches/${match}/invite`, {}, token),
  programme: () => ask<Programme>("GET", "/tv"),
  /** A hundred moments from one on; `next` says where to go on. */
  someMoments: (match: string, first: number) => ask<FilmPart>("GET", `/matches/${match}/moments?first=${first}`),
  seatCode: (match: string, token: string, seat?: number) => ask<SeatCode>("POST", `/matches/${match}/code${asSeat(seat)}`, undefined, token),
  takeOver: (code: string) => ask<Made>("POST", "/codes", { code }),
  server: () => ask<ServerInfo>("GET", "/server"),
  moveDoor: (open: boolean) => ask<ServerInfo>("POST", "/server/door", { open }),
  look: (match: string, token?: string) => ask<MatchState>("GET", `/matches/${match}`, undefined, token),
  ticket: (token?: string) => ask<Ticket>("POST", "/tickets", undefined, token),
  record: (match: string, token?: string, seat?: number) => ask<string>("GET", `/matches/${match}/record${asSeat(seat)}`, undefined, token),
  picture: (match: string, token?: string, seat?: number) => ask<string>("GET", `/matches/${match}/picture${asSeat(seat)}`, undefined, token),
  board: (match: string, token?: string) => ask<Board>("GET", `/matches/${match}/board`, undefined, token),
  preview: (match: string, move: string, token?: string, seat?: number) =>
    ask<Preview>("GET", `/matches/${match}/preview?move=${encodeURIComponent(move)}${seat === undefined ? "" : `&seat=${seat}`}`, undefined, token),
  moments: (match: string, token?: string) => allMoments(match, token),
  /** What the coach says to a seat's decision at that moment; nothing once the match has moved on. */
  async advice(match: string, token: string | undefined, seat: number, seq: number): Promise<Counsel | undefined> {
    const told = await ask<Counsel | Overtaken>("GET", `/matches/${match}/advice?seat=${seat}&seq=${seq}`, undefined, token);
    return "moves" in told ? told : undefined;
  },
  review: (match: string, token?: string) => ask<Review>("GET", `/matches/${match}/review`, undefined, token),
  /** A catalogue of words: what no game says, or what one says. */
  words: (spoken: string, game: string) => ask<string>("GET", `/words/${spoken}${game && `/${game}`}`),
  phrases: () => ask<Record<Chat["phrase"], string>>("GET", "/phrases"),
  held: (match: string, token: string) => ask<SeatsHeld>("GET", `/matches/${match}/held`, undefined, token),
  renew: (match: string, token: string) => ask<Token>("POST", `/matches/${match}/token`, undefined, token),
  ...people,
  ...contests,
};
