/** Which page the address means. */
import type { JSX } from "preact";
import { Home } from "./pages/home";
import { MatchPage } from "./pages/room";
import { t } from "./i18n";
import { route } from "./route";
import { later } from "./ui/later";
import { Page } from "./ui/page";

const GamePage = later(() => import("./pages/game").then((room) => room.GamePage));
const Replay = later(() => import("./pages/replay").then((room) => room.Replay));
const Join = later(() => import("./pages/join").then((room) => room.Join));
const Rules = later(() => import("./book/page").then((room) => room.Rules));
const Settings = later(() => import("./pages/settings").then((room) => room.Settings));
const AccountPage = later(() => import("./pages/account").then((room) => room.AccountPage));
const MatchesPage = later(() => import("./pages/matches").then((room) => room.MatchesPage));
const PlayerPage = later(() => import("./pages/matches").then((room) => room.PlayerPage));
const FiguresPage = later(() => import("./pages/figures").then((room) => room.FiguresPage));
const ContinuePage = later(() => import("./pages/continue").then((room) => room.ContinuePage));
const FriendsPage = later(() => import("./friends/page").then((room) => room.FriendsPage));
const TournamentsPage = later(() => import("./cup/list").then((room) => room.TournamentsPage));
const TournamentPage = later(() => import("./cup/page").then((room) => room.TournamentPage));
const RatingsPage = later(() => import("./pages/ratings").then((room) => room.RatingsPage));
const LeaguePage = later(() => import("./pages/league").then((room) => room.LeaguePage));
const LeaguesPage = later(() => import("./pages/leagues").then((room) => room.LeaguesPage));
const Puzzles = later(() => import("./puzzle/page").then((room) => room.PuzzlesPage));
const Puzzle = later(() => import("./puzzle/page").then((room) => room.PuzzlePage));
const Studies = later(() => import("./study/shelf").then((room) => room.StudiesPage));
const Study = later(() => import("./study/page").then((room) => room.StudyPage));
const SeasonPage = later(() => import("./season/page").then((room) => room.SeasonPage));
const SeasonsPage = later(() => import("./season/list").then((room) => room.SeasonsPage));
const Lesson = later(() => import("./lesson/page").then((room) => room.LessonPage));

export function App(): JSX.Element {
  const { path, query, hash } = route.value;
  const [room, name, corner] = path;
  const invited = query.get("match");
  if (room === undefined) {
    return invited ? <Join match={invited} invite={new URLSearchParams(hash).get("invite") ?? ""} /> : <Home />;
  }
  if (room === "game" && name) return <GamePage key={name} name={name} />;
  if (room === "match" && name) return corner === "replay" ? <Replay key={name} id={name} /> : <MatchPage key={name} id={name} />;
  if (room === "rules" && name) return <Rules name={name} wanted={hash} />;
  if (room === "learn" && name) return <Lesson key={name} name={name} />;
  if (room === "puzzles") return <Puzzles />;
  if (room === "puzzle" && name) return <Puzzle key={name} name={name} wanted={query.get("id") ?? ""} today={query.has("daily")} />;
  if (room === "analyse") return name ? <Study key={name} name={name} /> : <Studies />;
  if (room === "settings") return <Settings />;
  if (room === "account") return <AccountPage />;
  if (room === "matches") return <MatchesPage />;
  if (room === "figures" && name) return <FiguresPage key={name} name={name} />;
  if (room === "continue") return <ContinuePage key={hash} given={new URLSearchParams(hash)} />;
  if (room === "tournaments") return name ? <TournamentPage key={name} id={name} /> : <TournamentsPage />;
  if (room === "friends") return <FriendsPage />;
  if (room === "ratings") return <RatingsPage />;
  if (room === "player" && name) return <PlayerPage key={name} name={name.toLowerCase()} />;
  if (room === "leagues") return name ? <LeaguePage key={name} id={name} /> : <LeaguesPage />;
  if (room === "seasons") return name ? <SeasonPage key={name} id={name} /> : <SeasonsPage />;
  return (
    <Page title={t("nowhere")} narrow>
      <div class="paper stack">
        <h1>{t("nowhere")}</h1>
        <a class="button" href="/">
          {t("home")}
        </a>
      </div>
    </Page>
  );
}
