/** The room in which all matches are played, fetched when somebody goes there or is about to. */
import { later } from "../ui/later";

export const MatchPage = later(() => import("./match").then((room) => room.MatchPage));
