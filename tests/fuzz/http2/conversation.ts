import { frame, frames } from "@edge-gateway/http/testing";
import type { Random } from "../random.ts";
import { block, literals, MARK, ODD_FIELDS, SOUND_FIELDS } from "./fields.ts";

/** The bytes that a client sends after the preface and its settings. */
export interface Conversation {
  readonly frames: readonly SentFrame[];
  /** The bytes, split into the pieces in which they are sent. */
  readonly pieces: readonly Buffer[];
}

/** A frame, and the headers that were intended if it begins a header block. */
export interface SentFrame {
  readonly bytes: Buffer;
  readonly type: number;
  readonly stream: number;
  readonly fields: readonly string[];
}

const MOST_FRAMES = 10;
const MOST_PADDING = 6;
const LARGEST_WORD = 0xffffffff;
const LARGEST_WINDOW = 0x7fffffff;
const UNKNOWN_TYPE = 0x2a;
const ODD_IDS = [0, 1, 2, 3, 5, 7, 9, 101, LARGEST_WINDOW, LARGEST_WORD] as const;
const TRAILERS = [
  ["x-a", "b"],
  ["x-a", "b"],
  [],
  [":path", "/"],
  ["X-A", "b"],
  ["te", "b"],
] as const;
const CODES = [frames.NO_ERROR, frames.CANCEL, frames.REFUSED_STREAM, 0xff] as const;

/** The conversation with this number; the same one for the same seed. */
export function conversationOf(random: Random): Conversation {
  const writer = new Writer(random);
  const count = random.below(MOST_FRAMES) + 1;
  for (let index = 0; index < count; index++) writer.add(index === 0);
  const { frames: written } = writer;
  return { frames: written, pieces: cut(Buffer.concat(written.map(({ bytes }) => bytes)), random) };
}

/** The bytes in one piece, in a few, or one by one. */
function cut(bytes: Buffer, random: Random): Buffer[] {
  const cuts = random.percent(50) ? 0 : random.below(6);
  const ends = Array.from({ length: cuts }, () => random.below(bytes.length + 1));
  ends.sort((one, other) => one - other);
  let start = 0;
  return [...ends, bytes.length].map((end) => bytes.subarray(start, (start = end)));
}

/** A stream id without the reserved bit (RFC 9113 section 4.1). */
function numberOf(stream: number): number {
  return stream & LARGEST_WINDOW;
}

