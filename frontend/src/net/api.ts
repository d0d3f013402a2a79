/** Everything that can be asked of whoever keeps the matches. */
import { anchorOf, newChain, newValue, pledgeOf } from "./chain";
import { bring } from "./keys";
import { newId } from "./outbox";
import { transport, type Answer } from "./transport";
import { language } from "../prefs";
import type {
  Counsel,
  EmailState,
  NewTournament,
  NoticeState,
  Tournament,
  TournamentCard,
  PushOrder,
  Fixture,
  Friends,
  HeadToHead,
  RatingPoint,
  Game,
  GameInfo,
  Invitation,
  League,
  LeagueCard,
  LessonFilm,
  Made,
  MatchCard,
  MatchState,
  Moment,
  NewLeague,
  NewMatch,
  PlayedCard,
  Preview,
  Profile,
  Refusal,
  Review,
  PuzzleReason,
  PuzzleShown,
  PuzzleVerdict,
  RuleExample,
  SeatCode,
  ServerInfo,
  SignedIn,
  Luggage,
  StudyAsked,
  FiguresAsked,
  FiguresShown,
  StudyShown,
} from "./types";

export type { Account, Fixture, Game, Invitation, League, LeagueCard, Made, Moment, NewLeague, NewMatch, PlayedCard, Profile, Rating, Review, ReviewStep } from "./types";
import type {
  Board,
  Chat,
  Credentials,
  EmailOrder,
  Farewell,
  Film as FilmPart,
  FixtureMatch,
  FixtureOrder,
  Join,
  NewPassphrase,
  Overtaken,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  Programme,
  PushKey,
  RankedPlayer,
  ReportOrder,
  SeatsHeld,
  Ticket,
  Token,
} from "../wire/messages";
import type { LeagueOffer, NewSeason, OwnTeam, Season, SeasonCard, SeasonLeader, SeasonOdds, SeasonReport, TeamWords } from "./season";

