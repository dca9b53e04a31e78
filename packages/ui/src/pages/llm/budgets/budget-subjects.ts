import type { AdminLlmKeys } from "@edge-gateway/generated/types/index.ts";
import type { FormSchema } from "../../../components/schema-fields.ts";

/**
 * What the form of a budget offers for its subject: the known keys by their names, or the teams or users of keys.
 * @param scope whether the budget is for one key, for a team or for a user; anything else offers nothing
 */
export function subjectsOf(
  scope: unknown,
  { keys, omitted }: AdminLlmKeys,
): Pick<FormSchema, "oneOf" | "offered"> {
  if (scope === "Team") return { offered: distinct(keys.map(({ team }) => team)) };
  if (scope === "User") return { offered: distinct(keys.map(({ user }) => user)) };
  if (scope !== "Key" || keys.length === 0) return {};
  // A key that the list leaves out must be typed.
  if (omitted > 0) return { offered: keys.map(({ id }) => id) };
  return { oneOf: keys.map(({ id, name }) => ({ const: id, title: `${name} (${id})` })) };
}

function distinct(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}
