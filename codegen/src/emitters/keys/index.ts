import { childrenOf, objectOf } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node, ObjectNode } from "../../model/node.ts";
import { CODE_HEADER } from "../../output.ts";
import { annotationsOf } from "../words.ts";
import type { PlannedFile } from "../../output.ts";
import type { KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";

/** The known names and values at each place of a document, for suggestions. */
export function emitKeys(model: Model): readonly PlannedFile[] {
  const documents = model.types.filter(
    (type) => type.validator && objectOf(model, type) !== undefined,
  );
  const telling = tellingTypes(model);
  const rows = [...telling].map(
    ({ title, node }) => `  ${title}: ${JSON.stringify(knownNode(model, node, telling) ?? {})},\n`,
  );
  const names = documents.map(({ title }) => JSON.stringify(title)).join(" | ");
  const content = `${CODE_HEADER}import { knownAt } from "@edge-gateway/schema-runtime/keys/lookup";
import type { Known, KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";

/** A document whose keys can be asked for. */
export type DocumentName = ${names};

/** The keys, the names of other systems for them, and the values that may be at a JSON pointer. */
export function keysAt(document: DocumentName, pointer: string): Known {
  return knownAt(document, pointer, TYPES);
}

const TYPES: Readonly<Record<string, KnownNode>> = {
${rows.join("")}};
`;
  return [{ path: "generated/schema/keys.ts", content }];
}

/** The types for which suggestions exist: objects and enums, also inside lists and maps. */
function tellingTypes(model: Model): ReadonlySet<TypeDef> {
  const found = new Set<TypeDef>();
  let before = -1;
  while (found.size !== before) {
    before = found.size;
    for (const type of model.types) if (tells(model, type.node, found)) found.add(type);
  }
  return new Set(model.types.filter((type) => found.has(type)));
}

function tells(model: Model, node: Node, found: ReadonlySet<TypeDef>): boolean {
  if (node.kind === "ref") return found.has(model.target(node));
  if (node.kind === "object") return true;
  if (node.kind === "enum") return node.type === "string";
  return childrenOf(node).some((child) => tells(model, child, found));
}

function knownNode(model: Model, node: Node, telling: ReadonlySet<TypeDef>): KnownNode | undefined {
  const inner = (child: Node): KnownNode | undefined => knownNode(model, child, telling);
  if (!tells(model, node, telling)) return undefined;
  switch (node.kind) {
    case "ref":
      return { type: model.target(node).title };
    case "enum":
      return { values: node.values.map(String) };
    case "list":
      return { items: inner(node.items) ?? {}, ...neverEmpty(node.minItems) };
    case "map":
      return { entries: inner(node.values) ?? {}, ...neverEmpty(node.minProperties) };
    case "union":
      return { branches: node.branches.map(inner).filter((branch) => branch !== undefined) };
    case "object":
      return objectNode(model, node, inner);
    default:
      return undefined;
  }
}

function neverEmpty(least = 0): Pick<KnownNode, "isNeverEmpty"> {
  return least > 0 ? { isNeverEmpty: true } : {};
}

/** The unit of a number. */
function unitOf(model: Model, node: Node): KnownNode | undefined {
  const { unit } = annotationsOf(model, node);
  return node.kind === "number" && unit !== undefined ? { unit } : undefined;
}

function objectNode(
  model: Model,
  { fields }: ObjectNode,
  inner: (child: Node) => KnownNode | undefined,
): KnownNode {
  const aliases = fields.flatMap(({ name, suggest }) =>
    suggest.map((alias): [string, string] => [alias, name]),
  );
  const planned = fields
    .filter(({ node }) => annotationsOf(model, node).planned === "all")
    .map(({ name }) => name);
  return {
    keys: Object.fromEntries(
      fields.map(({ name, node }) => [name, inner(node) ?? unitOf(model, node) ?? null]),
    ),
    ...(aliases.length === 0 ? {} : { aliases: Object.fromEntries(aliases) }),
    ...(planned.length === 0 ? {} : { planned }),
  };
}
