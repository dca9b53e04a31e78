import type { Example, Model, TypeDef } from "../../model/model.ts";
import type { CelPlace, Field, Node, ObjectNode } from "../../model/node.ts";
import { countSentence } from "../../vocabulary/counts.ts";
import { formatSentence } from "../../vocabulary/formats.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import {
  annotationSentences,
  code,
  defaultWords,
  limitWords,
  publicSource,
  typeWords,
} from "../words.ts";
import { standaloneForm } from "./standalone-form.ts";

/** The reference page that is being written. */
export interface Page {
  readonly model: Model;
  readonly name: string;
  /** The page that describes each type. */
  readonly links: ReadonlyMap<TypeDef, string>;
}

/** The section of a type: its purpose, properties, limits and rules. */
export function typeSection(page: Page, type: TypeDef): string {
  const { node, description } = type;
  const parts = [
    `## ${type.title}`,
    description,
    ...(node.kind === "object" ? objectLines(page, type, node) : valueLines(page, node)),
    ...annotationSentences(page.model, node, MARKDOWN),
    ...(page.model.examples.get(type.title) ?? []).map(exampleText),
    ...origin(page.model, type),
  ];
  return `${parts.join("\n\n")}\n`;
}

function exampleText({ caption, document }: Example): string {
  const standalone = standaloneForm(document);
  const blocks =
    standalone === undefined
      ? [yamlBlock(document)]
      : ["In a standalone file:", yamlBlock(standalone), "In Kubernetes:", yamlBlock(document)];
  return [`Example: ${caption}`, ...blocks].join("\n\n");
}

function yamlBlock(document: string): string {
  return `\`\`\`yaml\n${document}\`\`\``;
}

function origin(
  { firstRelease }: Model,
  { source = "", since = firstRelease }: TypeDef,
): readonly string[] {
  const opened = publicSource(source);
  const words = [
    ...(opened === "" ? [] : [`Source: ${opened}.`]),
    ...(since === undefined ? [] : [`Since ${since}.`]),
  ];
  return words.length === 0 ? [] : [words.join(" ")];
}

function objectLines(page: Page, type: TypeDef, node: ObjectNode): readonly string[] {
  const sentences = [
    ...ruleSentences(node, ""),
    ...node.formats.map((rule) => formatSentence(page.model, rule)),
    ...emptinessSentences(node),
  ];
  const rows = rowsOf(node, "");
  return [
    rows.length === 0 ? "It has no properties." : table(page, rows, type.source ?? ""),
    ...(sentences.length === 0 ? [] : [sentences.map((sentence) => `- ${sentence}.`).join("\n")]),
  ];
}

function valueLines(page: Page, node: Node): readonly string[] {
  const words = [linkedWords(page, node), ...limitWords(page.model, node)].join(", ");
  const pattern = "pattern" in node ? node.pattern : undefined;
  const isShown = pattern === undefined || node.annotations.expected === undefined;
  return [`Type: ${words}.`, ...(isShown ? [] : [`Pattern: ${code(pattern)}.`])];
}

/** Sentences about the effect of an empty block. */
function emptinessSentences({ noEffect }: ObjectNode): readonly string[] {
  if (noEffect === undefined || noEffect === "effect") return [];
  const words = ["nothing", ...noEffect.map(code)].join(" but ");
  return [`a block that sets ${words} has no effect, which is a warning`];
}

interface Row {
  readonly path: string;
  readonly field: Field;
}

/**
 * The properties of an object, and the properties of its unnamed inner objects with their paths.
 */
function rowsOf(node: Node, path: string): readonly Row[] {
  switch (node.kind) {
    case "object":
      return node.fields.flatMap((field) => {
        const at = path === "" ? field.name : `${path}.${field.name}`;
        return [{ path: at, field }, ...rowsOf(field.node, at)];
      });
    case "list":
      return rowsOf(node.items, `${path}[]`);
    case "map":
      return rowsOf(node.values, `${path}.*`);
    default:
      return [];
  }
}

/** Sources are in the table only where they differ from the source of the type. */
function table(page: Page, rows: readonly Row[], source: string): string {
  const sourced = rows.some(({ field }) => publicSource(field.source) !== publicSource(source));
  const head = ["Property", "Type", "Default", "Limits", "Meaning", ...(sourced ? ["Source"] : [])];
  const lines = rows.map(({ path, field }) =>
    row([
      `${code(path)}${field.required ? " (required)" : ""}`,
      linkedWords(page, field.node),
      field.default === undefined ? "" : code(defaultWords(field.default)),
      limitWords(page.model, field.node).join(", "),
      [field.description, ...wordsOf(page.model, field.node)].join(" "),
      ...(sourced ? [publicSource(field.source)] : []),
    ]),
  );
  return [row(head), `|${"---|".repeat(head.length)}`, ...lines].join("\n");
}

/** The facts about a property, and about the items of a list or the entries of a map. */
function wordsOf(model: Model, node: Node): readonly string[] {
  const inner = node.kind === "list" ? node.items : node.kind === "map" ? node.values : undefined;
  const own = annotationSentences(model, node, MARKDOWN);
  return inner === undefined ? own : [...own, ...annotationSentences(model, inner, MARKDOWN)];
}

function ruleSentences(node: Node, path: string): readonly string[] {
  switch (node.kind) {
    case "object": {
      const own = [...node.counts.map(countSentence), ...node.rules.map(ruleSentence)];
      return [
        ...own.map((sentence) => (path === "" ? sentence : `${code(path)}: ${sentence}`)),
        ...node.fields.flatMap(({ name, node: inner }) =>
          ruleSentences(inner, path === "" ? name : `${path}.${name}`),
        ),
      ];
    }
    case "list":
      return ruleSentences(node.items, `${path}[]`);
    case "map":
      return ruleSentences(node.values, `${path}.*`);
    default:
      return [];
  }
}

/** The type of a node as words, in which the names of types are links. */
function linkedWords(page: Page, node: Node): string {
  return typeWords(page.model, node, { type: (type) => link(page, type), value: code });
}

const MARKDOWN = {
  code,
  cel: (_model: Model, { scope, results, or }: CelPlace): string =>
    `${or === undefined ? "" : "A duration, or else "}CEL over [${scope}](expressions.md#${scope}), returns ${results.join(" or ")}.`,
};

/** A link to the section of a type. */
export function link({ links, name }: Page, type: TypeDef): string {
  const target = links.get(type) ?? name;
  return `[${type.title}](${target === name ? "" : `${target}.md`}#${type.title.toLowerCase()})`;
}

/** A row of a table; characters that would end a cell are escaped. */
export function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")).join(" | ")} |`;
}
