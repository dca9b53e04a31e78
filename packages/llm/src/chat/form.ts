import type { JsonObject } from "../json.ts";

/** Chat formats, each of which can be converted to every other. */
export type ChatFormatName = "completions" | "messages" | "responses" | "gemini" | "converse";

/** A chat request in the intermediate form. */
export interface ChatRequest {
  readonly from: ChatFormatName;
  readonly model: string;
  readonly stream: boolean;
  /** The parts of the system prompt. */
  readonly system: readonly Part[];
  readonly messages: readonly Message[];
  readonly tools: readonly Tool[];
  readonly settings: Settings;
  /** The JSON pointer of each setting in the client's request. */
  readonly at: Readonly<Partial<Record<keyof Settings, string>>>;
  /** The JSON pointers of members that exist only in the client's format. */
  readonly unread: () => Iterable<string>;
}

/** Model parameters; undefined if the client sets none. */
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
  /** Whether the model may call several tools at once. */
  readonly parallelTools?: boolean | undefined;
  readonly reasoning?: Reasoning | undefined;
  readonly output?: OutputFormat | undefined;
  /** How many responses the model writes, if the client wants several. */
  readonly choices?: number | undefined;
}

export type ToolChoice = "auto" | "none" | "any" | { readonly name: string };

export type Effort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** How much the model may reason: the client's effort or token budget. */
export interface Reasoning {
  readonly effort?: Effort | undefined;
  readonly budget?: number | undefined;
  /** Whether the client does not want to read the reasoning; unset: it does. */
  readonly isHidden?: boolean | undefined;
}

/** The required format of the output. */
export type OutputFormat =
  | { readonly kind: "json" }
  | {
      readonly kind: "schema";
      readonly name: string | undefined;
      readonly schema: JsonObject;
      readonly strict: boolean | undefined;
    };

export interface Message {
  /** `system`: an instruction between other messages; formats without them get it in the system prompt. */
  readonly role: "user" | "assistant" | "system";
  readonly parts: readonly Part[];
}

/** A member that only some formats have, with its place in the client's request. */
export interface KeptMember {
  readonly at: string;
  readonly value: unknown;
}

/** The place of a part in the client's request. */
interface PartBase {
  readonly at: string;
  /** Marks the end of a prompt that the vendor caches. */
  readonly cacheControl?: KeptMember | undefined;
}

export type Part =
  | (PartBase & TextPart)
  | (PartBase & ReasoningPart)
  | (PartBase & MediaPart)
  | (PartBase & ToolCallPart)
  | (PartBase & ToolResultPart)
  /** A part that exists in only one format. */
  | (PartBase & {
      readonly kind: "other";
      readonly format: ChatFormatName;
      readonly value: JsonObject;
    });

export interface TextPart {
  readonly kind: "text" | "refusal";
  readonly text: string;
  /** The pages that a text of a response cites; unset: none. */
  readonly citations?: readonly Citation[] | undefined;
}

/** A page, and the characters of the text that it is cited for. */
export interface Citation {
  readonly url: string;
  readonly title: string | undefined;
  readonly start: number;
  readonly end: number;
}

export interface ReasoningPart {
  readonly kind: "reasoning";
  readonly text: string;
  /** The vendor's proof that its model has written the text. */
  readonly signature?: string | undefined;
  /** Encrypted reasoning that only the vendor can read. */
  readonly sealed?: string | undefined;
}

/** Exactly one of `data` (base64), `url`, and `file` (the vendor's file id). */
export interface MediaPart {
  readonly kind: "image" | "document" | "audio";
  readonly mime: string | undefined;
  readonly data?: string | undefined;
  readonly url?: string | undefined;
  readonly file?: string | undefined;
  readonly name?: string | undefined;
  /** The level of detail with which the model looks at an image. */
  readonly detail?: KeptMember | undefined;
}

export interface ToolCallPart {
  readonly kind: "toolCall";
  readonly id: string;
  readonly name: string;
  /** JSON text as the model wrote it. */
  readonly arguments: string;
  /** The proof of the reasoning before the call, in a request. */
  readonly signature?: string | undefined;
}

