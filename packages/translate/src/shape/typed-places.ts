import schema from "@edge-gateway/generated/schema/standalone-config.schema.json" with { type: "json" };
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import { pointerTokens } from "../diagnostics/pointer.ts";
import type { Cursor } from "../document/cursor.ts";

/** The parts of a JSON schema that determine the types of nested places. */
interface SchemaNode {
  readonly $ref?: string;
  readonly allOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
}

/** A place of a document, and the name of its type. */
export interface TypedPlace {
  readonly type: string;
  readonly place: Cursor;
}

const DEFINITIONS = "#/definitions/";
type Definitions = Readonly<Record<string, SchemaNode>>;

/**
 * A typed place in a document, and the property names allowed there; empty if it is not an object
 * with fixed properties.
 */
export interface FoundPlace extends TypedPlace {
  readonly names: ReadonlySet<string>;
}

/** A kind of document, with the schema that determines the types of its parts. */
export class DocumentType {
  readonly name: DocumentName;
  readonly #schema: SchemaNode;
  readonly #definitions: Definitions;
  /** Created for the first document. */
  #whole: Position | undefined;

  /**
   * `schema` is the name of the generated schema, whose exact TypeScript type is not needed here.
   */
  constructor(name: DocumentName, schema: object) {
    const { definitions, ...own } = schema as unknown as SchemaNode & {
      readonly definitions?: Definitions;
    };
    this.name = name;
    this.#schema = own;
    this.#definitions = definitions ?? {};
  }

  /** The name of the type at a pointer; undefined if it has none. */
  typeAt(document: Cursor, pointer: string): string | undefined {
    let place = document;
    let position: Position | undefined = this.#position();
    for (const token of pointerTokens(pointer)) {
      position = position?.inside(Array.isArray(place.value) ? ITEM : token);
      place = place.inside(token);
    }
    return position?.types.at(-1);
  }

  #position(): Position {
    return (this.#whole ??= new Position([this.#schema], this.#definitions));
  }

  /** Every place of a document whose type has a name, as far as the document follows its schema. */
  places(document: Cursor): readonly FoundPlace[] {
    const whole = this.#position();
    const found: FoundPlace[] = [{ type: this.name, place: document, names: whole.names }];
    collect(document, whole, found);
    return found;
  }
}

function collect(place: Cursor, position: Position, found: FoundPlace[]): void {
  for (const type of position.types) found.push({ type, place, names: position.names });
  for (const [name, child] of place.entries()) {
    const inner = position.inside(name);
    if (inner !== undefined) collect(child, inner, found);
  }
  const items = position.inside(ITEM);
  if (items !== undefined) for (const item of place.items()) collect(item, items, found);
}

/** No property has this name, so it can mean a list item or map entry. */
const ITEM = "0";

/** A position in the schema. Positions are cached, because thousands of documents share them. */
class Position {
  /** The names of the types that a value may have there. */
  readonly types: readonly string[];
  /** Property names that an object may have there; for a union, those of all branches. */
  readonly names: ReadonlySet<string>;
  readonly #nodes: readonly SchemaNode[];
  readonly #named = new Map<string, Position | undefined>();
  readonly #definitions: Definitions;
  #others: { readonly position: Position | undefined } | undefined;

  constructor(schemas: readonly SchemaNode[], definitions: Definitions) {
    const resolved = schemas.map((schema) => resolve(schema, definitions));
    this.#definitions = definitions;
    this.types = resolved.flatMap(({ types }) => types);
    this.#nodes = resolved.flatMap(({ nodes }) => nodes);
    this.names = new Set(this.#nodes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  }

  /** The position of a property, entry or item; undefined if the schema has none. */
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
    return inner.length === 0 ? undefined : new Position(inner, this.#definitions);
  }
}

/** A schema after resolving references and unions, with the type names found on the way. */
interface Resolved {
  readonly types: readonly string[];
  readonly nodes: readonly SchemaNode[];
}

function resolve(node: SchemaNode, definitions: Definitions): Resolved {
  const parts = [...(node.allOf ?? []), ...(node.oneOf ?? [])].map((part) =>
    resolve(part, definitions),
  );
  const type = node.$ref?.slice(DEFINITIONS.length);
  const target = type === undefined ? undefined : definitions[type];
  const behind = target === undefined ? [] : [resolve(target, definitions)];
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

/** The standalone configuration file. */
export const STANDALONE: DocumentType = new DocumentType("StandaloneConfig", schema);

/** The `config` section, which occurs in several documents. */
export const SETTINGS: DocumentType = new DocumentType("Settings", {
  ...schema.definitions.Settings,
  definitions: schema.definitions,
});
