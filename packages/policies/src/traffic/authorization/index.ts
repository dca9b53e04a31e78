import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";
import { decisionBy } from "@edge-gateway/gateway/exchange/rule-decision";
import { explain } from "../../rule-explanation.ts";

/**
 * Allows or denies requests by rules about the request and the client. Rules of all levels are combined: no
 * Deny rule may match, all Require rules must match, and an Allow rule must match if there is any.
 */
export const authorization: PolicyDefinition<readonly Authorization[]> = {
  compile(configs, context) {
    const rules = configs.map(({ action, policy }) => ({
      action,
      expressions: policy.matchExpressions.map((source) => context.cel(source)),
    }));
    const decide = decisionBy(rules);
    return {
      request(exchange) {
        const outcome = decide(exchange);
        const { trace } = exchange;
        if (trace?.detail === true) explain(rules, exchange, trace, outcome === CONTINUE);
        return outcome;
      },
    };
  },
};
