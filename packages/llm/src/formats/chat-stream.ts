import { badResponse } from "../chat/fault.ts";
import type { ChatError, ChatEvent } from "../chat/form.ts";
import { isObject, type JsonObject, parsedNoting } from "../json.ts";
import { EventDataReader } from "../stream/event-text.ts";
import type { StreamReader } from "./format.ts";

/** The beginning of a response; some servers leave it out, or send it twice. */
type Beginning = Omit<Extract<ChatEvent, { kind: "start" }>, "kind">;

/** What is common to the streams of all formats: they start once, and nothing follows their end. */
export abstract class ChatStream {
  /** Whether the response has ended, or failed. */
  protected isOver = false;
  #isStarted = false;

  /** The start of the response, once. */
  protected *start(beginning: Beginning): Generator<ChatEvent> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    yield { kind: "start", ...beginning };
  }

  /** The end of a response that has failed. */
  protected *failed(error: ChatError): Generator<ChatEvent> {
    this.isOver = true;
    yield { kind: "error", error };
  }

  /** The error of a stream that its server has cut. */
  protected cut(): Error {
    return badResponse("the stream ends before the response does");
  }
}

/** Reads a stream of events whose data is JSON. */
export abstract class JsonEventStream extends ChatStream implements StreamReader {
  readonly #data = new EventDataReader();

  *read(bytes: Uint8Array): Generator<ChatEvent> {
    for (const data of this.#data.read(bytes)) yield* this.#take(data);
  }

  *end(): Generator<ChatEvent> {
    for (const data of this.#data.end()) yield* this.#take(data);
    if (!this.isOver) yield* this.closed();
  }

  *#take(data: string): Generator<ChatEvent> {
    if (this.isOver) return;
    const event = parsedNoting(data);
    yield* isObject(event) ? this.event(event) : this.other(data);
  }

  protected abstract event(event: JsonObject): Iterable<ChatEvent>;

  /**
   * Reads an event whose data is not a JSON object.
   * @throws ChatFault unless the format has such events
   */
  protected other(_data: string): Iterable<ChatEvent> {
    throw badResponse("an event of the stream is not a JSON object");
  }

  /**
   * The body has ended, but not the response.
   * @throws ChatFault unless the response is complete
   */
  protected closed(): Iterable<ChatEvent> {
    throw this.cut();
  }
}
