import { EventReader } from "@edge-gateway/kernel/http/event-reader";
import { badResponse } from "../chat/fault.ts";
import { MAX_EVENT_BYTES } from "../bounds.ts";

/** Reads the data of the events of `text/event-stream`; events without data are left out. */
export class EventDataReader {
  readonly #events = new EventReader(MAX_EVENT_BYTES, () =>
    badResponse("an event of the stream is too long"),
  );

  /** Returns the data of the events that the given bytes complete. */
  *read(bytes: Uint8Array): Generator<string> {
    for (const { data } of this.#events.read(bytes)) if (data !== undefined) yield data;
  }

  /** Returns the data of the last event if the final empty line is missing. */
  *end(): Generator<string> {
    for (const { data } of this.#events.end()) if (data !== undefined) yield data;
  }
}

/** Writes an event of `text/event-stream`. */
export function eventText(data: string, event?: string): string {
  return event === undefined ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`;
}
