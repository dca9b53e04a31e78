import { compareStates } from "../models.ts";

/** Any object of JSON. */
export type Json = Readonly<Record<string, unknown>>;

export const TEXT = { type: "string", maxLength: 8, description: "A text." };
export const NUMBER = { type: "integer", minimum: 1, maximum: 9, description: "A number." };
export const LIST = {
  type: "array",
  maxItems: 3,
  items: { type: "string", maxLength: 8 },
  description: "A list.",
};
export const ENUM = { type: "string", enum: ["A", "B"], description: "A choice." };
export const NEW = { ...TEXT, description: "New." };

/** A state of the schemas: one document with the given properties. */
export function state(
  properties: Json,
  rest: Json = {},
  others: Json = {},
): ReadonlyMap<string, string> {
  const document = {
    $id: "document.schema.json",
    title: "Document",
    description: "The document.",
    type: "object",
    additionalProperties: false,
    "x-root": true,
    "x-source": "test",
    properties,
    ...rest,
  };
  return new Map(
    Object.entries({ "document.schema.json": document, ...others }).map(([file, content]) => [
      file,
      JSON.stringify(content),
    ]),
  );
}

/** `level path: reason` of each difference. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return compareStates(before, after).map(
    ({ level, path, reason }) => `${level} ${path}: ${reason}`,
  );
}

/** The differences between documents with one property `a`. */
export function ofProperty(before: Json, after: Json): readonly string[] {
  return differences(state({ a: before }), state({ a: after }));
}

/** The differences between two documents with the properties `a` and `b`, whose rules are given. */
export function ofRules(before: Json, after: Json, more: Json = {}): readonly string[] {
  const properties = { a: TEXT, b: TEXT };
  return differences(state(properties, before), state({ ...properties, ...more }, after));
}
