import { TYPES } from "@edge-gateway/generated/schema/keys.ts";
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import type { KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";
import { pointerTokens } from "../../diagnostics/pointer.ts";
import type { Cursor } from "../../document/cursor.ts";

/** A place of a document, and the name of its type. */
export interface TypedPlace {
  readonly type: string;
  readonly place: Cursor;
}

/**
 * A typed place in a document, and the property names allowed in its value; empty if the value is
 * not an object with fixed properties.
 */
export interface FoundPlace extends TypedPlace {
  readonly names: ReadonlySet<string>;
}

/** The type of a document, with the positions that occur in it. */
export class DocumentType {
  readonly name: DocumentName;
  /** The position of the whole document, created for the first document. */
  #whole: Position | undefined;

  constructor(name: DocumentName) {
    this.name = name;
  }

  /** The name of the type at a pointer; undefined if the type has no name. */
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
    return (this.#whole ??= new Position([TYPES[this.name] ?? {}]));
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
  const { value } = place;
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    const items = position.inside(ITEM);
    if (items?.isEmpty === false) for (const item of place.items()) collect(item, items, found);
    return;
  }
  for (const name of Object.keys(value)) {
    const inner = position.inside(name);
    if (inner?.isEmpty === false) collect(place.at(name), inner, found);
  }
}

/** The token of a list item or map entry in a pointer; no property of the schemas has this name. */
const ITEM = "0";

/** A position in the schema. Positions are cached, because thousands of documents share them. */
class Position {
  /** The names of the types that a value at this position may have. */
  readonly types: readonly string[];
  /**
   * Property names that an object at this position may have; for a union, those of all branches.
   */
  readonly names: ReadonlySet<string>;
  /** Whether neither a value here nor anything in it has a type with a name. */
  readonly isEmpty: boolean;
  readonly #nodes: readonly KnownNode[];
  readonly #named = new Map<string, Position | undefined>();
  #others: { readonly position: Position | undefined } | undefined;

  constructor(nodes: readonly KnownNode[]) {
    const resolved = nodes.map(resolve);
    this.types = resolved.flatMap(({ types }) => types);
    this.#nodes = resolved.flatMap(({ shapes }) => shapes);
    this.names = new Set(this.#nodes.flatMap(({ keys }) => Object.keys(keys ?? {})));
    this.isEmpty =
      this.types.length === 0 &&
      this.#nodes.every(({ keys, entries, items }) => (keys ?? entries ?? items) === undefined);
  }

  /** The position of a property, entry or item; undefined if the schemas do not describe it. */
  inside(name: string): Position | undefined {
    if (this.#named.has(name)) return this.#named.get(name);
    if (!this.names.has(name)) return (this.#others ??= { position: this.#make(name) }).position;
    const position = this.#make(name);
    this.#named.set(name, position);
    return position;
  }

  #make(name: string): Position | undefined {
    const inner = this.#nodes.flatMap((node) => childOf(node, name) ?? []);
    return inner.length === 0 ? undefined : new Position(inner);
  }
}

/** A node after following its type and branches, with the type names found on the way. */
interface Resolved {
  readonly types: readonly string[];
  /** The nodes behind names of types and unions. */
  readonly shapes: readonly KnownNode[];
}

function resolve(node: KnownNode): Resolved {
  const { type, branches } = node;
  if (type === undefined && branches === undefined) return { types: [], shapes: [node] };
  const target = type === undefined ? undefined : TYPES[type];
  const inner = [...(branches ?? []), ...(target === undefined ? [] : [target])].map(resolve);
  return {
    types: [...(type === undefined ? [] : [type]), ...inner.flatMap(({ types }) => types)],
    shapes: inner.flatMap(({ shapes }) => shapes),
  };
}

function childOf({ keys, entries, items }: KnownNode, name: string): KnownNode | undefined {
  if (keys !== undefined && Object.hasOwn(keys, name)) return keys[name] ?? undefined;
  return entries ?? items;
}

/** The type of the standalone configuration file. */
export const STANDALONE: DocumentType = new DocumentType("StandaloneConfig");

/** The `config` section, which occurs in several documents. */
export const SETTINGS: DocumentType = new DocumentType("Settings");
