import { stringify } from "yaml";
import type { JsonValue } from "../../json.ts";
import { isObject } from "../../json.ts";
import type { Model } from "../../model/model.ts";
import type { Field, ObjectNode } from "../../model/node.ts";

const WIDTH = 96;

/** The values of a chart: every property with its description and default. */
export function valuesText(model: Model, node: ObjectNode): string {
  return node.fields.map((field) => `\n${fieldText(model, field, "")}`).join("");
}

/** A group is expanded property by property; any other value is written as its default. */
function fieldText(model: Model, field: Field, indent: string): string {
  const comment = wrapped(field.description, WIDTH - indent.length)
    .map((line) => `${indent}# ${line}\n`)
    .join("");
  const group = groupOf(model, field);
  if (group === undefined) return comment + valueText(field.name, field.default ?? null, indent);
  const inner = group.fields.map((child) => fieldText(model, child, `${indent}  `)).join("");
  return `${comment}${indent}${field.name}:\n${inner}`;
}

/** The object of a property whose default is `{}`, if its own properties have defaults. */
function groupOf(model: Model, field: Field): ObjectNode | undefined {
  const node = model.resolve(field.node);
  const empty = isObject(field.default) && Object.keys(field.default).length === 0;
  const isGroup = empty && node.kind === "object" && node.fields.some(hasDefault);
  return isGroup ? node : undefined;
}

function hasDefault(field: Field): boolean {
  return field.default !== undefined;
}

function valueText(name: string, value: JsonValue, indent: string): string {
  // Helm reads YAML 1.1, where a plain On is true.
  const text = stringify({ [name]: value }, { lineWidth: 0, version: "1.1" });
  return text.replaceAll(/^(?=.)/gmu, indent);
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
