import { badResponse } from "../../chat/fault.ts";
import type { ChatEvent, FinishReason } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  parsed,
  textIn,
} from "../../json.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { EventTextReader, type TextEvent } from "../../stream/event-text.ts";
import type { StreamReader } from "../format.ts";
import { readGeminiError } from "./errors.ts";
import { PartialCalls } from "./partial-calls.ts";
import { CallIds, readPart } from "./parts.ts";
import {
  hasFinalGeminiUsage,
  isBlocked,
  noteLosses,
  PARTS_AT,
  readFinish,
  readGeminiUsage,
} from "./response.ts";

const BAD_GATEWAY = 502;

/** Reads a streamed Gemini response: each event is a response with the new content. */
export class GeminiStreamReader implements StreamReader {
  readonly #text = new EventTextReader();
  readonly #order = new BlockOrder();
  readonly #partial = new PartialCalls();
  #ids = new CallIds("");
  #started = false;
  #hasCall = false;
  #finish: FinishReason | undefined;
  #over = false;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    this.#notes = notes;
  }

  *read(bytes: Uint8Array): Generator<ChatEvent> {
    for (const event of this.#text.read(bytes)) yield* this.#event(event);
  }

  /** Ends the stream; this format has no final event, so the end of the body ends the stream. */
  *end(): Generator<ChatEvent> {
    for (const event of this.#text.end()) yield* this.#event(event);
    if (this.#over) return;
    if (this.#finish === undefined || this.#partial.isWithin)
      throw badResponse("the stream ends before the response does");
    yield* this.#order.close();
    yield { kind: "finish", reason: this.#finish };
    yield { kind: "end" };
  }

  *#event({ data }: TextEvent): Generator<ChatEvent> {
    if (this.#over) return;
    const body = parsed(data);
    if (!isObject(body)) throw badResponse("an event of the stream is not a JSON object");
    if (isObject(body["error"])) {
      this.#over = true;
      return yield { kind: "error", error: readGeminiError(BAD_GATEWAY, body) };
    }
    yield* this.#start(body);
    if (this.#notes !== undefined) noteLosses(body, this.#notes);
    const candidate = objectOf(
      listIn(body, "candidates").find((each) => (numberIn(objectOf(each), "index") ?? 0) === 0),
    );
    for (const part of listIn(objectOf(candidate["content"]), "parts"))
      yield* this.#part(objectOf(part));
    const reason = textIn(candidate, "finishReason");
    if (reason !== undefined) this.#finish = readFinish(reason, this.#hasCall);
    if (isBlocked(body)) this.#finish = "filter";
    const usage = readGeminiUsage(objectIn(body, "usageMetadata"));
    if (usage !== undefined) yield { kind: "usage", usage, isFinal: hasFinalGeminiUsage(body) };
  }

  *#start(body: JsonObject): Generator<ChatEvent> {
    if (this.#started) return;
    this.#started = true;
    const id = textIn(body, "responseId") ?? "";
    this.#ids = new CallIds(id);
    yield { kind: "start", id, model: textIn(body, "modelVersion") ?? "", created: undefined };
  }

  *#part(value: JsonObject): Generator<ChatEvent> {
    const whole = this.#partial.joined(value);
    if (whole === undefined) return;
    const part = readPart(whole, PARTS_AT, this.#ids);
    if (part.kind === "toolCall") {
      this.#hasCall = true;
      yield* this.#order.open({ kind: "toolCall", id: part.id, name: part.name });
      yield* this.#order.text(part.arguments);
      yield* this.#order.close();
    } else if (part.kind === "text" || part.kind === "reasoning") {
      yield* this.#words(part.kind, part.text);
      if (part.kind === "reasoning") yield* this.#signature(part.signature);
    } else this.#notes?.dropped(part.at);
  }

  *#words(kind: "text" | "reasoning", text: string): Generator<ChatEvent> {
    if (text === "") return;
    yield* this.#order.within({ kind });
    yield* this.#order.text(text);
  }

  /** Writes the signature of a thought; the last piece of the thought contains it. */
  *#signature(text: string | undefined): Generator<ChatEvent> {
    if (text === undefined) return;
    yield* this.#order.within({ kind: "reasoning" });
    yield { kind: "signature", text };
    yield* this.#order.close();
  }
}
