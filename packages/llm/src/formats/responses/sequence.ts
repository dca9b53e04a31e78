import { isObject, numberIn, parsed } from "../../json.ts";

const DATA = /^data:(.*)$/m;

/** The number of the event after the given event; the events of a stream are numbered from 0. */
export function sequenceAfter(event: Uint8Array | undefined): number {
  const [, data = ""] = DATA.exec(event === undefined ? "" : Buffer.from(event).toString()) ?? [];
  const body = parsed(data);
  const number = isObject(body) ? numberIn(body, "sequence_number") : undefined;
  return number === undefined ? 0 : number + 1;
}
