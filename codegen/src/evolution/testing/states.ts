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

/** A state of the schemas: one document with these properties. */
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
