/** What is fetched when somebody goes there, so that the first load stays small. */
import type { ComponentType, JSX } from "preact";
import { t } from "../i18n";
import { useAsked } from "./asked";
import { Page } from "./page";
import { Problem } from "./problem";

type Load<P> = () => Promise<ComponentType<P>>;

/** Something that is shown as soon as it is here, and may be fetched before anybody goes there. */
export type Later<P> = ComponentType<P> & { fetchIt: Load<P> };

function fetched<P extends object>(load: Load<P>, waiting: (word: JSX.Element) => JSX.Element): Later<P> {
  let here: ComponentType<P> | undefined;
  const fetchIt = (): Promise<ComponentType<P>> => load().then((found) => (here = found));
  const shown = (props: P): JSX.Element => {
    const found = useAsked(fetchIt, []);
    // what is here already is there at once, without a page that says it is on its way
    const Found = here ?? found.value;
    if (Found) return <Found {...props} />;
    return waiting(found.problem ? <Problem problem={found.problem} /> : <p role="status">{t("loading")}</p>);
  };
  return Object.assign(shown, { fetchIt });
}

/** A whole page. */
export function later<P extends object>(load: Load<P>): Later<P> {
  return fetched(load, (word) => (
    <Page title={t("loading")} narrow>
      {word}
    </Page>
  ));
}

/** A part of a page, which stands around it meanwhile. */
export function partLater<P extends object>(load: Load<P>): ComponentType<P> {
  return fetched(load, (word) => word);
}
