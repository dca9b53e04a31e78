import { badResponse } from "../chat/fault.ts";
import { MAX_EVENT_BYTES } from "../bounds.ts";

/** An event of `text/event-stream`. */
export interface TextEvent {
  /** The type of the event; undefined if it has none. */
  readonly event: string | undefined;
  readonly data: string;
}

/** Reads `text/event-stream` (WHATWG HTML, section 9.2.6), however the bytes are split. */
export class EventTextReader {
  readonly #decoder = new TextDecoder();
  #line = "";
  /** Whether the last character was a carriage return, to which a following line feed belongs. */
  #afterReturn = false;
  #event: string | undefined;
  #data: string[] = [];
  #length = 0;

  /** Returns the events that the given bytes complete. */
  *read(bytes: Uint8Array): Generator<TextEvent> {
    yield* this.#readText(this.#decoder.decode(bytes, { stream: true }));
  }

  /** Returns the last event if the final empty line is missing, which some servers omit. */
  *end(): Generator<TextEvent> {
    yield* this.#readText(this.#decoder.decode());
    if (this.#line !== "") this.#addLine(this.#line);
    this.#line = "";
    const event = this.#take();
    if (event !== undefined) yield event;
  }

  *#readText(text: string): Generator<TextEvent> {
    let start = 0;
    for (let index = 0; index < text.length; index++) {
      const character = text.charCodeAt(index);
      if (character !== LINE_FEED && character !== RETURN) {
        this.#afterReturn = false;
        continue;
      }
      const isSecond = character === LINE_FEED && this.#afterReturn && index === start;
      this.#afterReturn = character === RETURN;
      if (!isSecond) {
        const line = this.#line + text.slice(start, index);
        this.#line = "";
        const event = line === "" ? this.#take() : this.#addLine(line);
        if (event !== undefined) yield event;
      }
      start = index + 1;
    }
    this.#line += text.slice(start);
    if (this.#line.length + this.#length > MAX_EVENT_BYTES)
      throw badResponse("an event of the stream is too long");
  }

  #addLine(line: string): undefined {
    const colon = line.indexOf(":");
    if (colon === 0) return undefined;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    if (name === "event") this.#event = value;
    if (name === "data") {
      this.#data.push(value);
      this.#length += value.length;
      if (this.#length > MAX_EVENT_BYTES) throw badResponse("an event of the stream is too long");
    }
    return undefined;
  }

  #take(): TextEvent | undefined {
    const event = this.#event;
    const data = this.#data;
    this.#event = undefined;
    this.#data = [];
    this.#length = 0;
    return data.length === 0 ? undefined : { event, data: data.join("\n") };
  }
}

const LINE_FEED = 10;
const RETURN = 13;

/** Writes an event of `text/event-stream`. */
export function eventText(data: string, event?: string): string {
  return event === undefined ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`;
}
