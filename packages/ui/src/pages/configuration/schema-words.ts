import { resolved, schemaAt } from "../../components/config-schema.ts";
import { member } from "../../components/member.ts";
import type { YamlPlace } from "./yaml-path.ts";

/** A word that may be typed at a place. */
export interface OfferedWord {
  readonly word: string;
  /** Its type or, for a value, nothing. */
  readonly detail: string;
  /** The text of the schema. */
  readonly help: string;
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
