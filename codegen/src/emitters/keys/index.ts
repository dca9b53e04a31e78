import { objectOf } from "../../model/model.ts";
import type { Model } from "../../model/model.ts";
import type { Node, ObjectNode } from "../../model/node.ts";
import { CODE_HEADER } from "../../output.ts";
import { annotationsOf } from "../words.ts";
import type { PlannedFile } from "../../output.ts";
import type { KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";

/** The known names, values and types at each place of a document. */
export function emitKeys(model: Model): readonly PlannedFile[] {
  const documents = model.types.filter(
    (type) => type.validator && objectOf(model, type) !== undefined,
  );
  const rows = model.types.flatMap(({ title, node }) => {
    const known = knownNode(model, node);
    return known === undefined ? [] : [`  ${title}: ${JSON.stringify(known)},\n`];
  });
  const names = documents.map(({ title }) => JSON.stringify(title)).join(" | ");
  const content = `${CODE_HEADER}import { knownAt } from "@edge-gateway/schema-runtime/keys/lookup";
import type { Known, KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";

/** A document whose keys can be looked up. */
export type DocumentName = ${names};

/** The keys and values that are possible at a JSON pointer, and the names of the keys in other systems. */
export function keysAt(document: DocumentName, pointer: string): Known {
  return knownAt(document, pointer, TYPES);
}

/** The known names and values of every type. */
export const TYPES: Readonly<Record<string, KnownNode>> = {
${rows.join("")}};
`;
  return [{ path: "generated/schema/keys.ts", content }];
}

/** Describes a node by its names, keys and values; undefined if it has none. */
function knownNode(model: Model, node: Node): KnownNode | undefined {
  switch (node.kind) {
    case "ref":
      return { type: model.target(node).title };
    case "enum":
      return node.type === "string" ? { values: node.values.map(String) } : undefined;
    case "list": {
      const items = knownNode(model, node.items);
      return items && { items, ...neverEmpty(node.minItems) };
    }
    case "map": {
      const entries = knownNode(model, node.values);
      return entries && { entries, ...neverEmpty(node.minProperties) };
    }
    case "union": {
      const branches = node.branches.flatMap((branch) => knownNode(model, branch) ?? []);
      return branches.length === 0 ? undefined : { branches };
    }
    case "object":
      return objectNode(model, node);
    default:
      return undefined;
  }
}

function neverEmpty(least = 0): Pick<KnownNode, "isNeverEmpty"> {
  return least > 0 ? { isNeverEmpty: true } : {};
}

/** The node whose keyword gives the unit of a number. */
function unitOf(model: Model, node: Node): KnownNode | undefined {
  const { unit } = annotationsOf(model, node);
  return node.kind === "number" && unit !== undefined ? { unit } : undefined;
}

function objectNode(model: Model, { fields }: ObjectNode): KnownNode {
  const aliases = fields.flatMap(({ name, suggest }) =>
    suggest.map((alias): [string, string] => [alias, name]),
  );
  const planned = fields
    .filter(({ node }) => annotationsOf(model, node).planned === "all")
    .map(({ name }) => name);
  return {
    keys: Object.fromEntries(
      fields.map(({ name, node }) => [name, knownNode(model, node) ?? unitOf(model, node) ?? null]),
    ),
    ...(aliases.length === 0 ? {} : { aliases: Object.fromEntries(aliases) }),
    ...(planned.length === 0 ? {} : { planned }),
  };
}
