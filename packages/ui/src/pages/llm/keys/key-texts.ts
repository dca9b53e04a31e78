import type {
  AdminLlmBudget,
  AdminLlmKey,
  LlmKeyEditInput,
} from "@edge-gateway/generated/types/index.ts";
import { amountText, limitText } from "../budgets/budget-texts.ts";
import { shortName } from "../budgets/budget-names.ts";

/** The names in a text that separates them by commas or white space. */
export function namesIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((name) => name !== "");
}

/**
 * Whether the key is accepted, in one word.
 * @param now milliseconds since 1970
 */
export function stateText(
  { isDisabled, expiresAt }: Pick<AdminLlmKey, "isDisabled" | "expiresAt">,
  now: number,
): "enabled" | "disabled" | "expired" {
  if (isDisabled) return "disabled";
  return expiresAt !== undefined && Date.parse(expiresAt) <= now ? "expired" : "enabled";
}

/** What of a budget is spent beside its limit. */
export function spentText(budget: AdminLlmBudget): string {
  return `${shortName(budget.name)}: ${amountText(budget, budget.spent)} of ${limitText(budget)}`;
}

/** What the form of a key has in its fields. */
export interface TypedKey {
  readonly name: string;
  readonly team: string;
  readonly user: string;
  /** In the form of a field for a local time; empty: never. */
  readonly expires: string;
  /** Names and patterns, separated by commas; empty: every model. */
  readonly models: string;
  /** A line `NAME=VALUE` for each. */
  readonly metadata: string;
}

/** The fields of the form for a key as it is. */
export function typedOf(key: AdminLlmKey): TypedKey {
  const { name, team = "", user = "", expiresAt, models = [], metadata = {} } = key;
  return {
    ...{ name, team, user },
    expires: expiresAt === undefined ? "" : localTime(expiresAt),
    models: models.join(", "),
    metadata: Object.entries(metadata)
      .map((entry) => entry.join("="))
      .join("\n"),
  };
}

/** The key that the form describes; what is empty is removed. A time that nobody has changed keeps its seconds. */
export function editOf(typed: TypedKey, before: AdminLlmKey): LlmKeyEditInput {
  const { name, team, user, expires, metadata } = typed;
  const models = namesIn(typed.models);
  const entries = metadata.split("\n").flatMap((line) => {
    const [key = "", ...value] = line.split("=");
    return line.trim() === "" ? [] : [[key.trim(), value.join("=").trim()] as const];
  });
  const isSame = expires === typedOf(before).expires;
  const expiresAt = isSame ? before.expiresAt : utcTime(expires);
  return {
    name,
    isDisabled: before.isDisabled,
    ...(team === "" ? {} : { team }),
    ...(user === "" ? {} : { user }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(models.length === 0 ? {} : { models }),
    ...(entries.length === 0 ? {} : { metadata: Object.fromEntries(entries) }),
  };
}

/** The key as it is, but enabled or disabled. */
export function switched(key: AdminLlmKey, isDisabled: boolean): LlmKeyEditInput {
  return { ...editOf(typedOf(key), key), isDisabled };
}

const MILLISECONDS_PER_MINUTE = 60_000;
const MINUTES = "2000-01-01T00:00".length;

/** A time (RFC 3339) as a field for a local time has it. */
function localTime(time: string): string {
  const at = new Date(time);
  const local = at.getTime() - at.getTimezoneOffset() * MILLISECONDS_PER_MINUTE;
  return new Date(local).toISOString().slice(0, MINUTES);
}

/** The time (RFC 3339) in a field for a local time; undefined: none. */
function utcTime(text: string): string | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
