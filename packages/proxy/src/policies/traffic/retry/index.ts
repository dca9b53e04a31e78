import type { Retry } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { RetryPlan } from "../../../pipeline/exchange.ts";
import { CONTINUE, type PolicyDefinition } from "../../../pipeline/policy.ts";

/** Sends a request again after a failed call, or an answer that asks for it; the gateway does so. */
export const retry: PolicyDefinition<Retry> = {
  compile({ attempts, codes = [], backoff, precondition, condition }, context) {
    const statuses = new Set(codes);
    const wanted = condition === undefined ? undefined : context.cel(condition, "response");
    const plan: RetryPlan = {
      attempts,
      backoff: backoff === undefined ? 0 : parseDuration(backoff),
      wants: ({ response, bindings }) =>
        response !== undefined &&
        (statuses.has(response.status) || wanted?.test(bindings) === true),
    };
    const allowed = precondition === undefined ? undefined : context.cel(precondition);
    return {
      request(exchange) {
        if (allowed?.test(exchange.bindings) === false) {
          exchange.trace?.note("skip", "the precondition is not true");
          return CONTINUE;
        }
        exchange.retry = plan;
        exchange.trace?.note("apply", `up to ${attempts} more tries`);
        return CONTINUE;
      },
    };
  },
};
