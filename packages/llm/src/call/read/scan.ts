import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import { CUT_OFF } from "../../chat/fault.ts";
import type { ChatFormat } from "../../formats/format.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  objectOf,
  parsed,
  textIn,
  without,
} from "../../json.ts";
import { EventBytes } from "../../stream/event-bytes.ts";
import { eventText } from "../../stream/event-text.ts";
import type { CallRecord } from "./record.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import { TextListener } from "./texts.ts";

const USAGE = '"usage';
const MODEL = '"model"';
const DATA = "data:";
/**
 * A text that every chunk contains, in formats whose chunks are parts of a response; Gemini's chunks are
 * whole responses.
 */
const PIECE = '"delta"';
const RESPONSE = '"candidates"';
/** A text in each chunk of a text completion, because such chunks have no `delta`. */
const TEXT = '"text_completion"';
const NOTHING = Buffer.alloc(0);

/**
 * Scans a streamed response in the client's own format, and parses only events with token usage. With
 * `hidesUsage`, the event that contains only usage is removed.
 */
export class StreamScan {
  readonly #format: ChatFormat;
  readonly #record: CallRecord;
  readonly #hidesUsage: boolean;
  readonly #events = new EventBytes();
  /** Receives the texts of the response; undefined if no expression reads the model's output. */
  readonly #texts: TextListener | undefined;
  #usage: JsonObject = {};
  /** The last event that the client has received, if events have numbers. */
  #last: Uint8Array | undefined;

  constructor(format: ChatFormat, record: CallRecord, hidesUsage: boolean) {
    this.#format = format;
    this.#record = record;
    this.#hidesUsage = hidesUsage;
    const { texts } = record;
    this.#texts = texts && new TextListener(format, texts);
  }

  /** Scans a chunk, and returns the bytes that the client gets. */
  add(bytes: Uint8Array): Uint8Array {
    this.#texts?.add(bytes);
    const kept = [];
    for (const event of this.#events.split(bytes)) {
      const seen = this.#look(event);
      if (seen !== undefined) kept.push(seen);
    }
    const last = this.#format.hasNumberedEvents === true ? kept.at(-1) : undefined;
    // The chunk is copied, because its memory is reused.
    if (last !== undefined) this.#last = Buffer.from(last);
    return joined(kept);
  }

  /** Ends the scan after the provider has disconnected before the end of its response. */
  cut(): Uint8Array {
    const error = CUT_OFF;
    this.#record.error = error;
    const wish = { usage: true, model: "", after: this.#last };
    const written = this.#format.streamWriter(wish).error(error);
    return typeof written === "string" ? Buffer.from(written) : written;
  }

  end(): Uint8Array {
    const rest = this.#events.rest();
    return rest.length > 0 ? (this.#look(rest) ?? NOTHING) : NOTHING;
  }

  /** Reads an event; returns what the client gets of it. */
  #look(event: Buffer): Buffer | undefined {
    if (event.includes(PIECE) || event.includes(RESPONSE) || event.includes(TEXT))
      this.#record.chunks += 1;
    const speaksOfTokens = event.includes(USAGE);
    if (!speaksOfTokens && (this.#record.responseModel !== undefined || !event.includes(MODEL)))
      return event;
    const data = dataOf(event);
    if (data === undefined) return event;
    this.#record.responseModel ??= this.#format.modelIn(data);
    this.#record.serviceTier = serviceTierIn(data) ?? this.#record.serviceTier;
    const usage = this.#format.usageIn(data);
    if (usage === undefined) return event;
    const said = Object.entries(usage).filter(([, value]) => value !== null);
    this.#usage = { ...this.#usage, ...Object.fromEntries(said) };
    this.#record.usage = this.#format.readUsage(this.#usage);
    const isSaid = this.#record.usage !== undefined;
    this.#record.hasFinalUsage = isSaid && this.#format.hasFinalUsage(data);
    return this.#hidesUsage ? withoutUsage(data, event) : event;
  }
}

/** A chunk of chat completions for a client that asked for no usage; undefined if nothing else is in it. */
function withoutUsage(data: JsonObject, event: Buffer): Buffer | undefined {
  const choices = listIn(data, "choices").map((choice) => without(objectOf(choice), USAGE_MEMBER));
  if (choices.every(isEmptyChoice)) return undefined;
  const left = { ...without(data, USAGE_MEMBER), choices };
  return Buffer.from(eventText(writtenLike(left, event.toString("utf8"))));
}

const USAGE_MEMBER: ReadonlySet<string> = new Set(["usage"]);

function isEmptyChoice(choice: JsonObject): boolean {
  const delta = Object.entries(objectOf(choice["delta"]));
  const isSaid = delta.some(([name, value]) => name !== "role" && value !== "" && value !== null);
  return !isSaid && textIn(choice, "finish_reason") === undefined;
}

/** The JSON object in an event. */
function dataOf(event: Buffer): JsonObject | undefined {
  const lines = event.toString("utf8").split(/\r?\n/);
  const data = lines.filter((line) => line.startsWith(DATA)).map((line) => line.slice(DATA.length));
  const value = parsed(data.join("\n"));
  return isObject(value) ? value : undefined;
}

function joined(pieces: readonly Buffer[]): Uint8Array {
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
}
