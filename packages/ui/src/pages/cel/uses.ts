import { CEL_PLACES } from "@edge-gateway/generated/cel/places.ts";
import type { CelPlace } from "@edge-gateway/generated/cel/places.ts";
import { CEL_SCOPES } from "@edge-gateway/generated/cel/scopes.ts";
import type { AdminCelResult, JsonValue } from "@edge-gateway/generated/types/index.ts";

/** A field of the configuration that takes an expression. */
export interface Use {
  /** The object and the field within it, such as `AccessLog.filter`. */
  readonly field: string;
  readonly scope: CelPlace["scope"];
  /** The types that its result may have. */
  readonly results: string;
}

const PLACES: Readonly<Record<string, readonly CelPlace[]>> = CEL_PLACES;
/** Objects that the gateway makes from those of a configuration. */
const INTERNAL = /^Ir[A-Z]/;

/** The fields that take an expression with these variables and such a value. */
export function usesOf({ variables, value }: UsedResult): readonly Use[] {
  return Object.entries(PLACES).flatMap(([object, places]) =>
    INTERNAL.test(object)
      ? []
      : places
          .filter((place) => hasAll(place, variables) && takes(place, value))
          .map(({ path, scope, results }) => ({
            field: [object, ...path].join("."),
            scope,
            results: results.join(", "),
          })),
  );
}

type UsedResult = Pick<AdminCelResult, "variables" | "value">;

function hasAll({ scope }: CelPlace, variables: readonly string[]): boolean {
  const known: readonly string[] = CEL_SCOPES[scope];
  return variables.every((name) => known.includes(name));
}

/** Whether a field takes a value; JSON does not tell a whole number from a number, nor bytes from a text. */
function takes({ results }: CelPlace, value: AdminCelResult["value"]): boolean {
  if (value === undefined) return true;
  const types = typesOf(value);
  return results.some((type) => type === "any" || types.includes(type));
}

function typesOf(value: JsonValue): readonly string[] {
  switch (typeof value) {
    case "boolean":
      return ["bool"];
    case "number":
      return ["int", "double"];
    case "string":
      return ["string", "bytes", "timestamp", "duration"];
    default:
      return Array.isArray(value) || value === null ? [] : ["map"];
  }
}
