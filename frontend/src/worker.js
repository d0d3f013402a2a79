// Keeps the arcade itself in the browser, so that it opens without a network; matches always come from the server.
importScripts("push.js");
const VERSION = "%version%";
const SHELL = ["%shell%"];
/** What was taken along to play without the server outlives a version of the page (src/anywhere/takeaway.ts). */
const TAKEAWAY = "touchline-anywhere";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION && name !== TAKEAWAY).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const OWN_PAGES = /^\/(api|ws|docs|verify|pages|healthz|metrics|openapi\.json)/;
const KEPT_ANSWERS = /^\/api\/(games(\/[a-z-]+)?|phrases|matches\/[0-9a-z]+\/board)$/;

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  if (KEPT_ANSWERS.test(address.pathname)) {
    event.respondWith(networkFirst(event.request));
  } else if (!OWN_PAGES.test(address.pathname)) {
    const page = event.request.mode === "navigate" ? "/" : event.request;
    event.respondWith(caches.match(page).then((found) => found ?? fetch(event.request), () => fetch(event.request)));
  }
});

async function networkFirst(request) {
  // a disk that is full, or closed to us, keeps nothing: that is no reason to withhold an answer
  const nothing = () => undefined;
  const cache = await caches.open(VERSION).catch(nothing);
  let answer;
  try {
    answer = await fetch(request);
  } catch (problem) {
    const kept = await cache?.match(request.url);
    if (kept) return kept;
    throw problem;
  }
  if (answer.ok) await cache?.put(request.url, answer.clone()).catch(nothing);
  return answer;
}
