import type {
  ChatError,
  ChatEvent,
  ChatFormatName,
  ChatRequest,
  ChatResponse,
  Usage,
} from "../chat/form.ts";
import type { Notes, ResponseNotes } from "../chat/notes.ts";
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
   * Whether the model is at work on something that no event shows, such as reasoning that it keeps
   * to itself; unset: events show everything.
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
  /** The last event that it has got from another writer; unset: none. */
  readonly after?: Uint8Array | undefined;
}

/** The client's options for a whole response. */
export type ResponseWish = Pick<StreamWish, "hasOldCalls">;

/** Defaults for values that a request lacks and the format requires. */
export interface RequestDefaults {
  /** The maximum number of output tokens. */
  readonly maxTokens: number;
}

/** A chat format: how to read and write it in both directions. */
export interface ChatFormat {
  readonly name: ChatFormatName;
  readonly streamType: string;
  /** Whether the events of a stream are numbered, so that one of the gateway needs the next number. */
  readonly hasNumberedEvents?: boolean;
  /** The members with the conversation: by far the longest ones. */
  readonly said: { readonly request: string; readonly response: string };
  readRequest(body: JsonObject): ChatRequest;
  writeRequest(request: ChatRequest, notes: Notes, defaults: RequestDefaults): JsonObject;
  /** @param notes collects what the intermediate form lacks */
  readResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse;
  /** @param notes collects what the format cannot express */
  writeResponse(response: ChatResponse, notes?: ResponseNotes, wish?: ResponseWish): JsonObject;
  readError(status: number, body: JsonObject): ChatError;
  writeError(error: ChatError): JsonObject;
  /** @param notes collects what events cannot express */
  streamReader(notes?: ResponseNotes): StreamReader;
  streamWriter(wish: StreamWish): StreamWriter;
  /** Usage in a response, or in an event of a streamed one; later events add to it. */
  usageIn(body: JsonObject): JsonObject | undefined;
  readUsage(usage: JsonObject): Usage | undefined;
  /** Whether the usage in this event of a streamed response is that of the whole response. */
  hasFinalUsage(event: JsonObject): boolean;
  /** The model in a response, or in an event of a streamed one. */
  modelIn(body: JsonObject): string | undefined;
  /** Whether the client wants usage in a stream. */
  wantsUsage(body: JsonObject): boolean;
  /** Whether the client calls `functions`, the predecessor of `tools`; unset: there is none. */
  hasOldCalls?(body: JsonObject): boolean;
}
