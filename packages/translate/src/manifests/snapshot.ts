import type { Document, KindName, ObjectKey } from "./document.ts";

/** A frozen set of manifests, found by kind and name. */
export class Snapshot {
  /** In the order of the set. */
  readonly documents: readonly Document[];
  readonly #byKind: ReadonlyMap<KindName, ReadonlyMap<string, Document>>;

  /** No two documents may have the same kind, namespace and name: who reads them has refused that. */
  constructor(documents: readonly Document[]) {
    this.documents = documents;
    const kinds = Map.groupBy(documents, ({ kind }) => kind);
    this.#byKind = new Map(
      [...kinds].map(([kind, all]) => [kind, new Map(all.map((each) => [keyOf(each), each]))]),
    );
  }

  /** The documents of a kind, in the order of the set. */
  all<Kind extends KindName>(kind: Kind): readonly Document<Kind>[] {
    return [...(this.#byKind.get(kind)?.values() ?? [])].filter((each) => isOf(each, kind));
  }

  /** One object; undefined when the set has none of this name. */
  find<Kind extends KindName>(
    kind: Kind,
    { namespace, name }: Omit<ObjectKey, "kind">,
  ): Document<Kind> | undefined {
    const found = this.#byKind.get(kind)?.get(keyOf({ namespace, name }));
    return found !== undefined && isOf(found, kind) ? found : undefined;
  }
}

function keyOf({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

/** Narrows what stands in the index of a kind. */
function isOf<Kind extends KindName>(
  document: { readonly kind: KindName },
  kind: Kind,
): document is Document<Kind> {
  return document.kind === kind;
}
