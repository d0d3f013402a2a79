/** Whether telephones in the network reach this server, and the way to change that for whoever sits at it. */
import { signal } from "@preact/signals";
import { api } from "./api";
import type { ServerInfo } from "./types";

export const server = signal<ServerInfo | null>(null);

export async function askWhoComes(): Promise<void> {
  server.value = await api.server();
}

export async function moveDoor(open: boolean): Promise<void> {
  server.value = await api.moveDoor(open);
}
