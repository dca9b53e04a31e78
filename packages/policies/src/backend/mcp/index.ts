import { MESSAGE_POLICIES } from "@edge-gateway/mcp/exchange";
import type { ParsedMcpPolicies } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  CONTINUE,
  type Outcome,
  type PolicyDefinition,
} from "@edge-gateway/gateway/exchange/policy";
import { backendAuthentication } from "./authentication.ts";
import { itemAuthorization } from "./authorization.ts";
import { compileGuardrails } from "./guardrails.ts";
import { toolCatalogue } from "./tools.ts";

/**
 * Compiles the policies for MCP messages. The backend applies them, because it reads the messages.
 * Authorization comes first, because a guardrail's error would reveal that an item exists.
 */
export const mcpPolicies: PolicyDefinition<ParsedMcpPolicies> = {
  compile({ authentication, authorization, tools, guardrails }, context) {
    const signedIn =
      authentication && backendAuthentication(authentication, context.at("authentication"));
    const rule = authorization && itemAuthorization(authorization, context.at("authorization"));
    const catalogue = tools === undefined ? [] : toolCatalogue(tools, context.at("tools"));
    const guards = guardrails && compileGuardrails(guardrails, context.at("guardrails"));
    const judge = (exchange: Exchange): Outcome => {
      const own = rule === undefined ? [] : [rule];
      MESSAGE_POLICIES.set(exchange, [...own, ...catalogue, ...(guards?.(exchange) ?? [])]);
      return CONTINUE;
    };
    const judges = rule !== undefined || tools !== undefined || guards !== undefined;
    return {
      ...signedIn,
      request(exchange) {
        const outcome = signedIn?.request?.(exchange);
        if (!judges) return outcome;
        if (outcome instanceof Promise)
          return outcome.then((refusal) => refusal ?? judge(exchange));
        return outcome ?? judge(exchange);
      },
    };
  },
};
