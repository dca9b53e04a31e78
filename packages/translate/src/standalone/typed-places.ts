import schema from "@edge-gateway/generated/schema/standalone-config.schema.json" with { type: "json" };
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
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

/** A kind of document, with what leads to the types of its parts. */
export class DocumentType {
  readonly name: DocumentName;
  readonly #root: SchemaNode;
  readonly #definitions: Readonly<Record<string, SchemaNode>>;
  /** One entry for each schema node that was met: thousands of documents follow the same ones. */
  readonly #resolved = new WeakMap<SchemaNode, Resolved>();

  /** `schema` is the generated one of this name: its exact type says far more than what is needed of it. */
  constructor(name: DocumentName, schema: object) {
    const { definitions, ...root } = schema as unknown as SchemaNode & {
      readonly definitions?: Readonly<Record<string, SchemaNode>>;
    };
    this.name = name;
    this.#root = root;
    this.#definitions = definitions ?? {};
  }

  /** Every place of a document whose type has a name, as far as the document follows its schema. */
  places(document: Cursor): readonly TypedPlace[] {
    const found: TypedPlace[] = [{ type: this.name, place: document }];
    this.#collect(document, [this.#root], found);
    return found;
  }

  #collect(place: Cursor, schemas: readonly SchemaNode[], found: TypedPlace[]): void {
    const nodes: SchemaNode[] = [];
    for (const schema of schemas) {
      const resolved = this.#resolve(schema);
      for (const type of resolved.types) found.push({ type, place });
      nodes.push(...resolved.nodes);
    }
    const visit = (name: string, child: Cursor): void => {
      const inner = nodes.flatMap((node) => childOf(node, name));
      if (inner.length > 0) this.#collect(child, inner, found);
    };
    for (const [name, child] of place.entries()) visit(name, child);
    for (const [index, item] of place.items().entries()) visit(String(index), item);
  }

  #resolve(node: SchemaNode): Resolved {
    const known = this.#resolved.get(node);
    if (known !== undefined) return known;
    const parts = [...(node.allOf ?? []), ...(node.oneOf ?? [])].map((part) => this.#resolve(part));
    const type = node.$ref?.slice(DEFINITIONS.length);
    const target = type === undefined ? undefined : this.#definitions[type];
    const behind = target === undefined ? [] : [this.#resolve(target)];
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
    this.#resolved.set(node, resolved);
    return resolved;
  }
}

/** The standalone configuration file. */
export const STANDALONE: DocumentType = new DocumentType("StandaloneConfig", schema);

/** What stands behind the references and unions of a schema, with the names met on the way. */
interface Resolved {
  readonly types: readonly string[];
  readonly nodes: readonly SchemaNode[];
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
