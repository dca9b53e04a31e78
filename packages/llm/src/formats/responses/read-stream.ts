import { readCitations } from "../../chat/citations.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { serviceTierIn } from "../../chat/service-tier.ts";
import type { ChatEvent, Part } from "../../chat/form.ts";
import { type JsonObject, listIn, numberIn, objectIn, objectOf, textIn } from "../../json.ts";
import { BlockOrder } from "../../stream/block-order.ts";
import { CallsInOrder } from "../../stream/calls-in-order.ts";
import { JsonEventStream } from "../chat-stream.ts";
import { readResponsesError } from "./errors.ts";
import { noteSealedItem, readFinish } from "./response.ts";
import { readResponsesUsage } from "./usage.ts";

const BAD_GATEWAY = 502;

type Step = (event: JsonObject) => Iterable<ChatEvent>;

/** Reads the events of a streamed Responses response. */
export class ResponsesStreamReader extends JsonEventStream {
  readonly #order = new BlockOrder();
  readonly #calls = new CallsInOrder(this.#order);
  /** The kinds of blocks that the response has had so far. */
  readonly #kinds = new Set<Part["kind"]>();
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
    const type = textIn(event, "type") ?? "";
    const step = Object.hasOwn(this.#steps, type) ? this.#steps[type] : undefined;
    if (step === undefined) return;
    if (!FAILURES.has(type)) yield* this.#start(event);
    yield* step(event);
  }

  readonly #steps: Readonly<Record<string, Step>> = {
    "response.created": (event) => this.#start(event),
    "response.queued": (event) => this.#start(event),
    "response.in_progress": (event) => this.#start(event),
    "response.output_item.added": (event) => this.#added(objectOf(event["item"]), event),
    "response.content_part.added": (event) => this.#part(objectOf(event["part"])),
    "response.output_text.delta": (event) => this.#words("text", event),
    "response.output_text.annotation.added": (event) => this.#annotation(event),
    "response.refusal.delta": (event) => this.#words("refusal", event),
    "response.reasoning_summary_text.delta": (event) => this.#words("reasoning", event),
    "response.reasoning_text.delta": (event) => this.#words("reasoning", event),
    "response.reasoning_summary_part.added": (event) => this.#paragraph(event),
    "response.function_call_arguments.delta": (event) => this.#arguments(event),
    "response.output_item.done": (event) => this.#done(objectOf(event["item"]), event),
    "response.completed": (event) => this.#finish(event),
    "response.incomplete": (event) => this.#finish(event),
    "response.failed": (event) => this.#failed(objectOf(event["response"])),
    error: (event) => this.#failed(event),
  };

  #start(event: JsonObject): Iterable<ChatEvent> {
    const response = objectOf(event["response"]);
    const id = textIn(response, "id") ?? "";
    const created = numberIn(response, "created_at");
    return this.start({ id, model: textIn(response, "model") ?? "", created });
  }

  *#added(item: JsonObject, event: JsonObject): Generator<ChatEvent> {
    const type = textIn(item, "type") ?? "";
    if (!COMMON_ITEMS.has(type)) this.#notes?.dropped(placeOf(event));
    this.#isWorking ||= item["type"] !== "message";
    if (item["type"] !== "function_call") return;
    this.#kinds.add("toolCall");
    yield* this.#calls.add({
      index: indexOf(event),
      id: textIn(item, "call_id") ?? "",
      name: textIn(item, "name") ?? "",
      text: "",
    });
  }

  /** Each part of a message is read as a block, as in a whole response. */
  *#part(part: JsonObject): Generator<ChatEvent> {
    if (part["type"] !== "reasoning_text") yield* this.#closeWords();
    else yield* this.#calls.then(() => this.#nextParagraph());
  }

  *#words(kind: "text" | "refusal" | "reasoning", event: JsonObject): Generator<ChatEvent> {
    const text = textIn(event, "delta");
    if (listIn(event, "logprobs").length > 0)
      this.#notes?.dropped(`${placeOf(event)}/content/${contentIndex(event)}/logprobs`);
    if (text === undefined || text === "") return;
    this.#kinds.add(kind);
    yield* this.#calls.words(kind, text);
  }

  /** Closes the open block, unless it is a call, which ends by its own event. */
  *#closeWords(): Generator<ChatEvent> {
    if (!this.#order.isOpen("toolCall")) yield* this.#order.close();
  }

  *#annotation(event: JsonObject): Generator<ChatEvent> {
    const at = `${placeOf(event)}/content/${contentIndex(event)}/annotations`;
    const citations = readCitations({ annotations: [event["annotation"]] });
    const order = this.#order;
    const notes = this.#notes;
    yield* this.#calls.then(function* () {
      const isCited = citations.length > 0 && (yield* order.cite(citations, at));
      if (!isCited) notes?.dropped(at);
    });
  }

  *#paragraph(event: JsonObject): Generator<ChatEvent> {
    const isFirst = (numberIn(event, "summary_index") ?? 0) === 0;
    if (!isFirst) yield* this.#calls.then(() => this.#nextParagraph());
  }

  *#nextParagraph(): Generator<ChatEvent> {
    if (this.#order.isOpen("reasoning")) yield* this.#order.text("\n\n");
  }

  *#arguments(event: JsonObject): Generator<ChatEvent> {
    const text = textIn(event, "delta");
    if (text !== undefined) yield* this.#calls.addArguments(indexOf(event), text);
  }

  /** Some servers send the arguments only in the event that ends them. */
  *#done(item: JsonObject, event: JsonObject): Generator<ChatEvent> {
    noteSealedItem(item, placeOf(event), this.#notes);
    const index = indexOf(event);
    if (!this.#calls.has(index)) return yield* this.#closeWords();
    const text = textIn(item, "arguments") ?? "";
    if (this.#calls.isEmpty(index)) yield* this.#calls.add({ index, text });
    yield* this.#calls.done(index);
  }

  *#finish(event: JsonObject): Generator<ChatEvent> {
    const response = objectOf(event["response"]);
    yield* this.#start(event);
    yield* this.#calls.end();
    yield* this.#order.close();
    const usage = readResponsesUsage(objectIn(response, "usage"));
    if (usage !== undefined)
      yield { kind: "usage", usage, isFinal: true, serviceTier: serviceTierIn(response) };
    yield { kind: "finish", reason: readFinish(response, [...this.#kinds]) };
    this.isOver = true;
    yield { kind: "end" };
  }

  #failed(body: JsonObject): Iterable<ChatEvent> {
    return this.failed(readResponsesError(BAD_GATEWAY, body));
  }
}

/** Events after which a stream without a response ends. */
const FAILURES: ReadonlySet<string> = new Set(["response.failed", "error"]);

const COMMON_ITEMS: ReadonlySet<string> = new Set(["message", "function_call", "reasoning"]);

/** The place of an event's item in the whole response. */
function placeOf(event: JsonObject): string {
  return `/output/${indexOf(event)}`;
}

function indexOf(event: JsonObject): number {
  return numberIn(event, "output_index") ?? 0;
}

function contentIndex(event: JsonObject): number {
  return numberIn(event, "content_index") ?? 0;
}
