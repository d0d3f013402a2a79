/** Dims the table but for what is to be touched, and points to it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../prefs";

interface Spot {
  x: number;
  y: number;
  size: number;
}

const OFTEN = 200;
const LEAST = 34;

/** Where something stands, seen from the corner of the box around it. */
function spotOf(element: Element, around: DOMRect): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2 - around.x, y: box.y + box.height / 2 - around.y, size: Math.max(LEAST, Math.hypot(box.width, box.height) / 2 + 8) };
}

/** `handles`: selectors of what is to be touched one after another; the last that is there is due. */
export function Spotlight({ handles }: { handles: string[] }): JSX.Element {
  const layer = useRef<SVGSVGElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  const [size, setSize] = useState<[number, number]>([0, 0]);
  const wanted = handles.join("|");
  useEffect(() => {
    const look = (): void => {
      const own = layer.current?.getBoundingClientRect();
      const stage = layer.current?.closest(".match");
      if (!own || !stage) return;
      const due = handles.map((each) => stage.querySelector(each)).findLast((each) => each !== null && each.getClientRects().length > 0);
      const next = due ? spotOf(due, own) : undefined;
      setSize((was) => (was[0] === own.width && was[1] === own.height ? was : [own.width, own.height]));
      setSpot((was) => (was && next && Math.abs(was.x - next.x) < 1 && Math.abs(was.y - next.y) < 1 && Math.abs(was.size - next.size) < 1 ? was : next));
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [wanted]);
  return (
    <svg class={`spotlight${still() ? " still" : ""}`} ref={layer} width="100%" height="100%" aria-hidden="true">
      {spot && size[0] > 0 && (
        <>
          <mask id="spot">
            <rect width={size[0]} height={size[1]} fill="#fff" />
            <circle cx={spot.x} cy={spot.y} r={spot.size + 26} fill="#000" />
          </mask>
          <rect class="dim" width={size[0]} height={size[1]} mask="url(#spot)" />
          <circle class="ring" cx={spot.x} cy={spot.y} r={spot.size} />
          <g class="pointing" transform={`translate(${spot.x} ${spot.y})`}>
            <path d="M4 2 4 30q-9-8-13-3-2 3 3 9l11 14q5 7 14 7h9q12 0 12-13V33q0-6-5-6t-5 4q0-7-6-7-5 0-5 5 0-7-6-7-4 0-5 4V2q0-6-5-6-4 0-3 6z" />
          </g>
        </>
      )}
    </svg>
  );
}
