import schema from "@edge-gateway/generated/schema/standalone-config.schema.json" with { type: "json" };
import type { Cursor } from "./cursor.ts";

/** The parts of the document's schema that lead from a place to the types of the places inside it. */
interface SchemaNode {
  readonly $ref?: string;
  readonly allOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
}

/** A place of a document with the name of its type. */
export interface TypedPlace {
  readonly type: string;
  readonly place: Cursor;
}

const DEFINITIONS = "#/definitions/";
/** The type that is read from the file is far more exact than what is needed of it. */
const ROOT = schema as unknown as SchemaNode & {
  readonly definitions: Readonly<Record<string, SchemaNode>>;
};

/** Every place of a standalone document whose type has a name, as far as the document follows its schema. */
export function typedPlaces(document: Cursor): readonly TypedPlace[] {
  const found: TypedPlace[] = [];
  collect(document, [ROOT], found);
  return found;
}

function collect(place: Cursor, schemas: readonly SchemaNode[], found: TypedPlace[]): void {
  const nodes: SchemaNode[] = [];
  for (const schema of schemas) {
    const resolved = resolve(schema);
    for (const type of resolved.types) found.push({ type, place });
    nodes.push(...resolved.nodes);
  }
  const visit = (name: string, child: Cursor): void => {
    const inner = nodes.flatMap((node) => childOf(node, name));
    if (inner.length > 0) collect(child, inner, found);
  };
  for (const [name, child] of place.entries()) visit(name, child);
  for (const [index, item] of place.items().entries()) visit(String(index), item);
}

/** What stands behind the references and unions of a schema, with the names met on the way. */
interface Resolved {
  readonly types: readonly string[];
  readonly nodes: readonly SchemaNode[];
}

/** One entry for each schema node that was met: thousands of documents follow the same ones. */
const RESOLVED = new WeakMap<SchemaNode, Resolved>();

function resolve(node: SchemaNode): Resolved {
  const known = RESOLVED.get(node);
  if (known !== undefined) return known;
  const parts = [...(node.allOf ?? []), ...(node.oneOf ?? [])].map(resolve);
  const type = node.$ref?.slice(DEFINITIONS.length);
  const target = type === undefined ? undefined : ROOT.definitions[type];
  const behind = target === undefined ? [] : [resolve(target)];
  const resolved = {
    types: [
      ...parts.flatMap(({ types }) => types),
      ...(type === undefined ? [] : [type]),
      ...behind.flatMap(({ types }) => types),
    ],
    nodes: [
      ...(type === undefined ? [node] : []),
      ...[...parts, ...behind].flatMap(({ nodes }) => nodes),
    ],
  };
  RESOLVED.set(node, resolved);
  return resolved;
}

function childOf(node: SchemaNode, name: string): readonly SchemaNode[] {
  const { properties, items, additionalProperties } = node;
  if (properties !== undefined && Object.hasOwn(properties, name)) {
    const own = properties[name];
    return own === undefined ? [] : [own];
  }
  if (typeof additionalProperties === "object") return [additionalProperties];
  return items === undefined ? [] : [items];
}
