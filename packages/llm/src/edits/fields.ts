import type { AiFieldDefault } from "@edge-gateway/generated/types/index.ts";
import { camelCase } from "../formats/gemini/names.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";

/** Fields that are set in every request, and fields that are set only if the client does not set them. */
export interface FieldEdits {
  /** Members that replace the client's members. */
  readonly overrides: JsonObject;
  readonly defaults: JsonObject;
}

/**
 * Sorts configured fields into overrides and defaults. The `override` of a field takes precedence over the
 * list in which the field is configured.
 */
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
 * Applies overrides, then computed fields, then defaults for missing fields. A computed field that failed or
 * is null is removed.
 */
export function withFields(
  body: JsonObject,
  { overrides, defaults }: FieldEdits,
  computed: ReadonlyMap<string, unknown>,
  format: FormatName,
): JsonObject {
  const names = [...Object.keys(defaults), ...Object.keys(overrides), ...computed.keys()];
  const own = format.startsWith(GEMINI) ? inNotationOf(names, body) : body;
  const set = { ...own, ...overrides, ...Object.fromEntries(computed) };
  const kept = Object.entries(set).filter(([, value]) => value !== undefined && value !== null);
  const present = Object.fromEntries(kept);
  const missing = Object.entries(defaults).filter(([name]) => !Object.hasOwn(present, name));
  return { ...present, ...Object.fromEntries(missing) };
}

/** The formats in which each member has two names: `generationConfig`, `generation_config`. */
const GEMINI = "gemini";

/** The body with the given names of members that it has in the other notation. */
function inNotationOf(names: readonly string[], body: JsonObject): JsonObject {
  const known = new Map(names.map((name) => [camelCase(name), name]));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [known.get(camelCase(name)) ?? name, value]),
  );
}
