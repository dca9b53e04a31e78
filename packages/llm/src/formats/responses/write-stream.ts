import type {
  Block,
  ChatError,
  ChatEvent,
  Citation,
  FinishReason,
  Usage,
} from "../../chat/form.ts";
import type { JsonObject } from "../../json.ts";
import { eventText } from "../../stream/event-text.ts";
import type { StreamWriter } from "../format.ts";
import { codeOf } from "./errors.ts";
import { proofText } from "./proof.ts";
import {
  annotationOf,
  callItem,
  finished,
  headOf,
  messageItem,
  reasoningItem,
  statusOf,
  textContent,
} from "./response.ts";

/** Writes a streamed response as Responses events: each block is an item. */
export class ResponsesStreamWriter implements StreamWriter {
  #head: JsonObject | undefined;
  readonly #output: JsonObject[] = [];
  #sequence: number;
  #block: Block = { kind: "text" };
  #item = "";
  #text = "";
  #signature: string | undefined;
  #citations: Citation[] = [];
  #finish: FinishReason = "stop";
  /** Whether the open item waits for the next event, which says whether it is complete. */
  #isEnding = false;
  #usage: Usage | undefined;

  /** @param sequence the number of the stream's first event */
  constructor(sequence: number) {
    this.#sequence = sequence;
  }

  write(event: ChatEvent): string {
    if (event.kind === "usage" || event.kind === "error") return this.#event(event);
    return this.#ended(event) + this.#event(event);
  }

  /** Ends the item that waits. */
  #ended(event?: ChatEvent): string {
    if (!this.#isEnding) return "";
    this.#isEnding = false;
    return this.#close(event?.kind === "finish" ? statusOf(event.reason) : "completed");
  }

  #event(event: ChatEvent): string {
    switch (event.kind) {
      case "start":
        this.#head = headOf(event);
        return (
          this.#say("response.created", { response: this.#head }) +
          this.#say("response.in_progress", { response: this.#head })
        );
      case "open":
        return this.#open(event.block);
      case "delta":
        this.#text += event.text;
        return this.#delta(event.text);
      case "close":
        this.#isEnding = true;
        return "";
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
        this.#signature = (this.#signature ?? "") + event.text;
        return "";
      case "citation":
        return this.#cite(event.citation);
      case "sealed":
        return this.#sealed(event.data);
    }
  }

  error(error: ChatError): string {
    const { message } = error;
    const code = codeOf(error) ?? "server_error";
    if (this.#head === undefined) return this.#say("error", { code, message, param: null });
    const ended = this.#ended();
    const response = {
      ...this.#head,
      status: "failed",
      error: { code, message },
      output: this.#output,
    };
    return ended + this.#say("response.failed", { response });
  }

  #open(block: Block): string {
    this.#block = block;
    this.#text = "";
    this.#signature = undefined;
    this.#citations = [];
    this.#item = `${PREFIXES[block.kind]}_${this.#output.length + 1}`;
    const added = this.#say("response.output_item.added", {
      output_index: this.#output.length,
      item: this.#unfinished(),
    });
    const part = this.#part("");
    if (block.kind === "toolCall") return added;
    const type =
      block.kind === "reasoning"
        ? "response.reasoning_summary_part.added"
        : "response.content_part.added";
    return added + this.#within(type, { part });
  }

  #unfinished(): JsonObject {
    const block = this.#block;
    if (block.kind === "toolCall")
      return callItem(this.#item, block, { status: "in_progress", text: "" });
    if (block.kind === "reasoning") return reasoningItem(this.#item, []);
    return messageItem(this.#item, "in_progress", []);
  }

  #part(text: string): JsonObject {
    switch (this.#block.kind) {
      case "text":
      case "toolCall":
        return textContent(text, this.#citations);
      case "refusal":
        return { type: "refusal", refusal: text };
      case "reasoning":
        return { type: "summary_text", text };
    }
  }

  #cite(citation: Citation): string {
    this.#citations.push(citation);
    return this.#within("response.output_text.annotation.added", {
      annotation_index: this.#citations.length - 1,
      annotation: annotationOf(citation),
    });
  }

  #delta(delta: string): string {
    const more = this.#block.kind === "text" ? { logprobs: [] } : {};
    return this.#within(`${TEXTS[this.#block.kind]}.delta`, { delta, ...more });
  }

  #close(status: "completed" | "incomplete"): string {
    const { kind } = this.#block;
    const text = this.#text;
    const part = this.#part(text);
    const done = `${TEXTS[kind]}.done`;
    const item = this.#finished(part, status);
    const end = this.#ends(kind, { done, text, part });
    const over = this.#say("response.output_item.done", {
      output_index: this.#output.length,
      item,
    });
    this.#output.push(item);
    return end + over;
  }

  #ends(
    kind: Block["kind"],
    {
      done,
      text,
      part,
    }: { readonly done: string; readonly text: string; readonly part: JsonObject },
  ): string {
    switch (kind) {
      case "toolCall":
        return this.#within(done, {
          arguments: text,
          name: this.#block.kind === "toolCall" ? this.#block.name : "",
        });
      case "refusal":
        return (
          this.#within(done, { refusal: text }) +
          this.#within("response.content_part.done", { part })
        );
      case "text":
        return (
          this.#within(done, { text, logprobs: [] }) +
          this.#within("response.content_part.done", { part })
        );
      case "reasoning":
        return (
          this.#within(done, { text }) +
          this.#within("response.reasoning_summary_part.done", { part })
        );
    }
  }

  #finished(part: JsonObject, status: string): JsonObject {
    const block = this.#block;
    if (block.kind === "toolCall") return callItem(this.#item, block, { status, text: this.#text });
    if (block.kind === "reasoning")
      return reasoningItem(this.#item, [part], proofText({ signature: this.#signature }));
    return messageItem(this.#item, status, [part]);
  }

  /** Reasoning that only its vendor can read is written as an item without text. */
  #sealed(sealed: string): string {
    const place = { output_index: this.#output.length };
    const item = reasoningItem(`rs_${this.#output.length + 1}`, [], proofText({ sealed }));
    this.#output.push(item);
    return (
      this.#say("response.output_item.added", { ...place, item }) +
      this.#say("response.output_item.done", { ...place, item })
    );
  }

  #end(): string {
    const response = finished(this.#head ?? {}, this.#output, this.#finish, this.#usage);
    return this.#say(`response.${String(response["status"])}`, { response });
  }

  /** Writes an event of the output item that is open. */
  #within(type: string, data: JsonObject): string {
    const index = this.#block.kind === "reasoning" ? { summary_index: 0 } : { content_index: 0 };
    const place = { item_id: this.#item, output_index: this.#output.length };
    return this.#say(
      type,
      this.#block.kind === "toolCall" ? { ...place, ...data } : { ...place, ...index, ...data },
    );
  }

  #say(type: string, data: JsonObject): string {
    const event = { type, sequence_number: this.#sequence, ...data };
    this.#sequence += 1;
    return eventText(JSON.stringify(event), type);
  }
}

const PREFIXES: Readonly<Record<Block["kind"], string>> = {
  text: "msg",
  refusal: "msg",
  reasoning: "rs",
  toolCall: "fc",
};

const TEXTS: Readonly<Record<Block["kind"], string>> = {
  text: "response.output_text",
  refusal: "response.refusal",
  reasoning: "response.reasoning_summary_text",
  toolCall: "response.function_call_arguments",
};
