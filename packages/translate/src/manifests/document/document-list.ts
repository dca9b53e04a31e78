import { KnownNames } from "@edge-gateway/kernel/text/suggest";
import type { DocumentSource, Label, UnreadObject } from "./document-source.ts";
import type { Document, KindName, ObjectKey } from "./document.ts";

const NONE_UNREAD: ReadonlyMap<string, UnreadObject> = new Map();
const NO_NAMES = new KnownNames([]);

/** A list of documents, with indexes that are built on first use. */
export class DocumentList implements DocumentSource {
  readonly documents: readonly Document[];
  readonly #lists: ReadonlyMap<KindName, readonly Document[]>;
  readonly #namespaces = new Map<KindName, ReadonlyMap<string, readonly Document[]>>();
  readonly #byLabel = new Map<KindName, ReadonlyMap<string, readonly Document[]>>();
  readonly #names = new Map<string, KnownNames>();
  readonly #byKind: ReadonlyMap<KindName, ReadonlyMap<string, Document>>;

  constructor(documents: readonly Document[]) {
    this.documents = documents;
    this.#lists = Map.groupBy(documents, ({ kind }) => kind);
    this.#byKind = new Map(
      [...this.#lists].map(([kind, all]) => [
        kind,
        new Map(all.map((each) => [keyOf(each), each])),
      ]),
    );
  }

  all(kind: KindName): readonly Document[] {
    return this.#lists.get(kind) ?? [];
  }

  within(kind: KindName, namespace: string): readonly Document[] {
    let index = this.#namespaces.get(kind);
    if (index === undefined) {
      index = Map.groupBy(this.all(kind), (each) => each.namespace);
      this.#namespaces.set(kind, index);
    }
    return index.get(namespace) ?? [];
  }

  withLabel(kind: KindName, namespace: string, label: Label): readonly Document[] {
    let index = this.#byLabel.get(kind);
    if (index === undefined) {
      const pairs = this.all(kind).flatMap((document) =>
        Object.entries(document.labels).map((own) => ({
          key: JSON.stringify([document.namespace, ...own]),
          document,
        })),
      );
      const groups = Map.groupBy(pairs, ({ key }) => key);
      index = new Map(
        [...groups].map(([key, group]) => [key, group.map(({ document }) => document)]),
      );
      this.#byLabel.set(kind, index);
    }
    return index.get(JSON.stringify([namespace, ...label])) ?? [];
  }

  namesOf(kind: KindName, namespace: string): KnownNames {
    const place = `${kind} ${namespace}`;
    const known = this.#names.get(place);
    if (known !== undefined) return known;
    const documents = this.within(kind, namespace);
    const names =
      documents.length === 0 ? NO_NAMES : new KnownNames(documents.map((each) => each.name));
    this.#names.set(place, names);
    return names;
  }

  find(kind: KindName, object: Omit<ObjectKey, "kind">): Document | undefined {
    return this.#byKind.get(kind)?.get(keyOf(object));
  }

  /** A list contains only documents: the reader of files reports invalid ones. */
  unread(): undefined {
    return undefined;
  }

  unreadWithin(): ReadonlyMap<string, UnreadObject> {
    return NONE_UNREAD;
  }
}

function keyOf({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}
