import type { ChatEvent } from "../../chat/form.ts";
import { Choices, ofChoice } from "../../chat/choices.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import { isObject, type JsonObject, listIn, numberIn, objectOf, textIn } from "../../json.ts";
import { JsonEventStream } from "../chat-stream.ts";
import { readCompletionsError } from "./errors.ts";
import { CompletionsChoiceReader } from "./read-choice.ts";
import { noteLosses } from "./response.ts";
import { hasFinalCompletionsUsage, readCompletionsUsage, usageIn } from "./usage.ts";

const DONE = "[DONE]";
const BAD_GATEWAY = 502;

/** Reads the chunks of a streamed chat completions response. */
export class CompletionsStreamReader extends JsonEventStream {
  readonly #choices: Choices<CompletionsChoiceReader>;
  #id = "";
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    super();
    this.#notes = notes;
    this.#choices = new Choices((index) => new CompletionsChoiceReader(index, notes));
  }

  /** Some servers omit the last event after the finish reason. */
  protected override closed(): Iterable<ChatEvent> {
    return this.#choices.at(0).isFinished ? this.#done() : super.closed();
  }

  protected override other(data: string): Iterable<ChatEvent> {
    return data === DONE ? this.#done() : super.other(data);
  }

  protected *event(chunk: JsonObject): Generator<ChatEvent> {
    if (isObject(chunk["error"]) || chunk["object"] === "error")
      return yield* this.failed(readCompletionsError(BAD_GATEWAY, chunk));
    yield* this.#start(chunk);
    if (this.#notes !== undefined) noteLosses(chunk, this.#notes);
    for (const value of listIn(chunk, "choices")) {
      const choice = objectOf(value);
      const index = numberIn(choice, "index") ?? 0;
      const callsOf = index === 0 ? this.#id : `${this.#id}-${index}`;
      yield* ofChoice(index, this.#choices.at(index).read(choice, callsOf));
    }
    const usage = readCompletionsUsage(usageIn(chunk));
    if (usage !== undefined)
      yield {
        kind: "usage",
        usage,
        isFinal: hasFinalCompletionsUsage(chunk),
        serviceTier: serviceTierIn(chunk),
      };
  }

  *#start(chunk: JsonObject): Generator<ChatEvent> {
    const id = textIn(chunk, "id") ?? "";
    const model = textIn(chunk, "model") ?? "";
    for (const start of this.start({ id, model, created: numberIn(chunk, "created") })) {
      this.#id = id;
      yield start;
    }
  }

  *#done(): Generator<ChatEvent> {
    this.isOver = true;
    for (const [index, choice] of this.#choices.list()) yield* ofChoice(index, choice.end());
    yield { kind: "end" };
  }
}
