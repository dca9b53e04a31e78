import type { JsonObject } from "../json.ts";

/** The formats of chats, each of which can be converted to every other. */
export type ChatFormatName = "completions" | "messages" | "responses" | "gemini" | "converse";

/** A chat request in the form between all formats. */
export interface ChatRequest {
  readonly from: ChatFormatName;
  readonly model: string;
  readonly stream: boolean;
  /** What the model is told before the messages. */
  readonly system: readonly Part[];
  readonly messages: readonly Message[];
  readonly tools: readonly Tool[];
  readonly settings: Settings;
  /** Where in the request of the client each setting stands, as JSON pointers. */
  readonly at: Readonly<Partial<Record<keyof Settings, string>>>;
  /** Members that only its own format has. */
  readonly rest: JsonObject;
}

/** What steers the model; undefined where the client says nothing. */
export interface Settings {
  readonly maxTokens?: number | undefined;
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly topK?: number | undefined;
  readonly stop?: readonly string[] | undefined;
  readonly seed?: number | undefined;
  readonly frequencyPenalty?: number | undefined;
  readonly presencePenalty?: number | undefined;
  readonly user?: string | undefined;
  readonly toolChoice?: ToolChoice | undefined;
  /** Whether several tools may be called at once. */
  readonly parallelTools?: boolean | undefined;
  readonly reasoning?: Reasoning | undefined;
  readonly output?: OutputFormat | undefined;
}

export type ToolChoice = "auto" | "none" | "any" | { readonly name: string };

export type Effort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** How much the model thinks before it answers, in the words or the tokens of the client. */
export interface Reasoning {
  readonly effort?: Effort | undefined;
  readonly budget?: number | undefined;
}

/** The form that the answer must have. */
export type OutputFormat =
  | { readonly kind: "json" }
  | {
      readonly kind: "schema";
      readonly name: string | undefined;
      readonly schema: JsonObject;
      readonly strict: boolean | undefined;
    };

export interface Message {
  readonly role: "user" | "assistant";
  readonly parts: readonly Part[];
}

/** Where a part is in the request of the client, and what its format says beside it. */
interface PartBase {
  readonly at: string;
  /** Members that only its own format has. */
  readonly rest?: JsonObject;
}

export type Part =
  | (PartBase & { readonly kind: "text" | "refusal"; readonly text: string })
  | (PartBase & ReasoningPart)
  | (PartBase & MediaPart)
  | (PartBase & ToolCallPart)
  | (PartBase & ToolResultPart)
  /** What only one format knows. */
  | (PartBase & {
      readonly kind: "other";
      readonly format: ChatFormatName;
      readonly value: JsonObject;
    });

export interface ReasoningPart {
  readonly kind: "reasoning";
  readonly text: string;
  /** Proves to the vendor that it has written the text itself. */
  readonly signature?: string | undefined;
  /** Thoughts that only the vendor can read. */
  readonly sealed?: string | undefined;
}

/** Exactly one of `data` (base64), `url` and `file`, the name that the vendor has given to it. */
export interface MediaPart {
  readonly kind: "image" | "document" | "audio";
  readonly mime: string | undefined;
  readonly data?: string | undefined;
  readonly url?: string | undefined;
  readonly file?: string | undefined;
  readonly name?: string | undefined;
}

export interface ToolCallPart {
  readonly kind: "toolCall";
  readonly id: string;
  readonly name: string;
  /** JSON text, as the model has written it. */
  readonly arguments: string;
}

export interface ToolResultPart {
  readonly kind: "toolResult";
  readonly id: string;
  readonly parts: readonly Part[];
  readonly isError: boolean;
}

export interface Tool {
  readonly at: string;
  /** Undefined: a tool of the vendor, which `rest` describes. */
  readonly name: string | undefined;
  readonly description?: string | undefined;
  readonly schema?: JsonObject | undefined;
  readonly strict?: boolean | undefined;
  readonly rest: JsonObject;
}

export type FinishReason =
  "stop" | "stopSequence" | "length" | "context" | "toolCalls" | "filter" | "refusal" | "pause";

/** Tokens; `input` has those of the cache among it, `output` those of reasoning. */
export interface Usage {
  readonly input: number;
  readonly output: number;
  readonly cacheRead?: number | undefined;
  readonly cacheWrite?: number | undefined;
  readonly reasoning?: number | undefined;
  readonly inputText?: number | undefined;
  readonly inputImage?: number | undefined;
  readonly inputAudio?: number | undefined;
  readonly outputText?: number | undefined;
  readonly outputImage?: number | undefined;
  readonly outputAudio?: number | undefined;
  /** The input as the vendor says it, who may leave out what is in the cache; unset: as `input`. */
  readonly providerInput?: number | undefined;
  /** As the vendor says it. */
  readonly total?: number | undefined;
}

/** A whole answer in the form between all formats. */
export interface ChatResponse {
  readonly id: string;
  readonly model: string;
  /** Seconds since 1970; undefined where the format does not say it. */
  readonly created: number | undefined;
  readonly parts: readonly Part[];
  readonly finish: FinishReason;
  readonly stopSequence: string | undefined;
  readonly usage: Usage | undefined;
}

/** The blocks of a streamed answer. */
export type Block =
  | { readonly kind: "text" }
  | { readonly kind: "refusal" }
  | { readonly kind: "reasoning" }
  | { readonly kind: "toolCall"; readonly id: string; readonly name: string };

/**
 * One step of a streamed answer. Readers give them in this order: `start`, then for each block `open`,
 * any number of `delta`, `close`; `finish`; `end`. `usage` may stand anywhere behind `start`, the last
 * one counts; `error` ends the stream wherever it is.
 */
export type ChatEvent =
  | {
      readonly kind: "start";
      readonly id: string;
      readonly model: string;
      readonly created: number | undefined;
    }
  | { readonly kind: "open"; readonly block: Block }
  | { readonly kind: "delta"; readonly text: string }
  /** Of the open block of reasoning. */
  | { readonly kind: "signature"; readonly text: string }
  /** A block of reasoning of its own. */
  | { readonly kind: "sealed"; readonly data: string }
  | { readonly kind: "close" }
  | {
      readonly kind: "finish";
      readonly reason: FinishReason;
      readonly stopSequence?: string | undefined;
    }
  | {
      readonly kind: "usage";
      readonly usage: Usage;
      /** Whether it is that of the whole response; unset: more may follow. */
      readonly isFinal?: boolean;
      /** The tier that the vendor says it has served the request with. */
      readonly serviceTier?: string | undefined;
    }
  | { readonly kind: "end" }
  | { readonly kind: "error"; readonly error: ChatError };

export type ErrorKind =
  | "invalid"
  | "context"
  | "authentication"
  | "permission"
  | "notFound"
  | "tooLarge"
  | "rateLimit"
  | "overloaded"
  | "timeout"
  | "api";

/** An error of a vendor or of the gateway, for clients of every format. */
export interface ChatError {
  readonly kind: ErrorKind;
  /** Of HTTP. */
  readonly status: number;
  readonly message: string;
  /** As the vendor names it. */
  readonly code?: string | undefined;
}
