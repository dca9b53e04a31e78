import type { AdminLlmBudget, AdminLlmKey } from "@edge-gateway/generated/types/index.ts";

/** The id of a key (RFC 9562) at the end of the name of a budget that was made with it. */
const ID = / \([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\)$/;

/** The name of a budget without the id of its key. */
export function shortName(budget: string): string {
  return budget.replace(ID, "");
}

/** The name of the key, team or user that a budget is for; the id of a key that is not known. */
export function subjectName(
  { scope, subject }: Pick<AdminLlmBudget, "scope" | "subject">,
  keys: readonly Pick<AdminLlmKey, "id" | "name">[],
): string {
  const key = scope === "Key" ? keys.find(({ id }) => id === subject) : undefined;
  return key?.name ?? subject;
}
