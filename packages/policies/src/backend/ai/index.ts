import type { Running } from "@edge-gateway/generated/planned/index.ts";
import type { ParsedAiPolicies } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";
import { MODEL_POLICIES } from "@edge-gateway/gateway/models/model-exchange";
import { compilePromptGuards } from "./prompt-guards.ts";
import { compileRequestEdits } from "./request-edits.ts";
import { compileResponseCache } from "./response-cache/index.ts";

/**
 * Compiles the policies for LLM prompts and responses. The backend applies them, because it reads the bodies.
 */
export const aiPolicies: PolicyDefinition<Running<ParsedAiPolicies, "AiPolicies">> = {
  compile(config, context) {
    const { promptGuard, responseCache } = config;
    const edits = compileRequestEdits(config, context);
    const guards = promptGuard && compilePromptGuards(promptGuard, context.at("promptGuard"));
    const cache =
      responseCache && compileResponseCache(responseCache, config, context.at("responseCache"));
    const policies = { edits, guards, cache };
    return {
      request(exchange) {
        MODEL_POLICIES.set(exchange, policies);
        cache?.begin(exchange);
        return CONTINUE;
      },
    };
  },
};
