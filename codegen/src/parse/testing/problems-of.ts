import assert from "node:assert/strict";
import type { JsonObject } from "../../json.ts";
import { modelOf } from "../../plan.ts";
import { SchemaError } from "../../problem.ts";

const GROUP = JSON.stringify({ group: "example.dev", version: "v1", category: "example" });
/** A schema of short texts. */
export const TEXT = { type: "string", maxLength: 8, description: "A text." };

/** The problems of a schema file `thing.schema.json` with a `Text` beside it, as `pointer: message`. */
export function problemsOf(
  schema: JsonObject,
  others: Readonly<Record<string, JsonObject | string>> = {},
): readonly string[] {
  const head = { title: "Thing", description: "A thing.", "x-source": "doc" };
  const files: Readonly<Record<string, JsonObject | string>> = {
    "thing.schema.json": { $id: "thing.schema.json", ...head, ...schema },
    "text.schema.json": {
      $id: "text.schema.json",
      title: "Text",
      description: "A text.",
      type: "string",
      maxLength: 8,
    },
    ...others,
  };
  const texts = Object.entries(files).map(([file, value]): [string, string] => [
    file,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  try {
    modelOf(new Map([...texts, ["api-group.json", GROUP]]));
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return error.problems.map(({ file, pointer, message }) => `${file}#${pointer}: ${message}`);
  }
  return [];
}

/** A closed object with these properties. */
export function object(properties: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: "object", additionalProperties: false, properties, ...more };
}
