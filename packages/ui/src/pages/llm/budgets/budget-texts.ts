import type { AdminLlmBudget } from "@edge-gateway/generated/types/index.ts";
import { dollarsText } from "../spending.ts";

const NANO = 1e9;

type Renewal = Pick<AdminLlmBudget, "period" | "window" | "calendar" | "timeZone">;

/** The beginnings of the units of a calendar. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  Day: "each day at 0:00",
  Week: "each Monday",
  Month: "on the 1st of each month",
  Year: "on 1 January",
};

/** When a budget is renewed: its period and window, or the beginnings in its calendar with the time zone. */
export function renewalText({ period, window, calendar, timeZone = "UTC" }: Renewal): string {
  if (calendar !== undefined) return `${BEGINNINGS[calendar] ?? calendar}, ${timeZone}`;
  if (period === undefined) return "never";
  return window === undefined ? period : `${period}, ${window}`;
}

/** The limit of a budget, in dollars or tokens. */
export function limitText(budget: AdminLlmBudget): string {
  return amountText(budget, budget.dollars ?? String(budget.tokens));
}

/** An amount in the unit of a budget. */
export function amountText({ dollars }: AdminLlmBudget, text: string): string {
  return dollars === undefined ? `${text} tokens` : dollarsText(Math.round(Number(text) * NANO));
}
