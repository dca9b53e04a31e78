import type { ChatEvent, Part } from "../../chat/form.ts";
import { readCitations } from "../../chat/citations.ts";
import { badResponse } from "../../chat/fault.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import {
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectOf,
  parsed,
  textIn,
} from "../../json.ts";
import { EventTextReader, type TextEvent } from "../../stream/event-text.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { CallsInOrder } from "../../stream/calls-in-order.ts";
import { withSignature } from "../../chat/call-ids.ts";
import { readSignature } from "./call-signature.ts";
import type { StreamReader } from "../format.ts";
import { saidIn } from "./content.ts";
import { readCompletionsError } from "./errors.ts";
import { noteLosses, readFinish } from "./response.ts";
import { hasFinalCompletionsUsage, readCompletionsUsage, usageIn } from "./usage.ts";

const DONE = "[DONE]";
const BAD_GATEWAY = 502;
const ANNOTATIONS = "/choices/0/message/annotations";

/** Reads the chunks of a streamed chat completions response. */
export class CompletionsStreamReader implements StreamReader {
  readonly #text = new EventTextReader();
  readonly #order = new BlockOrder();
  readonly #calls = new CallsInOrder(this.#order);
  #id = "";
  #started = false;
  #finish: string | undefined;
  /** The kinds of parts that the response has had so far. */
  readonly #kinds = new Set<Part["kind"]>();
  #last: Part["kind"] | undefined;
  /** The number of texts that the response has had so far; reasoning or a call is between two of them. */
  #texts = 0;
  #over = false;
  readonly #notes: ResponseNotes | undefined;

  constructor(notes?: ResponseNotes) {
    this.#notes = notes;
  }

  *read(bytes: Uint8Array): Generator<ChatEvent> {
    for (const event of this.#text.read(bytes)) yield* this.#event(event);
  }

  *end(): Generator<ChatEvent> {
    for (const event of this.#text.end()) yield* this.#event(event);
    if (this.#over) return;
    // Some servers omit the last event after the finish reason.
    if (this.#finish !== undefined) yield* this.#done();
    else throw badResponse("the stream ends before the response does");
  }

  *#event({ data }: TextEvent): Generator<ChatEvent> {
    if (this.#over) return;
    if (data === DONE) return yield* this.#done();
    const chunk = parsed(data);
    if (!isObject(chunk)) throw badResponse("an event of the stream is not a JSON object");
    if (isObject(chunk["error"]) || chunk["object"] === "error") {
      this.#over = true;
      return yield { kind: "error", error: readCompletionsError(BAD_GATEWAY, chunk) };
    }
    yield* this.#start(chunk);
    if (this.#notes !== undefined) noteLosses(chunk, this.#notes);
    for (const value of listIn(chunk, "choices")) {
      const choice = objectOf(value);
      if ((numberIn(choice, "index") ?? 0) !== 0) continue;
      yield* this.#delta(objectOf(choice["delta"]));
      const reason = textIn(choice, "finish_reason");
      this.#finish ??= reason;
    }
    const usage = readCompletionsUsage(usageIn(chunk));
    if (usage !== undefined)
      yield {
        kind: "usage",
        usage,
        isFinal: hasFinalCompletionsUsage(chunk),
        serviceTier: serviceTierIn(chunk),
      };
  }

  *#start(chunk: JsonObject): Generator<ChatEvent> {
    if (this.#started) return;
    this.#started = true;
    this.#id = textIn(chunk, "id") ?? "";
    yield {
      kind: "start",
      id: this.#id,
      model: textIn(chunk, "model") ?? "",
      created: numberIn(chunk, "created"),
    };
  }

  *#delta(delta: JsonObject): Generator<ChatEvent> {
    yield* this.#words(
      "reasoning",
      textIn(delta, "reasoning_content") ?? textIn(delta, "reasoning"),
    );
    for (const { kind, text } of saidIn(delta["content"])) yield* this.#words(kind, text);
    yield* this.#citations(delta);
    yield* this.#words("refusal", textIn(delta, "refusal"));
    for (const [position, value] of listIn(delta, "tool_calls").entries())
      yield* this.#toolCall(objectOf(value), position);
  }

  *#words(kind: "reasoning" | "text" | "refusal", text: string | undefined): Generator<ChatEvent> {
    if (text === undefined || text === "") return;
    if (kind === "text" && this.#last !== "text") this.#texts += 1;
    this.#last = kind;
    this.#kinds.add(kind);
    yield* this.#calls.words(kind, text);
  }

  /** Citations count from the beginning of the message, so they are read if it has one text. */
  *#citations(delta: JsonObject): Generator<ChatEvent> {
    const citations = readCitations(delta);
    if (citations.length === 0) return;
    const isOnly = this.#texts === 1;
    const order = this.#order;
    const notes = this.#notes;
    yield* this.#calls.then(function* () {
      const isCited = isOnly && (yield* order.cite(citations, ANNOTATIONS));
      if (!isCited) notes?.dropped(ANNOTATIONS);
    });
  }

  *#toolCall(call: JsonObject, position: number): Generator<ChatEvent> {
    const own = objectOf(call["function"]);
    const id = textIn(call, "id");
    this.#last = "toolCall";
    this.#kinds.add("toolCall");
    const piece = {
      index: numberIn(call, "index") ?? position,
      id: id && withSignature(id, readSignature(call)),
      name: textIn(own, "name"),
      text: textIn(own, "arguments") ?? "",
    };
    yield* this.#calls.add(piece, this.#id);
  }

  *#done(): Generator<ChatEvent> {
    this.#over = true;
    yield* this.#calls.end();
    yield* this.#order.close();
    yield { kind: "finish", reason: readFinish(this.#finish, [...this.#kinds]) };
    yield { kind: "end" };
  }
}
