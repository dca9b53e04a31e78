import type { JsonObject } from "../json.ts";
import { budgetOf, LEAST_BUDGET } from "./effort.ts";
import type { ChatRequest, Settings } from "./form.ts";
import type { Notes } from "./notes.ts";
import { callsUnproven } from "./turns.ts";

/** The option of Anthropic's models that lets them reason, wherever they run. */
export function claudeThinking(
  { settings, messages, at }: ChatRequest,
  maxTokens: number,
  notes: Notes,
): JsonObject | undefined {
  const { reasoning } = settings;
  if (reasoning === undefined) return undefined;
  const asked = budgetOf(reasoning);
  if (asked === 0) return undefined;
  const budget = Math.min(asked, maxTokens - 1);
  if (budget < LEAST_BUDGET) {
    notes.dropped(at.reasoning ?? "", "there are too few tokens to reason");
    return undefined;
  }
  if (callsUnproven(messages)) {
    notes.dropped(at.reasoning ?? "", "the signed reasoning before the last tool calls is missing");
    return undefined;
  }
  return { type: "enabled", budget_tokens: budget };
}

const LEAST_TOP_P = 0.95;

/** The sampling settings that Anthropic's models accept while they reason. */
export function besidesThinking(
  { settings, at }: ChatRequest,
  notes: Notes,
): Pick<Settings, "temperature" | "topP" | "topK"> {
  const { temperature, topP, topK } = settings;
  const refused = {
    temperature: temperature !== undefined && temperature !== 1,
    topP: topP !== undefined && topP < LEAST_TOP_P,
    topK: topK !== undefined,
  };
  for (const name of ["temperature", "topP", "topK"] as const)
    if (refused[name]) notes.dropped(at[name] ?? "", "not accepted together with reasoning");
  if (settings.toolChoice === "any" || typeof settings.toolChoice === "object")
    notes.changed(at.toolChoice ?? "", "with reasoning, a tool call cannot be forced");
  return refused.topP ? {} : { topP };
}

/** The scale of temperatures of Anthropic and Amazon ends at 1. */
export function sampling(
  { settings, at }: ChatRequest,
  notes: Notes,
): Pick<Settings, "temperature" | "topP" | "topK"> {
  const { temperature, topP, topK } = settings;
  if (temperature === undefined || temperature <= 1) return { temperature, topP, topK };
  notes.changed(at.temperature ?? "", "at most 1 is allowed");
  return { temperature: 1, topP, topK };
}
