/** Where we are: the address bar as a signal. */
import { signal } from "@preact/signals";

export interface Route {
  /** The parts of the path: `/match/abc` is `["match", "abc"]`. */
  path: string[];
  query: URLSearchParams;
  /** After the `#`; invitations travel there, so that no server ever logs them. */
  hash: string;
}

function read(): Route {
  return {
    path: location.pathname.split("/").filter((part) => part !== "").map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

export const route = signal<Route>(read());

/** Go to another page; `replace` leaves no trace in the history. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") {
    history.pushState(null, "", address);
    scrollTo(0, 0);
  } else {
    history.replaceState(null, "", address);
  }
  route.value = read();
}

addEventListener("popstate", () => {
  route.value = read();
});

/** Links inside the app change the page without a load. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/docs") || link.pathname === "/verify") return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
