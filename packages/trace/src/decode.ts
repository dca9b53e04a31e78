import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { validateTraceRecord } from "@edge-gateway/generated/validators/trace-record.js";
import type { Decoded } from "./decoded.ts";
import { TRACE_TYPES } from "./list.ts";

/** Called for comments of the stream, which report its state: `ready`, `keepalive`. */
export interface DecoderEvents {
  record(decoded: Decoded): void;
  comment?(text: string): void;
  /**
   * Called for a line that is neither a record nor part of an event; readers of event streams ignore such
   * lines.
   */
  other?(line: string): void;
}

/** Fields of server-sent events that a trace does not use. */
const UNUSED_FIELD = /^(?:event|id|retry)(?::|$)/;

/**
 * Reads a trace as it arrives, as server-sent events or as JSON lines.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export class TraceDecoder {
  readonly #events: DecoderEvents;
  readonly #maxLength: number;
  readonly #text = new TextDecoder();
  #rest = "";
  #data: string[] = [];
  #dataLength = 0;

  /** @param maxLength maximum characters of a record; a longer record causes a RangeError */
  constructor(events: DecoderEvents, maxLength: number) {
    this.#events = events;
    this.#maxLength = maxLength;
  }

  /** @throws RangeError if a record is longer than the limit */
  write(chunk: Uint8Array): void {
    this.#take(this.#rest + this.#text.decode(chunk, { stream: true }));
  }

  /** Reports the last record, if it is complete; an incomplete last event is dropped. */
  end(): void {
    const rest = this.#rest;
    this.#rest = "";
    if (rest.startsWith("{")) this.#line(rest);
    else if (rest !== "" && !rest.startsWith(":")) this.#events.other?.(rest);
    this.#dispatch();
  }

  #take(text: string): void {
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      this.#line(text.endsWith("\r", end) ? text.slice(start, end - 1) : text.slice(start, end));
      start = end + 1;
    }
    this.#rest = text.slice(start);
    this.#bound(this.#rest.length);
  }

  #line(line: string): void {
    if (line === "") this.#dispatch();
    else if (line.startsWith(":")) this.#events.comment?.(line.slice(1).trim());
    else if (line.startsWith("{")) this.#events.record(decodeRecord(line));
    else if (line.startsWith("data:")) this.#append(line.slice(line.startsWith("data: ") ? 6 : 5));
    else if (!UNUSED_FIELD.test(line)) this.#events.other?.(line);
  }

  #append(data: string): void {
    this.#data.push(data);
    this.#dataLength += data.length;
    this.#bound(this.#dataLength);
  }

  #dispatch(): void {
    if (this.#data.length === 0) return;
    const text = this.#data.join("\n");
    this.#data = [];
    this.#dataLength = 0;
    this.#events.record(decodeRecord(text));
  }

  #bound(length: number): void {
    if (length > this.#maxLength)
      throw new RangeError(`a record is longer than ${this.#maxLength} characters`);
  }
}

/** Validates one trace record; never throws an exception. */
export function decodeRecord(text: string): Decoded {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "invalid", problem: "not JSON", text };
  }
  const type = typeOf(value);
  if (type === undefined) return { kind: "invalid", problem: "no message.type", text };
  const json = JSON.stringify(value);
  if (!TRACE_TYPES.has(type)) return { kind: "unknown", type, json };
  const [violation] = validateTraceRecord(value);
  if (violation === undefined) return { kind: "record", record: value as TraceRecord, json };
  const problem = `${violation.pointer} ${violation.message}`.trim();
  return { kind: "invalid", problem, text, type };
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("message" in value)) return undefined;
  const { message } = value;
  if (typeof message !== "object" || message === null || !("type" in message)) return undefined;
  return typeof message.type === "string" ? message.type : undefined;
}
