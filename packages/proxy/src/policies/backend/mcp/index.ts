import type { Running } from "@edge-gateway/generated/planned/index.ts";
import type { McpPolicies } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type PolicyDefinition } from "../../../pipeline/policy.ts";
import { itemAuthorization } from "./authorization.ts";
import { compileGuardrails } from "./guardrails.ts";

/**
 * What holds for the messages of MCP; the backend does it, which reads them. Authorization is first:
 * an error of a guardrail would say that something exists.
 */
export const mcpPolicies: PolicyDefinition<Running<McpPolicies, "McpPolicies">> = {
  compile({ authorization, guardrails }, context) {
    const rule = authorization && itemAuthorization(authorization, context.at("authorization"));
    const guards = guardrails && compileGuardrails(guardrails, context.at("guardrails"));
    return {
      request(exchange) {
        const own = rule === undefined ? [] : [rule];
        exchange.messagePolicies = [...own, ...(guards?.(exchange) ?? [])];
        return CONTINUE;
      },
    };
  },
};
