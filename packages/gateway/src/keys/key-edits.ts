import { createHash, randomBytes, randomUUID } from "node:crypto";
import type {
  LlmBudget,
  LlmBudgetOrder,
  LlmKey,
  LlmKeyEdit,
  LlmKeyOrder,
} from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import { isTimeZone } from "@edge-gateway/storage/counters/renewal";
import type { KeyContent } from "@edge-gateway/storage/keys/key-database";
import { KeyFault } from "./key-fault.ts";
import { budgetVersion, versionOf } from "./key-status.ts";

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
  const { name, team, user, lifetime, models, metadata } = order;
  requireOwnNames(metadata);
  const id = randomUUID();
  const key = `${PREFIX}${randomBytes(KEY_BYTES).toString("base64url")}`;
  const made: LlmKey = {
    digest: createHash("sha256").update(key).digest("hex"),
    name,
    ...(team === undefined ? {} : { team }),
    ...(user === undefined ? {} : { user }),
    createdAt,
    ...(lifetime === undefined ? {} : { expiresAt: createdAt + parseDuration(lifetime) }),
    ...(models === undefined ? {} : { models }),
    ...(metadata === undefined ? {} : { metadata }),
  };
  const budget = ownBudget(order, { subject: id, createdAt });
  const content = {
    keys: { ...keys, [id]: made },
    budgets: budget === undefined ? budgets : { ...budgets, [`key ${name} (${id})`]: budget },
  };
  return { id, key, content };
}

/**
 * Changes a key, except for the key itself, its id and its budgets.
 * @param version the version that the change is based on
 * @throws KeyFault
 */
export function withEdit(
  { keys, budgets }: KeyContent,
  id: string,
  { isDisabled, expiresAt, ...named }: LlmKeyEdit,
  version: string | undefined,
): KeyContent {
  const before = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (before === undefined) throw new KeyFault(404, `there is no key ${id}`);
  if (version !== undefined && version !== versionOf(before))
    throw new KeyFault(412, `the key ${before.name} has changed since that version`);
  requireOwnNames(named.metadata);
  const { digest, createdAt } = before;
  const edited: LlmKey = {
    ...{ digest, ...named, createdAt },
    ...(expiresAt === undefined ? {} : { expiresAt: timeOf(expiresAt) }),
    // A key that is enabled has no such member, as a new one.
    ...(isDisabled ? { isDisabled } : {}),
  };
  return { keys: { ...keys, [id]: edited }, budgets };
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

/** The names of `apiKey` that say whose key it is; metadata must not replace them. */
const OWN_NAMES = ["id", "name", "team", "user"];

/** @throws KeyFault if metadata has the name of a field of the key */
function requireOwnNames(metadata: LlmKey["metadata"]): void {
  const taken = OWN_NAMES.find((name) => metadata !== undefined && Object.hasOwn(metadata, name));
  if (taken !== undefined)
    throw new KeyFault(400, `\`metadata\` may not have \`${taken}\`: it is a field of the key`);
}

/** A time with its zone (RFC 3339). */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** @throws KeyFault if the text is no time after 1970 */
function timeOf(text: string): number {
  const time = TIME.test(text) ? Date.parse(text) : NaN;
  if (!(time >= 0))
    throw new KeyFault(400, `\`expiresAt\` must be a time as 2030-01-31T12:00:00Z, not ${text}`);
  return time;
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
