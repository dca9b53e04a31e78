import type { ParsedTimeouts } from "@edge-gateway/generated/types/index.ts";
import { formatDuration } from "@edge-gateway/kernel/text/duration";
import { CONTINUE, type PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";

/**
 * Limits the time from the arrival of a request to its response headers, including all attempts. A second
 * limit applies to each attempt.
 */
export const timeouts: PolicyDefinition<ParsedTimeouts> = {
  isShared: true,
  compile({ request: whole = 0, backendRequest: each = 0 }) {
    // In an HTTPRoute, `0s` disables the timeout (Gateway API, HTTPRouteTimeouts).
    if (whole === 0 && each === 0) return {};
    const within =
      whole > 0 ? `the response must begin within ${formatDuration(whole)}` : undefined;
    const ofTry = each > 0 ? `each attempt within ${formatDuration(each)}` : undefined;
    const note = [within, ofTry].filter((text) => text !== undefined).join(", ");
    return {
      request(exchange) {
        if (whole > 0) exchange.stream.setDeadline(whole);
        exchange.tryTimeout = each;
        exchange.trace?.note("apply", note);
        return CONTINUE;
      },
    };
  },
};
