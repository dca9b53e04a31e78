import type { Model, TypeDef } from "../../model/model.ts";
import type { Field, Node, ObjectNode } from "../../model/node.ts";
import { countSentence } from "../../vocabulary/counts.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import { annotationsOf, defaultWords, limitWords } from "../words.ts";

/** The page that describes each type, without its ending. */
export type Links = ReadonlyMap<TypeDef, string>;

/** The section of a type: what it is for, its properties, its limits, its rules. */
export function typeSection(model: Model, type: TypeDef, links: Links, page: string): string {
  const source = type.source === undefined ? [] : [`Source: ${type.source}.`];
  const parts = [
    `## ${type.title}`,
    type.description,
    ...body(model, type.node, links, page, ""),
    ...annotationLines(model, type.node),
    ...source,
  ];
  return `${parts.join("\n\n")}\n`;
}

function body(
  model: Model,
  node: Node,
  links: Links,
  page: string,
  path: string,
): readonly string[] {
  if (node.kind !== "object") {
    const words = limitWords(model, node);
    const expected = annotationsOf(model, node).expected;
    return [
      `Type: ${typeWords(model, node, links, page)}${words.length === 0 ? "" : `, ${words.join(", ")}`}.`,
      ...("pattern" in node && node.pattern !== undefined
        ? [`Pattern: \`${node.pattern}\`${expected === undefined ? "" : ` (${expected})`}.`]
        : []),
    ];
  }
  return [table(model, fieldsOf(node, path), links, page), ...rules(node, path)].filter(
    (part) => part !== "",
  );
}

interface Row {
  readonly path: string;
  readonly field: Field;
}

/** The properties of an object and, with their paths, those of objects that have no name of their own. */
function fieldsOf(node: ObjectNode, path: string): readonly Row[] {
  return node.fields.flatMap((field) => [
    { path: path + field.name, field },
    ...innerFields(field.node, path + field.name),
  ]);
}

function innerFields(node: Node, path: string): readonly Row[] {
  if (node.kind === "object") return fieldsOf(node, `${path}.`);
  if (node.kind === "list") return innerFields(node.items, `${path}[]`);
  return node.kind === "map" ? innerFields(node.values, `${path}.*`) : [];
}

function table(model: Model, rows: readonly Row[], links: Links, page: string): string {
  if (rows.length === 0) return "It has no properties.";
  const lines = rows.map(({ path, field }) =>
    row([
      `\`${path}\`${field.required ? " (required)" : ""}`,
      typeWords(model, field.node, links, page),
      field.default === undefined ? "" : code(defaultWords(field.default)),
      limitWords(model, field.node).join(", "),
      [field.description, ...annotationLines(model, field.node)].join(" "),
      field.source,
    ]),
  );
  return [
    row(["Property", "Type", "Default", "Limits", "Meaning", "Source"]),
    "|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

function rules(node: ObjectNode, path: string): readonly string[] {
  const sentences = allRules(node, path);
  return sentences.length === 0 ? [] : [sentences.map((sentence) => `- ${sentence}.`).join("\n")];
}

function allRules(node: Node, path: string): readonly string[] {
  switch (node.kind) {
    case "object": {
      const at = path === "" ? "" : `\`${path.replace(/\.$/u, "")}\`: `;
      const own = [...node.counts.map(countSentence), ...node.rules.map(ruleSentence)].map(
        (text) => at + text,
      );
      return [
        ...own,
        ...node.fields.flatMap((field) => allRules(field.node, `${path}${field.name}.`)),
      ];
    }
    case "list":
      return allRules(node.items, `${path.replace(/\.$/u, "")}[].`);
    case "map":
      return allRules(node.values, `${path}*.`);
    default:
      return [];
  }
}

/** A type in words, with links to the types that it names. */
export function typeWords(model: Model, node: Node, links: Links, page: string): string {
  const inner = (child: Node): string => typeWords(model, child, links, page);
  switch (node.kind) {
    case "ref":
      return link(model.target(node), links, page);
    case "enum":
      return node.values.map((value) => code(String(value))).join(" or ");
    case "list":
      return `list of ${inner(node.items)}`;
    case "map":
      return `map of ${inner(node.values)}`;
    case "union":
      return node.branches.map(inner).join(" or ");
    case "intOrString":
      return "integer or string";
    case "number":
      return node.integer ? "integer" : "number";
    case "json":
      return "any JSON value";
    default:
      return node.kind;
  }
}

/** A link to the section of a type. */
export function link(type: TypeDef, links: Links, page: string): string {
  const target = links.get(type) ?? page;
  return `[${type.title}](${target === page ? "" : `${target}.md`}#${type.title.toLowerCase()})`;
}

/** A row of a table; what would end a cell is escaped. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

/** A short text as code. */
export function code(text: string): string {
  return `\`${text}\``;
}

function annotationLines(model: Model, node: Node): readonly string[] {
  const { unit, sensitive, cel, refersTo, phases, targets, merge, deprecated } = annotationsOf(
    model,
    node,
  );
  return [
    ...(unit === undefined ? [] : [`Unit: ${unit}.`]),
    ...(sensitive ? ["Never printed."] : []),
    ...(cel === undefined ? [] : [`CEL over \`${cel.scope}\`, returns ${cel.result}.`]),
    ...(refersTo?.key === undefined ? [] : [`The key is \`${refersTo.key}\` when none is named.`]),
    ...(phases.length === 0 ? [] : [`Runs in the phase ${phases.join(" or ")}.`]),
    ...(targets.length === 0 ? [] : [`May be attached to ${targets.join(", ")}.`]),
    ...(merge === undefined
      ? []
      : [merge === "accumulate" ? "Several levels add up." : "A more specific level replaces it."]),
    ...(deprecated === undefined
      ? []
      : [`Deprecated since ${deprecated.since}: use ${deprecated.use}.`]),
  ];
}
