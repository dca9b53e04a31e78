import type { Head } from "./head.ts";

const GRPC = "application/grpc";
/** The type of gRPC-Web, which works over any HTTP version because it needs no HTTP trailers. */
const GRPC_WEB = "application/grpc-web";

/**
 * A gRPC media type (`application/grpc+proto`, `application/grpc-web`); undefined for other types.
 */
export function grpcType(head: Pick<Head, "get">): string | undefined {
  const type = head.get("content-type");
  return type?.startsWith(GRPC) === true ? type : undefined;
}

/** Whether a gRPC media type is one of gRPC-Web. */
export function isGrpcWeb(type: string): boolean {
  return type.startsWith(GRPC_WEB);
}

/** Whether a request can only be sent by HTTP/2. */
export function needsHttp2(head: Head): boolean {
  const type = grpcType(head);
  return type !== undefined && !isGrpcWeb(type);
}
