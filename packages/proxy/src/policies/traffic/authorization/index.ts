import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { CONTINUE, type Outcome, type PolicyDefinition } from "../../../pipeline/policy.ts";
import { explain } from "./explain.ts";
import { matches, type Rule } from "./rule.ts";

/**
 * Lets requests pass by rules over them and over who sent them. Rules of every level stand side by
 * side: any Deny denies, every Require must match, and one Allow must if there is any.
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

function decisionBy(rules: readonly Rule[]): (exchange: Exchange) => Outcome {
  const deny = rules.filter(({ action }) => action === "Deny");
  const require = rules.filter(({ action }) => action === "Require");
  const allow = rules.filter(({ action }) => action === "Allow");
  return (exchange) => {
    if (deny.some((rule) => matches(rule, exchange))) return refuse("a Deny rule matches");
    if (!require.every((rule) => matches(rule, exchange))) {
      return refuse("a Require rule does not match");
    }
    if (allow.length === 0 || allow.some((rule) => matches(rule, exchange))) return CONTINUE;
    return refuse("no Allow rule matches");
  };
}

function refuse(detail: string): Outcome {
  return { code: "forbidden", detail };
}
