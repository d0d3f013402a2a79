/** Where we are: the address bar as a signal. */
import { signal } from "@preact/signals";
import { options } from "preact";

export interface Route {
  /** The parts of the path: `/match/abc` is `["match", "abc"]`. */
  path: string[];
  query: URLSearchParams;
  /** After the `#`; invitations travel there, so that no server ever logs them. */
  hash: string;
}

/** The folder of a web space that the arcade lies in, as `touchline site` writes it into the page; empty at the root. */
export const folder = document.querySelector('meta[name="touchline-folder"]')?.getAttribute("content") ?? "";

/** An address of the arcade as a browser knows it. */
export function inFolder(address: string): string {
  return address.startsWith("/") ? folder + address : address;
}

/** The other way round: without the folder. */
function within(path: string): string {
  return folder && path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
}

/** Every link says where it leads in this web space: it can be copied, and opened in another tab. */
const made = options.vnode;
options.vnode = (node) => {
  const props = node.props as { href?: unknown };
  if (folder && node.type === "a" && typeof props.href === "string") props.href = inFolder(props.href);
  made?.(node);
};

/** A part of a path in plain letters, where it can be read at all. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read({ pathname, search, hash }: URL | Location): Route {
  return {
    path: within(pathname).split("/").filter((part) => part !== "").map(plain),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

export const route = signal<Route>(read(location));

/** Go to another page; `replace` leaves no trace in the history. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  const there = new URL(inFolder(address), location.href);
  try {
    if (how === "push") history.pushState(null, "", there);
    else history.replaceState(null, "", there);
  } catch {
    // a slider is drawn faster than some browsers let an address change; others refuse without a word
  }
  if (how === "push") scrollTo(0, 0);
  route.value = read(there);
}

/** For an answer that may come when somebody has gone elsewhere: whether they are still on the page they are on now. */
export function staying(): () => boolean {
  const here = route.peek().path.join("/");
  return () => route.peek().path.join("/") === here;
}

addEventListener("popstate", () => {
  route.value = read(location);
});

/** Links inside the app change the page without a load. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    const path = within(link.pathname);
    if (path.startsWith("/api/") || path.startsWith("/docs") || path === "/verify") return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  });
}
