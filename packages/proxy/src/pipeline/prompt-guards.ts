import type { BodyTransform } from "@edge-gateway/http";
import { ChatFault } from "@edge-gateway/llm";
import type { ChatFormat, FormatName, JsonObject } from "@edge-gateway/llm";
import type { Phase } from "@edge-gateway/llm/guards";

/** What became of one look of a guard, for metrics. */
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

/** What looks at the prompts and responses of a language model; the subject is the exchange. */
export interface PromptGuards<Subject> {
  /** The prompt as it may be sent. @throws PromptRejected */
  request(exchange: Subject, format: FormatName, body: JsonObject): Promise<JsonObject>;
  /** Whether anything looks at whole responses. */
  readonly hasResponseGuards: boolean;
  /** The response as the client may get it. @throws PromptRejected */
  response(exchange: Subject, format: FormatName, body: JsonObject): Promise<JsonObject>;
  /** How streamed responses are looked at: not at all, on their way, or as a whole before any of it is sent. */
  readonly streams: "unseen" | "on the way" | "whole";
  /** What looks at a streamed response on its way. */
  onTheWay(exchange: Subject, format: ChatFormat): BodyTransform;
  /** A whole stream as the client may get it. @throws PromptRejected */
  wholeStream(exchange: Subject, format: ChatFormat, bytes: Uint8Array): Promise<Uint8Array>;
}
