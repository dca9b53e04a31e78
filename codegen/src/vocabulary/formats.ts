import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Field, FormatRule } from "../model/node.ts";
import type { Model } from "../model/model.ts";
import type { Place } from "../problem.ts";
import { conditionWords, parseConditions } from "./rules.ts";

/** `x-formats`: texts at places of an object must have a format that no pattern can express. */
export function parseFormats(
  raw: JsonObject,
  fields: readonly Field[],
  place: Place,
): readonly FormatRule[] {
  const value = raw["x-formats"] ?? [];
  const at = place.child("x-formats");
  const rules: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  if (rules.length > 0 && place.pointer !== "") at.report("is allowed only at the root of a file");
  return rules.flatMap((rule, index) => {
    const inside = at.child(index);
    const { at: field, is: format, if: when = {}, ...rest } = isObject(rule) ? rule : {};
    const isRule = typeof field === "string" && typeof format === "string" && isObject(when);
    if (!isRule || Object.keys(rest).length > 0) {
      inside.report("must be {at: path, is: format} and perhaps {if: conditions}");
      return [];
    }
    const [first] = field.split(".");
    if (!fields.some(({ name }) => name === first))
      inside.child("at").report("must begin with a property of this object");
    const owner = { raw, fields, isOfFiles: false };
    return [{ field, format, when: parseConditions(when, owner, inside.child("if")) }];
  });
}

/** The rule as a sentence for the reference. */
export function formatSentence({ formats }: Model, { field, format, when }: FormatRule): string {
  const says = `${field} must be ${formats.get(format)?.says ?? format}`;
  return when.length === 0 ? says : `${says} when ${conditionWords(when)}`;
}
