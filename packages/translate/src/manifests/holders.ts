import { HolderIndex } from "../shape/check-reference.ts";
import type { Holder, Holders } from "../shape/check-reference.ts";
import type { HolderKind } from "../shape/places/find-references.ts";
import { nameOf } from "./document/document.ts";
import type { Document } from "./document/document.ts";
import { unreadFault } from "./document/misspelt.ts";
import { secretText } from "./document/secret-text.ts";
import type { ManifestSet } from "./document/manifest-set.ts";

/**
 * The Secrets and ConfigMaps of a set, by namespace: references lead only to the same namespace.
 */
export class NamespaceHolders {
  readonly #snapshot: ManifestSet;
  readonly #indexes = new Map<string, HolderIndex>();

  constructor(snapshot: ManifestSet) {
    this.#snapshot = snapshot;
  }

  /** The Secrets and ConfigMaps of a namespace. */
  in(namespace: string): Holders {
    return {
      of: (kind) => this.#index(kind, namespace),
      nameOf: (kind, name) => nameOf({ kind, namespace, name }),
      faultOf: (kind, name) => unreadFault(this.#snapshot, { kind, namespace, name }),
    };
  }

  #index(kind: HolderKind, namespace: string): HolderIndex {
    const place = `${kind} ${namespace}`;
    const known = this.#indexes.get(place);
    if (known !== undefined) return known;
    const holders =
      kind === "Secret"
        ? this.#snapshot.within(kind, namespace).map(secretHolder)
        : this.#snapshot.within(kind, namespace).map(configMapHolder);
    const index = new HolderIndex(holders);
    this.#indexes.set(place, index);
    return index;
  }
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
