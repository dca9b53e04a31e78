import { isDeepStrictEqual } from "node:util";
import { isFields } from "@edge-gateway/schema-runtime/shape";
import type { Fields } from "@edge-gateway/schema-runtime/shape";
import type { StructuralSchema } from "../../../tools/kube/definitions.ts";

/**
 * A default that the product applies later than the API server is documented in the field's
 * description.
 */
const STATED = /Defaults to .+\.$/su;

/**
 * Places where a stored value differs from the generated defaults, as pointers with both values.
 * The server may leave out a value only if the definition documents its default.
 */
export function otherDefaults(
  stored: unknown,
  expected: unknown,
  schema: StructuralSchema | undefined,
): readonly string[] {
  if (isFields(stored) && isFields(expected)) return inFields(stored, expected, schema);
  if (Array.isArray(stored) && Array.isArray(expected) && stored.length === expected.length) {
    const items: readonly unknown[] = stored;
    return items.flatMap((item, index) =>
      below(String(index), otherDefaults(item, expected[index], schema?.items)),
    );
  }
  if (isDeepStrictEqual(stored, expected)) return [];
  return [`: ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`];
}

function inFields(
  stored: Fields,
  expected: Fields,
  schema: StructuralSchema | undefined,
): readonly string[] {
  const names = new Set([...Object.keys(stored), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const inner = propertyOf(schema, name);
    const isLate = !Object.hasOwn(stored, name) && STATED.test(inner?.description ?? "");
    return isLate ? [] : below(name, otherDefaults(stored[name], expected[name], inner));
  });
}

function propertyOf(
  schema: StructuralSchema | undefined,
  name: string,
): StructuralSchema | undefined {
  const { properties = {}, additionalProperties } = schema ?? {};
  return Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
}

function below(name: string, differences: readonly string[]): readonly string[] {
  return differences.map((difference) => `/${name}${difference}`);
}
