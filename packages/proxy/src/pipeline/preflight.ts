import type { RequestHead } from "@edge-gateway/http";

/** Whether a browser asks for leave to send a request (Fetch standard section 3.2.2). */
export function isPreflight(request: RequestHead): boolean {
  return request.method === "OPTIONS" && request.has("access-control-request-method");
}
