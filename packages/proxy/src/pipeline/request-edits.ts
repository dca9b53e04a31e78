import type { Bindings } from "@edge-gateway/cel";
import type { FormatName, JsonObject, PathFacts } from "@edge-gateway/llm";

/** The exchange whose request is edited. */
export interface EditedExchange {
  readonly bindings: Bindings;
  /** The value of the variable `llmRequest`. */
  llmRequest: JsonObject | undefined;
}

/** The call of the provider, as policies can change it. */
export interface ProviderCall {
  readonly providerFormat: FormatName;
  readonly model: string;
}

/** The configured changes of LLM requests. */
export interface RequestEdits {
  /** The model and streaming flag of the request; undefined: the path determines them. */
  factsOf(method: string, path: string): PathFacts | undefined;
  /** Edits the body of the client before it is converted to the provider's format. */
  before(exchange: EditedExchange, format: FormatName, body: JsonObject): JsonObject;
  /** Edits the body in the provider's format. */
  after(exchange: EditedExchange, call: ProviderCall, body: JsonObject): JsonObject;
}
