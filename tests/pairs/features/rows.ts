import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SCHEMAS = new URL("../../../schemas/", import.meta.url);

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly "x-exactly-one-of"?: readonly string[];
}

function read(path: string): Schema {
  const schema: Schema = JSON.parse(readFileSync(fileURLToPath(new URL(path, SCHEMAS)), "utf8"));
  return schema;
}

const namesOf = (path: string, prefix: string): readonly string[] =>
  Object.keys(read(path).properties ?? {}).map((name) => `${prefix}.${name}`);

/** Every policy, filter, kind of backend and frontend policy that the schemas have. */
export function rowsOfSchemas(): readonly string[] {
  const policies = "resources/edge-policy/";
  const filters = read("gateway-api/http-route-filter.schema.json").properties?.["type"]?.enum;
  const kinds = read("resources/edge-backend/spec.schema.json")["x-exactly-one-of"];
  return [
    ...namesOf(`${policies}traffic/index.schema.json`, "traffic"),
    ...namesOf(`${policies}backend/index.schema.json`, "backend"),
    ...namesOf(`${policies}frontend/index.schema.json`, "frontend"),
    ...(filters ?? []).map((name) => `filter.${name}`),
    ...(kinds ?? []).map((name) => `kind.${name}`),
  ];
}

/** Rows that no feature tries, each with the reason. */
export const WITHOUT_FEATURE: Readonly<Record<string, string>> = {
  "filter.ExtensionRef": "validation refuses it",
};
