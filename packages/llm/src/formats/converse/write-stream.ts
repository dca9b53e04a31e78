import type { Block, ChatError, ChatEvent, Usage } from "../../chat/form.ts";
import type { JsonObject } from "../../json.ts";
import { awsEvent } from "../../stream/aws-events.ts";
import type { StreamWish, StreamWriter } from "../format.ts";
import { exceptionOf } from "./errors.ts";
import { writeConverseUsage, writeStopReason } from "./response.ts";

const NOTHING = Buffer.alloc(0);

/** Writes a streamed response as binary Converse messages. */
export class ConverseStreamWriter implements StreamWriter {
  #index = -1;
  #kind: Block["kind"] = "text";
  #usage: Usage | undefined;
  readonly #notes: StreamWish["notes"];

  constructor({ notes }: StreamWish) {
    this.#notes = notes;
  }

  write(event: ChatEvent): Uint8Array {
    switch (event.kind) {
      case "start":
        return said("messageStart", { role: "assistant" });
      case "open":
        return this.#open(event.block);
      case "delta":
        return this.#delta(this.#deltaOf(event.text));
      case "signature":
        return this.#delta({ reasoningContent: { signature: event.text } });
      case "citation":
        this.#notes?.dropped(event.at);
        return NOTHING;
      case "sealed":
        this.#index += 1;
        return Buffer.concat([
          this.#delta({ reasoningContent: { redactedContent: event.data } }),
          this.#close(),
        ]);
      case "close":
        return this.#close();
      case "finish":
        return said("messageStop", { stopReason: writeStopReason(event.reason) });
      case "usage":
        this.#usage = event.usage;
        return NOTHING;
      case "end":
        return said("metadata", {
          usage: writeConverseUsage(this.#usage),
          metrics: { latencyMs: 0 },
        });
      case "error":
        return this.error(event.error);
    }
  }

  error(error: ChatError): Uint8Array {
    const headers = {
      ":message-type": "exception",
      ":exception-type": exceptionOf(error),
      ":content-type": "application/json",
    };
    return awsEvent(headers, JSON.stringify({ message: error.message }));
  }

  #open(block: Block): Uint8Array {
    this.#index += 1;
    this.#kind = block.kind;
    if (block.kind !== "toolCall") return NOTHING;
    const start = { toolUse: { toolUseId: block.id, name: block.name } };
    return said("contentBlockStart", { contentBlockIndex: this.#index, start });
  }

  #deltaOf(text: string): JsonObject {
    if (this.#kind === "toolCall") return { toolUse: { input: text } };
    return this.#kind === "reasoning" ? { reasoningContent: { text } } : { text };
  }

  #delta(delta: JsonObject): Buffer {
    return said("contentBlockDelta", { contentBlockIndex: this.#index, delta });
  }

  #close(): Buffer {
    return said("contentBlockStop", { contentBlockIndex: this.#index });
  }
}

function said(type: string, body: JsonObject): Buffer {
  const headers = {
    ":event-type": type,
    ":content-type": "application/json",
    ":message-type": "event",
  };
  return awsEvent(headers, JSON.stringify(body));
}
