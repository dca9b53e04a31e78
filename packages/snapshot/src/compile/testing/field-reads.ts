import { PLANNED } from "@edge-gateway/generated/planned/index.ts";
import type { PlannedParts } from "@edge-gateway/generated/planned/index.ts";
import { branchOf, isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { ObjectShape, Shape, Shapes } from "@edge-gateway/schema-runtime/shape";

const PLANNED_PARTS: Readonly<Record<string, PlannedParts>> = PLANNED;

/** Fields that every Kubernetes object has, and the status, which the gateway only writes. */
const ENVELOPE =
  /^(\w+(Route|Policy|Backend|Model|Grant|Set|Class|Pool)|Gateway|Xbackend)\.(apiVersion|kind|metadata|status)$/u;

/** A value of a document: the type and the field that declare the value, and the enclosing fields. */
interface Place {
  readonly shape: Shape;
  readonly declared: string;
  readonly above: readonly string[];
}

/**
 * Records which fields of documents are read, as type and field: `LocalRateLimit.burst`. A read of a nested
 * value counts as a read of the outer fields, too. A copy of an object does not count as a read of its
 * fields.
 */
export class FieldReads {
  readonly read = new Set<string>();
  readonly #shapes: Shapes;

  constructor(shapes: Shapes) {
    this.#shapes = shapes;
  }

  /** Returns a copy of a document that records each read. */
  recorded<Document>(document: Document, type: string): Document {
    const shape = { kind: "ref", type } as const;
    return this.#wrapped(document, { shape, declared: type, above: [] }) as Document;
  }

  /** Lists the fields of a type's documents, without planned fields and fields of every Kubernetes object. */
  fieldsOf(type: string): ReadonlySet<string> {
    const found = new Set<string>();
    this.#collect({ kind: "ref", type }, type, found);
    return found;
  }

  #collect(shape: Shape, declared: string, found: Set<string>): void {
    const own = shape.kind === "ref" ? shape.type : declared;
    const at = resolveShape(shape, this.#shapes);
    if (at.kind === "list") this.#collect(at.items, own, found);
    if (at.kind === "map") this.#collect(at.values, own, found);
    if (at.kind === "union")
      for (const branch of at.branches) this.#collect(branch.shape, own, found);
    if (at.kind !== "object") return;
    for (const { name, shape: inner } of at.fields) {
      const field = `${own}.${name}`;
      if (found.has(field) || isPlanned(own, name) || ENVELOPE.test(field)) continue;
      found.add(field);
      this.#collect(inner, field, found);
    }
  }

  #wrapped(value: unknown, place: Place): unknown {
    const { shape } = place;
    const declared = shape.kind === "ref" ? shape.type : place.declared;
    const at = resolveShape(shape, this.#shapes);
    const inside = (inner: Shape, item: unknown) =>
      this.#wrapped(item, { ...place, shape: inner, declared });
    if (at.kind === "list" && Array.isArray(value))
      return value.map((item: unknown) => inside(at.items, item));
    if (at.kind === "union") {
      const branch = branchOf(at, value);
      return branch === undefined ? value : inside(branch, value);
    }
    if (!isFields(value)) return value;
    if (at.kind === "object") return this.#observed(value, at, { ...place, declared });
    if (at.kind !== "map") return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, item]) => [name, inside(at.values, item)]));
  }

  #observed(value: object, shape: ObjectShape, { declared, above }: Place): object {
    const known = new Map(shape.fields.map((field) => [field.name, field.shape]));
    const entries = Object.entries(value).map(([name, item]: [string, unknown]) => {
      const own = `${declared}.${name}`;
      const inner = known.get(name);
      if (inner === undefined) return [name, item];
      return [name, this.#wrapped(item, { shape: inner, declared: own, above: [...above, own] })];
    });
    let copied: unknown;
    return new Proxy(Object.fromEntries(entries), {
      // A copy of all fields calls this trap for each field before it reads the value.
      getOwnPropertyDescriptor: (fields, name) => {
        copied = name;
        return Reflect.getOwnPropertyDescriptor(fields, name);
      },
      get: (fields, name) => {
        if (copied !== name && known.has(String(name)))
          for (const field of [...above, `${declared}.${String(name)}`]) this.read.add(field);
        copied = undefined;
        return Reflect.get(fields, name);
      },
    });
  }
}

function isPlanned(type: string, name: string): boolean {
  const { all, properties = [] } = PLANNED_PARTS[type] ?? {};
  return all === true || properties.includes(name);
}
