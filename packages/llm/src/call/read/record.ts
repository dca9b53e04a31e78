import type { ChatError, ChatEvent, FinishReason, Usage } from "../../chat/form.ts";
import type { ConversionNote, ResponseNotes } from "../../chat/notes.ts";
import type { ModelPrices } from "../../cost/model-prices.ts";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import type { ResponseTexts } from "./texts.ts";

/**
 * Everything known about an LLM call, for logs, metrics, traces and limits; completed as the
 * response arrives.
 */
export interface CallRecord {
  readonly provider: string;
  /** The format of the client's API. */
  readonly format: FormatName;
  /** The format of the provider's API. */
  readonly providerFormat: FormatName;
  readonly stream: boolean;
  /**
   * When the request arrived, in seconds since 1970: the creation time of a converted response; 0 if the
   * response is not converted.
   */
  readonly created: number;
  /** The model in the client's request. */
  readonly requestModel: string;
  /** The virtual model that the client named, if another model was chosen for it. */
  readonly virtualModel?: string | undefined;
  /** The model in the provider's request. */
  readonly model: string;
  /** The parts of the request that the conversion could not keep. */
  readonly notes: readonly ConversionNote[];
  /** The parts of the response that the conversion could not keep; unset if the response is not converted. */
  readonly lost?: ResponseNotes | undefined;
  /** The client's body after the configured edits and the guards; undefined if it is not a JSON object. */
  readonly asked: JsonObject | undefined;
  /** Parses the whole body of the client; set if `asked` lacks the content of the prompt. */
  readonly whole?: (() => JsonObject | undefined) | undefined;
  /** The prices of models at the time of the call. */
  readonly prices: ModelPrices;
  /** The model's output; unset if no expression reads it. */
  readonly texts?: ResponseTexts | undefined;
  /** The output as guards have changed it, if guards check the response and an expression reads it. */
  shown?: ResponseTexts | undefined;
  /** The result of the cache look-up; unset if no cache is configured. */
  cache?: "hit" | "miss" | "bypass" | "unavailable" | undefined;
  /** The tokens of a cached response, for which the provider is not paid again. */
  savedUsage?: Usage | undefined;
  responseModel?: string | undefined;
  usage?: Usage | undefined;
  /** Whether `usage` is the provider's usage of the whole streamed response. */
  hasFinalUsage?: boolean | undefined;
  /** The service tier that the provider reports. */
  serviceTier?: string | undefined;
  /** The number of tokens that a token count request returned. */
  countedTokens?: number | undefined;
  /** Whether the provider has responded, and not with an error. */
  isAnswered?: boolean | undefined;
  /** Whether part of the usage is estimated, because the provider did not report it. */
  isEstimated?: boolean | undefined;
  /** Number of received chunks of a streamed response. */
  chunks: number;
  /** Bytes of a whole response that reports no usage. */
  length?: number | undefined;
  finish?: FinishReason | undefined;
  error?: ChatError | undefined;
  /** When the first and the last chunk of a streamed response arrived, by the caller's clock. */
  firstAt?: number | undefined;
  lastAt?: number | undefined;
}

/** Records the usage of an event; later events of a stream replace and complete it. */
export function noteUsage(
  record: CallRecord,
  { usage, isFinal = false, serviceTier }: Extract<ChatEvent, { kind: "usage" }>,
): void {
  record.usage = usage;
  record.hasFinalUsage = isFinal;
  record.serviceTier = serviceTier ?? record.serviceTier;
}
