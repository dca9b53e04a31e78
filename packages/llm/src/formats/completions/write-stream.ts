import type { ChatError, ChatEvent, FinishReason, Usage } from "../../chat/form.ts";
import { noteSealed } from "../../chat/unread.ts";
import type { JsonObject } from "../../json.ts";
import { eventText } from "../../stream/event-text.ts";
import type { StreamWish, StreamWriter } from "../format.ts";
import { writeCompletionsError } from "./errors.ts";
import { annotationOf, noteOtherCall, writeFinish } from "./response.ts";
import { writeCompletionsUsage } from "./usage.ts";

/** Writes a streamed response as chat completions chunks. */
export class CompletionsStreamWriter implements StreamWriter {
  readonly #wish: StreamWish;
  #head: JsonObject = {};
  #tool = -1;
  /** How many characters of text were written, and how many of them before the open block. */
  #said = 0;
  #before = 0;
  #kind: "text" | "refusal" | "reasoning" | "toolCall" = "text";
  #hasRefusal = false;
  #finish: FinishReason = "stop";
  #usage: Usage | undefined;

  constructor(wish: StreamWish) {
    this.#wish = wish;
  }

  write(event: ChatEvent): string {
    switch (event.kind) {
      case "start":
        return this.#start(event);
      case "open":
        this.#kind = event.block.kind;
        this.#before = this.#said;
        return event.block.kind === "toolCall" ? this.#openTool(event.block) : "";
      case "delta":
        return this.#delta(event.text);
      case "signature":
        return this.#chunk({ reasoning_signature: event.text });
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
      case "citation":
        return this.#chunk({ annotations: [annotationOf(event.citation, this.#before)] });
      case "sealed":
        noteSealed(event.at ?? "", this.#wish.notes);
        return "";
      case "close":
        return "";
    }
  }

  error(error: ChatError): string {
    return eventText(JSON.stringify(writeCompletionsError(error)));
  }

  #start({ id, model, created }: Extract<ChatEvent, { kind: "start" }>): string {
    this.#head = {
      id,
      object: "chat.completion.chunk",
      created: created ?? 0,
      model,
    };
    return this.#chunk({ role: "assistant", content: "" });
  }

  #openTool({ id, name }: { readonly id: string; readonly name: string }): string {
    this.#tool += 1;
    if (this.#wish.hasOldCalls === true) {
      if (this.#tool === 0) return this.#chunk({ function_call: { name, arguments: "" } });
      noteOtherCall("", this.#wish.notes);
      return "";
    }
    return this.#chunk({
      tool_calls: [{ index: this.#tool, id, type: "function", function: { name, arguments: "" } }],
    });
  }

  #delta(text: string): string {
    switch (this.#kind) {
      case "text":
        this.#said += text.length;
        return this.#chunk({ content: text });
      case "refusal":
        this.#hasRefusal = true;
        return this.#chunk({ refusal: text });
      case "reasoning":
        return this.#chunk({ reasoning_content: text });
      case "toolCall":
        if (this.#wish.hasOldCalls === true)
          return this.#tool === 0 ? this.#chunk({ function_call: { arguments: text } }) : "";
        return this.#chunk({ tool_calls: [{ index: this.#tool, function: { arguments: text } }] });
    }
  }

  #chunk(delta: JsonObject, finish: string | null = null): string {
    const choice = { index: 0, delta, logprobs: null, finish_reason: finish };
    return eventText(JSON.stringify({ ...this.#head, choices: [choice] }));
  }

  /** Usage is sent as a separate chunk, as OpenAI does, to clients that requested it. */
  #end(): string {
    const usage = this.#usage;
    const counted =
      usage === undefined || !this.#wish.usage
        ? ""
        : eventText(
            JSON.stringify({ ...this.#head, choices: [], usage: writeCompletionsUsage(usage) }),
          );
    const reason = writeFinish(this.#finish, this.#wish.hasOldCalls === true, this.#hasRefusal);
    return `${this.#chunk({}, reason)}${counted}${eventText("[DONE]")}`;
  }
}
