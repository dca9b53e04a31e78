import schema from "@edge-gateway/generated/schema/standalone-config.schema.json" with { type: "json" };
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import { pointerTokens } from "../diagnostics/pointer.ts";
import type { Cursor } from "../document/cursor.ts";

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
type Definitions = Readonly<Record<string, SchemaNode>>;

/** One that a document has, with the names that the properties there may have; none where it is not an object with such. */
export interface FoundPlace extends TypedPlace {
  readonly names: ReadonlySet<string>;
}

/** A kind of document, with what leads to the types of its parts. */
export class DocumentType {
  readonly name: DocumentName;
  readonly #schema: SchemaNode;
  readonly #definitions: Definitions;
  /** Made when the first document is seen. */
  #whole: Position | undefined;

  /** `schema` is the generated one of this name: its exact type says far more than what is needed of it. */
  constructor(name: DocumentName, schema: object) {
    const { definitions, ...own } = schema as unknown as SchemaNode & {
      readonly definitions?: Definitions;
    };
    this.name = name;
    this.#schema = own;
    this.#definitions = definitions ?? {};
  }

  /** The name of the type that is at a pointer; undefined where it has none. */
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

/** No property has this name, so what is there is an item of a list, or an entry of a map. */
const ITEM = "0";

/** A position in the schema. Each is made once: thousands of documents follow the same ones. */
class Position {
  /** The names of the types that a value there has. */
  readonly types: readonly string[];
  /** Of properties that an object there may have; of unions, those of all branches. */
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
    return inner.length === 0 ? undefined : new Position(inner, this.#definitions);
  }
}

/** What is behind the references and unions of a schema, with the names met on the way. */
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

/** Its section `config`, wherever it is. */
export const SETTINGS: DocumentType = new DocumentType("Settings", {
  ...schema.definitions.Settings,
  definitions: schema.definitions,
});
