import type { Effort, Reasoning } from "./form.ts";

/** The number of reasoning tokens for each effort; larger numbers mean the highest effort. */
const BUDGETS: Readonly<Record<Effort, number>> = {
  none: 0,
  minimal: 1024,
  low: 1024,
  medium: 2048,
  high: 4096,
  xhigh: 8192,
  max: 16384,
};

/** The smallest reasoning budget that vendors accept. */
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

/** The number of reasoning tokens; 0 disables reasoning. */
export function budgetOf({ budget, effort }: Reasoning): number {
  return budget ?? BUDGETS[effort ?? "high"];
}

/** The effort, for vendors that do not support token budgets for reasoning. */
export function effortFor({ effort, budget }: Reasoning): Effort {
  if (effort !== undefined || budget === undefined) return effort ?? "high";
  if (budget === 0) return "none";
  if (budget <= BUDGETS.low) return "low";
  return budget <= BUDGETS.medium ? "medium" : "high";
}
