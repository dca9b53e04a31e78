import type {
  ChatError,
  ChatEvent,
  ChatFormatName,
  ChatRequest,
  ChatResponse,
  Usage,
} from "../chat/form.ts";
import type { Notes, ResponseNotes } from "../chat/notes.ts";
import type { ModelFacts } from "../facts/model-facts.ts";
import type { JsonObject } from "../json.ts";

/**
 * Converts a streamed response's bytes to events.
 * @throws ChatFault if they are invalid
 */
export interface StreamReader {
  read(bytes: Uint8Array): Iterable<ChatEvent>;
  /** Is called when the body has ended. */
  end(): Iterable<ChatEvent>;
  /**
   * Whether the model is working without events, for example while it keeps its reasoning to itself; unset:
   * never.
   */
  readonly isWorking?: boolean;
}

/** Converts events to the client's bytes. */
export interface StreamWriter {
  write(event: ChatEvent): string | Uint8Array;
  /** Ends a stream with an error. */
  error(error: ChatError): string | Uint8Array;
}

/** The client's options for its stream. */
export interface StreamWish {
  /** Whether the client wants token usage. */
  readonly usage: boolean;
  /** The model that the client requested. */
  readonly model: string;
  /** Collects the parts of a response that the format cannot express. */
  readonly notes?: ResponseNotes | undefined;
  /** Whether the client calls `functions`, the predecessor of `tools`. */
  readonly hasOldCalls?: boolean | undefined;
  /** The last event that the client got from another writer; unset: none. */
  readonly after?: Uint8Array | undefined;
}

/** The client's options for a whole response. */
export type ResponseWish = Pick<StreamWish, "hasOldCalls">;

/** What a request is written for. */
export interface RequestTarget {
  /** The maximum number of output tokens, if the format requires one and the request has none. */
  readonly maxTokens: number;
  /** What is known about the model. */
  readonly facts: ModelFacts;
}

/** A chat format: how to read and write it in both directions. */
export interface ChatFormat {
  readonly name: ChatFormatName;
  readonly streamType: string;
  /** Whether the events of a stream are numbered, so that an event of the gateway needs the next number. */
  readonly hasNumberedEvents?: boolean;
  /** The members with the conversation, which are by far the longest members. */
  readonly said: { readonly request: string; readonly response: string };
  readRequest(body: JsonObject): ChatRequest;
  writeRequest(request: ChatRequest, notes: Notes, target: RequestTarget): JsonObject;
  /** @param notes collects parts that the intermediate form cannot express */
  readResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse;
  /** @param notes collects parts that the format cannot express */
  writeResponse(response: ChatResponse, notes?: ResponseNotes, wish?: ResponseWish): JsonObject;
  readError(status: number, body: JsonObject): ChatError;
  writeError(error: ChatError): JsonObject;
  /** The headers by which clients recognize an error; unset: there are none. */
  errorHeaders?(error: ChatError): readonly (readonly [name: string, value: string])[];
  /** @param notes collects parts that events cannot express */
  streamReader(notes?: ResponseNotes): StreamReader;
  streamWriter(wish: StreamWish): StreamWriter;
  /** Reads the usage in a response, or in an event of a streamed response; later events add to it. */
  usageIn(body: JsonObject): JsonObject | undefined;
  readUsage(usage: JsonObject): Usage | undefined;
  /** Whether the usage in this event is the usage of the whole streamed response. */
  hasFinalUsage(event: JsonObject): boolean;
  /** Reads the model in a response, or in an event of a streamed response. */
  modelIn(body: JsonObject): string | undefined;
  /** Whether the client wants token usage in a stream. */
  wantsUsage(body: JsonObject): boolean;
  /**
   * Whether the client calls `functions`, the predecessor of `tools`; unset: the format has no such
   * predecessor.
   */
  hasOldCalls?(body: JsonObject): boolean;
}
