import type { Model, TypeDef } from "../../model/model.ts";
import { byKind } from "../../model/node.ts";
import type { CountRule, Field, Node, ObjectNode } from "../../model/node.ts";
import { consequencesOf } from "../../vocabulary/rules.ts";
import { fieldComment } from "./comment.ts";

/** Which of the types of a schema is generated. */
export interface Flavour {
  readonly model: Model;
  /**
   * The name of a type: `XInput` before defaults and `ParsedX` with parsed amounts, if they differ
   * from `X`.
   */
  readonly name: (type: TypeDef) => string;
  /** What the type is beside the one after defaults. */
  readonly difference?: string;
  /** Whether defaults are filled in, so that a property with a default is always set. */
  readonly filled: boolean;
  /** Whether amounts are parsed, so that they are numbers. */
  readonly parses: boolean;
}

/** Whether an object is a single interface, because no rule makes it a union. */
export function isPlainInterface(node: ObjectNode): boolean {
  return unionGroups(node).length === 0;
}

/** The TypeScript type of a node, with the given indentation. */
export function typeText(node: Node, flavour: Flavour, indent: string): string {
  const inner = (child: Node): string => typeText(child, flavour, indent);
  return byKind(node, {
    string: () => "string",
    number: () => "number",
    boolean: () => "boolean",
    null: () => "null",
    intOrString: () => "number | string",
    json: () => "JsonValue",
    enum: ({ values }) => values.map((value) => JSON.stringify(value)).join(" | "),
    ref: (ref) => {
      const target = flavour.model.target(ref);
      if (flavour.parses && target.amount !== undefined) return AMOUNT_TYPES[target.amount];
      return flavour.name(target);
    },
    list: ({ items }) => `readonly ${inBrackets(inner(items))}[]`,
    map: ({ values }) => `Readonly<Record<string, ${inner(values)}>>`,
    union: ({ branches }) => branches.map(inner).join(" | "),
    object: (object) => objectText(object, flavour, indent),
  });
}

const AMOUNT_TYPES = { milliseconds: "Milliseconds", bytes: "Bytes" } as const;

/** The declarations of the types of parsed amounts: numbers that are not mixed up. */
export const AMOUNT_DECLARATIONS = Object.entries(AMOUNT_TYPES)
  .map(
    ([unit, name]) => `/** A parsed amount: a number of ${unit}. */
export type ${name} = number & { readonly unit?: "${unit}" };
`,
  )
  .join("\n");

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
  return (rest.length === 0 && unions.length > 0 ? unions : [base, ...unions]).join(" & ");
}

/** The members of an object, one per line, with their comments. */
export function objectMembers(node: ObjectNode, flavour: Flavour, indent: string): string {
  return memberTexts(node.fields, flavour, indent);
}

function memberTexts(fields: readonly Field[], flavour: Flavour, indent: string): string {
  return fields
    .map((field) => {
      const set = field.required || (field.default !== undefined && flavour.filled);
      return memberText(field, set, flavour, indent);
    })
    .join("");
}

function memberText(field: Field, set: boolean, flavour: Flavour, indent: string): string {
  const comment = fieldComment(flavour.model, field, indent);
  return `${comment}${indent}readonly ${keyText(field.name)}${set ? "" : "?"}: ${typeText(field.node, flavour, indent)};\n`;
}

/** The groups that become unions; properties of which at least one must be set stay optional. */
function unionGroups(node: ObjectNode): readonly CountRule[] {
  return node.counts.filter((rule) => rule.count !== "atLeastOne");
}

/**
 * Generates the variants of a union, one for each property of a group: a variant may set only its
 * own property of the group.
 */
function unionText(node: ObjectNode, group: CountRule, flavour: Flavour, indent: string): string {
  const variants = group.names.map((chosen) => {
    const members = node.fields.map((field) => {
      const presence = presenceOf(node, group, chosen, field.name);
      return presence === undefined
        ? ""
        : variantMember(field, presence, flavour, `${indent}      `);
    });
    return `\n${indent}  | {\n${members.join("")}${indent}    }`;
  });
  return `(${variants.join("")}\n${indent})`;
}

/** Whether a property is set in one variant of a union. */
type Presence = "set" | "optional" | "never";

function variantMember(field: Field, presence: Presence, flavour: Flavour, indent: string): string {
  if (presence === "never") return `${indent}readonly ${keyText(field.name)}?: never;\n`;
  return memberText(field, presence === "set", flavour, indent);
}

/**
 * Whether another property is set in the variant of the chosen property: `never` within the group,
 * according to `x-rules` outside the group; undefined if the variant does not restrict it.
 */
function presenceOf(
  { rules }: ObjectNode,
  { count, names }: CountRule,
  chosen: string,
  name: string,
): Presence | undefined {
  if (name === chosen) return count === "exactlyOne" ? "set" : "optional";
  if (names.includes(name)) return "never";
  if (count !== "exactlyOne") return undefined;
  const wantsAnother = consequencesOf(rules, name).some(
    ({ field, test }) => test === "set" && field !== chosen && names.includes(field),
  );
  const own = consequencesOf(rules, chosen).find(
    ({ field, test }) => field === name && test.endsWith("set"),
  );
  if (wantsAnother || own?.test === "unset") return "never";
  return own === undefined ? undefined : "set";
}

function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : JSON.stringify(name);
}
