import { Choices } from "../../chat/choices.ts";
import type { ChatError, ChatEvent, Usage } from "../../chat/form.ts";
import { type JsonObject, textOfJson } from "../../json.ts";
import { eventText } from "../../stream/event-text.ts";
import type { StreamWish, StreamWriter } from "../format.ts";
import { writeGeminiError } from "./errors.ts";
import { writeGeminiUsage } from "./response.ts";
import { GeminiCandidateWriter } from "./write-candidate.ts";

/** Writes a streamed Gemini response. */
export class GeminiStreamWriter implements StreamWriter {
  readonly #candidates: Choices<GeminiCandidateWriter>;
  #head: JsonObject = {};
  #usage: Usage | undefined;

  constructor({ notes }: StreamWish) {
    this.#candidates = new Choices(() => new GeminiCandidateWriter(notes));
  }

  write(event: ChatEvent): string {
    switch (event.kind) {
      case "start":
        this.#head = { modelVersion: event.model, responseId: event.id };
        return "";
      case "usage":
        this.#usage = event.usage;
        return "";
      case "end":
        return this.#end();
      case "error":
        return this.error(event.error);
      default:
        return this.#ofCandidate(event.choice ?? 0, event);
    }
  }

  error(error: ChatError): string {
    return eventText(JSON.stringify(writeGeminiError(error)));
  }

  #ofCandidate(index: number, event: ChatEvent): string {
    const parts = this.#candidates.at(index).parts(event);
    if (parts === undefined) return "";
    const candidates = [{ content: { role: "model", parts }, index }];
    const body = { candidates, ...this.#head };
    // Only the arguments of calls are JSON that was parsed, and they are written as a whole at their end.
    return eventText(event.kind === "close" ? textOfJson(body) : JSON.stringify(body));
  }

  #end(): string {
    const candidates = this.#candidates.list().map(([index, { finish }]) => ({
      content: { role: "model", parts: [] },
      finishReason: finish,
      index,
    }));
    const usageMetadata = this.#usage && writeGeminiUsage(this.#usage);
    return eventText(JSON.stringify({ candidates, usageMetadata, ...this.#head }));
  }
}
