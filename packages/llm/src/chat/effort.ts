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

const ORDER: readonly Effort[] = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];

/** The highest of the accepted efforts that is not above the given one, or else the lowest one. */
export function nearestEffort(effort: Effort, accepted: readonly Effort[]): Effort {
  const sorted = ORDER.filter((each) => accepted.includes(each));
  const most = ORDER.indexOf(effort);
  return sorted.findLast((each) => ORDER.indexOf(each) <= most) ?? sorted[0] ?? effort;
}

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
