/** What is fetched when somebody goes there, so that the first load stays small. */
import type { ComponentType, JSX } from "preact";
import { t } from "../i18n";
import { useAsked } from "./asked";
import { Page } from "./page";
import { Problem } from "./problem";

type Load<P> = () => Promise<ComponentType<P>>;

function fetched<P extends object>(load: Load<P>, waiting: (word: JSX.Element) => JSX.Element): ComponentType<P> {
  return function Later(props: P): JSX.Element {
    const found = useAsked(load, []);
    const Found = found.value;
    if (Found) return <Found {...props} />;
    return waiting(found.problem ? <Problem problem={found.problem} /> : <p role="status">{t("loading")}</p>);
  };
}

/** A whole page. */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
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
