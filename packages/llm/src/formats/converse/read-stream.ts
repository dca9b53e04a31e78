import { badResponse } from "../../chat/fault.ts";
import type { ChatEvent } from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteUnknown } from "../../chat/unread.ts";
import {
  below,
  isObject,
  type JsonObject,
  numberIn,
  objectIn,
  objectOf,
  parsed,
  textIn,
} from "../../json.ts";
import { AwsEventReader, errorIn, type AwsEvent } from "../../stream/aws-events.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { CallsInOrder } from "../../stream/calls-in-order.ts";
import { ChatStream } from "../chat-stream.ts";
import type { StreamReader } from "../format.ts";
import { readConverseError } from "./errors.ts";
import { CONTENT_AT, KNOWN, readConverseUsage, readStopReason } from "./response.ts";

const BAD_GATEWAY = 502;

/** Reads the binary messages of a streamed Converse response. */
export class ConverseStreamReader extends ChatStream implements StreamReader {
  readonly #events = new AwsEventReader();
  readonly #order = new BlockOrder();
  readonly #calls = new CallsInOrder(this.#order);
  /** Whether the stop reason has arrived, so that only usage follows. */
  #finished = false;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    super();
    this.#notes = notes;
  }

  *read(bytes: Uint8Array): Generator<ChatEvent> {
    for (const event of this.#events.read(bytes)) yield* this.#event(event);
  }

  *end(): Generator<ChatEvent> {
    if (this.isOver) return;
    if (!this.#finished || this.#events.isWithin) throw this.cut();
    yield { kind: "end" };
  }

  *#event(event: AwsEvent): Generator<ChatEvent> {
    if (this.isOver) return;
    const error = errorIn(event);
    if (error !== undefined) return yield* this.failed(readConverseError(BAD_GATEWAY, error));
    const body = parsed(event.payload.toString("utf8"));
    if (!isObject(body)) throw badResponse("a message of the stream is not a JSON object");
    yield* this.#step(event.headers[":event-type"], body);
  }

  *#step(type = "", body: JsonObject): Generator<ChatEvent> {
    yield* this.start({ id: "", model: "", created: undefined });
    switch (type) {
      case "contentBlockStart":
        return yield* this.#open(objectOf(body["start"]), indexOf(body));
      case "contentBlockDelta":
        return yield* this.#delta(objectOf(body["delta"]), indexOf(body));
      case "contentBlockStop":
        return yield* this.#close(indexOf(body));
      case "messageStop":
        yield* this.#calls.end();
        yield* this.#order.close();
        this.#finished = true;
        return yield { kind: "finish", reason: readStopReason(textIn(body, "stopReason")) };
      case "metadata": {
        noteUnknown(body, KNOWN, "", this.#notes);
        const usage = readConverseUsage(objectIn(body, "usage"));
        if (usage !== undefined) yield { kind: "usage", usage, isFinal: true };
      }
    }
  }

  *#open(start: JsonObject, index: number): Generator<ChatEvent> {
    const call = objectIn(start, "toolUse");
    if (call === undefined) {
      if (Object.keys(start).length > 0) this.#notes?.dropped(below(CONTENT_AT, index));
      return;
    }
    const id = textIn(call, "toolUseId") ?? "";
    yield* this.#calls.add({ index, id, name: textIn(call, "name") ?? "", text: "" });
  }

  *#close(index: number): Generator<ChatEvent> {
    if (this.#calls.has(index)) yield* this.#calls.done(index);
    else if (!this.#order.isOpen("toolCall")) yield* this.#order.close();
  }

  *#delta(delta: JsonObject, index: number): Generator<ChatEvent> {
    const at = below(CONTENT_AT, index);
    if (Object.keys(delta).some((name) => !KNOWN_DELTAS.has(name))) this.#notes?.dropped(at);
    yield* this.#words("text", textIn(delta, "text"));
    const input = textIn(objectOf(delta["toolUse"]), "input");
    if (input !== undefined) yield* this.#calls.addArguments(index, input);
    const thoughts = objectOf(delta["reasoningContent"]);
    yield* this.#words("reasoning", textIn(thoughts, "text"));
    const signature = textIn(thoughts, "signature");
    if (signature !== undefined) yield* this.#calls.then(() => this.#order.signature(signature));
    const data = textIn(thoughts, "redactedContent");
    if (data !== undefined) yield* this.#calls.then(() => this.#order.sealed(data, at));
  }

  *#words(kind: "text" | "reasoning", text: string | undefined): Generator<ChatEvent> {
    if (text !== undefined && text !== "") yield* this.#calls.words(kind, text);
  }
}

const KNOWN_DELTAS: ReadonlySet<string> = new Set(["text", "toolUse", "reasoningContent"]);

/** The index of a message's block in the whole response. */
function indexOf(body: JsonObject): number {
  return numberIn(body, "contentBlockIndex") ?? 0;
}
