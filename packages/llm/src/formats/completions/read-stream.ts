import type { ChatEvent } from "../../chat/form.ts";
import { Choices, ofChoice } from "../../chat/choices.ts";
import { badResponse } from "../../chat/fault.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectOf,
  parsed,
  textIn,
} from "../../json.ts";
import { EventTextReader, type TextEvent } from "../../stream/event-text.ts";
import type { StreamReader } from "../format.ts";
import { readCompletionsError } from "./errors.ts";
import { CompletionsChoiceReader } from "./read-choice.ts";
import { noteLosses } from "./response.ts";
import { hasFinalCompletionsUsage, readCompletionsUsage, usageIn } from "./usage.ts";

const DONE = "[DONE]";
const BAD_GATEWAY = 502;

/** Reads the chunks of a streamed chat completions response. */
export class CompletionsStreamReader implements StreamReader {
  readonly #text = new EventTextReader();
  readonly #choices: Choices<CompletionsChoiceReader>;
  #id = "";
  #started = false;
  #over = false;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    this.#notes = notes;
    this.#choices = new Choices((index) => new CompletionsChoiceReader(index, notes));
  }

  *read(bytes: Uint8Array): Generator<ChatEvent> {
    for (const event of this.#text.read(bytes)) yield* this.#event(event);
  }

  *end(): Generator<ChatEvent> {
    for (const event of this.#text.end()) yield* this.#event(event);
    if (this.#over) return;
    // Some servers omit the last event after the finish reason.
    if (this.#choices.at(0).isFinished) yield* this.#done();
    else throw badResponse("the stream ends before the response does");
  }

  *#event({ data }: TextEvent): Generator<ChatEvent> {
    if (this.#over) return;
    if (data === DONE) return yield* this.#done();
    const chunk = parsed(data);
    if (!isObject(chunk)) throw badResponse("an event of the stream is not a JSON object");
    if (isObject(chunk["error"]) || chunk["object"] === "error") {
      this.#over = true;
      return yield { kind: "error", error: readCompletionsError(BAD_GATEWAY, chunk) };
    }
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
    if (this.#started) return;
    this.#started = true;
    this.#id = textIn(chunk, "id") ?? "";
    yield {
      kind: "start",
      id: this.#id,
      model: textIn(chunk, "model") ?? "",
      created: numberIn(chunk, "created"),
    };
  }

  *#done(): Generator<ChatEvent> {
    this.#over = true;
    for (const [index, choice] of this.#choices.list()) yield* ofChoice(index, choice.end());
    yield { kind: "end" };
  }
}
