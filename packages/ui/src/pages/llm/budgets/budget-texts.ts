import type { AdminLlmBudget } from "@edge-gateway/generated/types/index.ts";

/** When a budget is renewed: its period and window, or the unit of its calendar with the time zone. */
export function renewalText({ period, window, calendar, timeZone }: AdminLlmBudget): string {
  if (calendar !== undefined) return `${calendar}, ${timeZone ?? "UTC"}`;
  if (period === undefined) return "never";
  return window === undefined ? period : `${period}, ${window}`;
}

/** The limit of a budget, in dollars or tokens. */
export function limitText(budget: AdminLlmBudget): string {
  return amountText(budget, budget.dollars ?? String(budget.tokens));
}

/** An amount in the unit of a budget. */
export function amountText({ dollars }: AdminLlmBudget, text: string): string {
  return dollars === undefined ? `${text} tokens` : `$${text}`;
}
