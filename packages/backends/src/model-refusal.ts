import type { RefusalFormat } from "@edge-gateway/gateway/exchange/exchange";
import { callOf } from "@edge-gateway/gateway/models/model-exchange";
import { errorsOf, factsOfPath, kindOfStatus } from "@edge-gateway/llm";

/** Writes an error in the format of a client that calls a model, unless the format has no errors. */
export const modelRefusal: RefusalFormat = (exchange, plain) => {
  const { method, path } = exchange.request;
  const format = errorsOf(callOf(exchange)?.format ?? factsOfPath(method, path).format);
  if (format === undefined) return undefined;
  const error = { kind: kindOfStatus(plain.status), ...plain };
  return {
    json: JSON.stringify(format.writeError(error)),
    headers: format.errorHeaders?.(error) ?? [],
  };
};
