import type { Head } from "./head.ts";

const GRPC = "application/grpc";

/** Whether a message is one of gRPC, in any of its forms (`application/grpc+proto`, `application/grpc-web`). */
export function isGrpc(head: Head): boolean {
  return head.get("content-type")?.startsWith(GRPC) === true;
}
