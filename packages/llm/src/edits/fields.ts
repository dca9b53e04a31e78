import type { AiFieldDefault } from "@edge-gateway/generated/types/index.ts";
import type { JsonObject } from "../json.ts";

/** Sets fields of a request: in any case, or where the client sets none. */
export interface FieldEdits {
  /** Replaces what the client says. */
  readonly overrides: JsonObject;
  readonly defaults: JsonObject;
}

/** In each list a field says by `override` to which kind it belongs, else the list does. */
export function compileFieldEdits(
  defaults: readonly AiFieldDefault[] = [],
  overrides: readonly AiFieldDefault[] = [],
): FieldEdits {
  const all = [
    ...defaults.map((each) => ({ ...each, wins: each.override ?? false })),
    ...overrides.map((each) => ({ ...each, wins: each.override ?? true })),
  ];
  const of = (kind: boolean): JsonObject =>
    Object.fromEntries(
      all.filter(({ wins }) => wins === kind).map(({ field, value }) => [field, value]),
    );
  return { overrides: of(true), defaults: of(false) };
}

/**
 * The body with its overrides, then what was computed, then the defaults of what is still not there.
 * A field that could not be computed, or is null, is taken out.
 */
export function withFields(
  body: JsonObject,
  { overrides, defaults }: FieldEdits,
  computed: ReadonlyMap<string, unknown>,
): JsonObject {
  const set = { ...body, ...overrides, ...Object.fromEntries(computed) };
  const kept = Object.entries(set).filter(([, value]) => value !== undefined && value !== null);
  const present = Object.fromEntries(kept);
  const missing = Object.entries(defaults).filter(([name]) => !Object.hasOwn(present, name));
  return { ...present, ...Object.fromEntries(missing) };
}
