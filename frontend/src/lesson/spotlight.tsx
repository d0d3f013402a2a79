/** Dims the table but for what is to be touched, and points to it wherever it is. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { still } from "../prefs";

interface Spot {
  /** Its middle. */
  x: number;
  y: number;
  /** How far the ring reaches to either side. */
  wide: number;
  high: number;
  /** How round the ring is. */
  round: number;
}

interface Light {
  /** The table, which is dimmed. */
  ground: DOMRect;
  /** What is lit; the last one is due. */
  spots: Spot[];
}

const OFTEN = 150;
const [LEAST, MOST] = [26, 62];
const HALO = 20;
/** Between a button and the ring around it. */
const APART = 5;
const CORNER = 14;

/** A circle on the table; around a button a frame, that its words are read. */
function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (element.closest(".actions")) return { ...middle, wide: box.width / 2 + APART, high: box.height / 2 + APART, round: CORNER };
  const size = Math.min(MOST, Math.max(LEAST, Math.hypot(box.width, box.height) / 2));
  return { ...middle, wide: size, high: size, round: size };
}

function thereOf(handles: string[]): Element[] {
  const found = handles.map((each) => document.querySelector(`.lesson ${each}`));
  return found.filter((each): each is Element => each !== null && each.getClientRects().length > 0);
}

function lightOf(handles: string[]): Light | undefined {
  const table = document.querySelector(".lesson .table");
  const there = thereOf(handles);
  if (!table || there.length === 0) return undefined;
  return { ground: table.getBoundingClientRect(), spots: there.map(spotOf) };
}

/** `handles`: selectors of what is to be touched one after another; the last that is there is due. */
export function Spotlight({ handles }: { handles: string[] }): JSX.Element | null {
  const [light, setLight] = useState<Light | undefined>(undefined);
  const wanted = handles.join("|");
  useEffect(() => {
    let before = "";
    // a card at the end of a long hand
    thereOf(handles).at(-1)?.scrollIntoView({ block: "nearest", inline: "center" });
    const look = (): void => {
      const found = lightOf(handles);
      const now = JSON.stringify(found);
      // what still moves is not pointed at
      setLight((shown) => (now !== before ? undefined : JSON.stringify(shown) === now ? shown : found));
      before = now;
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [wanted]);
  const due = light?.spots.at(-1);
  if (!light || !due) return null;
  const { x, y, width, height } = light.ground;
  const onTable = due.x >= x && due.x <= x + width && due.y >= y && due.y <= y + height;
  return (
    <svg class={`spotlight${still() ? " still" : ""}`} width="100%" height="100%" aria-hidden="true">
      {onTable && (
        <>
          <mask id="spot">
            <rect x={x} y={y} width={width} height={height} fill="#fff" />
            {light.spots.map((spot, index) => (
              <circle key={index} cx={spot.x} cy={spot.y} r={spot.round + HALO} fill="#000" />
            ))}
          </mask>
          <rect class="dim" x={x} y={y} width={width} height={height} mask="url(#spot)" />
        </>
      )}
      <rect class="ring" x={due.x - due.wide} y={due.y - due.high} width={2 * due.wide} height={2 * due.high} rx={due.round} />
      {due.wide === due.high && (
        <path
          class="pointing"
          transform={`translate(${due.x} ${due.y})`}
          d="M4 2 4 30q-9-8-13-3-2 3 3 9l11 14q5 7 14 7h9q12 0 12-13V33q0-6-5-6t-5 4q0-7-6-7-5 0-5 5 0-7-6-7-4 0-5 4V2q0-6-5-6-4 0-3 6z"
        />
      )}
    </svg>
  );
}
