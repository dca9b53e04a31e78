import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { RefusalFormat } from "@edge-gateway/gateway/exchange/exchange";
import { callOf } from "@edge-gateway/gateway/models/model-exchange";
import { isError } from "@edge-gateway/kernel/http-status";
import { errorsOf, factsOfPath, kindOfStatus } from "@edge-gateway/llm";

const CONTENT_TYPE = "content-type";

/**
 * Converts a refusal for a client that calls a model: the same status, with an error in the client's format,
 * unless the format has no errors.
 */
export const modelRefusal: RefusalFormat = (exchange, refusal, plain) => {
  const { method, path } = exchange.request;
  const format = errorsOf(callOf(exchange)?.format ?? factsOfPath(method, path).format);
  const { status } = plain;
  const text = refusal.text ?? ERRORS[refusal.code].text;
  const isOwn = refusal.body !== undefined || text.startsWith("{");
  if (format === undefined || !isError(status) || isOwn || refusal.code === "direct_response")
    return plain;
  const message = text === "" ? refusal.code.replaceAll("_", " ") : text;
  const error = { kind: kindOfStatus(status), status, message, code: refusal.code };
  const headers = [
    [CONTENT_TYPE, "application/json"] as const,
    ...plain.headers.filter(([name]) => name !== CONTENT_TYPE),
    ...(format.errorHeaders?.(error) ?? []),
  ];
  return { status, headers, body: Buffer.from(JSON.stringify(format.writeError(error))) };
};
