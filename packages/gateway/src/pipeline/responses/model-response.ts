import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { isError } from "@edge-gateway/kernel/http-status";
import { type ChatFormat, errorsOf, factsOfPath, kindOfStatus } from "@edge-gateway/llm";
import type { ExchangeState } from "../exchange-state.ts";
import type { Refusal } from "../../exchange/policy.ts";
import type { RefusalResponse } from "./refusal-response.ts";

const CONTENT_TYPE = "content-type";

/**
 * The API format of a client that calls a model; undefined for other clients, and for formats without errors.
 */
export function modelFormatOf(exchange: ExchangeState): ChatFormat | undefined {
  const { llm, modelRequest, request, route } = exchange;
  if (llm !== undefined) return errorsOf(llm.format);
  const backends = route?.backends ?? [];
  const isForModels =
    backends.length > 0 && backends.every(({ backend }) => backend.protocol === "llm");
  if (modelRequest === undefined && !isForModels) return undefined;
  return errorsOf(factsOfPath(request.method, request.path).format);
}

/**
 * Converts a response for a client that calls a model: the same status, with an error in the client's format.
 */
export function modelResponseOf(
  refusal: Refusal,
  refusalResponse: RefusalResponse,
  format: ChatFormat,
): RefusalResponse {
  const { status } = refusalResponse;
  const text = refusal.text ?? ERRORS[refusal.code].text;
  const isOwn = refusal.body !== undefined || text.startsWith("{");
  if (!isError(status) || isOwn || refusal.code === "direct_response") return refusalResponse;
  const message = text === "" ? refusal.code.replaceAll("_", " ") : text;
  const error = { kind: kindOfStatus(status), status, message, code: refusal.code };
  const headers: RefusalResponse["headers"] = [
    [CONTENT_TYPE, "application/json"],
    ...refusalResponse.headers.filter(([name]) => name !== CONTENT_TYPE),
    ...(format.errorHeaders?.(error) ?? []),
  ];
  return { status, headers, body: Buffer.from(JSON.stringify(format.writeError(error))) };
}
