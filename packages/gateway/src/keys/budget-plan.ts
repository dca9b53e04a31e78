import type { LlmBudget } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import { picodollars } from "@edge-gateway/llm/money";
import type { Counter } from "@edge-gateway/storage/counters/counter-store";
import type { Renewal } from "@edge-gateway/storage/counters/renewal";
import type { BudgetPlan } from "./budgets.ts";

/** Converts a budget to its counters' index and its limit in whole units. */
export function planOf(
  name: string,
  budget: LlmBudget,
  { index, id, isShared }: Pick<BudgetPlan, "index" | "id"> & { readonly isShared: boolean },
): BudgetPlan {
  const { tokens, period, createdAt, whenUnavailable } = budget;
  return {
    ...{ name, index, id, startedAt: createdAt },
    unit: tokens === undefined ? "dollars" : "tokens",
    limit: limitOf(budget),
    period: period === undefined ? undefined : parseDuration(period),
    lease: isShared || isLeased(budget) ? { whenUnavailable } : undefined,
  };
}

/** Whether the main thread keeps the periods of a budget also if no other process shares it. */
export function isLeased({ window, calendar }: LlmBudget): boolean {
  return window === "Sliding" || calendar !== undefined;
}

/** The counter of a budget, which is another one if the budget counts other calls. */
export function counterOf(name: string, budget: LlmBudget): Counter {
  const { scope, subject, tokens, period, window, calendar, timeZone, createdAt } = budget;
  const unit = tokens === undefined ? "dollars" : "tokens";
  const parts = [name, createdAt, scope, subject, unit, period, window, calendar, timeZone];
  return { id: JSON.stringify(parts), limit: limitOf(budget), renewal: renewalOf(budget) };
}

function renewalOf({ period, window, calendar, timeZone = "UTC", createdAt }: LlmBudget): Renewal {
  if (calendar !== undefined) return { kind: "calendar", unit: calendar, timeZone };
  if (period === undefined) return { kind: "never" };
  const milliseconds = Math.max(1, parseDuration(period));
  if (window === "Sliding") return { kind: "sliding", period: milliseconds };
  return { kind: "fixed", startedAt: createdAt, period: milliseconds };
}

/** The highest limit, in dollars multiplied by 10^12, that the 64-bit counters can contain. */
const MOST_DOLLARS = picodollars("9000000");

function limitOf({ tokens, dollars }: LlmBudget): bigint {
  if (tokens !== undefined) return BigInt(tokens);
  const limit = picodollars(dollars);
  return limit > MOST_DOLLARS ? MOST_DOLLARS : limit;
}
