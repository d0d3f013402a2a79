/** A picture of the result and the address of the match, to be sent to others. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Review } from "../net/api";
import { copied } from "../ui/copying";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { equity } from "./turning-points";
import { inFolder } from "../route";

interface Props {
  match: string;
  title: string;
  names: string[];
  score: number[];
  seat: number;
  review: Review | undefined;
  close: () => void;
}

const WIDE = 1200;
const HIGH = 630;

export function Share({ match, title, names, score, seat, review, close }: Props): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [taken, setTaken] = useState(false);
  const link = `${location.origin}${inFolder(`/match/${match}/replay`)}`;
  const line = `${title}: ${names.slice(0, 2).join(" – ")} ${score.slice(0, 2).join(" – ")}`;
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (pen) paint(pen, title, names, score, seat, review);
  }, [review]);
  const picture = (): Promise<Blob | null> => new Promise((done) => canvas.current?.toBlob(done, "image/png"));
  const send = async (): Promise<void> => {
    const blob = await picture();
    const files = blob ? [new File([blob], "touchline.png", { type: "image/png" })] : [];
    const offer = navigator.canShare?.({ files }) ? { title: line, url: link, files } : { title: line, url: link };
    try {
      await navigator.share(offer);
    } catch {
      // closed without sharing
    }
  };
  const save = async (): Promise<void> => {
    const blob = await picture();
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    const anchor = Object.assign(document.createElement("a"), { href: address, download: "touchline.png" });
    anchor.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Dialog title={t("ending.share")} close={close}>
      <canvas class="share-card" ref={canvas} width={WIDE} height={HIGH} role="img" aria-label={line} />
      <label class="field">
        <span>{t("invite.link")}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        {"share" in navigator && (
          <button type="button" class="first grow" onClick={() => void send()}>
            <Icon name="share" /> {t("ending.share")}
          </button>
        )}
        <button type="button" class="grow" onClick={() => void copied(link).then(setTaken)}>
          <Icon name="link" /> {t(taken ? "invite.copied" : "ending.copy")}
        </button>
        <button type="button" class="grow" onClick={() => void save()}>
          <Icon name="save" /> {t("ending.picture")}
        </button>
      </div>
    </Dialog>
  );
}

/** Felt, wood, the score in large figures, and below it how it swung. */
function paint(pen: CanvasRenderingContext2D, title: string, names: string[], score: number[], seat: number, review: Review | undefined): void {
  const felt = pen.createRadialGradient(600, 220, 60, 600, 300, 800);
  felt.addColorStop(0, "#3d6b53");
  felt.addColorStop(1, "#1c3527");
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = "#56351d";
  pen.fillRect(0, 0, WIDE, 84);
  pen.fillStyle = "#8a5a30";
  pen.fillRect(0, 84, WIDE, 4);
  const write = (text: string, x: number, y: number, size: number, colour: string, align: CanvasTextAlign, most = 460): void => {
    pen.font = `700 ${size}px "Barlow Condensed", "Arial Narrow", sans-serif`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, most);
  };
  write("Touchline", 40, 58, 44, "#fbeed2", "left");
  write(title, WIDE - 40, 58, 44, "#ffd98a", "right", 640);
  write(names[0] ?? "", 60, 170, 62, "#ffd36b", "left");
  write(names[1] ?? "", WIDE - 60, 170, 62, "#ffb0a2", "right");
  write(score.slice(0, 2).join(" – "), WIDE / 2, 330, 190, "#fffaf0", "center", 900);
  if (review) swing(pen, review, seat);
}

function swing(pen: CanvasRenderingContext2D, review: Review, seat: number): void {
  const marks = [equity(review.initial, seat), ...review.steps.map((step) => equity(step, seat))];
  const x = (index: number): number => 60 + (index / Math.max(1, marks.length - 1)) * (WIDE - 120);
  const y = (win: number): number => 590 - win * 200;
  pen.strokeStyle = "#ffffff55";
  pen.lineWidth = 2;
  pen.strokeRect(60, 390, WIDE - 120, 200);
  pen.beginPath();
  pen.moveTo(60, y(0.5));
  pen.lineTo(WIDE - 60, y(0.5));
  pen.stroke();
  pen.beginPath();
  marks.forEach((win, index) => pen.lineTo(x(index), y(win)));
  pen.strokeStyle = "#ffc64d";
  pen.lineWidth = 6;
  pen.lineJoin = "round";
  pen.stroke();
}
