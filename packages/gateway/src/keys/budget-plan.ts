import type { LlmBudget } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { picodollars } from "@edge-gateway/llm/money";
import type { BudgetPlan } from "./budgets.ts";

/** Converts a budget to its counters' index and its limit in whole units. */
export function planOf(
  name: string,
  { tokens, dollars, period, createdAt }: LlmBudget,
  { index, id }: Pick<BudgetPlan, "index" | "id">,
): BudgetPlan {
  const bound = { name, index, id, startedAt: createdAt };
  return {
    ...bound,
    unit: tokens === undefined ? "dollars" : "tokens",
    limit: tokens === undefined ? dollarLimit(dollars) : BigInt(tokens),
    period: period === undefined ? undefined : parseDuration(period),
  };
}

/** The highest limit, in dollars multiplied by 10^12, that the 64-bit counters can contain. */
const MOST_DOLLARS = picodollars("9000000");

function dollarLimit(dollars: string): bigint {
  const limit = picodollars(dollars);
  return limit > MOST_DOLLARS ? MOST_DOLLARS : limit;
}
