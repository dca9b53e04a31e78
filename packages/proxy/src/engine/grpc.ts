import type { Head } from "./head.ts";

const GRPC = "application/grpc";

/** Whether a message is one of gRPC: `application/grpc`, or a form of it such as `application/grpc+proto`. */
export function isGrpc(head: Head): boolean {
  const type = head.get("content-type");
  if (type === undefined || !type.startsWith(GRPC)) return false;
  const next = type.charAt(GRPC.length);
  return next === "" || next === "+" || next === ";";
}
