// What a service worker does with a push: show whose turn it is, and open the match when it is touched.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.body, tag: told.tag, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { url: told.url } };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(told.title ?? "Touchline", shown),
      self.navigator.setAppBadge?.().catch(() => undefined),
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((each) => new URL(each.url).pathname === address.pathname);
      return there ? there.focus() : self.clients.openWindow(address.href);
    }),
  );
});
