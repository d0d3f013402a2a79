/** A board that a game from another package brings: a module of the server's, imported when a match opens. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { language } from "../prefs";
import type { View } from "../net/types";

/** What such a board is told once. */
export interface GuestTable {
  shape: unknown;
  names: string[];
  /** Play a move, or enter what fell, in notation. */
  act: (text: string) => void;
}

/** What it is told at every moment. */
export interface GuestMoment {
  view: View;
  /** What may be done, or may have fallen, in notation. */
  texts: string[];
  mayAct: boolean;
  /** The seat we look from; nobody's for a spectator. */
  me: number | undefined;
  language: string;
}

interface GuestBoard {
  show: (moment: GuestMoment) => void;
  leave?: () => void;
}

interface GuestModule {
  board: (place: HTMLElement, table: GuestTable) => GuestBoard;
}

/** The address of a game's own module, where its shape names one. */
export function guestAddress(shape: unknown): string | undefined {
  const front = (shape as { front?: unknown } | undefined)?.front;
  return typeof front === "string" && front.startsWith("/games/") ? front : undefined;
}

/** The board and the choices on it; `onBroken` where it cannot be fetched or breaks. */
export function Guest({ address, table, moment, onBroken }: { address: string; table: GuestTable; moment: Omit<GuestMoment, "language">; onBroken: () => void }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<GuestBoard | undefined>(undefined);
  const acting = useRef(table.act);
  const [here, setHere] = useState(false);
  acting.current = table.act;
  useEffect(() => {
    let gone = false;
    import(address).then((found: GuestModule) => {
      if (gone || !place.current) return;
      board.current = found.board(place.current, { ...table, act: (text) => acting.current(text) });
      setHere(true);
    }).catch(onBroken);
    return () => {
      gone = true;
      board.current?.leave?.();
    };
  }, [address]);
  useEffect(() => {
    try {
      board.current?.show({ ...moment, language: language.value });
    } catch {
      onBroken();
    }
  });
  return <div class="guest-board paper" ref={place} data-here={here} />;
}
