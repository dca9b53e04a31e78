import type { ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { validateModelCatalog } from "@edge-gateway/generated/validators/model-catalog.js";

/** A model catalogue, or why a text is not one. */
export type ReadCatalog =
  { readonly catalog: ModelCatalog } | { readonly catalog: undefined; readonly fault: string };

/** Parses the text of a `catalog.json`. */
export function readModelCatalog(text: string): ReadCatalog {
  const value = jsonOf(text);
  if (value === undefined)
    return { catalog: undefined, fault: "must be a model catalogue as JSON" };
  const violations = validateModelCatalog(value);
  const [first] = violations;
  if (first === undefined) return { catalog: catalogOf(value) };
  const place = first.pointer === "" ? "" : `${first.pointer}: `;
  const more = violations.length === 1 ? "" : ` (and ${violations.length - 1} more)`;
  return { catalog: undefined, fault: `is not a model catalogue: ${place}${first.message}${more}` };
}

/** The validator accepted the value, so the value has the type of a catalogue. */
function catalogOf(value: unknown): ModelCatalog {
  return value as ModelCatalog;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
