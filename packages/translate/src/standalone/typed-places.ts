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
  const resolved = schemas.flatMap((node) => resolve(node, (type) => found.push({ type, place })));
  const items = place.items().map((item, index) => [String(index), item] as const);
  for (const [name, child] of [...place.entries(), ...items]) {
    const inner = resolved.flatMap((node) => childOf(node, name));
    if (inner.length > 0) collect(child, inner, found);
  }
}

/** The schemas behind references and unions; `named` hears of every name on the way. */
function resolve(node: SchemaNode, named: (type: string) => void): readonly SchemaNode[] {
  const parts = [...(node.allOf ?? []), ...(node.oneOf ?? [])].flatMap((part) =>
    resolve(part, named),
  );
  const type = node.$ref?.slice(DEFINITIONS.length);
  if (type === undefined) return [node, ...parts];
  named(type);
  const target = ROOT.definitions[type];
  return target === undefined ? parts : resolve(target, named);
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
