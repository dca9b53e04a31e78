import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Level } from "@edge-gateway/kernel/log/logger";
import type { StreamEnd } from "@edge-gateway/http";
import type { ObservedExchange } from "../../exchange/telemetry.ts";
import { grpcStatusOf } from "./grpc-status.ts";

/** The first status of client errors (RFC 9110 section 15.5). */
/** The first status of server errors (RFC 9110 section 15.6). */
const FIRST_SERVER_ERROR = 500;

/**
 * Returns the log level for a request. Level error: the server failed, or its response was cut off. Level
 * warn: the gateway refused the request, or a timeout ended it. Level info: everything else, including a
 * client that disconnected.
 */
export function severityOf(exchange: ObservedExchange, end: StreamEnd): Level {
  if (hasFailed(exchange) || end === "upstream-aborted") return "error";
  const { refusal } = exchange;
  if (end === "deadline") return "warn";
  if (refusal === undefined) return "info";
  return isError(refusal.status ?? ERRORS[refusal.code].status) ? "warn" : "info";
}

/** Whether the server failed: a 5xx status, or an equivalent gRPC status. */
export function hasFailed(exchange: ObservedExchange): boolean {
  const { refusal, response } = exchange;
  const status = refusal?.status ?? (refusal && ERRORS[refusal.code].status) ?? response?.status;
  if (status !== undefined && status >= FIRST_SERVER_ERROR) return true;
  if (refusal !== undefined) return false;
  const grpc = grpcStatusOf(exchange);
  return grpc !== undefined && GRPC_SERVER_ERRORS.has(grpc);
}

/**
 * The gRPC statuses of a failed server: UNKNOWN, DEADLINE_EXCEEDED, UNIMPLEMENTED, INTERNAL, UNAVAILABLE and
 * DATA_LOSS (OpenTelemetry, semantic conventions for gRPC, server spans).
 */
const GRPC_SERVER_ERRORS: ReadonlySet<string> = new Set(["2", "4", "12", "13", "14", "15"]);
