import type { CompiledExpression } from "@edge-gateway/cel";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { CONTINUE, type Outcome, type PolicyDefinition } from "../../../pipeline/policy.ts";

/** All of its expressions must be true for a rule to match; one that fails is not. */
type Rule = readonly CompiledExpression[];

/**
 * Lets requests pass by rules over them and over who sent them. Rules of every level stand side by
 * side: any Deny denies, every Require must match, and one Allow must if there is any.
 */
export const authorization: PolicyDefinition<readonly Authorization[]> = {
  compile(configs, context) {
    const rules = (action: Authorization["action"]): readonly Rule[] =>
      configs
        .filter((config) => config.action === action)
        .map(({ policy }) => policy.matchExpressions.map((source) => context.cel(source)));
    const deny = rules("Deny");
    const require = rules("Require");
    const allow = rules("Allow");
    return {
      request(exchange): Outcome {
        const denied = deny.find((rule) => matches(rule, exchange));
        if (denied !== undefined) return refuse("a Deny rule matches", denied);
        const unmet = require.find((rule) => !matches(rule, exchange));
        if (unmet !== undefined) return refuse("a Require rule does not match", unmet);
        if (allow.length === 0 || allow.some((rule) => matches(rule, exchange))) return CONTINUE;
        return refuse("no Allow rule matches", allow.flat());
      },
    };
  },
};

function matches(rule: Rule, exchange: Exchange): boolean {
  return rule.every((expression) => expression.test(exchange.bindings));
}

function refuse(why: string, rule: Rule): Outcome {
  const sources = rule.map((expression) => expression.source);
  return { code: "forbidden", detail: `${why}: ${sources.join(", ")}` };
}
