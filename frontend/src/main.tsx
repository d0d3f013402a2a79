import "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { ready } from "./i18n";
import { engineParts, takeaway } from "./net/transport";
import { followLinks, inFolder } from "./route";
import "./style/tokens.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/dice.css";
import "./style/pages.css";
import "./style/home.css";

const root = document.getElementById("app");
if (root) {
  followLinks(root);
  void ready.then(() => render(<App />, root));
}
const parts = engineParts;
if (parts) {
  // behind the first page, which needs no engine
  addEventListener("load", () => void import("./anywhere/engine").then((room) => room.engineOf(parts).wake()));
}
if (takeaway.value) addEventListener("load", () => void import("./anywhere/takeaway").then((room) => room.keepComingBack()));
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  void navigator.serviceWorker.register(inFolder("/worker.js")).catch(() => undefined);
}
