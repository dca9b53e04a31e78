import type { ObservedExchange } from "../../exchange/telemetry.ts";

const GRPC_STATUS = "grpc-status";

/**
 * Reads the gRPC status from the headers of a response without a body, or else from the trailers; undefined
 * if the response is not gRPC.
 */
export function grpcStatusOf({ response, stream }: ObservedExchange): string | undefined {
  const trailers = stream.responseTrailers;
  const index = trailers.indexOf(GRPC_STATUS);
  return index < 0 ? response?.get(GRPC_STATUS) : trailers[index + 1];
}