/** Writes frames that are valid, nearly valid, or invalid. */
class Writer {
  readonly frames: SentFrame[] = [];
  readonly #random: Random;
  #next = 1;
  /** The headers that are being sent. */
  #meant: readonly string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  add(first: boolean): void {
    const random = this.#random;
    if (first && random.percent(97)) return this.#request();
    const kinds: readonly [() => void, ...(() => void)[]] = [
      this.#request,
      this.#request,
      this.#request,
      this.#data,
      this.#data,
      this.#trailers,
      this.#reset,
      this.#windowUpdate,
      this.#priority,
      this.#settings,
      this.#ping,
      this.#other,
    ];
    random.pick(kinds).call(this);
  }

  #request(): void {
    const random = this.#random;
    const stream = random.percent(97) ? this.#next : this.#id();
    if (stream >= this.#next && stream < LARGEST_WINDOW) this.#next = stream + 2;
    const fields: string[] = [...SOUND_FIELDS];
    const method = random.pick(["GET", "POST", "POST", "PUT"]);
    fields[1] = method;
    for (let odd = random.below(2); odd > 0; odd--) {
      const { at, put } = random.pick(ODD_FIELDS);
      fields.splice(at === "end" ? fields.length : at, at === "end" ? 0 : put.length, ...put);
    }
    fields.push(MARK, String(numberOf(stream)));
    this.#fields(stream, fields, random.percent(method === "GET" ? 80 : 20));
  }

  #trailers(): void {
    const fields = this.#random.pick<readonly string[]>(TRAILERS);
    this.#fields(this.#id(), fields, this.#random.percent(80));
  }

  /** Writes HEADERS, sometimes with CONTINUATION frames. */
  #fields(stream: number, fields: readonly string[], endStream: boolean): void {
    const random = this.#random;
    const whole = block(fields, random);
    this.#meant = literals(whole) ?? fields;
    const cuts = random.percent(80) ? [] : [random.below(whole.length + 1)];
    const parts = [...cuts, whole.length];
    let start = 0;
    for (const [index, end] of parts.entries()) {
      const isLast = index === parts.length - 1 && !random.percent(2);
      const flags = (isLast ? frames.FLAG_END_HEADERS : 0) | (random.percent(1) ? 0x02 : 0);
      const payload = whole.subarray(start, end);
      start = end;
      if (index > 0) this.#frame(frames.CONTINUATION, flags, stream, payload);
      else this.#head(flags | (endStream ? frames.FLAG_END_STREAM : 0), stream, payload);
    }
  }

  #head(flags: number, stream: number, payload: Buffer): void {
    const random = this.#random;
    if (!random.percent(15)) return this.#padded(frames.HEADERS, flags, stream, payload);
    const priority = this.#dependency(stream);
    const both = Buffer.concat([priority, payload]);
    this.#padded(frames.HEADERS, flags | frames.FLAG_PRIORITY, stream, both);
  }

  #padded(type: number, flags: number, stream: number, payload: Buffer): void {
    const random = this.#random;
    if (!random.percent(20)) return this.#frame(type, flags, stream, payload);
    const padding = random.below(MOST_PADDING);
    const said = random.percent(96) ? padding : random.below(256);
    // Zero bytes that are not padding are a header without a name.
    if (said < padding) this.#meant = [...this.#meant, "", ""];
    const parts = [Buffer.from([said]), payload, Buffer.alloc(padding)];
    this.#frame(type, flags | frames.FLAG_PADDED, stream, Buffer.concat(parts));
  }

  #data(): void {
    const random = this.#random;
    const flags = random.percent(50) ? frames.FLAG_END_STREAM : 0;
    const payload = Buffer.from(random.pick(["", "hello", "hello", "x".repeat(300)]));
    this.#padded(frames.DATA, flags, this.#id(), payload);
  }

  #reset(): void {
    this.#frame(frames.RST_STREAM, 0, this.#id(), this.#word(this.#random.pick(CODES)));
  }

  #windowUpdate(): void {
    const increment = this.#random.pick([1, 1, 1, 1000, 1000, 0, LARGEST_WINDOW]);
    const stream = this.#random.percent(20) ? 0 : this.#id();
    this.#frame(frames.WINDOW_UPDATE, 0, stream, this.#word(increment));
  }

  #priority(): void {
    const stream = this.#id();
    this.#frame(frames.PRIORITY, 0, stream, this.#dependency(stream));
  }

  #settings(): void {
    const random = this.#random;
    const entries = Array.from({ length: random.below(4) }, () => {
      const entry = Buffer.alloc(6);
      entry.writeUInt16BE(
        random.percent(95) ? random.pick([1, 3, 6, 9, 10, 11]) : random.below(11),
        0,
      );
      entry.writeUInt32BE(
        random.pick([0, 1, 2, 100, 16_384, 65_535, 0xffffff, LARGEST_WINDOW, LARGEST_WORD]),
        2,
      );
      return entry;
    });
    const isAnswer = random.percent(10);
    const payload = Buffer.concat(isAnswer && random.percent(80) ? [] : entries);
    this.#frame(frames.SETTINGS, isAnswer ? frames.FLAG_ACK : 0, this.#connection(), payload);
  }

  #ping(): void {
    const flags = this.#random.percent(30) ? frames.FLAG_ACK : 0;
    this.#frame(frames.PING, flags, this.#connection(), Buffer.from("12345678"));
  }

  #other(): void {
    const random = this.#random;
    const type = random.pick([
      UNKNOWN_TYPE,
      UNKNOWN_TYPE,
      frames.PUSH_PROMISE,
      frames.CONTINUATION,
    ]);
    this.#frame(type, random.below(256), this.#id(), Buffer.from("1234"));
  }

  #dependency(stream: number): Buffer {
    const on = this.#random.percent(97) ? 0 : stream;
    return Buffer.concat([this.#word(on), Buffer.from([16])]);
  }

  /** The id of a stream that probably exists. */
  #id(): number {
    const random = this.#random;
    if (random.percent(4)) return random.pick(ODD_IDS);
    return 2 * random.below(Math.max(1, (this.#next - 1) / 2)) + 1;
  }

  #connection(): number {
    return this.#random.percent(98) ? 0 : this.#id();
  }

  #word(value: number): Buffer {
    const word = Buffer.alloc(4);
    word.writeUInt32BE(value);
    return word;
  }

  #frame(type: number, flags: number, stream: number, payload: Buffer): void {
    const random = this.#random;
    const sound = random.percent(99);
    const length = sound ? payload.length : random.below(payload.length + 2);
    const wrong = length <= payload.length ? payload.subarray(0, length) : Buffer.alloc(length);
    const fields = type === frames.HEADERS ? this.#meant : [];
    this.frames.push({
      bytes: frame(type, flags, stream, wrong),
      type,
      stream: numberOf(stream),
      fields,
    });
  }
}
