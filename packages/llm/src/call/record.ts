import type { ChatError, ChatEvent, FinishReason, Usage } from "../chat/form.ts";
import type { ConversionNote } from "../chat/notes.ts";
import type { ModelPrices } from "../cost/model-prices.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";

/** What is known of one call of a model, for logs, metrics, traces and limits; filled as the answer comes. */
export interface CallRecord {
  readonly provider: string;
  /** What the client speaks. */
  readonly format: FormatName;
  /** What the provider is spoken to in. */
  readonly providerFormat: FormatName;
  readonly stream: boolean;
  /** When it was asked for, in seconds since 1970. */
  readonly created: number;
  /** The model that is asked for, as the client says it. */
  readonly requestModel: string;
  /** The model that the provider is asked for. */
  readonly model: string;
  /** What the conversion of the request could not keep. */
  readonly notes: readonly ConversionNote[];
  /** The body that the client has sent, after the edits of the configuration; undefined: it is not a JSON object. */
  readonly asked: JsonObject | undefined;
  /** What models cost while the call runs. */
  readonly prices: ModelPrices;
  responseModel?: string | undefined;
  usage?: Usage | undefined;
  /** Whether `usage` is what the provider says of the whole of a streamed response. */
  hasFinalUsage?: boolean | undefined;
  /** The tier that the provider has served it with, as it says. */
  serviceTier?: string | undefined;
  /** Of a request that only counts. */
  countedTokens?: number | undefined;
  /** Whether the gateway has estimated a part of the tokens, since the call was cut. */
  isEstimated?: boolean | undefined;
  /** Pieces of a streamed response that have come. */
  chunks: number;
  finish?: FinishReason | undefined;
  error?: ChatError | undefined;
  /** When the first and the last piece of a streamed answer came, by the clock of the caller. */
  firstAt?: number | undefined;
  lastAt?: number | undefined;
}

/** Later events of a stream say more. */
export function noteUsage(
  record: CallRecord,
  { usage, isFinal = false, serviceTier }: Extract<ChatEvent, { kind: "usage" }>,
): void {
  record.usage = usage;
  record.hasFinalUsage = isFinal;
  record.serviceTier = serviceTier ?? record.serviceTier;
}
