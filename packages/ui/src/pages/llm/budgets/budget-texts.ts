import type { AdminLlmBudget } from "@edge-gateway/generated/types/index.ts";

type Renewal = Pick<AdminLlmBudget, "period" | "window" | "calendar" | "timeZone">;

/** When a budget is renewed: its period and window, or the next beginning in its calendar with the time zone. */
export function renewalText(
  { period, window, calendar, timeZone = "UTC" }: Renewal,
  now: Date,
): string {
  if (calendar !== undefined) return `${beginningOf(calendar, timeZone, now)}, ${timeZone}`;
  if (period === undefined) return "never";
  return window === undefined ? period : `${period}, ${window}`;
}

/** When the next unit of a calendar begins. */
function beginningOf(unit: string, timeZone: string, now: Date): string {
  if (unit === "Day") return "each day at 0:00";
  if (unit === "Week") return "each Monday";
  if (unit === "Year") return "on 1 January";
  const month = Number(now.toLocaleString("en-GB", { timeZone, month: "numeric" }));
  // Months of a date are counted from 0: this is the next one.
  const next = new Date(Date.UTC(now.getUTCFullYear(), month, 1));
  return `on 1 ${next.toLocaleString("en-GB", { timeZone: "UTC", month: "long" })}`;
}

/** The limit of a budget, in dollars or tokens. */
export function limitText(budget: AdminLlmBudget): string {
  return amountText(budget, budget.dollars ?? String(budget.tokens));
}

/** An amount in the unit of a budget. */
export function amountText({ dollars }: AdminLlmBudget, text: string): string {
  return dollars === undefined ? `${text} tokens` : `$${text}`;
}
