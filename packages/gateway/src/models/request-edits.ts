import type { CallPlan, FormatName, JsonObject, PathFacts } from "@edge-gateway/llm";
import type { Exchange } from "../exchange/exchange.ts";

/** The exchange whose request is edited. */
export type EditedExchange = Pick<Exchange, "bindings" | "memos">;

/** The provider's format of a call, and what is known about the model. */
type ProviderCall = Pick<CallPlan, "providerFormat" | "facts">;

/** The configured changes of LLM requests. */
export interface RequestEdits {
  /**
   * The model and streaming flag that a request's path determines; undefined: the path determines neither.
   */
  factsOf(method: string, path: string): PathFacts | undefined;
  /** Edits the client's body, before it is converted to the provider's format. */
  before(exchange: EditedExchange, format: FormatName, body: JsonObject): JsonObject;
  /** Edits the body after it was converted to the provider's format. */
  after(exchange: EditedExchange, call: ProviderCall, body: JsonObject): JsonObject;
}
