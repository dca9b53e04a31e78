import type { Block, ChatError, ChatEvent, Usage } from "../../chat/form.ts";
import type { JsonObject } from "../../json.ts";
import { eventText } from "../../stream/event-text.ts";
import type { StreamWish, StreamWriter } from "../format.ts";
import { writeMessagesError } from "./errors.ts";
import { writeMessagesUsage, writeStopReason } from "./response.ts";

/** Writes a streamed response as Messages events. */
export class MessagesStreamWriter implements StreamWriter {
  #index = -1;
  #kind: Block["kind"] = "text";
  #usage: Usage | undefined;
  /** The start event, which waits for the usage that most vendors send last. */
  #start: Extract<ChatEvent, { kind: "start" }> | undefined;
  #finish: Extract<ChatEvent, { kind: "finish" }> | undefined;
  readonly #notes: StreamWish["notes"];

  constructor({ notes }: StreamWish) {
    this.#notes = notes;
  }

  write(event: ChatEvent): string {
    if (event.kind === "start") {
      this.#start = event;
      return "";
    }
    if (event.kind === "usage") {
      this.#usage = event.usage;
      return "";
    }
    return this.#begin() + this.#event(event);
  }

  error(error: ChatError): string {
    return typed(writeMessagesError(error), "error");
  }

  #begin(): string {
    const start = this.#start;
    if (start === undefined) return "";
    this.#start = undefined;
    const usage = { ...writeMessagesUsage(this.#usage), output_tokens: 0 };
    return typed(
      {
        type: "message_start",
        message: {
          id: start.id,
          type: "message",
          role: "assistant",
          model: start.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage,
        },
      },
      "message_start",
    );
  }

  #event(event: Exclude<ChatEvent, { kind: "start" | "usage" }>): string {
    switch (event.kind) {
      case "open":
        return this.#open(event.block);
      case "delta":
        return this.#delta(deltaOf(this.#kind, event.text));
      case "signature":
        return this.#delta({ type: "signature_delta", signature: event.text });
      case "citation":
        this.#notes?.dropped(event.at);
        return "";
      case "sealed":
        this.#index += 1;
        return this.#blockStart({ type: "redacted_thinking", data: event.data }) + this.#close();
      case "close":
        return this.#close();
      case "finish":
        this.#finish = event;
        return "";
      case "end":
        return this.#end();
      case "error":
        return this.error(event.error);
    }
  }

  #open(block: Block): string {
    this.#index += 1;
    this.#kind = block.kind;
    return this.#blockStart(contentBlock(block));
  }

  #blockStart(content_block: JsonObject): string {
    const type = "content_block_start";
    return typed({ type, index: this.#index, content_block }, type);
  }

  #delta(delta: JsonObject): string {
    const type = "content_block_delta";
    return typed({ type, index: this.#index, delta }, type);
  }

  #close(): string {
    const type = "content_block_stop";
    return typed({ type, index: this.#index }, type);
  }

  #end(): string {
    const { reason = "stop", stopSequence = null } = this.#finish ?? {};
    const delta = { stop_reason: writeStopReason(reason), stop_sequence: stopSequence };
    const usage = writeMessagesUsage(this.#usage);
    return (
      typed({ type: "message_delta", delta, usage }, "message_delta") +
      typed({ type: "message_stop" }, "message_stop")
    );
  }
}

function contentBlock(block: Block): JsonObject {
  switch (block.kind) {
    case "text":
    case "refusal":
      return { type: "text", text: "" };
    case "reasoning":
      return { type: "thinking", thinking: "", signature: "" };
    case "toolCall":
      return { type: "tool_use", id: block.id, name: block.name, input: {} };
  }
}

function deltaOf(kind: Block["kind"], text: string): JsonObject {
  switch (kind) {
    case "text":
    case "refusal":
      return { type: "text_delta", text };
    case "reasoning":
      return { type: "thinking_delta", thinking: text };
    case "toolCall":
      return { type: "input_json_delta", partial_json: text };
  }
}

function typed(data: JsonObject, type: string): string {
  return eventText(JSON.stringify(data), type);
}
