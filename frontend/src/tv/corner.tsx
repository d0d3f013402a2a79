/** The corner of the front page where something is on; nothing of it is fetched before it is seen. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { useAsked } from "../ui/asked";

export function Television(): JSX.Element {
  const corner = useRef<HTMLElement>(null);
  const [inView, setInView] = useState(false);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      const here = entries.some((entry) => entry.isIntersecting);
      setInView(here);
      if (here) setSeen(true);
    }, { threshold: 0.2 });
    if (corner.current) watch.observe(corner.current);
    return () => watch.disconnect();
  }, []);
  const set = useAsked(() => (seen ? import("./screen").then((room) => room.Screen) : Promise.resolve(undefined)), [seen]);
  const Screen = set.value;
  return (
    <section class="paper nook tv" aria-labelledby="nook-tv" ref={corner}>
      <h2 id="nook-tv">{t("tv")}</h2>
      <p class="soft">{t("tv.what")}</p>
      {Screen && <Screen running={inView} />}
    </section>
  );
}
