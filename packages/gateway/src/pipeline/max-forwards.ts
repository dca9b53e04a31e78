import type { RequestHead } from "@edge-gateway/http";
import type { Refusal } from "../exchange/policy.ts";

const FIELD = "max-forwards";
const COUNT = /^\d+$/;
const OK = 200;
/** The methods that the gateway itself supports, in `Allow` of its own responses. */
const ALLOW = [["allow", "OPTIONS"]] as const;
const NOTHING = new Uint8Array(0);

/**
 * Decrements `Max-Forwards` (RFC 9110 section 7.6.2); returns a response if the request ends at the gateway.
 * An invalid count is ignored.
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
  // The response to TRACE does not repeat the request, because its headers may contain secrets (RFC 9110
  // section 9.3.8).
  if (method === "TRACE") return { code: "method_not_allowed", headers: ALLOW };
  return { code: "direct_response", status: OK, headers: ALLOW, body: NOTHING };
}
