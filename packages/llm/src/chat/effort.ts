import type { Effort, Reasoning } from "./form.ts";

/** Tokens of thought for each effort; above those is all that the model may write. */
const BUDGETS: Readonly<Record<Effort, number>> = {
  none: 0,
  minimal: 1024,
  low: 1024,
  medium: 2048,
  high: 4096,
  xhigh: 8192,
  max: 16384,
};

/** Fewer tokens of thought are refused by every vendor that counts them. */
export const LEAST_BUDGET = 1024;

export function effortOf(text: string | undefined): Effort | undefined {
  switch (text) {
    case "none":
    case "minimal":
    case "low":
    case "medium":
    case "high":
    case "xhigh":
    case "max":
      return text;
    default:
      return undefined;
  }
}

/** Tokens of thought; 0 where the model is not to think. */
export function budgetOf({ budget, effort }: Reasoning): number {
  return budget ?? BUDGETS[effort ?? "high"];
}

/** In words, for vendors that count no tokens of thought. */
export function effortFor({ effort, budget }: Reasoning): Effort {
  if (effort !== undefined || budget === undefined) return effort ?? "high";
  if (budget === 0) return "none";
  if (budget <= BUDGETS.low) return "low";
  return budget <= BUDGETS.medium ? "medium" : "high";
}
