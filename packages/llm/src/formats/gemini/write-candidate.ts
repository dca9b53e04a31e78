import type { Block, ChatEvent, FinishReason } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteSealed } from "../../chat/unread.ts";
import type { JsonObject } from "../../json.ts";
import { writeFinish, writeGeminiPart } from "./response.ts";

/** Writes one candidate of a streamed Gemini response: each tool call as a whole, and text as it arrives. */
export class GeminiCandidateWriter {
  #block: Block = { kind: "text" };
  #arguments = "";
  /** The signature of the open reasoning block. */
  #signature = "";
  #finish: FinishReason = "stop";
  readonly #notes: ResponseNotes | undefined;

  constructor(notes: ResponseNotes | undefined) {
    this.#notes = notes;
  }

  /** The finish reason. */
  get finish(): string {
    return writeFinish(this.#finish);
  }

  /** The parts of an event; undefined if it needs none. */
  parts(event: ChatEvent): readonly JsonObject[] | undefined {
    switch (event.kind) {
      case "open":
        this.#block = event.block;
        this.#arguments = "";
        this.#signature = "";
        return undefined;
      case "delta":
        return this.#delta(event.text);
      case "close":
        return this.#close();
      case "finish":
        this.#finish = event.reason;
        return undefined;
      case "signature":
        this.#signature += event.text;
        return undefined;
      case "citation":
        this.#notes?.dropped(event.at);
        return undefined;
      case "sealed":
        noteSealed(event.at ?? "", this.#notes);
        return undefined;
      default:
        return undefined;
    }
  }

  #delta(text: string): readonly JsonObject[] | undefined {
    const { kind } = this.#block;
    if (kind !== "toolCall") return writeGeminiPart({ at: "", kind, text });
    this.#arguments += text;
    return undefined;
  }

  #close(): readonly JsonObject[] | undefined {
    const block = this.#block;
    if (block.kind === "reasoning" && this.#signature !== "")
      return [{ text: "", thought: true, thoughtSignature: this.#signature }];
    if (block.kind !== "toolCall") return undefined;
    const { id, name } = block;
    const call = { at: "", kind: "toolCall", id, name, arguments: this.#arguments } as const;
    return writeGeminiPart(call, this.#notes);
  }
}
