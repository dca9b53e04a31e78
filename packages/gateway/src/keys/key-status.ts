import { createHash } from "node:crypto";
import { dollarsOf } from "@edge-gateway/llm/money";
import type { LlmBudget, LlmKey } from "@edge-gateway/generated/types/index.ts";

/** A key without its secret. Times are dates (RFC 3339). */
export interface KeyStatus {
  readonly id: string;
  readonly name: string;
  readonly team?: string;
  readonly user?: string;
  readonly createdAt: string;
  readonly expiresAt?: string;
  /** The names of its budgets. */
  readonly budgets: readonly string[];
}

/** A budget, and what is spent of it: a number of tokens, or an amount of dollars. */
export interface BudgetStatus {
  readonly name: string;
  readonly scope: LlmBudget["scope"];
  readonly subject: string;
  readonly tokens?: number;
  readonly dollars?: string;
  readonly period?: string;
  readonly window?: string;
  readonly calendar?: string;
  readonly timeZone?: string;
  readonly whenUnavailable?: string;
  readonly createdAt: string;
  readonly spent: number | string;
}

/** Describes a key without its secret. */
export function keyStatus(
  id: string,
  { name, team, user, createdAt, expiresAt }: LlmKey,
  budgets: readonly string[],
): KeyStatus {
  return {
    id,
    name,
    ...(team === undefined ? {} : { team }),
    ...(user === undefined ? {} : { user }),
    createdAt: dateOf(createdAt),
    ...(expiresAt === undefined ? {} : { expiresAt: dateOf(expiresAt) }),
    budgets,
  };
}

/** Describes a budget, and what is spent of it. */
export function budgetStatus(
  name: string,
  { createdAt, ...budget }: LlmBudget,
  amount: bigint,
): BudgetStatus {
  const spent = budget.tokens === undefined ? dollarsOf(amount) : Number(amount);
  return { name, ...budget, createdAt: dateOf(createdAt), spent };
}

/** The version of a budget that is not there. */
export const NO_BUDGET = "none";
const VERSION_CHARACTERS = 16;

/** The version of a budget: it changes with each order, whatever is spent. */
export function budgetVersion(budget: LlmBudget | undefined): string {
  if (budget === undefined) return NO_BUDGET;
  const members = Object.entries(budget).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const digest = createHash("sha256").update(JSON.stringify(members)).digest("base64url");
  return digest.slice(0, VERSION_CHARACTERS);
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
