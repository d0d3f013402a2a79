/** A match moment by moment, in the shape of events, so that boards show both alike. */
import type { Moment } from "../net/api";
import type { MatchEvent } from "../net/types";

export function asEvent(moment: Moment): MatchEvent {
  return {
    seq: moment.at,
    kind: moment.kind ?? "played",
    at: 0,
    view: moment.view,
    ...(moment.seat === undefined ? {} : { seat: moment.seat }),
    ...(moment.text === undefined ? {} : { text: moment.text }),
    ...(moment.say === undefined ? {} : { say: moment.say, words: moment.words }),
    ...(moment.rules === undefined ? {} : { rules: moment.rules }),
    ...(moment.what === undefined ? {} : { what: moment.what }),
    ...(moment.paths === undefined ? {} : { paths: moment.paths }),
    ...(moment.gesture === undefined ? {} : { gesture: moment.gesture }),
    ...(moment.quiet === undefined ? {} : { quiet: moment.quiet }),
    ...(moment.highlight === undefined ? {} : { highlight: moment.highlight }),
    ...(moment.upshot === undefined ? {} : { upshot: moment.upshot }),
  };
}
