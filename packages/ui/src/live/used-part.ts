import type { AdminLlmBudget } from "@edge-gateway/generated/types/index.ts";

/** The part of a budget that is spent or reserved, from 0 to 1. */
export function usedPart({ spent, dollars, tokens }: AdminLlmBudget): number {
  const limit = dollars === undefined ? tokens : Number(dollars);
  if (limit === undefined || limit <= 0) return 1;
  return Math.min(1, Number(spent) / limit);
}
