import { ChatFault } from "@edge-gateway/llm";
import type { FormatName, JsonObject } from "@edge-gateway/llm";
import type { GuardedFormat, Phase, SocketGuard } from "@edge-gateway/llm/guards";

/** The result of a guard's check, for metrics. */
export interface GuardCheck {
  readonly phase: Phase;
  readonly action: "Allow" | "Mask" | "Reject" | "Audit" | "FailOpen";
}

/** A guard has rejected a prompt or a response. */
export class PromptRejected extends ChatFault {
  readonly code: "prompt_rejected" | "prompt_guard_unavailable";

  constructor(message: string, status: number, code: PromptRejected["code"] = "prompt_rejected") {
    super(message, status, "permission");
    this.code = code;
  }
}

/** A stream that guards check as it passes. */
export interface GuardedStream {
  add(chunk: Uint8Array): Uint8Array;
  end(): Uint8Array;
  /** The last bytes if the provider disconnects; `error` writes the error that the client gets. */
  cut(error: () => Uint8Array): Uint8Array;
}

/** The guards for LLM prompts and responses; the subject is the exchange. */
export interface PromptGuards<Subject> {
  /**
   * The prompt after all guards.
   * @throws PromptRejected
   */
  request(exchange: Subject, format: FormatName, body: JsonObject): Promise<JsonObject>;
  /** Whether there are guards for whole responses. */
  readonly hasResponseGuards: boolean;
  /**
   * The response after all guards.
   * @throws PromptRejected
   */
  response(exchange: Subject, format: FormatName, body: JsonObject): Promise<JsonObject>;
  /** How streamed responses are guarded: not at all, while streaming, or buffered as a whole. */
  readonly streams: "unseen" | "on the way" | "whole";
  /** The guards for a response while it is streamed. */
  onTheWay(exchange: Subject, format: GuardedFormat): GuardedStream;
  /** The same guards for the responses of a WebSocket. */
  ofSocket(exchange: Subject): SocketGuard;
  /**
   * A buffered stream after all guards.
   * @throws PromptRejected
   */
  wholeStream(exchange: Subject, format: GuardedFormat, bytes: Uint8Array): Promise<Uint8Array>;
}
