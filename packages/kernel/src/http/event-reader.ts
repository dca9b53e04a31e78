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

const DIGITS = /^\d+$/;

/**
 * Reads an event stream, however its bytes are split. An event without data is returned, too: a client can
 * resume the stream at its id, and its `retry` says when.
 */
export class EventReader {
  readonly #decoder = new TextDecoder();
  readonly #maxCharacters: number;
  readonly #tooLong: () => Error;
  /** The text of a line whose end has not arrived. */
  #rest = "";
  /** Whether the text so far ends with a CR, to which a following LF belongs. */
  #isAfterReturn = false;
  #fields: Fields = {};
  #length = 0;

  /**
   * @param maxCharacters maximum length of an event: of its values and their line ends
   * @param tooLong makes the error for a longer event
   */
  constructor(
    maxCharacters: number,
    tooLong = (): Error => new RangeError("an event of the stream is too long"),
  ) {
    this.#maxCharacters = maxCharacters;
    this.#tooLong = tooLong;
  }

  /**
   * Returns the events that these bytes complete, as they are asked for.
   * @throws RangeError if an event is too long
   */
  *read(bytes: Uint8Array): Generator<StreamEvent> {
    yield* this.#readText(this.#decoder.decode(bytes, { stream: true }));
  }

  /** Returns the last event if the final empty line is missing, which some servers omit. */
  *end(): Generator<StreamEvent> {
    yield* this.#readText(`${this.#decoder.decode()}\n\n`);
  }

  *#readText(text: string): Generator<StreamEvent> {
    let start = this.#isAfterReturn && text.startsWith("\n") ? 1 : 0;
    if (text !== "") this.#isAfterReturn = text.endsWith("\r");
    const lineEnd = /\r\n|\n|\r/g;
    lineEnd.lastIndex = start;
    for (let found = lineEnd.exec(text); found !== null; found = lineEnd.exec(text)) {
      const line = this.#rest + text.slice(start, found.index);
      this.#rest = "";
      start = lineEnd.lastIndex;
      const event = line === "" ? this.#complete() : this.#line(line);
      if (event !== undefined) yield event;
    }
    this.#rest += text.slice(start);
    this.#checkLength(this.#rest.length);
  }

  #line(line: string): undefined {
    const colon = line.indexOf(":");
    // A line that begins with a colon is a comment.
    if (colon === 0) return;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + (line[colon + 1] === " " ? 2 : 1));
    this.#field(name, value);
    // The line end counts, because lines without a value need memory, too.
    this.#length += value.length + 1;
    this.#checkLength(0);
  }

  #field(name: string, value: string): void {
    const fields = this.#fields;
    if (name === "data")
      fields.data = fields.data === undefined ? value : `${fields.data}\n${value}`;
    else if (name === "event") fields.event = value;
    else if (name === "id" && !value.includes("\0")) fields.id = value;
    else if (name === "retry" && DIGITS.test(value)) fields.retry = Number(value);
  }

  #checkLength(more: number): void {
    if (this.#length + more > this.#maxCharacters) throw this.#tooLong();
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
