import type { Timeouts } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { CONTINUE, type PolicyDefinition } from "../../../pipeline/policy.ts";

/** Bounds the time from the arrival of a request to the head of its response, all tries included, and that of each try. */
export const timeouts: PolicyDefinition<Timeouts> = {
  compile({ request, backendRequest }) {
    const whole = milliseconds(request);
    const each = milliseconds(backendRequest);
    // An HTTPRoute may say that there is none (Gateway API, HTTPRouteTimeouts): `0s`.
    if (whole === 0 && each === 0) return {};
    const within = whole > 0 ? `the response must begin within ${request}` : undefined;
    const ofTry = each > 0 ? `that of a try within ${backendRequest}` : undefined;
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
