import type { KnownNames } from "@edge-gateway/kernel/text/suggest";
import type {
  Document,
  KindName,
  ObjectKey,
} from "@edge-gateway/translate/manifests/document/document";
import { DocumentList } from "@edge-gateway/translate/manifests/document/document-list";
import type {
  DocumentSource,
  Label,
  UnreadObject,
} from "@edge-gateway/translate/manifests/document/document-source";
import { QUESTION } from "./document-store.ts";
import type { Question } from "./document-store.ts";
import { KIND_ROLES } from "./kind-roles.ts";

/**
 * Shows one part of a store as if it were the whole store: of the kinds that are translated together with
 * gateways, only the part's own documents are visible. All queries are recorded, to know when the part must
 * be translated again.
 */
export class PartSource implements DocumentSource {
  readonly documents: readonly Document[];
  /** The queries that a translation has made to the store. */
  readonly asked = new Set<Question>();
  readonly #own: DocumentList;
  readonly #store: DocumentSource;

  constructor(documents: readonly Document[], store: DocumentSource) {
    this.documents = documents;
    this.#own = new DocumentList(documents);
    this.#store = store;
  }

  all(kind: KindName): readonly Document[] {
    return this.#of(kind, QUESTION.all(kind)).all(kind);
  }

  within(kind: KindName, namespace: string): readonly Document[] {
    return this.#of(kind, QUESTION.within(kind, namespace)).within(kind, namespace);
  }

  withLabel(kind: KindName, namespace: string, label: Label): readonly Document[] {
    const question = QUESTION.label(kind, namespace, label);
    return this.#of(kind, question).withLabel(kind, namespace, label);
  }

  /** All names of the store are visible, because a name may refer to any kind of object. */
  namesOf(kind: KindName, namespace: string): KnownNames {
    this.asked.add(QUESTION.names(kind, namespace));
    return this.#store.namesOf(kind, namespace);
  }

  find(kind: KindName, object: Omit<ObjectKey, "kind">): Document | undefined {
    const own = this.#own.find(kind, object);
    if (own !== undefined) return own;
    this.asked.add(QUESTION.one(kind, object));
    return this.#store.find(kind, object);
  }

  unread(kind: KindName, object: Omit<ObjectKey, "kind">): UnreadObject | undefined {
    this.asked.add(QUESTION.unread(kind, object));
    return this.#store.unread(kind, object);
  }

  unreadWithin(kind: KindName, namespace: string): ReadonlyMap<string, UnreadObject> {
    this.asked.add(QUESTION.unreadWithin(kind, namespace));
    return this.#store.unreadWithin(kind, namespace);
  }

  #of(kind: KindName, question: Question): DocumentSource {
    if (KIND_ROLES[kind] === "joined") return this.#own;
    this.asked.add(question);
    return this.#store;
  }
}
