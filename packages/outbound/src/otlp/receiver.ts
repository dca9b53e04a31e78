import type { CallResult } from "@edge-gateway/http";
import type { Post } from "../post.ts";

/** The kind of telemetry; each has its own service and path. */
export type Signal = "logs" | "traces";

/** The protocol and path of the receiver. */
export interface OtlpProtocol {
  readonly name: "GRPC" | "HTTP";
  /** The path of the receiver, for HTTP. */
  readonly path: string;
}

/** Why a batch was rejected; undefined if it was accepted. */
export type Rejection =
  | { readonly reason: string; readonly retryAfter: number | undefined; readonly isFinal: boolean }
  | undefined;

const SERVICES: Readonly<Record<Signal, string>> = {
  logs: "/opentelemetry.proto.collector.logs.v1.LogsService/Export",
  traces: "/opentelemetry.proto.collector.trace.v1.TraceService/Export",
};

const HTTP_HEADERS = [["content-type", "application/x-protobuf"]] as const;
const GRPC_HEADERS = [["content-type", "application/grpc"]] as const;

/** A gRPC message begins with a compression flag and its length. */
const PREFIX_LENGTH = 5;

/** Sends a request with a batch to the receiver. */
export function exportPost(
  signal: Signal,
  { name, path }: OtlpProtocol,
  message: Buffer,
): Omit<Post, "timeout"> {
  if (name === "HTTP") return { path, headers: HTTP_HEADERS, body: message };
  const prefix = Buffer.alloc(PREFIX_LENGTH);
  prefix.writeUInt32BE(message.length, 1);
  return {
    path: SERVICES[signal],
    headers: GRPC_HEADERS,
    body: Buffer.concat([prefix, message]),
  };
}

const OK = 200;
/** The statuses after which a request is sent again (OTLP specification). */
const RETRYABLE: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/**
 * Retryable gRPC statuses (OTLP specification): CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED,
 * ABORTED, OUT_OF_RANGE, UNAVAILABLE and DATA_LOSS.
 */
const RETRYABLE_GRPC: ReadonlySet<string> = new Set(["1", "4", "8", "10", "11", "14", "15"]);
const GRPC_STATUS = "grpc-status";
const GRPC_OK = "0";
const MILLISECONDS_PER_SECOND = 1_000;

/** Reads the receiver's response to a batch. */
export function rejectionOf({ name }: OtlpProtocol, result: CallResult): Rejection {
  const { response, trailers, failure } = result;
  if (response === undefined || failure !== undefined)
    return { reason: failure ?? "no response", retryAfter: undefined, isFinal: false };
  const retryAfter = secondsOf(response.get("retry-after"));
  const { status } = response;
  if (status !== OK)
    return { reason: `status ${status}`, retryAfter, isFinal: !RETRYABLE.has(status) };
  if (name === "HTTP") return undefined;
  const at = trailers.indexOf(GRPC_STATUS);
  const grpc = (at < 0 ? response.get(GRPC_STATUS) : trailers[at + 1]) ?? "missing";
  if (grpc === GRPC_OK) return undefined;
  return { reason: `gRPC status ${grpc}`, retryAfter, isFinal: !RETRYABLE_GRPC.has(grpc) };
}

/** Reads `Retry-After` in milliseconds; undefined for a date, which is not supported. */
function secondsOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,5}$/.test(value)
    ? Number(value) * MILLISECONDS_PER_SECOND
    : undefined;
}
