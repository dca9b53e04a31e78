import type {
  ChatError,
  ChatEvent,
  ChatFormatName,
  ChatRequest,
  ChatResponse,
  Usage,
} from "../chat/form.ts";
import type { Notes } from "../chat/notes.ts";
import type { JsonObject } from "../json.ts";

/** Turns the bytes of a streamed answer into events. @throws ChatFault where they are not */
export interface StreamReader {
  read(bytes: Uint8Array): Iterable<ChatEvent>;
  /** The body has ended. */
  end(): Iterable<ChatEvent>;
}

/** Turns events into what the client is sent. */
export interface StreamWriter {
  write(event: ChatEvent): string | Uint8Array;
  /** What ends a stream that cannot continue. */
  error(error: ChatError): string | Uint8Array;
}

/** What the client has asked of its stream. */
export interface StreamWish {
  /** Whether it wants the tokens. */
  readonly usage: boolean;
  /** The model that it has asked for. */
  readonly model: string;
}

/** What takes the place of what a request leaves open and the format needs. */
export interface RequestDefaults {
  /** Tokens that the response may have. */
  readonly maxTokens: number;
}

/** One format of chats: how it is read and written, in both directions. */
export interface ChatFormat {
  readonly name: ChatFormatName;
  readonly streamType: string;
  readRequest(body: JsonObject): ChatRequest;
  writeRequest(request: ChatRequest, notes: Notes, defaults: RequestDefaults): JsonObject;
  readResponse(body: JsonObject): ChatResponse;
  writeResponse(response: ChatResponse): JsonObject;
  readError(status: number, body: JsonObject): ChatError;
  writeError(error: ChatError): JsonObject;
  streamReader(): StreamReader;
  streamWriter(wish: StreamWish): StreamWriter;
  /** What an answer, or an event of a streamed one, says of its tokens; later events add to it. */
  usageIn(body: JsonObject): JsonObject | undefined;
  readUsage(usage: JsonObject): Usage | undefined;
  /** Whether the tokens in this event of a streamed answer are those of the whole answer. */
  hasFinalUsage(event: JsonObject): boolean;
  /** The model that an answer, or an event of a streamed one, comes from. */
  modelIn(body: JsonObject): string | undefined;
  /** Whether the client wants the tokens of a stream. */
  wantsUsage(body: JsonObject): boolean;
}
