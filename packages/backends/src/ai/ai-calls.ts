import type { Provider } from "@edge-gateway/llm";
import type { CurrentPrices } from "../model-prices.ts";
import type { ModelTexts } from "../model-texts.ts";

/** Values that all calls of a backend share. */
export interface AiCalls {
  readonly provider: Provider;
  readonly maxBodyBytes: number;
  /** Whether to refuse a request if its conversion would lose a part. */
  readonly isStrict: boolean;
  /** Milliseconds to wait for the first event of a streamed response; 0 means no limit. */
  readonly firstEventTimeout: number;
  /**
   * Milliseconds for which a response is still read after its client has disconnected; 0: the call is
   * cancelled at once.
   */
  readonly drainTime: number;
  /** The maximum output tokens of requests without one, if the provider requires one. */
  readonly maxTokens: number;
  /** A clock in milliseconds. */
  now(): number;
  /** The current time in milliseconds since 1970. */
  wallClock(): number;
  readonly prices: CurrentPrices;
  readonly texts: ModelTexts;
}
