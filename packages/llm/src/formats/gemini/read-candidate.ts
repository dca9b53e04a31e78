import type { ChatEvent, FinishReason } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { type JsonObject, listIn, objectOf, textIn } from "../../json.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { PartialCalls } from "./partial-calls.ts";
import { type CallIds, readPart } from "./parts.ts";
import { PARTS_AT, readFinish } from "./response.ts";

/** Reads one candidate of the events of a streamed Gemini response. */
export class GeminiCandidateReader {
  readonly #order = new BlockOrder();
  readonly #partial = new PartialCalls();
  #hasCall = false;
  #finish: FinishReason | undefined;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    this.#notes = notes;
  }

  *read(candidate: JsonObject, ids: CallIds): Generator<ChatEvent> {
    for (const part of listIn(objectOf(candidate["content"]), "parts"))
      yield* this.#part(objectOf(part), ids);
    const reason = textIn(candidate, "finishReason");
    if (reason !== undefined) this.#finish = readFinish(reason, this.#hasCall);
  }

  /** Ends the candidate of a prompt that the provider has blocked. */
  block(): void {
    this.#finish = "filter";
  }

  /** Whether the provider has given the finish reason, and no call is incomplete. */
  get isFinished(): boolean {
    return this.#finish !== undefined && !this.#partial.isWithin;
  }

  *end(): Generator<ChatEvent> {
    yield* this.#order.close();
    yield { kind: "finish", reason: this.#finish ?? "stop" };
  }

  *#part(value: JsonObject, ids: CallIds): Generator<ChatEvent> {
    const whole = this.#partial.joined(value);
    if (whole === undefined) return;
    const part = readPart(whole, PARTS_AT, ids);
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
