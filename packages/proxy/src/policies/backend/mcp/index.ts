import type { Running } from "@edge-gateway/generated/planned/index.ts";
import type { McpPolicies } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type PolicyDefinition } from "../../../pipeline/policy.ts";
import { compileGuardrails } from "./guardrails.ts";

/** What holds for the messages of MCP; the backend does it, which reads them. */
export const mcpPolicies: PolicyDefinition<Running<McpPolicies, "McpPolicies">> = {
  compile({ guardrails }, context) {
    const guards = guardrails && compileGuardrails(guardrails, context.at("guardrails"));
    return {
      request(exchange) {
        exchange.messagePolicies = guards?.(exchange);
        return CONTINUE;
      },
    };
  },
};
