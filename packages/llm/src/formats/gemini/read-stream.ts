import { Choices, ofChoice } from "../../chat/choices.ts";
import type { ChatEvent } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { JsonEventStream } from "../chat-stream.ts";
import { readGeminiError } from "./errors.ts";
import { CallIds } from "./parts.ts";
import { GeminiCandidateReader } from "./read-candidate.ts";
import { hasFinalGeminiUsage, isBlocked, noteLosses, readGeminiUsage } from "./response.ts";

const BAD_GATEWAY = 502;

/** Reads a streamed Gemini response: each event is a response with the new content. */
export class GeminiStreamReader extends JsonEventStream {
  readonly #candidates: Choices<GeminiCandidateReader>;
  #ids = new CallIds("");
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    super();
    this.#notes = notes;
    this.#candidates = new Choices(() => new GeminiCandidateReader(notes));
  }

  /** Ends the stream; this format has no final event, so the end of the body ends the stream. */
  protected override *closed(): Generator<ChatEvent> {
    // A choice besides the first one never ends the response of the others.
    if (!this.#candidates.at(0).isFinished) throw this.cut();
    for (const [index, candidate] of this.#candidates.list())
      yield* ofChoice(index, candidate.end());
    yield { kind: "end" };
  }

  protected *event(body: JsonObject): Generator<ChatEvent> {
    if (isObject(body["error"])) return yield* this.failed(readGeminiError(BAD_GATEWAY, body));
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
    const id = textIn(body, "responseId") ?? "";
    const model = textIn(body, "modelVersion") ?? "";
    for (const start of this.start({ id, model, created: undefined })) {
      this.#ids = new CallIds(id);
      yield start;
    }
  }
}
