import type { CallPlan, JsonObject } from "@edge-gateway/llm";

/** An LLM call whose response may be cached. */
export interface CachedCall {
  readonly plan: CallPlan;
  /** The name of the provider. */
  readonly provider: string;
  /** The client's request, after guards and after the edits of the configuration. */
  readonly asked: JsonObject;
  /** The request that the provider gets if the response is not cached. */
  readonly sent: JsonObject;
  /** The client's body, decoded: numbers in it may have more digits than those of the parsed requests. */
  readonly source: string | undefined;
  /** What guards of the response depend on besides its texts; see {@link PromptGuards.dependsOn}. */
  readonly guardedBy: unknown;
}

/** The provider's response, in the client's format. */
export interface FreshResponse {
  readonly type: string;
  readonly body: Uint8Array;
  readonly model: string | undefined;
  readonly usage: { readonly input: number; readonly output: number } | undefined;
}

/** The result of looking for a cached response of a call. */
export interface CacheLookup {
  readonly status: "hit" | "miss" | "bypass" | "unavailable";
  /** The cached response; undefined unless it is a hit. */
  readonly response?: FreshResponse & { readonly age: number };
  /** Stores the provider's response; undefined: the response must not be stored. */
  readonly keep?: ((response: FreshResponse) => void) | undefined;
  /** Maximum bytes of a body that is cached. */
  readonly maxBodyBytes: number;
}

/**
 * A cache of LLM responses: a repeated request gets the cached response. Each function gets the exchange as
 * its subject.
 */
export interface ResponseCache<Subject> {
  /** Determines the caller at the first attempt, before credentials for the provider are added. */
  begin(exchange: Subject): void;
  find(exchange: Subject, call: CachedCall): CacheLookup | Promise<CacheLookup>;
}
