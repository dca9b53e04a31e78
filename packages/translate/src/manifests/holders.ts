import { HolderIndex } from "../shape/check-reference.ts";
import type { Holder, Holders } from "../shape/check-reference.ts";
import type { HolderKind } from "../shape/find-references.ts";
import { nameOf } from "./document.ts";
import type { Document } from "./document.ts";
import { secretText } from "./secret-text.ts";
import type { Snapshot } from "./snapshot.ts";

/** The Secrets and ConfigMaps of a set by namespace: references lead to objects of their own one. */
export class NamespaceHolders {
  readonly #snapshot: Snapshot;
  readonly #kinds = new Map<HolderKind, ReadonlyMap<string, HolderIndex>>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** Those of one namespace. */
  in(namespace: string): Holders {
    return {
      of: (kind) => this.#all(kind).get(namespace) ?? NONE,
      nameOf: (kind, name) => nameOf({ kind, namespace, name }),
    };
  }

  #all(kind: HolderKind): ReadonlyMap<string, HolderIndex> {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const holders =
      kind === "Secret"
        ? byNamespace(this.#snapshot.all(kind), secretHolder)
        : byNamespace(this.#snapshot.all(kind), configMapHolder);
    this.#kinds.set(kind, holders);
    return holders;
  }
}

const NONE = new HolderIndex([]);

function byNamespace<Kind extends HolderKind>(
  documents: readonly Document<Kind>[],
  holderOf: (document: Document<Kind>) => Holder,
): ReadonlyMap<string, HolderIndex> {
  const namespaces = Map.groupBy(documents, ({ namespace }) => namespace);
  return new Map(
    [...namespaces].map(([namespace, all]) => [namespace, new HolderIndex(all.map(holderOf))]),
  );
}

function secretHolder(document: Document<"Secret">): Holder {
  const { data, stringData } = document.value;
  const keys = Object.keys({ ...data, ...stringData });
  const { name, labels } = document;
  return { name, labels, keys, text: (key) => secretText(document, key) };
}

function configMapHolder({ name, labels, value }: Document<"ConfigMap">): Holder {
  const { data = {}, binaryData = {} } = value;
  const keys = Object.keys({ ...data, ...binaryData });
  return { name, labels, keys, text: (key) => data[key] };
}
