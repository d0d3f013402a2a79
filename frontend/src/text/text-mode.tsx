/** The match as lines and commands: the same notation as the terminal, for keyboard and screen reader. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { headlineText, worded } from "../i18n/worded";
import type { Table } from "../net/table";
import type { MatchEvent, Rule } from "../net/types";
import { verdict } from "../play/ending";
import { lastWord } from "../play/last-word";
import type { PlayProps } from "../play/front";
import { sentence } from "../play/story";
import { obey } from "./commands";

type Props = Omit<PlayProps, "shape"> & { table: Table; game: string; rules: Rule[] };

interface Line {
  key: string;
  text: string;
  kind: "told" | "said" | "typed";
}

const MOST = 1000;

export function TextMode(props: Props): JSX.Element {
  const { table, game, scene, events, seats } = props;
  const [replies, setReplies] = useState<{ after: number; lines: Line[] }[]>([]);
  const [typed, setTyped] = useState("");
  const past = useRef<string[]>([]);
  const back = useRef(0);
  const paper = useRef<HTMLDivElement>(null);
  const lines = weave(events, replies, (event) => sentence(event, game, seats));
  useEffect(() => {
    paper.current?.scrollTo(0, paper.current.scrollHeight);
  }, [lines.length]);

  const submit = async (): Promise<void> => {
    const command = typed.trim();
    if (!command) return;
    past.current.push(command);
    back.current = 0;
    setTyped("");
    const after = events.at(-1)?.seq ?? 0;
    const answer = await obey(command, props);
    const stamp = `${Date.now()}`;
    const reply: Line[] = [
      { key: `${stamp}-typed`, text: `> ${command}`, kind: "typed" },
      ...answer.map((text, index): Line => ({ key: `${stamp}-${index}`, text, kind: "said" })),
    ];
    setReplies((old) => [...old, { after, lines: reply }]);
  };
  const node = scene.node;
  const trouble = table.trouble.value;
  return (
    <section class="paper text-mode stack" aria-label={t("settings.text")}>
      <div class="lines mono" ref={paper} role="log" aria-live="polite" aria-label={t("story")} tabIndex={0}>
        {lines.slice(-MOST).map((line) => (
          <p key={line.key} class={line.kind}>
            {line.text}
          </p>
        ))}
        {trouble && <p class="refused">{refusalText(trouble, game)}</p>}
        {node?.kind === "over" ? (
          <p class="ask ending">
            {verdict(props.me === undefined || table.held.length > 1 || scene.state.called_off ? undefined : node.returns[props.me], lastWord(props.events))} {scene.view.score.slice(0, 2).join(" – ")}. {worded(game, node, "reason", seats)}
          </p>
        ) : (
          node !== null && <p class="ask">{"question" in node && node.question ? worded(game, node, "question", seats) : headlineText(game, scene.state, "headline")}</p>
        )}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label class="unseen" for="command">
          {t("text.command")}
        </label>
        <input
          id="command"
          type="text"
          class="grow mono"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={t("text.placeholder")}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            back.current = Math.max(0, Math.min(past.current.length, back.current + (event.key === "ArrowUp" ? 1 : -1)));
            setTyped(back.current === 0 ? "" : (past.current.at(-back.current) ?? ""));
          }}
        />
        <button type="submit" class="first">
          {t("text.send")}
        </button>
      </form>
      <p class="small soft">{t("text.help")}</p>
    </section>
  );
}

/** Events and the answers to commands, in the order they came. */
function weave(events: MatchEvent[], replies: { after: number; lines: Line[] }[], tell: (event: MatchEvent) => string): Line[] {
  const lines: Line[] = [];
  const waiting = [...replies];
  for (const event of events) {
    while (waiting[0] && waiting[0].after < event.seq) lines.push(...(waiting.shift()?.lines ?? []));
    const text = tell(event);
    if (text) lines.push({ key: `event-${event.seq}`, text, kind: "told" });
  }
  return [...lines, ...waiting.flatMap((reply) => reply.lines)];
}
