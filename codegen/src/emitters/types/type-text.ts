import type { Model, TypeDef } from "../../model/model.ts";
import type { CountRule, Field, Node, ObjectNode } from "../../model/node.ts";
import { consequencesOf } from "../../vocabulary/rules.ts";
import { fieldComment } from "./comment.ts";

/** Which of the two types of each schema is written. */
export interface Flavour {
  readonly model: Model;
  /** What the name of a type ends in: `Input` for types as written, where they differ. */
  readonly suffix: (type: TypeDef) => string;
  /** Defaults are filled in, so a property with a default is always there. */
  readonly filled: boolean;
}

/** Whether an object is one interface, because no rule makes a union of it. */
export function isPlainInterface(node: ObjectNode): boolean {
  return unionGroups(node).length === 0;
}

/** The TypeScript type of a node. */
export function typeText(node: Node, flavour: Flavour, indent: string): string {
  switch (node.kind) {
    case "string":
      return "string";
    case "number":
      return "number";
    case "boolean":
    case "null":
      return node.kind;
    case "intOrString":
      return "number | string";
    case "enum":
      return node.values.map((value) => JSON.stringify(value)).join(" | ");
    case "json":
      return "JsonValue";
    case "ref": {
      const target = flavour.model.target(node);
      return `${target.title}${flavour.suffix(target)}`;
    }
    case "list":
      return `readonly ${inBrackets(typeText(node.items, flavour, indent))}[]`;
    case "map":
      return `Readonly<Record<string, ${typeText(node.values, flavour, indent)}>>`;
    case "union":
      return node.branches.map((branch) => typeText(branch, flavour, indent)).join(" | ");
    case "object":
      return objectText(node, flavour, indent);
  }
}

function inBrackets(text: string): string {
  return /[ ]/u.test(text) && !/^(\{[^{}]*\}|Readonly<.*>)$/su.test(text) ? `(${text})` : text;
}

function objectText(node: ObjectNode, flavour: Flavour, indent: string): string {
  const groups = unionGroups(node);
  const grouped = new Set(groups.flatMap((group) => group.names));
  const rest = node.fields.filter((field) => !grouped.has(field.name));
  const members = memberTexts(rest, flavour, `${indent}  `);
  const base = members === "" ? "{}" : `{\n${members}${indent}}`;
  const unions = groups.map((group) => unionText(node, group, flavour, indent));
  const parts = rest.length === 0 && unions.length > 0 ? unions : [base, ...unions];
  return parts.join(" & ");
}

/** The members of an object, one per line, with their comments. */
export function objectMembers(node: ObjectNode, flavour: Flavour, indent: string): string {
  return memberTexts(node.fields, flavour, indent);
}

function memberTexts(fields: readonly Field[], flavour: Flavour, indent: string): string {
  return fields.map((field) => memberText(field, isSet(field, flavour), flavour, indent)).join("");
}

function memberText(field: Field, set: boolean, flavour: Flavour, indent: string): string {
  const comment = fieldComment(flavour.model, field, indent);
  return `${comment}${indent}readonly ${keyText(field.name)}${set ? "" : "?"}: ${typeText(field.node, flavour, indent)};\n`;
}

function isSet(field: Field, flavour: Flavour): boolean {
  return field.required || (field.default !== undefined && flavour.filled);
}

/** The groups that become unions; what at least one of must be set stays optional. */
function unionGroups(node: ObjectNode): readonly CountRule[] {
  return node.counts.filter((rule) => rule.count !== "atLeastOne");
}

/** One variant for each property of the group: this one may be set, the others never. */
function unionText(node: ObjectNode, group: CountRule, flavour: Flavour, indent: string): string {
  const inner = `${indent}      `;
  const variants = group.names.map((name) => {
    const lines = [
      ...group.names.map((other) =>
        groupMember(node, group, other, other === name, flavour, inner),
      ),
      ...consequences(node, group, name, flavour, inner),
    ];
    return `\n${indent}  | {\n${lines.join("")}${indent}    }`;
  });
  return `(${variants.join("")}\n${indent})`;
}

function groupMember(
  node: ObjectNode,
  group: CountRule,
  name: string,
  chosen: boolean,
  flavour: Flavour,
  indent: string,
): string {
  const field = node.fields.find((candidate) => candidate.name === name);
  if (field === undefined || !chosen) return `${indent}readonly ${keyText(name)}?: never;\n`;
  return memberText(field, group.count === "exactlyOne", flavour, indent);
}

/** What `x-rules` say about properties outside the group once this one is set, and the others are not. */
function consequences(
  node: ObjectNode,
  group: CountRule,
  name: string,
  flavour: Flavour,
  indent: string,
): readonly string[] {
  if (group.count !== "exactlyOne") return [];
  return node.fields
    .filter((field) => !group.names.includes(field.name))
    .flatMap((field) => {
      const tests = consequencesOf(node.rules, name).filter(
        (condition) => condition.field === field.name,
      );
      const wanted = consequencesOf(node.rules, field.name).filter(({ test }) => test === "set");
      const wantsOther = wanted.some(
        (other) => other.field !== name && group.names.includes(other.field),
      );
      const key = `${indent}readonly ${keyText(field.name)}`;
      if (wantsOther || tests.some(({ test }) => test === "unset")) return [`${key}?: never;\n`];
      return tests.some(({ test }) => test === "set")
        ? [`${key}: ${typeText(field.node, flavour, indent)};\n`]
        : [];
    });
}

function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : JSON.stringify(name);
}