export interface ToolResultPart {
  readonly kind: "toolResult";
  readonly id: string;
  readonly parts: readonly Part[];
  readonly isError: boolean;
}

export interface Tool {
  readonly at: string;
  /** The name of the tool; undefined for a vendor's own tool. */
  readonly name: string | undefined;
  readonly description?: string | undefined;
  readonly schema?: JsonObject | undefined;
  readonly strict?: boolean | undefined;
  /** Marks the end of a prompt that the vendor caches. */
  readonly cacheControl?: KeptMember | undefined;
}

export type FinishReason =
  "stop" | "stopSequence" | "length" | "context" | "toolCalls" | "filter" | "refusal" | "pause";

/** Token counts; `input` includes cached tokens, and `output` includes reasoning. */
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
  /**
   * The input tokens as the vendor reports them, possibly without cached tokens; unset: the same as `input`.
   */
  readonly providerInput?: number | undefined;
  /** The total number of tokens that the vendor reports. */
  readonly total?: number | undefined;
}

/** A whole chat response in the intermediate form. */
export interface ChatResponse {
  readonly id: string;
  readonly model: string;
  /** The creation time in seconds since 1970; undefined if the format has no such time. */
  readonly created: number | undefined;
  readonly parts: readonly Part[];
  readonly finish: FinishReason;
  readonly stopSequence: string | undefined;
  readonly usage: Usage | undefined;
  /** The choices besides the first one; unset: there are none. */
  readonly others?: readonly OtherChoice[] | undefined;
}

/** A choice of a response besides the first one. */
export interface OtherChoice {
  readonly at: string;
  readonly parts: readonly Part[];
  readonly finish: FinishReason;
}

/** A block of a streamed response. */
export type Block =
  | { readonly kind: "text" }
  | { readonly kind: "refusal" }
  | { readonly kind: "reasoning" }
  | { readonly kind: "toolCall"; readonly id: string; readonly name: string };

/** The choice that an event of a streamed response belongs to. */
interface OfChoice {
  /** The index of a choice besides the first one; unset: the first one, or the whole response. */
  readonly choice?: number;
}

/**
 * An event of a streamed response. Order: `start`; per block `open`, any number of `delta`,
 * `close`; `finish`; `end`. Each choice has its own blocks and `finish`, and the events of several alternate.
 * `usage` may occur anywhere after `start`, and the last one counts; `error` ends the stream at any point.
 */
export type ChatEvent = OfChoice & StreamEvent;

type StreamEvent =
  | {
      readonly kind: "start";
      readonly id: string;
      readonly model: string;
      readonly created: number | undefined;
    }
  | { readonly kind: "open"; readonly block: Block }
  | { readonly kind: "delta"; readonly text: string }
  /** An event with the signature of the open reasoning block. */
  | { readonly kind: "signature"; readonly text: string }
  /** An event with a whole block of encrypted reasoning. */
  | {
      readonly kind: "sealed";
      readonly data: string;
      /** The place of the member in the provider's response. */
      readonly at?: string;
    }
  /** An event with a citation of the open block of text. */
  | {
      readonly kind: "citation";
      readonly citation: Citation;
      /** The place of the citations in the provider's response. */
      readonly at: string;
    }
  | { readonly kind: "close" }
  | {
      readonly kind: "finish";
      readonly reason: FinishReason;
      readonly stopSequence?: string | undefined;
    }
  | {
      readonly kind: "usage";
      readonly usage: Usage;
      /** Whether this is the usage of the whole response; unset: later events may report more. */
      readonly isFinal?: boolean;
      /** The service tier that the vendor reports. */
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

/** An error of a vendor or of the gateway, in the intermediate form. */
export interface ChatError {
  readonly kind: ErrorKind;
  /** The HTTP status of the response. */
  readonly status: number;
  readonly message: string;
  /** The error code of the vendor. */
  readonly code?: string | undefined;
}
