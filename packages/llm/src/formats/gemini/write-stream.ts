import type { Block, ChatError, ChatEvent, FinishReason, Usage } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteSealed } from "../../chat/unread.ts";
import type { JsonObject } from "../../json.ts";
import { eventText } from "../../stream/event-text.ts";
import type { StreamWish, StreamWriter } from "../format.ts";
import { writeGeminiError } from "./errors.ts";
import { writeFinish, writeGeminiPart, writeGeminiUsage } from "./response.ts";

/** Writes a streamed Gemini response: each tool call as a whole, and text as it arrives. */
export class GeminiStreamWriter implements StreamWriter {
  #head: JsonObject = {};
  #block: Block = { kind: "text" };
  #arguments = "";
  /** The signature of the open reasoning block. */
  #signature = "";
  #finish: FinishReason = "stop";
  #usage: Usage | undefined;
  readonly #notes: ResponseNotes | undefined;

  constructor({ notes }: StreamWish) {
    this.#notes = notes;
  }

  write(event: ChatEvent): string {
    switch (event.kind) {
      case "start":
        this.#head = { modelVersion: event.model, responseId: event.id };
        return "";
      case "open":
        this.#block = event.block;
        this.#arguments = "";
        this.#signature = "";
        return "";
      case "delta":
        return this.#delta(event.text);
      case "close":
        return this.#close();
      case "finish":
        this.#finish = event.reason;
        return "";
      case "usage":
        this.#usage = event.usage;
        return "";
      case "end":
        return this.#end();
      case "error":
        return this.error(event.error);
      case "signature":
        this.#signature += event.text;
        return "";
      case "citation":
        this.#notes?.dropped(event.at);
        return "";
      case "sealed":
        noteSealed(event.at ?? "", this.#notes);
        return "";
    }
  }

  error(error: ChatError): string {
    return eventText(JSON.stringify(writeGeminiError(error)));
  }

  #delta(text: string): string {
    const { kind } = this.#block;
    if (kind !== "toolCall") return this.#say(writeGeminiPart({ at: "", kind, text }));
    this.#arguments += text;
    return "";
  }

  #close(): string {
    const block = this.#block;
    if (block.kind === "reasoning" && this.#signature !== "")
      return this.#say([{ text: "", thought: true, thoughtSignature: this.#signature }]);
    if (block.kind !== "toolCall") return "";
    const { id, name } = block;
    const call = { at: "", kind: "toolCall", id, name, arguments: this.#arguments } as const;
    return this.#say(writeGeminiPart(call, this.#notes));
  }

  #say(parts: readonly JsonObject[]): string {
    const candidates = [{ content: { role: "model", parts }, index: 0 }];
    return eventText(JSON.stringify({ candidates, ...this.#head }));
  }

  #end(): string {
    const finishReason = writeFinish(this.#finish);
    const candidates = [{ content: { role: "model", parts: [] }, finishReason, index: 0 }];
    const usageMetadata = this.#usage && writeGeminiUsage(this.#usage);
    return eventText(JSON.stringify({ candidates, usageMetadata, ...this.#head }));
  }
}
