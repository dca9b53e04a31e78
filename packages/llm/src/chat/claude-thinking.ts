import type { JsonObject } from "../json.ts";
import { budgetOf, LEAST_BUDGET } from "./effort.ts";
import type { ChatRequest, Settings } from "./form.ts";
import type { Notes } from "./notes.ts";
import { callsUnproven } from "./turns.ts";

/** The reasoning of Anthropic's models, which is configured in the same way on every platform. */
interface Thinking {
  /** The request's `thinking` option, which enables reasoning. */
  readonly option: JsonObject;
  /** The limit of the response, including its reasoning. */
  readonly maxTokens: number;
}

/**
 * How the model reasons; undefined if it does not reason.
 * @param defaultTokens the limit of a response without reasoning, if the request sets no limit
 */
export function claudeThinking(
  { settings, messages, at }: ChatRequest,
  defaultTokens: number,
  notes: Notes,
): Thinking | undefined {
  const { reasoning } = settings;
  if (reasoning === undefined) return undefined;
  const asked = budgetOf(reasoning);
  if (asked === 0) return undefined;
  // With the default limit, tokens must be left for the response after the reasoning.
  const maxTokens = settings.maxTokens ?? defaultTokens + asked;
  const budget = Math.min(asked, maxTokens - 1);
  if (budget < LEAST_BUDGET) {
    notes.dropped(at.reasoning ?? "", "too few tokens are left for reasoning");
    return undefined;
  }
  if (callsUnproven(messages)) {
    notes.dropped(at.reasoning ?? "", "the signed reasoning before the last tool calls is missing");
    return undefined;
  }
  return { option: { type: "enabled", budget_tokens: budget }, maxTokens };
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

/** The highest temperature of Anthropic and Amazon is 1. */
export function sampling(
  { settings, at }: ChatRequest,
  notes: Notes,
): Pick<Settings, "temperature" | "topP" | "topK"> {
  const { temperature, topP, topK } = settings;
  if (temperature === undefined || temperature <= 1) return { temperature, topP, topK };
  notes.changed(at.temperature ?? "", "at most 1 is allowed");
  return { temperature: 1, topP, topK };
}
