import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { isGrpcWeb } from "@edge-gateway/http";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Refusal } from "../../exchange/policy.ts";
import type { RefusalResponse } from "../../exchange/refusal-response.ts";

const OK = 200;
const NOTHING = new Uint8Array(0);
const CONTENT_TYPE = "content-type";

/** Status codes of gRPC (google.rpc.Code). */
const UNKNOWN = 2;
const DEADLINE_EXCEEDED = 4;
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;
const INTERNAL = 13;
const UNAVAILABLE = 14;
const UNAUTHENTICATED = 16;

/** The gRPC status codes for HTTP statuses. */
const CODES: ReadonlyMap<number, number> = new Map([
  [400, INTERNAL],
  [401, UNAUTHENTICATED],
  [403, PERMISSION_DENIED],
  [404, UNIMPLEMENTED],
  [407, UNAUTHENTICATED],
  [429, UNAVAILABLE],
  [502, UNAVAILABLE],
  [503, UNAVAILABLE],
  [504, UNAVAILABLE],
]);

/**
 * The gRPC status codes of refusals that say more than their HTTP status. A call that ran out of time may have
 * been executed, so clients must not take it for UNAVAILABLE, which they retry.
 */
const REFUSALS: Partial<Record<Refusal["code"], number>> = {
  no_valid_backends: UNAVAILABLE,
  request_timeout: DEADLINE_EXCEEDED,
  upstream_timeout: DEADLINE_EXCEEDED,
};

/**
 * Converts a response for a gRPC client: trailers-only, with the error in its headers.
 * @param asked the content type of the request
 */
export function grpcResponseOf(
  refusal: Refusal,
  refusalResponse: RefusalResponse,
  asked: string,
): RefusalResponse {
  if (!isError(refusalResponse.status) || refusal.code === "direct_response")
    return refusalResponse;
  const text = refusal.text ?? ERRORS[refusal.code].text;
  const code = REFUSALS[refusal.code] ?? CODES.get(refusalResponse.status) ?? UNKNOWN;
  const kept = refusalResponse.headers.filter(([name]) => name !== CONTENT_TYPE);
  const headers: RefusalResponse["headers"] = [
    [CONTENT_TYPE, isGrpcWeb(asked) ? asked : "application/grpc"],
    ["grpc-status", String(code)],
    ...(text === "" ? [] : [["grpc-message", encodeMessage(text)] as const]),
    ...kept,
  ];
  return { status: OK, headers, body: NOTHING };
}

/** Percent-encodes all UTF-8 bytes except printable ASCII, and the percent sign. */
function encodeMessage(text: string): string {
  return encodeURI(text.toWellFormed()).replaceAll(
    /%(20|22|3C|3E|5B|5C|5D|5E|60|7B|7C|7D)/g,
    decodeURIComponent,
  );
}
