/** An invitation: who asks, to what, and the chair drawn back. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { worded } from "../i18n/worded";
import { api, Refused } from "../net/api";
import { anchorOf, newChain } from "../net/chain";
import { keyOf } from "../net/keys";
import { titleOf } from "../net/naming";
import { asMyselfOrGuest, session } from "../net/session";
import { go } from "../route";
import { useAsked } from "../ui/asked";
import { NameField } from "../ui/name-field";
import { Page } from "../ui/page";
import { Picture } from "../ui/picture";
import { Problem } from "../ui/problem";
import { SignInLink } from "../ui/sign-in";
import { JoinTerms } from "./join-terms";
import { ownName, sitDown } from "./starting";

export function Join({ match, invite }: { match: string; invite: string }): JSX.Element {
  const [problem, setProblem] = useState<Error | null>(null);
  const looked = useAsked(() => api.look(match), [match]);
  const board = useAsked(() => api.board(match), [match]);
  if (keyOf(match)) {
    go(`/match/${match}`, "replace");
    return <p role="status">{t("loading")}</p>;
  }
  const state = looked.value;
  const game = board.value?.game ?? "";
  const host = state?.seats.find((seat) => seat.kind === "person")?.name ?? t("somebody");
  const sit = async (): Promise<void> => {
    try {
      const chain = state?.dice.tier === "chains" ? newChain() : undefined;
      const order = { name: ownName(), ...(invite ? { invite } : {}), ...(chain ? { chain: anchorOf(chain) } : {}) };
      const made = await asMyselfOrGuest((token) => api.join(match, order, token));
      sitDown(made, game, made.seat === undefined ? [] : [made.seat], false, chain);
    } catch (refused) {
      setProblem(refused as Error);
    }
  };
  if (state?.called_off) return <TakenBack />;
  const late = state !== undefined && state.status !== "open";
  if (late || (problem instanceof Refused && problem.why.kind === "taken")) return <Full match={match} names={state?.seats.map((seat) => seat.name) ?? []} />;
  return (
    <Page title={t("join.title")} narrow>
      <form
        class="paper framed stack"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {game && <Picture game={game} />}
        <h1>{t("join.title")}</h1>
        <p>{game ? t("join.who", { name: host, game: titleOf(game) }) : t("loading")}</p>
        {state?.rated && !session.value ? (
          <div class="notice stack">
            <span>{t("join.rated")}</span>
            <SignInLink />
          </div>
        ) : (
          <NameField />
        )}
        {state?.rated && session.value && <p>{t("setup.rated.what")}</p>}
        {state && <JoinTerms state={state} />}
        {state && <p class="small soft">{worded("", state.dice, "badge")}</p>}
        {(problem ?? looked.problem) && <Problem problem={(problem ?? looked.problem) as Error} />}
        <button type="submit" class="first wide" disabled={!state || (state.rated && !session.value)}>
          {t("join.sit")}
        </button>
        <a class="button quiet" href={`/match/${match}`}>
          {t("join.watch")}
        </a>
      </form>
    </Page>
  );
}

/** Whoever invited us waits no longer. */
function TakenBack(): JSX.Element {
  return (
    <Page title={t("join.back")} narrow>
      <div class="paper framed stack join-back">
        <h1>{t("join.back")}</h1>
        <p>{t("join.back.what")}</p>
        <a class="button first wide" href="/">
          {t("home")}
        </a>
      </div>
    </Page>
  );
}

/** Somebody was first: who plays, and that looking on is open. */
function Full({ match, names }: { match: string; names: string[] }): JSX.Element {
  return (
    <Page title={t("join.full")} narrow>
      <div class="paper framed stack join-full">
        <h1>{t("join.full")}</h1>
        <p>{t("join.full.what", { names: names.filter(Boolean).join(" – ") })}</p>
        <a class="button first wide" href={`/match/${match}`}>
          {t("join.watch")}
        </a>
        <a class="button quiet" href="/continue">
          {t("join.full.mine")}
        </a>
        <a class="button quiet" href="/">
          {t("home")}
        </a>
      </div>
    </Page>
  );
}
