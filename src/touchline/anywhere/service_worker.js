// Keeps a whole site in the browser: pages, engine, tables, so that it opens and plays without a network.
// A new version is fetched beside the old one and takes over when no page of the old one is open: no match is disturbed.
const VERSION = "%version%";
const FILES = "%files%";
/** Where in its web space the site lies; empty at the root. */
const FOLDER = "%folder%";

self.addEventListener("install", (event) => event.waitUntil(bring()));

/** A file whose name follows from what is in it need not be fetched again. */
const LASTING = ["assets", "pyodide", "engine"].map((name) => `${FOLDER}/${name}/`);

async function bring() {
  const cache = await caches.open(VERSION);
  await Promise.all(
    FILES.map(async (address) => {
      const lasts = LASTING.some((place) => address.startsWith(place));
      const known = lasts ? await caches.match(address) : undefined;
      if (known) await cache.put(address, known);
      else await cache.add(new Request(address, { cache: lasts ? "default" : "reload" }));
    }),
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  event.respondWith(kept(event.request));
});

async function kept(request) {
  const cache = await caches.open(VERSION);
  const found = await cache.match(request.mode === "navigate" ? `${FOLDER}/` : request);
  return found ?? fetch(request);
}
