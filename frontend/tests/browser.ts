/** A browser to import first: document, storage, address bar and history, without a window. */
import { GlobalRegistrator } from "@happy-dom/global-registrator";

GlobalRegistrator.register({ url: "http://arcade.test/" });
