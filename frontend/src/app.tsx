/** Which page the address means. */
import type { JSX } from "preact";
import { AccountPage } from "./pages/account";
import { GamePage } from "./pages/game";
import { Home } from "./pages/home";
import { Join } from "./pages/join";
import { LeaguePage } from "./pages/league";
import { LeaguesPage } from "./pages/leagues";
import { MatchPage } from "./pages/match";
import { MatchesPage, PlayerPage } from "./pages/matches";
import { RatingsPage } from "./pages/ratings";
import { Replay } from "./pages/replay";
import { Rules } from "./pages/rules";
import { Settings } from "./pages/settings";
import { t } from "./i18n";
import { route } from "./route";
import { later } from "./ui/later";
import { Page } from "./ui/page";

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
  if (room === "settings") return <Settings />;
  if (room === "account") return <AccountPage />;
  if (room === "matches") return <MatchesPage />;
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
