import type { ChatEvent, FinishReason } from "../../chat/form.ts";
import { noteSealed } from "../../chat/unread.ts";
import type { JsonObject } from "../../json.ts";
import type { StreamWish } from "../format.ts";
import { annotationOf, noteOtherCall, writeFinish } from "./response.ts";

/** Writes one choice of a streamed chat completions response, as the deltas of its chunks. */
export class CompletionsChoiceWriter {
  readonly #wish: StreamWish;
  #tool = -1;
  /** How many characters of text were written, and how many of them before the open block. */
  #said = 0;
  #before = 0;
  #kind: "text" | "refusal" | "reasoning" | "toolCall" = "text";
  #hasRefusal = false;
  #finish: FinishReason = "stop";

  constructor(wish: StreamWish) {
    this.#wish = wish;
  }

  /** The finish reason. */
  get finish(): string {
    return writeFinish(this.#finish, this.#wish.hasOldCalls === true, this.#hasRefusal);
  }

  /** The delta of an event; undefined if it needs no chunk. */
  delta(event: ChatEvent): JsonObject | undefined {
    switch (event.kind) {
      case "open":
        this.#kind = event.block.kind;
        this.#before = this.#said;
        return event.block.kind === "toolCall" ? this.#openTool(event.block) : undefined;
      case "delta":
        return this.#text(event.text);
      case "signature":
        return { reasoning_signature: event.text };
      case "citation":
        return { annotations: [annotationOf(event.citation, this.#before)] };
      case "finish":
        this.#finish = event.reason;
        return undefined;
      case "sealed":
        noteSealed(event.at ?? "", this.#wish.notes);
        return undefined;
      default:
        return undefined;
    }
  }

  #openTool({ id, name }: { readonly id: string; readonly name: string }): JsonObject | undefined {
    this.#tool += 1;
    if (this.#wish.hasOldCalls === true) {
      if (this.#tool === 0) return { function_call: { name, arguments: "" } };
      noteOtherCall("", this.#wish.notes);
      return undefined;
    }
    return {
      tool_calls: [{ index: this.#tool, id, type: "function", function: { name, arguments: "" } }],
    };
  }

  #text(text: string): JsonObject | undefined {
    switch (this.#kind) {
      case "text":
        this.#said += text.length;
        return { content: text };
      case "refusal":
        this.#hasRefusal = true;
        return { refusal: text };
      case "reasoning":
        return { reasoning_content: text };
      case "toolCall":
        if (this.#wish.hasOldCalls === true)
          return this.#tool === 0 ? { function_call: { arguments: text } } : undefined;
        return { tool_calls: [{ index: this.#tool, function: { arguments: text } }] };
    }
  }
}
