import { ChatFault, type JsonObject } from "@edge-gateway/llm";
import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { itemOf, type SaidText, SOCKET } from "./said-texts.ts";

/** Texts that the model reads together, and that guards have checked at other places. */
export interface JoinedTexts {
  readonly instructions?: string | undefined;
  readonly texts: readonly SaidText[];
}

/** An event that guards have checked. */
export interface CheckedEvent {
  readonly sent: JsonObject;
  /**
   * Is called when the event is sent to the provider.
   * @throws ChatFault if what it was checked with has changed, and now a guard rejects it
   */
  commit(): void;
}

/** What the model of a WebSocket has read before an event. */
export interface SaidBefore {
  /** The event without references to what guards have checked before. */
  known(event: JsonObject): JsonObject;
  /**
   * Checks an event of the client together with what the model reads beside it.
   * @param prompt the event after the guards have checked it: the same one, or a changed one without references
   * @throws ChatFault
   */
  checked(event: JsonObject, prompt: CheckedPrompt): CheckedEvent;
  /** Reads an event of the provider; returns the texts that it has joined. */
  said(event: JsonObject): readonly JoinedTexts[];
}

const FORBIDDEN = 403;
const REJECTED = "a prompt guard rejects what the model would read together";

/** @throws ChatFault */
export function reject(): never {
  throw new ChatFault(REJECTED, FORBIDDEN, "permission");
}

/**
 * Rejects texts that were sent before, and that guards would change if the model read them together.
 * @throws ChatFault
 */
export function checkJoined(joined: JoinedTexts, converted: CheckedPrompt["converted"]): void {
  const body = joinedBody(joined);
  if (converted(SOCKET, body, "joined") !== body) reject();
}

/** The texts in the form that guards read. */
export function joinedBody({ instructions, texts }: JoinedTexts): JsonObject {
  return { ...(instructions !== undefined && { instructions }), input: texts.map(itemOf) };
}
