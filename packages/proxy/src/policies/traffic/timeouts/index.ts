import type { Timeouts } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { CONTINUE, type PolicyDefinition } from "../../../pipeline/policy.ts";

/** Bounds the time from the arrival of a request to the head of its answer, all tries included. */
export const timeouts: PolicyDefinition<Timeouts> = {
  compile({ request }) {
    const milliseconds = parseDuration(request);
    return {
      request(exchange) {
        exchange.stream.setDeadline(milliseconds);
        exchange.trace?.note("apply", `the answer must begin within ${request}`);
        return CONTINUE;
      },
    };
  },
};
