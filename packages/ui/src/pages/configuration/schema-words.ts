import { member } from "../../components/member.ts";
import { ITEM } from "./yaml-path.ts";
import type { YamlPlace } from "./yaml-path.ts";

/** A word that may be typed at a place. */
export interface OfferedWord {
  readonly word: string;
  /** Its type or, for a value, nothing. */
  readonly detail: string;
  /** The text of the schema. */
  readonly help: string;
}

/** The schema with what it refers to; its own texts win. */
function resolved(root: unknown, schema: unknown): object {
  const reference = member(schema, "$ref");
  const target =
    typeof reference === "string"
      ? resolved(root, member(root, ...reference.replace("#/", "").split("/")))
      : {};
  const parts = member(schema, "allOf");
  const merged = (Array.isArray(parts) ? parts : [])
    // Parts with conditions repeat properties without their texts.
    .filter((part) => member(part, "if") === undefined)
    .reduce<object>((all, part) => mergedWith(all, resolved(root, part)), target);
  return mergedWith(merged, Object(schema));
}

function mergedWith(one: object, other: object): object {
  const properties = {
    ...Object(member(one, "properties")),
    ...Object(member(other, "properties")),
  };
  return { ...one, ...other, ...(Object.keys(properties).length > 0 && { properties }) };
}

/** The schema of the value at a path; an empty one where the schema knows nothing. */
function schemaAt(root: unknown, path: readonly string[]): object {
  return path.reduce<object>(
    (schema, name) => {
      const inner =
        name === ITEM
          ? member(schema, "items")
          : (member(schema, "properties", name) ?? member(schema, "additionalProperties"));
      return resolved(root, inner);
    },
    resolved(root, root),
  );
}

/** What may be typed at a place of a configuration. */
export function wordsAt(root: unknown, { path, isKey }: YamlPlace): readonly OfferedWord[] {
  const schema = schemaAt(root, path);
  if (!isKey) return valuesOf(schema);
  return Object.entries(Object(member(schema, "properties"))).map(([word, property]) => {
    const own = resolved(root, property);
    return { word, detail: typeText(own), help: textOf(own) };
  });
}

function valuesOf(schema: object): readonly OfferedWord[] {
  const listed = member(schema, "enum");
  const values = Array.isArray(listed)
    ? listed
    : member(schema, "type") === "boolean"
      ? [true, false]
      : [];
  return values.map((value) => ({ word: String(value), detail: "", help: textOf(schema) }));
}

/** What the schema says of the field at a path; empty if it knows nothing. */
export function wordsOf(root: unknown, path: readonly string[]): string {
  const schema = schemaAt(root, path);
  const standard = member(schema, "default");
  const text = textOf(schema);
  const facts = [
    typeText(schema),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ].filter(Boolean);
  return [text, facts.join(", ")].filter(Boolean).join("\n");
}

function textOf(schema: object): string {
  const text = member(schema, "description");
  return typeof text === "string" ? text : "";
}

function typeText(schema: object): string {
  const listed = member(schema, "enum");
  if (Array.isArray(listed)) return listed.join(" | ");
  const type = member(schema, "type");
  return typeof type === "string" ? type : "";
}
