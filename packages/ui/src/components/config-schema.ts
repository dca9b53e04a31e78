import { queryOptions } from "@tanstack/react-query";
import type { FormSchema } from "./schema-fields.ts";
import { MissingCode } from "./missing-code.ts";
import { member } from "./member.ts";

/** The schema of the file, which is loaded when a form is opened. */
const ADDRESS = new URL(
  "../../../../generated/schema/standalone-config.schema.json",
  import.meta.url,
);

/** The schema of a standalone file. */
export const configSchemaQuery = queryOptions({
  queryKey: ["config", "schema"],
  queryFn: ({ signal }) => schemaAt(ADDRESS, signal),
  staleTime: Infinity,
});

/** The schema of a budget that is set, which is loaded when its form is opened. */
const BUDGET_ADDRESS = new URL(
  "../../../../generated/schema/llm-budget-order.schema.json",
  import.meta.url,
);

/** The schema of a budget that is set. */
export const budgetSchemaQuery = queryOptions({
  queryKey: ["budgets", "schema"],
  queryFn: ({ signal }) => schemaAt(BUDGET_ADDRESS, signal),
  staleTime: Infinity,
});

async function schemaAt(address: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  // Another version of the gateway has it elsewhere.
  if (!response.ok) throw new MissingCode(response.status);
  return response.json();
}

/** Any item of a list, or any entry of a map. */
const ANY = "*";

/**
 * The schema of a field of the file.
 * @param path names separated by slashes, with `*` for any item of a list or any entry of a map
 */
export function fieldSchema(root: unknown, path: string): FormSchema {
  const found = path.split("/").reduce<unknown>((schema, name) => {
    const whole = resolved(root, schema);
    if (name === ANY) return member(whole, "items") ?? member(whole, "additionalProperties");
    return member(whole, "properties", name);
  }, root);
  return resolved(root, found);
}

/** A schema with what it refers to; its own texts win. */
function resolved(root: unknown, schema: unknown): object {
  const reference = member(schema, "$ref") ?? member(schema, "allOf", 0, "$ref");
  if (typeof reference !== "string") return Object(schema);
  const target = member(root, ...reference.replace("#/", "").split("/"));
  const { allOf: _, ...own } = Object(schema);
  return { ...resolved(root, target), ...own };
}
