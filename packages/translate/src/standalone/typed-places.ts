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
  collect(document, WHOLE, found);
  return found;
}

function collect(place: Cursor, position: Position, found: TypedPlace[]): void {
  for (const type of position.types) found.push({ type, place });
  for (const [name, child] of place.entries()) {
    const inner = position.inside(name);
    if (inner !== undefined) collect(child, inner, found);
  }
  const items = position.inside(ITEM);
  if (items !== undefined) for (const item of place.items()) collect(item, items, found);
}

/** No property has this name, so what stands there is an item of a list, or an entry of a map. */
const ITEM = "0";

/** A position in the schema. Each is made once: thousands of documents follow the same ones. */
class Position {
  /** The names of the types that a value there has. */
  readonly types: readonly string[];
  readonly #nodes: readonly SchemaNode[];
  readonly #named = new Map<string, Position | undefined>();
  #others: { readonly position: Position | undefined } | undefined;

  constructor(schemas: readonly SchemaNode[]) {
    const resolved = schemas.map(resolve);
    this.types = resolved.flatMap(({ types }) => types);
    this.#nodes = resolved.flatMap(({ nodes }) => nodes);
  }

  /** Where the property of this name, the entry or the item stands; undefined where nothing may. */
  inside(name: string): Position | undefined {
    if (this.#named.has(name)) return this.#named.get(name);
    const isNamed = this.#nodes.some(({ properties }) => Object.hasOwn(properties ?? {}, name));
    if (!isNamed) return (this.#others ??= { position: this.#make(name) }).position;
    const position = this.#make(name);
    this.#named.set(name, position);
    return position;
  }

  #make(name: string): Position | undefined {
    const inner = this.#nodes.flatMap((node) => childOf(node, name));
    return inner.length === 0 ? undefined : new Position(inner);
  }
}

/** What stands behind the references and unions of a schema, with the names met on the way. */
interface Resolved {
  readonly types: readonly string[];
  readonly nodes: readonly SchemaNode[];
}

function resolve(node: SchemaNode): Resolved {
  const parts = [...(node.allOf ?? []), ...(node.oneOf ?? [])].map(resolve);
  const type = node.$ref?.slice(DEFINITIONS.length);
  const target = type === undefined ? undefined : ROOT.definitions[type];
  const behind = target === undefined ? [] : [resolve(target)];
  return {
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

const WHOLE = new Position([ROOT]);
