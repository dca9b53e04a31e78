import { reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Node } from "../../model/node.ts";

type NamesSchema = Readonly<Record<string, unknown>>;

/**
 * Makes schemas with which Helm checks only the property names of values. The programs that read
 * the values check the rest, because an environment variable may replace any scalar.
 */
export function namesDefinitions(model: Model, types: readonly TypeDef[]): NamesSchema {
  const titles = types.flatMap(({ node }) =>
    node.kind === "object" ? node.fields.flatMap(({ namesOf }) => namesOf ?? []) : [],
  );
  const named = [...new Set(titles)].flatMap((title) => {
    const type = model.types.find((other) => other.title === title);
    if (type === undefined) throw new Error(`x-names-of names the unknown type ${title}`);
    return [type, ...reachable(model, type.node)];
  });
  const byTitle = new Map(named.map((type) => [type.title, type]));
  return Object.fromEntries(
    [...byTitle]
      .filter(([, { node }]) => !isScalar(node))
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([title, { node }]) => [definitionOf(title), shape(model, node)]),
  );
}

/** The schema of a value with the names of a type. */
export function namesSchema(title: string): NamesSchema {
  return { allOf: [{ $ref: `#/definitions/${definitionOf(title)}` }] };
}

function definitionOf(title: string): string {
  return `NamesOf${title}`;
}

const SCALAR: NamesSchema = { type: ["string", "number", "boolean", "null"] };

function shape(model: Model, node: Node): NamesSchema {
  const inner = (child: Node): NamesSchema => shape(model, child);
  switch (node.kind) {
    case "ref": {
      const { title, node: target } = model.target(node);
      return isScalar(target) ? inner(target) : namesSchema(title);
    }
    case "json":
      return {};
    case "list":
      return { type: ["array", "null"], items: inner(node.items) };
    case "map":
      return { type: ["object", "null"], additionalProperties: inner(node.values) };
    case "union":
      return { anyOf: node.branches.map(inner) };
    case "object":
      return {
        type: ["object", "null"],
        properties: Object.fromEntries(node.fields.map((field) => [field.name, inner(field.node)])),
        ...(node.open ? {} : { additionalProperties: false }),
      };
    default:
      return SCALAR;
  }
}

function isScalar({ kind }: Node): boolean {
  return !["ref", "json", "list", "map", "union", "object"].includes(kind);
}
