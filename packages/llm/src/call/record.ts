import type { ChatError, FinishReason, Usage } from "../chat/form.ts";
import type { CallParams } from "./params.ts";
import type { ConversionNote } from "../chat/notes.ts";
import type { ModelPrices } from "../cost/model-prices.ts";
import type { FormatName } from "../formats/names.ts";

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
  /** What the request asks of the model beside its prompt. */
  readonly params: CallParams;
  /** What models cost while the call runs. */
  readonly prices: ModelPrices;
  responseModel?: string | undefined;
  usage?: Usage | undefined;
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
