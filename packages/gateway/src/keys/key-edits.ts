import { createHash, randomBytes, randomUUID } from "node:crypto";
import type {
  LlmBudget,
  LlmBudgetOrder,
  LlmKey,
  LlmKeyOrder,
} from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import { isTimeZone } from "@edge-gateway/storage/counters/renewal";
import type { KeyContent } from "@edge-gateway/storage/keys/key-database";
import { KeyFault } from "./key-fault.ts";
import { budgetVersion } from "./key-status.ts";

const PREFIX = "edge-";
const KEY_BYTES = 32;

/** A new key, and the content that has it; only `key` is the key itself. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly content: KeyContent;
}

/**
 * Makes a key, with a budget of its own if the order says so.
 * @param createdAt in milliseconds since 1970
 * @throws KeyFault
 */
export function withKey(
  { keys, budgets }: KeyContent,
  order: LlmKeyOrder,
  createdAt: number,
): MadeKey {
  const { name, team, user, lifetime } = order;
  const id = randomUUID();
  const key = `${PREFIX}${randomBytes(KEY_BYTES).toString("base64url")}`;
  const made: LlmKey = {
    digest: createHash("sha256").update(key).digest("hex"),
    name,
    ...(team === undefined ? {} : { team }),
    ...(user === undefined ? {} : { user }),
    createdAt,
    ...(lifetime === undefined ? {} : { expiresAt: createdAt + parseDuration(lifetime) }),
  };
  const budget = ownBudget(order, { subject: id, createdAt });
  const content = {
    keys: { ...keys, [id]: made },
    budgets: budget === undefined ? budgets : { ...budgets, [`key ${name} (${id})`]: budget },
  };
  return { id, key, content };
}

/**
 * Removes a key, and the budgets that belong only to this key.
 * @throws KeyFault
 */
export function withoutKey(content: KeyContent, id: string): KeyContent {
  if (!hasKey(content, id)) throw new KeyFault(404, `there is no key ${id}`);
  const { [id]: _, ...keys } = content.keys;
  const left = Object.entries(content.budgets).filter(
    ([, { scope, subject }]) => scope !== "Key" || subject !== id,
  );
  return { keys, budgets: Object.fromEntries(left) };
}

/**
 * Adds a budget, or replaces the budget with the same name, which keeps the time of its creation.
 * @param version the version that the change is based on; undefined: whatever there is, is replaced
 * @param now in milliseconds since 1970
 * @throws KeyFault
 */
export function withBudget(
  content: KeyContent,
  { name, ...order }: LlmBudgetOrder,
  version: string | undefined,
  now: number,
): KeyContent {
  requireVersion(content, name, version);
  const createdAt = budgetNamed(content, name)?.createdAt ?? now;
  const budget: LlmBudget = { ...order, createdAt };
  if (budget.scope === "Key" && !hasKey(content, budget.subject))
    throw new KeyFault(404, `there is no key ${budget.subject}`);
  requireTimeZone(budget);
  return { keys: content.keys, budgets: { ...content.budgets, [name]: budget } };
}

/**
 * Removes a budget.
 * @param version the version that the caller has seen; undefined: whatever there is, is removed
 * @throws KeyFault
 */
export function withoutBudget(
  content: KeyContent,
  name: string,
  version: string | undefined,
): KeyContent {
  if (budgetNamed(content, name) === undefined)
    throw new KeyFault(404, `there is no budget ${name}`);
  requireVersion(content, name, version);
  const { [name]: _, ...budgets } = content.budgets;
  return { keys: content.keys, budgets };
}

/** The version of a budget, also of one that is not there. */
export function versionOfBudget(content: KeyContent, name: string): string {
  return budgetVersion(budgetNamed(content, name));
}

function requireVersion(content: KeyContent, name: string, version: string | undefined): void {
  if (version !== undefined && version !== versionOfBudget(content, name))
    throw new KeyFault(412, `the budget ${name} has changed since that version`);
}

function hasKey({ keys }: KeyContent, id: string): boolean {
  return Object.hasOwn(keys, id);
}

function budgetNamed({ budgets }: KeyContent, name: string): LlmBudget | undefined {
  return Object.hasOwn(budgets, name) ? budgets[name] : undefined;
}

/** The budget of a key alone; undefined: it has none. */
function ownBudget(
  { tokens, dollars, period, window, calendar, timeZone, whenUnavailable }: LlmKeyOrder,
  bound: Pick<LlmBudget, "subject" | "createdAt">,
): LlmBudget | undefined {
  const limit = tokens === undefined ? dollars !== undefined && { dollars } : { tokens };
  if (limit === false) return undefined;
  const renewal = period === undefined ? (calendar === undefined ? {} : { calendar }) : { period };
  const zone = timeZone === undefined ? {} : { timeZone };
  const kind = { scope: "Key", window, whenUnavailable } as const;
  const budget: LlmBudget = { ...kind, ...bound, ...limit, ...renewal, ...zone };
  requireTimeZone(budget);
  return budget;
}

/** @throws KeyFault if there is no such time zone */
function requireTimeZone({ timeZone }: LlmBudget): void {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new KeyFault(400, `there is no time zone ${timeZone}`);
}
