import type { CallPlan, JsonObject } from "@edge-gateway/llm";

/** A call whose response may be kept. */
export interface CachedCall {
  readonly plan: CallPlan;
  /** The name of the provider. */
  readonly provider: string;
  /** The client's request after the edits of the configuration and after guards. */
  readonly asked: JsonObject;
  /** The request that the provider would get. */
  readonly sent: JsonObject;
}

/** A response from the provider, as the client gets it. */
export interface FreshResponse {
  readonly type: string;
  readonly body: Uint8Array;
  readonly model: string | undefined;
  readonly usage: { readonly input: number; readonly output: number } | undefined;
}

/** The result of looking a call up in the cache. */
export interface CacheLookup {
  readonly status: "hit" | "miss" | "bypass" | "unavailable";
  /** The cached response; undefined unless it is a hit. */
  readonly response?: FreshResponse & { readonly age: number };
  /** Stores the provider's response; undefined: it is not stored. */
  readonly keep?: ((response: FreshResponse) => void) | undefined;
  /** The longest body that is kept. */
  readonly maxBodyBytes: number;
}

/** Responses that are sent again to the same requests; the subject is the exchange. */
export interface ResponseCache<Subject> {
  /** Notes the caller at the first attempt, before credentials for the provider are added. */
  begin(exchange: Subject): void;
  find(exchange: Subject, call: CachedCall): CacheLookup | Promise<CacheLookup>;
}
