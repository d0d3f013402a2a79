/** Leagues, tournaments or seasons: those there are, and making one, for whoever is signed in. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../i18n";
import { api } from "../net/api";
import { session } from "../net/session";
import type { GameInfo } from "../net/types";
import { useAsked, type Asked } from "./asked";
import { Empty } from "./empty";
import { Page } from "./page";
import { Problem } from "./problem";
import { SignInLink } from "./sign-in";

interface Props<C extends { id: string }> {
  title: string;
  what: string;
  /** Said where there is none. */
  none: string;
  asked: Asked<C[]>;
  /** One of them in the list. */
  line: (contest: C) => ComponentChildren;
  /** Below the list, on the same sheet. */
  ways?: JSX.Element;
  /** A sheet of its own between the list and the making. */
  between?: ComponentChildren;
  /** The heading over the making, and why one signs in for it. */
  make: { title: string; signIn: string; form: (games: GameInfo[]) => JSX.Element };
}

export function ContestsPage<C extends { id: string }>({ title, what, none, asked, line, ways, between, make }: Props<C>): JSX.Element {
  const games = useAsked(api.games, []);
  // what stands below the list comes with it instead of being pushed down by it
  const told = asked.value !== undefined || asked.problem !== undefined;
  return (
    <Page title={title} narrow>
      <div class="paper stack">
        <h1>{title}</h1>
        <p>{what}</p>
        {asked.problem && <Problem problem={asked.problem} />}
        {!told && <p role="status">{t("loading")}</p>}
        {asked.value?.length === 0 && <Empty text={none} />}
        {told && <ul class="list">{asked.value?.map((contest) => <li key={contest.id}>{line(contest)}</li>)}</ul>}
        {told && ways}
      </div>
      {between}
      {told && session.value && games.value && make.form(games.value)}
      {told && !session.value && (
        <div class="paper stack">
          <h2>{make.title}</h2>
          <p>{make.signIn}</p>
          <SignInLink />
        </div>
      )}
    </Page>
  );
}
