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
  queryFn: ({ signal }) => fetched(ADDRESS, signal),
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
  queryFn: ({ signal }) => fetched(BUDGET_ADDRESS, signal),
  staleTime: Infinity,
});

async function fetched(address: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  // Another version of the gateway has it elsewhere.
  if (!response.ok) throw new MissingCode(response.status);
  return response.json();
}

/** Any item of a list, or any entry of a map. */
export const ITEM = "*";

/**
 * The schema of a field of the file.
 * @param path names separated by slashes, with `*` for any item of a list or any entry of a map
 */
export function fieldSchema(root: unknown, path: string): FormSchema {
  return schemaAt(root, path.split("/"));
}

/**
 * The schema of the value at a path; an empty one where the schema knows nothing.
 * @param path names and positions, with `*` for any item of a list or any entry of a map
 */
export function schemaAt(root: unknown, path: readonly (string | number)[]): FormSchema {
  return path.reduce<FormSchema>(
    (schema, name) => {
      const any = member(schema, "items") ?? member(schema, "additionalProperties");
      const isAny = name === ITEM || typeof name === "number";
      return resolved(root, isAny ? any : (member(schema, "properties", name) ?? any));
    },
    resolved(root, root),
  );
}

/** A schema with what it refers to; its own texts win. */
export function resolved(root: unknown, schema: unknown): FormSchema {
  const reference = member(schema, "$ref");
  const target =
    typeof reference === "string"
      ? resolved(root, member(root, ...reference.replace("#/", "").split("/")))
      : {};
  const parts = member(schema, "allOf");
  const merged = (Array.isArray(parts) ? parts : [])
    // Parts with conditions repeat properties without their texts.
    .filter((part) => member(part, "if") === undefined)
    .reduce<object>((all, part) => mergedWith(all, resolved(root, part)), target);
  return mergedWith(merged, Object(schema));
}

function mergedWith(one: object, other: object): FormSchema {
  const properties: NonNullable<FormSchema["properties"]> = {
    ...Object(member(one, "properties")),
    ...Object(member(other, "properties")),
  };
  return { ...one, ...other, ...(Object.keys(properties).length > 0 && { properties }) };
}
