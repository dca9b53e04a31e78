import type { ChatEvent, Part } from "../../chat/form.ts";
import { readCitations } from "../../chat/citations.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { type JsonObject, listIn, numberIn, objectOf, textIn } from "../../json.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { CallsInOrder } from "../../stream/calls-in-order.ts";
import { withSignature } from "../../chat/call-ids.ts";
import { readSignature } from "./call-signature.ts";
import { saidIn } from "./content.ts";
import { readFinish } from "./response.ts";

/** Reads one choice of the chunks of a streamed chat completions response. */
export class CompletionsChoiceReader {
  readonly #order = new BlockOrder();
  readonly #calls = new CallsInOrder(this.#order);
  #finish: string | undefined;
  /** The kinds of parts that the choice has had so far. */
  readonly #kinds = new Set<Part["kind"]>();
  #last: Part["kind"] | undefined;
  /** The number of texts that the choice has had so far; reasoning or a call is between two of them. */
  #texts = 0;
  readonly #annotations: string;
  readonly #notes: ResponseNotes | undefined;

  constructor(index: number, notes?: ResponseNotes) {
    this.#annotations = `/choices/${index}/message/annotations`;
    this.#notes = notes;
  }

  /** Whether the provider has given the finish reason. */
  get isFinished(): boolean {
    return this.#finish !== undefined;
  }

  /** @param callsOf a text that makes ids for calls without */
  *read(choice: JsonObject, callsOf: string): Generator<ChatEvent> {
    yield* this.#delta(objectOf(choice["delta"]), callsOf);
    this.#finish ??= textIn(choice, "finish_reason");
  }

  *end(): Generator<ChatEvent> {
    yield* this.#calls.end();
    yield* this.#order.close();
    yield { kind: "finish", reason: readFinish(this.#finish, [...this.#kinds]) };
  }

  *#delta(delta: JsonObject, callsOf: string): Generator<ChatEvent> {
    yield* this.#words(
      "reasoning",
      textIn(delta, "reasoning_content") ?? textIn(delta, "reasoning"),
    );
    for (const { kind, text } of saidIn(delta["content"])) yield* this.#words(kind, text);
    yield* this.#citations(delta);
    yield* this.#words("refusal", textIn(delta, "refusal"));
    for (const [position, value] of listIn(delta, "tool_calls").entries())
      yield* this.#toolCall(objectOf(value), position, callsOf);
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
    const at = this.#annotations;
    yield* this.#calls.then(function* () {
      const isCited = isOnly && (yield* order.cite(citations, at));
      if (!isCited) notes?.dropped(at);
    });
  }

  *#toolCall(call: JsonObject, position: number, callsOf: string): Generator<ChatEvent> {
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
    yield* this.#calls.add(piece, callsOf);
  }
}
