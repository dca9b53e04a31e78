import type { RequestHead } from "@edge-gateway/http";

/** Whether a request is a CORS preflight (Fetch standard section 3.2.2). */
export function isPreflight(request: RequestHead): boolean {
  return request.method === "OPTIONS" && request.has("access-control-request-method");
}
