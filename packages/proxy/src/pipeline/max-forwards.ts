import type { RequestHead } from "@edge-gateway/http";
import type { Refusal } from "./policy.ts";

const FIELD = "max-forwards";
const COUNT = /^\d+$/;
const OK = 200;
/** What the gateway itself can be asked for. */
const ALLOW = [["allow", "OPTIONS"]] as const;
const NOTHING = new Uint8Array(0);

/**
 * Counts a request down that traces its way (RFC 9110 section 7.6.2); the response if it ends here. A
 * count that is not a number is not ours to judge.
 */
export function countForward(request: RequestHead): Refusal | undefined {
  const { method } = request;
  if (method !== "OPTIONS" && method !== "TRACE") return undefined;
  const count = request.get(FIELD);
  if (count === undefined || !COUNT.test(count)) return undefined;
  const left = Math.min(Number(count), Number.MAX_SAFE_INTEGER) - 1;
  if (left >= 0) {
    request.set(FIELD, String(left));
    return undefined;
  }
  // The request is not reflected: its fields may hold secrets (RFC 9110 section 9.3.8).
  if (method === "TRACE") return { code: "method_not_allowed", headers: ALLOW };
  return { code: "direct_response", status: OK, headers: ALLOW, body: NOTHING };
}
