import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import type { ChatError } from "../../chat/form.ts";
import { type JsonObject, objectOf, textIn } from "../../json.ts";
import { textFrame, type SocketMessage } from "../../sockets/frames.ts";
import { isLastEvent, laneOf } from "../../sockets/usage.ts";
import { type Frame, isUnambiguous } from "../../stream/frames.ts";

/** What a client gets after an event: the bytes of that event, or of several events that waited. */
export interface Passed {
  readonly sent: readonly Uint8Array[];
  /**
   * The error for the client if a guard rejects the response; the client then gets nothing more of the
   * response.
   */
  readonly error?: ChatError;
}

export const NOTHING: Passed = { sent: [] };

/** Checks the responses of a WebSocket, each lane as a stream of its own. */
export interface GuardedSocket {
  /** Returns what the client gets after an event of the provider. */
  add(message: SocketMessage, event: JsonObject): Passed | Promise<Passed>;
  /** Is called when the provider sends no more bytes; returns the last ones for the client. */
  end(): readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
}

const SPEECH = /^conversation\.item\.input_audio_transcription\.(?:delta|completed|failed)$/;
/** The end of a transcription. */
const TRANSCRIBED = /^conversation\.item\.input_audio_transcription\.(?:completed|failed)$/;

/** Whether an event belongs to the transcription of the client's speech. */
export function isOfSpeech(event: JsonObject): boolean {
  return SPEECH.test(textIn(event, "type") ?? "");
}

/** Whether a response, or a transcription of speech, ends with the event. */
export function endsLane(event: JsonObject): boolean {
  return isLastEvent(event) || TRANSCRIBED.test(textIn(event, "type") ?? "");
}

/**
 * The lane of an event. The last event of a realtime response has none; its lane is then the id of the response, if
 * that is known. A transcription of the client's speech has the lane of its item.
 */
export function guardedLaneOf(event: JsonObject, lanes: ReadonlyMap<string, unknown>): string {
  if (isOfSpeech(event)) return `speech ${textIn(event, "item_id") ?? ""}`;
  const id = textIn(objectOf(event["response"]), "id");
  return id !== undefined && lanes.has(id) ? id : laneOf(event);
}

/** An event with the bytes of its message. */
export function frameOf(message: SocketMessage, event: JsonObject): Frame {
  return {
    bytes: clearBytes(message, event),
    type: "",
    body: event,
    isComment: false,
    with: (body) => textFrame(writtenLike(body, message.text)),
  };
}

/** The bytes of a message; they are written anew if the client might read another event in them. */
function clearBytes({ raw, text = "" }: SocketMessage, event: JsonObject): Uint8Array {
  return isUnambiguous(text, event) ? raw : textFrame(writtenLike(event, text));
}
