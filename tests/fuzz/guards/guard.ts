import type { ParsedRequestGuard } from "@edge-gateway/generated/types/index.ts";
import { compilePromptGuards } from "@edge-gateway/policies/backend/ai/prompt-guards";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { PromptGuards } from "@edge-gateway/gateway/models/prompt-guards";
import { TestContext } from "@edge-gateway/gateway/testing/context";

/** The guards of a backend. */
export type Guarded = PromptGuards<Exchange>;

const CONTEXT = new TestContext();

/** Guards that look for a pattern everywhere in requests, responses and streams. */
export function guardOf(pattern: string, action: "Mask" | "Reject"): Guarded {
  const regex = { matches: [{ pattern, name: "X" }], action };
  const guard = { regex, unreadable: "Refuse" } as const;
  const scope: ParsedRequestGuard["scope"] = [
    "SystemPrompt",
    "Messages",
    "ToolOutput",
    "ToolInput",
  ];
  const request = [{ ...guard, scope }];
  return compilePromptGuards({ request, response: [guard], streaming: "Mask" }, CONTEXT);
}

/** Guards that look for what no document has, so that they refuse only what guards cannot read. */
export const NO_GUARD = guardOf("\\x01", "Reject");
