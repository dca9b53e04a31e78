import type { Running } from "@edge-gateway/generated/planned/index.ts";
import type { AiPolicies } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type PolicyDefinition } from "../../../pipeline/policy.ts";
import { compilePromptGuards } from "./prompt-guards.ts";
import { compileRequestEdits } from "./request-edits.ts";

/** What holds for the prompts and responses of language models; the backend does it, which reads them. */
export const aiPolicies: PolicyDefinition<Running<AiPolicies, "AiPolicies">> = {
  compile(config, context) {
    const { promptGuard } = config;
    const edits = compileRequestEdits(config, context);
    const guards = promptGuard && compilePromptGuards(promptGuard, context.at("promptGuard"));
    return {
      request(exchange) {
        exchange.requestEdits = edits;
        exchange.promptGuards = guards;
        return CONTINUE;
      },
    };
  },
};