/** A refusal of the server, in its own words. */
export class Refused extends Error {
  constructor(readonly why: Refusal, readonly status: number) {
    super(why.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Answer;
  try {
    answer = await transport.ask(method, path, body, token);
  } catch {
    throw new Unreachable(path);
  }
  if (answer.status < 400) return (answer.json ? JSON.parse(answer.text) : answer.text) as T;
  let why: Refusal = { kind: "error", message: String(answer.status), rules: [] };
  try {
    why = (JSON.parse(answer.text) as { error: Refusal }).error;
  } catch {
    // a proxy's page instead of an answer of ours
  }
  throw new Refused(why, answer.status);
}

const ATTEMPTS = 3;

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

/** Ask for something to be made, under an id that makes it once: an answer that got lost is fetched by asking again. */
async function make<T>(path: string, order: object, token?: string): Promise<T> {
  const once = { ...order, cmd_id: newId() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask<T>("POST", path, once, token);
    } catch (problem) {
      const lost = problem instanceof Unreachable || (problem instanceof Refused && problem.status >= 502);
      if (!lost || attempt === ATTEMPTS) throw problem;
      await new Promise((resume) => setTimeout(resume, 400 * attempt));
    }
  }
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
  tournaments: () => ask<TournamentCard[]>("GET", "/tournaments"),
  tournament: (id: string) => ask<Tournament>("GET", `/tournaments/${id}`),
  makeTournament: (order: NewTournament, token: string) => make<Tournament>("/tournaments", order, token),
  joinTournament: (id: string, token: string) => ask<Tournament>("POST", `/tournaments/${id}/join`, undefined, token),
  leaveTournament: (id: string, token: string) => ask<Tournament>("POST", `/tournaments/${id}/leave`, undefined, token),
  startTournament: (id: string, token: string) => ask<Tournament>("POST", `/tournaments/${id}/start`, undefined, token),
  friends: (token: string) => ask<Friends>("GET", "/friends", undefined, token),
  befriend: (name: string, token: string) => ask<Friends>("POST", `/friends/${encodeURIComponent(name)}`, undefined, token),
  part: (name: string, token: string) => ask<Friends>("DELETE", `/friends/${encodeURIComponent(name)}`, undefined, token),
  block: (name: string, token: string) => ask<Friends>("POST", `/blocks/${encodeURIComponent(name)}`, undefined, token),
  unblock: (name: string, token: string) => ask<Friends>("DELETE", `/blocks/${encodeURIComponent(name)}`, undefined, token),
  report: (order: ReportOrder, token: string) => ask<unknown>("POST", "/reports", order, token),
  challenges: (token: string) => ask<MatchCard[]>("GET", "/account/challenges", undefined, token),
  decline: (match: string, token: string) => ask<unknown>("POST", `/challenge/${match}/decline`, { reason: "generic" }, token),
  ratingHistory: (name: string) => ask<RatingPoint[]>("GET", `/accounts/${encodeURIComponent(name)}/ratings`),
  versus: (name: string, token: string) => ask<HeadToHead[]>("GET", `/accounts/${encodeURIComponent(name)}/versus`, undefined, token),
  adopt: (seat: string, token: string) => ask<unknown>("POST", "/account/adopt", { token: seat }, token),
  ownData: (token: string) => ask<unknown>("GET", "/account/export", undefined, token),
  pushKey: () => ask<PushKey>("GET", "/push"),
  subscribe: (order: PushOrder, token: string) => ask<unknown>("POST", "/push", order, token),
  unsubscribe: (endpoint: string) => ask<unknown>("POST", "/push/forget", { endpoint }),
  notices: (match: string, token: string) => ask<NoticeState>("GET", `/matches/${match}/notices`, undefined, token),
  beQuiet: (match: string, quiet: boolean, token: string) => ask<NoticeState>("POST", `/matches/${match}/notices`, { quiet }, token),
  email: (token: string) => ask<EmailState>("GET", "/account/email", undefined, token),
  setEmail: (order: EmailOrder, token: string) => ask<EmailState>("POST", "/account/email", order, token),
  confirmEmail: (token: string) => ask<unknown>("POST", "/email/confirm", { token }),
  endLetters: (token: string) => ask<unknown>("POST", "/email/end", { token }),
  cancel: (match: string, token: string) => ask<unknown>("POST", `/challenge/${match}/cancel`, undefined, token),
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
  passkeys: (token: string) => ask<Passkey[]>("GET", "/account/passkeys", undefined, token),
  askForPasskey: (passphrase: string, token: string) => ask<PasskeyOptions>("POST", "/account/passkeys/options", { passphrase }, token),
  keepPasskey: (answer: PasskeyAnswer, token: string) => ask<Passkey[]>("POST", "/account/passkeys", answer, token),
  forgetPasskey: (id: string, token: string) => ask<Passkey[]>("DELETE", `/account/passkeys/${id}`, undefined, token),
  askWho: () => ask<PasskeyOptions>("POST", "/passkeys/options"),
  signInByPasskey: (answer: PasskeyAnswer) => ask<SignedIn>("POST", "/passkeys/session", answer),
  signIn: (who: Credentials) => ask<SignedIn>("POST", "/session", who),
  changePassphrase: (words: NewPassphrase, token: string) =>
    ask<SignedIn>("POST", "/account/passphrase", words, token),
  deleteAccount: (words: Farewell, token: string) => ask<unknown>("POST", "/account/delete", words, token),
  createAccount: (who: Credentials) => ask<SignedIn>("POST", "/accounts", who),
  signOut: (token: string) => ask<unknown>("DELETE", "/session", undefined, token),
  account: (name: string) => ask<Profile>("GET", `/accounts/${encodeURIComponent(name)}`),
  history: (name: string, token?: string, before?: number) =>
    ask<PlayedCard[]>("GET", `/accounts/${encodeURIComponent(name)}/matches${before === undefined ? "" : `?before=${before}`}`, undefined, token),
  underWay: (token: string) => ask<PlayedCard[]>("GET", "/account/matches", undefined, token),
  best: (game: string) => ask<RankedPlayer[]>("GET", `/ratings/${game}`),
  leagues: () => ask<LeagueCard[]>("GET", "/leagues"),
  league: (id: string) => ask<League>("GET", `/leagues/${id}`),
  foundLeague: (order: NewLeague, token: string) => make<League>("/leagues", order, token),
  joinLeague: (id: string, token: string) => ask<League>("POST", `/leagues/${id}/join`, undefined, token),
  startLeague: (id: string, token: string) => ask<League>("POST", `/leagues/${id}/start`, undefined, token),
  seasons: () => ask<SeasonCard[]>("GET", "/seasons"),
  season: (id: string) => ask<Season>("GET", `/seasons/${id}`),
  seasonOdds: (id: string) => ask<SeasonOdds>("GET", `/seasons/${id}/odds`),
  seasonLeaders: (id: string) => ask<SeasonLeader[]>("GET", `/seasons/${id}/leaders`),
  seasonReport: (id: string, week: number, home: string) => ask<SeasonReport>("GET", `/seasons/${id}/report/${week}/${home}`),
  drawUpSeason: (order: NewSeason, token: string) => make<Season>("/seasons", order, token),
  leagueOffer: (game: string) => ask<LeagueOffer>("GET", `/seasons/teams/${game}`),
  checkTeam: (game: string, team: OwnTeam) => ask<TeamWords>("POST", `/seasons/teams/${game}`, team),
  awardMatch: (id: string, award: { week: number; home: string; winner: string }, token: string) => ask<Season>("POST", `/seasons/${id}/award`, award, token),
  appointCoach: (id: string, order: { team: string; owner: string }, token: string) => ask<Season>("POST", `/seasons/${id}/appoint`, order, token),
  claimTeam: (id: string, team: string, token: string) => ask<Season>("POST", `/seasons/${id}/claim`, { team }, token),
  startSeason: (id: string, token: string) => ask<Season>("POST", `/seasons/${id}/start`, undefined, token),
  endWeek: (id: string, token: string) => ask<Season>("POST", `/seasons/${id}/advance`, undefined, token),
  seasonMatch: (id: string, which: { week: number; home: string }, token: string) =>
    ask<FixtureMatch>("POST", `/seasons/${id}/match`, which, token),
  fixture: (id: string, which: FixtureOrder, token: string) => ask<Fixture>("POST", `/leagues/${id}/match`, which, token),
};
