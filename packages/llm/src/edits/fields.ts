import type { AiFieldDefault } from "@edge-gateway/generated/types/index.ts";
import type { JsonObject } from "../json.ts";

/** Sets fields of a request: always, or only if the client does not. */
export interface FieldEdits {
  /** The members that replace those of the client. */
  readonly overrides: JsonObject;
  readonly defaults: JsonObject;
}

/** A field's own `override` takes precedence over that of its list. */
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
 * Applies overrides, then computed fields, then defaults for missing ones. A computed field that
 * failed or is null is removed.
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
