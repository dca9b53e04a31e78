import { Choices, ofChoice } from "../../chat/choices.ts";
import { badResponse } from "../../chat/fault.ts";
import type { ChatEvent } from "../../chat/form.ts";
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
import { EventTextReader, type TextEvent } from "../../stream/event-text.ts";
import type { StreamReader } from "../format.ts";
import { readGeminiError } from "./errors.ts";
import { CallIds } from "./parts.ts";
import { GeminiCandidateReader } from "./read-candidate.ts";
import { hasFinalGeminiUsage, isBlocked, noteLosses, readGeminiUsage } from "./response.ts";

const BAD_GATEWAY = 502;

/** Reads a streamed Gemini response: each event is a response with the new content. */
export class GeminiStreamReader implements StreamReader {
  readonly #text = new EventTextReader();
  readonly #candidates: Choices<GeminiCandidateReader>;
  #ids = new CallIds("");
  #started = false;
  #over = false;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    this.#notes = notes;
    this.#candidates = new Choices(() => new GeminiCandidateReader(notes));
  }

  *read(bytes: Uint8Array): Generator<ChatEvent> {
    for (const event of this.#text.read(bytes)) yield* this.#event(event);
  }

  /** Ends the stream; this format has no final event, so the end of the body ends the stream. */
  *end(): Generator<ChatEvent> {
    for (const event of this.#text.end()) yield* this.#event(event);
    if (this.#over) return;
    // A choice besides the first one never ends the response of the others.
    if (!this.#candidates.at(0).isFinished)
      throw badResponse("the stream ends before the response does");
    for (const [index, candidate] of this.#candidates.list())
      yield* ofChoice(index, candidate.end());
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
    for (const value of listIn(body, "candidates")) {
      const candidate = objectOf(value);
      const index = numberIn(candidate, "index") ?? 0;
      yield* ofChoice(index, this.#candidates.at(index).read(candidate, this.#ids));
    }
    if (isBlocked(body)) this.#candidates.at(0).block();
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
}
