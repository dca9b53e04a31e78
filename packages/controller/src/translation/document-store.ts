import { KnownNames } from "@edge-gateway/kernel/text/suggest";
import { byAge } from "@edge-gateway/translate/manifests/document/document";
import type {
  Document,
  KindName,
  ObjectKey,
} from "@edge-gateway/translate/manifests/document/document";
import type {
  DocumentSource,
  Label,
  UnreadObject,
} from "@edge-gateway/translate/manifests/document/document-source";

/** A query of the store, as text, so that comparing texts shows which queries a change affects. */
export type Question = string;

export const QUESTION = {
  one: (kind: KindName, { namespace, name }: Omit<ObjectKey, "kind">): Question =>
    `one ${kind} ${namespace}/${name}`,
  all: (kind: KindName): Question => `all ${kind}`,
  within: (kind: KindName, namespace: string): Question => `within ${kind} ${namespace}`,
  label: (kind: KindName, namespace: string, [name, value]: Label): Question =>
    `label ${kind} ${namespace} ${name}=${value}`,
  unread: (kind: KindName, { namespace, name }: Omit<ObjectKey, "kind">): Question =>
    `unread ${kind} ${namespace}/${name}`,
  unreadWithin: (kind: KindName, namespace: string): Question =>
    `unread ${kind} within ${namespace}`,
  names: (kind: KindName, namespace: string): Question => `names ${kind} ${namespace}`,
} as const;

/** The changes of a document store since they were last read. */
export interface Changes {
  readonly kinds: ReadonlySet<KindName>;
  readonly questions: ReadonlySet<Question>;
}

/** All documents of one kind, with indexes. */
class Shelf {
  readonly byKey = new Map<string, Document>();
  readonly byNamespace = new Map<string, Set<Document>>();
  readonly byLabel = new Map<string, Set<Document>>();
  sorted: readonly Document[] | undefined;

  add(document: Document): void {
    this.byKey.set(keyOf(document), document);
    for (const [index, key] of this.#places(document)) {
      const known = index.get(key);
      if (known === undefined) index.set(key, new Set([document]));
      else known.add(document);
    }
    this.sorted = undefined;
  }

  remove(document: Document): void {
    this.byKey.delete(keyOf(document));
    for (const [index, key] of this.#places(document)) {
      const known = index.get(key);
      known?.delete(document);
      if (known?.size === 0) index.delete(key);
    }
    this.sorted = undefined;
  }

  *#places(document: Document): Generator<readonly [Map<string, Set<Document>>, string]> {
    yield [this.byNamespace, document.namespace];
    for (const label of Object.entries(document.labels))
      yield [this.byLabel, labelKey(document.namespace, label)];
  }
}

/** All documents of a cluster, which are updated one by one. Lists are ordered by age, oldest first. */
export class DocumentStore implements DocumentSource {
  readonly #shelves = new Map<KindName, Shelf>();
  readonly #names = new Map<Question, KnownNames>();
  readonly #unread = new Map<Question, Map<string, UnreadObject>>();
  #changed = new Set<Question>();
  #kinds = new Set<KindName>();

  get documents(): readonly Document[] {
    return [...this.#shelves.keys()].flatMap((kind) => this.all(kind));
  }

  /** Adds or replaces a document; undefined removes the document. */
  set(kind: KindName, object: Omit<ObjectKey, "kind">, document: Document | undefined): void {
    const shelf = this.#shelves.get(kind) ?? new Shelf();
    this.#shelves.set(kind, shelf);
    const known = shelf.byKey.get(keyOf(object));
    if (known === document) return;
    if (known !== undefined) shelf.remove(known);
    if (document !== undefined) shelf.add(document);
    for (const each of [known, document]) if (each !== undefined) this.#touch(each);
    if (known === undefined || document === undefined) {
      const question = QUESTION.names(kind, object.namespace);
      this.#names.delete(question);
      this.#changed.add(question);
    }
  }

  /** Adds or replaces an object that could not be read; undefined removes the object. */
  setUnread(
    kind: KindName,
    object: Omit<ObjectKey, "kind">,
    unread: UnreadObject | undefined,
  ): void {
    const { namespace, name } = object;
    const place = QUESTION.unreadWithin(kind, namespace);
    const known = this.#unread.get(place) ?? new Map<string, UnreadObject>();
    if (unread !== undefined) this.#unread.set(place, known.set(name, unread));
    else if (!known.delete(name)) return;
    if (known.size === 0) this.#unread.delete(place);
    this.#changed.add(QUESTION.unread(kind, object));
    this.#changed.add(place);
  }

  /** The changes since the last call: kinds, and queries whose results may differ. */
  takeChanges(): Changes {
    const changes = { kinds: this.#kinds, questions: this.#changed };
    this.#changed = new Set();
    this.#kinds = new Set();
    return changes;
  }

  all(kind: KindName): readonly Document[] {
    const shelf = this.#shelves.get(kind);
    if (shelf === undefined) return [];
    return (shelf.sorted ??= [...shelf.byKey.values()].toSorted(byAge));
  }

  within(kind: KindName, namespace: string): readonly Document[] {
    return inOrder(this.#shelves.get(kind)?.byNamespace.get(namespace));
  }

  withLabel(kind: KindName, namespace: string, label: Label): readonly Document[] {
    return inOrder(this.#shelves.get(kind)?.byLabel.get(labelKey(namespace, label)));
  }

  namesOf(kind: KindName, namespace: string): KnownNames {
    const question = QUESTION.names(kind, namespace);
    const known = this.#names.get(question);
    if (known !== undefined) return known;
    const names = new KnownNames(this.within(kind, namespace).map(({ name }) => name));
    this.#names.set(question, names);
    return names;
  }

  find(kind: KindName, object: Omit<ObjectKey, "kind">): Document | undefined {
    return this.#shelves.get(kind)?.byKey.get(keyOf(object));
  }

  unread(kind: KindName, object: Omit<ObjectKey, "kind">): UnreadObject | undefined {
    return this.unreadWithin(kind, object.namespace).get(object.name);
  }

  unreadWithin(kind: KindName, namespace: string): ReadonlyMap<string, UnreadObject> {
    return this.#unread.get(QUESTION.unreadWithin(kind, namespace)) ?? NONE_UNREAD;
  }

  #touch(document: Document): void {
    const { kind, namespace, labels } = document;
    this.#kinds.add(kind);
    this.#changed.add(QUESTION.one(kind, document));
    this.#changed.add(QUESTION.all(kind));
    this.#changed.add(QUESTION.within(kind, namespace));
    for (const label of Object.entries(labels))
      this.#changed.add(QUESTION.label(kind, namespace, label));
  }
}

const NONE_UNREAD: ReadonlyMap<string, UnreadObject> = new Map();

function inOrder(documents: ReadonlySet<Document> | undefined): readonly Document[] {
  return [...(documents ?? [])].toSorted(byAge);
}

function keyOf({ namespace, name }: Omit<ObjectKey, "kind">): string {
  return `${namespace}/${name}`;
}

function labelKey(namespace: string, [name, value]: Label): string {
  return `${namespace} ${name}=${value}`;
}
