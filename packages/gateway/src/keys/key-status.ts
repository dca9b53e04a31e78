import { createHash } from "node:crypto";
import { dollarsOf } from "@edge-gateway/llm/money";
import type { LlmBudget, LlmKey } from "@edge-gateway/generated/types/index.ts";

/** A key without its secret. Times are dates (RFC 3339). */
export interface KeyStatus {
  readonly id: string;
  /** What a change of the key is based on. */
  readonly version: string;
  readonly name: string;
  readonly team?: string;
  readonly user?: string;
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly isDisabled: boolean;
  readonly models?: readonly string[];
  readonly metadata?: Readonly<Record<string, string>>;
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
export function keyStatus(id: string, key: LlmKey, budgets: readonly string[]): KeyStatus {
  const { digest: _, createdAt, expiresAt, isDisabled = false, ...named } = key;
  return {
    id,
    version: versionOf(key),
    ...named,
    createdAt: dateOf(createdAt),
    ...(expiresAt === undefined ? {} : { expiresAt: dateOf(expiresAt) }),
    isDisabled,
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
  return budget === undefined ? NO_BUDGET : versionOf(budget);
}

/** The version of a key or budget: it changes with each of its members, in whatever order they are. */
export function versionOf(entry: LlmKey | LlmBudget): string {
  const digest = createHash("sha256")
    .update(JSON.stringify(sorted(entry)))
    .digest("base64url");
  return digest.slice(0, VERSION_CHARACTERS);
}

function sorted(members: object): readonly unknown[] {
  return Object.entries(members)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, isMap(value) ? sorted(value) : value]);
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
