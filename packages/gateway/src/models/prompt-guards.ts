import { ChatFault } from "@edge-gateway/llm";
import type { FormatName, JsonObject } from "@edge-gateway/llm";
import type { GuardedFormat, GuardedSocket, Phase } from "@edge-gateway/llm/guards";

/** The result of a guard's check, for metrics. */
export interface GuardCheck {
  readonly phase: Phase;
  readonly action: "Allow" | "Mask" | "Reject" | "Audit" | "FailOpen" | "Unread";
}

const KINDS = {
  prompt_rejected: "permission",
  prompt_guard_unavailable: "permission",
  prompt_unreadable: "invalid",
  model_response_unreadable: "api",
} as const;

/** Thrown when a guard has rejected a prompt or a response. */
export class PromptRejected extends ChatFault {
  readonly code:
    | "prompt_rejected"
    | "prompt_guard_unavailable"
    | "prompt_unreadable"
    | "model_response_unreadable";

  constructor(message: string, status: number, code: PromptRejected["code"] = "prompt_rejected") {
    super(message, status, KINDS[code]);
    this.code = code;
  }
}

/** A stream that guards check while it is forwarded. */
export interface GuardedStream {
  add(chunk: Uint8Array): Uint8Array;
  end(): Uint8Array;
  /**
   * Ends the stream when the provider disconnects, and returns its last bytes. `error` formats the error for
   * the client.
   */
  cut(error: () => Uint8Array): Uint8Array;
}

/** What of a prompt was not checked before: positions in `input`, of which `end` is the first one behind them. */
export interface FreshTexts {
  readonly start: number;
  readonly end: number;
  /** Whether `instructions` were not checked before. */
  readonly instructions?: boolean;
}

/** A prompt that the guards have checked. */
export interface CheckedPrompt {
  readonly body: JsonObject;
  /**
   * Returns the prompt in the form in which the provider reads it, after the guards that search in the gateway
   * itself have checked it again: a conversion may have moved, joined or changed texts, and events of a WebSocket
   * follow others.
   * @param fresh what was not checked before: only matches that reach into it count. `joined`: every text was, but at
   *   another place, so that only matches over several texts count; unset: every match of a changed text counts
   * @throws PromptRejected
   */
  converted(format: FormatName, body: JsonObject, fresh?: FreshTexts | "joined"): JsonObject;
  /**
   * Returns the prompt in the form in which the provider reads it, after the guards that are servers have checked
   * those texts that they have not checked in the form of the client. Unset: no guard is a server.
   * @throws PromptRejected
   */
  readonly judged?: (format: FormatName, body: JsonObject) => Promise<JsonObject>;
}

/** The guards for LLM prompts and responses. Each function gets the exchange as its subject. */
export interface PromptGuards<Subject> {
  /**
   * Returns the prompt after all guards have checked it.
   * @throws PromptRejected
   */
  request(exchange: Subject, format: FormatName, body: JsonObject): Promise<CheckedPrompt>;
  /**
   * Records that the guards cannot read a request.
   * @param reason for the client
   * @param phase what cannot be read; unset: the request, and so its response
   * @throws PromptRejected unless the configuration lets it pass
   */
  unread(exchange: Subject, reason: string, phase?: Phase): void;
  /** Whether there are guards that check whole responses. */
  readonly hasResponseGuards: boolean;
  /**
   * Returns the response after all guards have checked it.
   * @throws PromptRejected
   */
  response(exchange: Subject, format: FormatName, body: JsonObject): Promise<JsonObject>;
  /**
   * What verdicts about responses depend on besides their texts, as JSON: what the servers of guards are told
   * of the request. Undefined: nothing.
   */
  dependsOn(exchange: Subject): unknown;
  /** How guards check streamed responses: not at all, while streaming, or buffered as a whole. */
  readonly streams: "unseen" | "on the way" | "whole";
  /** Starts to guard a response that is streamed. */
  onTheWay(exchange: Subject, format: GuardedFormat): GuardedStream;
  /**
   * Starts to guard the responses of a WebSocket, with the same guards.
   * @param maxBytes of events that wait until a response is whole
   */
  ofSocket(exchange: Subject, maxBytes: number): GuardedSocket;
  /**
   * Returns a buffered stream after all guards have checked it.
   * @throws PromptRejected
   */
  wholeStream(exchange: Subject, format: GuardedFormat, bytes: Uint8Array): Promise<Uint8Array>;
}
