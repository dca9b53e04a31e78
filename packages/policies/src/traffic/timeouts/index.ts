import type { Timeouts } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import { CONTINUE, type PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";

/**
 * Limits the time from the arrival of a request to its response headers, including all attempts. A second
 * limit applies to each attempt.
 */
export const timeouts: PolicyDefinition<Timeouts> = {
  compile({ request, backendRequest }) {
    const whole = milliseconds(request);
    const each = milliseconds(backendRequest);
    // In an HTTPRoute, `0s` disables the timeout (Gateway API, HTTPRouteTimeouts).
    if (whole === 0 && each === 0) return {};
    const within = whole > 0 ? `the response must begin within ${request}` : undefined;
    const ofTry = each > 0 ? `each attempt within ${backendRequest}` : undefined;
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

function milliseconds(duration: string | undefined): number {
  return duration === undefined ? 0 : parseDuration(duration);
}
