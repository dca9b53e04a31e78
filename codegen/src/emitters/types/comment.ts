import type { Model, TypeDef } from "../../model/model.ts";
import type { Annotations, Field, Node } from "../../model/node.ts";
import { annotationsOf, defaultWords, limitWords } from "../words.ts";

/** A doc comment from sentences; empty without sentences. */
export function docComment(sentences: readonly string[], indent: string): string {
  const lines = sentences
    .flatMap((sentence) => sentence.split("\n"))
    .map((line) => line.replaceAll("*/", "*\\/"));
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0] ?? ""} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}

/**
 * The doc comment of a named type.
 * @param difference what the type is beside the one that has the title
 */
export function typeComment(model: Model, type: TypeDef, difference: string | undefined): string {
  const lines = [
    difference === undefined ? type.description : `${type.description} (${difference})`,
    ...limitLine(model, type.node),
    ...annotationLines(annotationsOf(model, type.node)),
  ];
  return docComment(lines, "");
}

/** The doc comment of a property. */
export function fieldComment(model: Model, field: Field, indent: string): string {
  const lines = [
    field.description,
    ...(field.default === undefined ? [] : [`Default: \`${defaultWords(field.default)}\`.`]),
    ...limitLine(model, field.node),
    ...annotationLines(annotationsOf(model, field.node)),
  ];
  return docComment(lines, indent);
}

function limitLine(model: Model, node: Node): readonly string[] {
  const words = limitWords(model, node);
  return words.length === 0 ? [] : [`Limits: ${words.join(", ")}.`];
}

function annotationLines({ unit, sensitive, cel, deprecated }: Annotations): readonly string[] {
  return [
    ...(unit === undefined ? [] : [`Unit: ${unit}.`]),
    ...(sensitive ? ["Sensitive: never printed."] : []),
    ...(cel === undefined
      ? []
      : [`CEL over \`${cel.scope}\`, returns ${cel.results.join(" or ")}.`]),
    ...(deprecated === undefined
      ? []
      : [`@deprecated since ${deprecated.since}: use ${deprecated.use}.`]),
  ];
}
