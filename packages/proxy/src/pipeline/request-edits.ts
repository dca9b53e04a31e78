import type { Bindings } from "@edge-gateway/cel";
import type { FormatName, JsonObject, PathFacts } from "@edge-gateway/llm";

/** The exchange whose request is edited. */
export interface EditedExchange {
  readonly bindings: Bindings;
  /** What expressions read as `llmRequest`. */
  llmRequest: JsonObject | undefined;
}

/** How the provider is spoken to. */
export interface ProviderCall {
  readonly providerFormat: FormatName;
  readonly model: string;
}

/** What the configuration changes in requests for language models. */
export interface RequestEdits {
  /** What is asked for; undefined leaves it to the path. */
  factsOf(method: string, path: string): PathFacts | undefined;
  /** The body as the client means it, before it is put into the format of the provider. */
  before(exchange: EditedExchange, format: FormatName, body: JsonObject): JsonObject;
  /** The body as the provider gets it. */
  after(exchange: EditedExchange, call: ProviderCall, body: JsonObject): JsonObject;
}
