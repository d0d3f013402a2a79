/** Everything that was tried: the first line runs on, what was tried instead stands below where it branches off. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { StudyShown } from "../net/types";
import { TeamSign } from "../play/team-sign";
import { moveWords } from "../play/wording";

type Step = StudyShown["steps"][number];

interface Props {
  shown: StudyShown;
  go: (number: number) => void;
}

export function Tree({ shown, go }: Props): JSX.Element {
  const tried = new Map<number, Step[]>();
  for (const step of shown.steps) tried.set(step.after, [...(tried.get(step.after) ?? []), step]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const step = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (box.current && step) keepInside(box.current, step);
  }, [shown.at]);
  return (
    <div class="study-tree" ref={box} role="group" aria-label={t("study.tree")} tabIndex={0}>
      <button type="button" class="study-step" aria-current={shown.at === 0 ? "step" : undefined} onClick={() => go(0)}>
        {t("study.start")}
      </button>
      <Line from={0} tried={tried} shown={shown} go={go} />
    </div>
  );
}

/** Scroll a box to what stands in it, and nothing around it: on a phone the question would leave the sheet. */
function keepInside(box: HTMLElement, step: HTMLElement): void {
  const [frame, wanted] = [box.getBoundingClientRect(), step.getBoundingClientRect()];
  box.scrollTop += Math.min(0, wanted.top - frame.top) + Math.max(0, wanted.bottom - frame.bottom);
}

/** One line to its end; of a branching the others follow in a block of their own. */
function Line({ from, tried, shown, go }: Props & { from: number; tried: Map<number, Step[]> }): JSX.Element {
  const parts: JSX.Element[] = [];
  let next = tried.get(from) ?? [];
  while (next.length > 0) {
    const [main, ...others] = next as [Step, ...Step[]];
    parts.push(<StepButton key={main.number} step={main} shown={shown} go={go} />);
    for (const other of others) {
      parts.push(
        <div key={`branch-${other.number}`} class="study-branch">
          <StepButton step={other} shown={shown} go={go} />
          <Line from={other.number} tried={tried} shown={shown} go={go} />
        </div>,
      );
    }
    next = tried.get(main.number) ?? [];
  }
  return <>{parts}</>;
}

function StepButton({ step, shown, go }: Props & { step: Step }): JSX.Element {
  return (
    <button type="button" class={`study-step${step.seat === null ? " chance" : ""}`} data-step={step.number} aria-current={shown.at === step.number ? "step" : undefined} onClick={() => go(step.number)}>
      {step.seat !== null && <TeamSign seat={step.seat % 2} />}
      {moveWords(shown.game, step, "text")}
    </button>
  );
}
