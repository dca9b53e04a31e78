import type { ChatEvent } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteUnknown } from "../../chat/unread.ts";
import {
  below,
  type JsonObject,
  numberIn,
  objectIn,
  objectOf,
  textIn,
  textOfJson,
} from "../../json.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { CallsInOrder } from "../../stream/calls-in-order.ts";
import { JsonEventStream } from "../chat-stream.ts";
import { readMessagesError } from "./errors.ts";
import {
  hasFinalMessagesUsage,
  KNOWN_IN_BLOCK,
  readMessagesUsage,
  readStopReason,
} from "./response.ts";

const BAD_GATEWAY = 502;

/** Reads the events of a streamed Messages response. */
export class MessagesStreamReader extends JsonEventStream {
  readonly #order = new BlockOrder();
  readonly #calls = new CallsInOrder(this.#order);
  /** The usage so far: later events contain only changes. */
  #usage: JsonObject = {};
  #reason: string | undefined;
  #stopSequence: string | undefined;
  #isWorking = false;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    super();
    this.#notes = notes;
  }

  get isWorking(): boolean {
    return this.#isWorking;
  }

  protected *event(event: JsonObject): Generator<ChatEvent> {
    const { type } = event;
    if (type !== "error" && type !== "ping") yield* this.#start(objectOf(event["message"]));
    switch (type) {
      case "message_start":
        return yield* this.#tokens(objectOf(event["message"]));
      case "content_block_start":
        return yield* this.#open(objectOf(event["content_block"]), indexOf(event));
      case "content_block_delta":
        return yield* this.#delta(objectOf(event["delta"]), indexOf(event));
      case "content_block_stop":
        return yield* this.#close(indexOf(event));
      case "message_delta":
        return yield* this.#finish(event);
      case "message_stop":
        return yield* this.#end();
      case "error":
        return yield* this.failed(readMessagesError(BAD_GATEWAY, event));
    }
  }

  #start(message: JsonObject): Iterable<ChatEvent> {
    const id = textIn(message, "id") ?? "";
    return this.start({ id, model: textIn(message, "model") ?? "", created: undefined });
  }

  *#open(block: JsonObject, index: number): Generator<ChatEvent> {
    const at = below("/content", index);
    if (OPENED.has(textIn(block, "type") ?? ""))
      noteUnknown(block, KNOWN_IN_BLOCK, at, this.#notes);
    if (block["type"] === "tool_use") return yield* this.#call(block, index);
    switch (block["type"]) {
      case "text":
        yield* this.#calls.then(() => this.#order.open({ kind: "text" }));
        return yield* this.#words("text", textIn(block, "text"));
      case "thinking":
        yield* this.#calls.then(() => this.#order.open({ kind: "reasoning" }));
        return yield* this.#words("reasoning", textIn(block, "thinking"));
      case "redacted_thinking":
        return yield* this.#calls.then(() => this.#order.sealed(textIn(block, "data") ?? "", at));
      default:
        // Results of the vendor's own tools, such as a search, have no equivalent in other formats.
        this.#isWorking = true;
        this.#notes?.dropped(at);
        return yield* this.#calls.then(() => this.#order.close());
    }
  }

  /** Some servers send all arguments of a call when its block begins, and none afterwards. */
  *#call(block: JsonObject, index: number): Generator<ChatEvent> {
    const id = textIn(block, "id") ?? "";
    const name = textIn(block, "name") ?? "";
    const empty = textOfJson(objectOf(block["input"]));
    yield* this.#calls.add({ index, id, name, text: "", empty });
  }

  *#close(index: number): Generator<ChatEvent> {
    if (this.#calls.has(index)) yield* this.#calls.done(index);
    else if (!this.#order.isOpen("toolCall")) yield* this.#order.close();
  }

  *#delta(delta: JsonObject, index: number): Generator<ChatEvent> {
    switch (delta["type"]) {
      case "text_delta":
        return yield* this.#words("text", textIn(delta, "text"));
      case "thinking_delta":
        return yield* this.#words("reasoning", textIn(delta, "thinking"));
      case "signature_delta":
        return yield* this.#calls.then(() =>
          this.#order.signature(textIn(delta, "signature") ?? ""),
        );
      case "input_json_delta":
        return yield* this.#calls.addArguments(index, textIn(delta, "partial_json") ?? "");
      case "citations_delta":
        this.#notes?.dropped(`/content/${index}/citations`);
    }
  }

  *#words(kind: "text" | "reasoning", text: string | undefined): Generator<ChatEvent> {
    if (text !== undefined && text !== "") yield* this.#calls.words(kind, text);
  }

  /** A stream may have several `message_delta` events, some of which report only tokens. */
  *#finish(event: JsonObject): Generator<ChatEvent> {
    yield* this.#tokens(event);
    const delta = objectOf(event["delta"]);
    const reason = textIn(delta, "stop_reason");
    if (reason === undefined) return;
    this.#reason = reason;
    this.#stopSequence = textIn(delta, "stop_sequence");
  }

  *#end(): Generator<ChatEvent> {
    this.isOver = true;
    yield* this.#calls.end();
    yield* this.#order.close();
    const reason = readStopReason(this.#reason);
    yield { kind: "finish", reason, stopSequence: this.#stopSequence };
    yield { kind: "end" };
  }

  *#tokens(holder: JsonObject): Generator<ChatEvent> {
    const usage = objectIn(holder, "usage");
    if (usage === undefined) return;
    const said = Object.entries(usage).filter(([, value]) => value !== null);
    this.#usage = { ...this.#usage, ...Object.fromEntries(said) };
    const read = readMessagesUsage(this.#usage);
    if (read !== undefined)
      yield {
        kind: "usage",
        usage: read,
        isFinal: hasFinalMessagesUsage(holder),
        serviceTier: textIn(this.#usage, "service_tier"),
      };
  }
}

/** The types of blocks that other formats have, too. */
const OPENED: ReadonlySet<string> = new Set(["text", "thinking", "redacted_thinking", "tool_use"]);

/** The index of an event's block in the whole response. */
function indexOf(event: JsonObject): number {
  return numberIn(event, "index") ?? 0;
}
