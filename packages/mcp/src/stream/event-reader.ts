/** An event of an event stream (HTML standard, section 9.2); missing fields are undefined. */
export interface StreamEvent {
  readonly event: string | undefined;
  readonly data: string | undefined;
  readonly id: string | undefined;
  /** The reconnection time of the event stream in milliseconds. */
  readonly retry: number | undefined;
}

interface Fields {
  event?: string;
  data?: string;
  id?: string;
  retry?: number;
}

const LINE_END = /\r\n|\n|\r/g;
const DIGITS = /^\d+$/;

/**
 * Reads an event stream, however its bytes are split. An event without data is returned, too: a client can
 * resume the stream at its id, and its `retry` says when.
 */
export class EventReader {
  readonly #decoder = new TextDecoder();
  readonly #maxCharacters: number;
  #rest = "";
  /** The number of characters of the remaining text that were already searched for a line end. */
  #searched = 0;
  #fields: Fields = {};
  #length = 0;

  /** @param maxCharacters maximum length of an event */
  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /**
   * Returns the events that these bytes complete.
   * @throws RangeError if an event is too long
   */
  read(bytes: Uint8Array): readonly StreamEvent[] {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    const events: StreamEvent[] = [];
    let start = 0;
    LINE_END.lastIndex = this.#searched;
    for (let found = LINE_END.exec(this.#rest); found !== null; found = LINE_END.exec(this.#rest)) {
      // A last CR may be the first half of a line end, which the next bytes decide.
      if (found[0] === "\r" && found.index === this.#rest.length - 1) break;
      const event = this.#line(this.#rest.slice(start, found.index));
      if (event !== undefined) events.push(event);
      start = found.index + found[0].length;
    }
    this.#rest = this.#rest.slice(start);
    this.#searched = Math.max(this.#rest.length - 1, 0);
    if (this.#length + this.#rest.length > this.#maxCharacters)
      throw new RangeError("an event of the stream is too long");
    return events;
  }

  #line(line: string): StreamEvent | undefined {
    if (line === "") return this.#complete();
    this.#length += line.length;
    const colon = line.indexOf(":");
    // A line that begins with a colon is a comment.
    if (colon === 0) return undefined;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + (line[colon + 1] === " " ? 2 : 1));
    this.#field(name, value);
    return undefined;
  }

  #field(name: string, value: string): void {
    const fields = this.#fields;
    if (name === "data")
      fields.data = fields.data === undefined ? value : `${fields.data}\n${value}`;
    else if (name === "event") fields.event = value;
    else if (name === "id" && !value.includes("\0")) fields.id = value;
    else if (name === "retry" && DIGITS.test(value)) fields.retry = Number(value);
  }

  #complete(): StreamEvent | undefined {
    const { event, data, id, retry } = this.#fields;
    this.#fields = {};
    this.#length = 0;
    if (event === undefined && data === undefined && id === undefined && retry === undefined)
      return undefined;
    return { event, data, id, retry };
  }
}
