/** A page that is fetched when somebody goes there, so that the first load stays small. */
import type { ComponentType, JSX } from "preact";
import { t } from "../i18n";
import { useAsked } from "./asked";
import { Page } from "./page";
import { Problem } from "./problem";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P): JSX.Element {
    const found = useAsked(load, []);
    const Found = found.value;
    if (Found) return <Found {...props} />;
    return (
      <Page title={t("loading")} narrow>
        {found.problem ? <Problem problem={found.problem} /> : <p role="status">{t("loading")}</p>}
      </Page>
    );
  };
}
