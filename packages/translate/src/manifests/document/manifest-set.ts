import { withDefaultsControllerSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { KnownNames } from "@edge-gateway/kernel/text/suggest";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { DocumentList } from "./document-list.ts";
import type { Document, KindName, ObjectKey } from "./document.ts";
import { FaultyDocuments } from "./document-source.ts";
import type { DocumentSource, UnreadObject } from "./document-source.ts";

/** The program that reads a set of manifests. */
export interface Reader {
  /** The `controllerName` in the gateway classes of this program. */
  readonly controllerName: string;
  /**
   * A class that gateways can use without a GatewayClass object; undefined if there is no such
   * class.
   */
  readonly impliedClass: string | undefined;
  /** Whether all gateways share a process, so that each port belongs to only one gateway. */
  readonly isOneProcess: boolean;
  /** Whether a mesh gives each gateway an identity unless its parameters say otherwise. */
  readonly givesIdentity: boolean;
}

const { controllerName, gatewayClassName } = withDefaultsControllerSettings({});

/** A gateway process that runs manifest files. */
const FILE_READER: Reader = {
  controllerName,
  impliedClass: gatewayClassName,
  isOneProcess: true,
  givesIdentity: false,
};

type Labels = Readonly<Record<string, string>>;

/** An immutable set of manifests, indexed by kind and name. */
export class ManifestSet {
  readonly reader: Reader;
  readonly #source: DocumentSource;

  /** The documents must have distinct kinds, namespaces and names, which the reader has checked. */
  constructor(documents: readonly Document[] | DocumentSource, reader: Reader = FILE_READER) {
    this.#source = isList(documents) ? new DocumentList(documents) : documents;
    this.reader = reader;
  }

  /** The documents, in the order of the set. */
  get documents(): readonly Document[] {
    return this.#source.documents;
  }

  /** Makes a copy of the set with additional problems of documents, by {@link nameOf}. */
  with(problems: ReadonlyMap<string, readonly Finding[]>): ManifestSet {
    return new ManifestSet(new FaultyDocuments(this.#source, problems), this.reader);
  }

  /** The documents of a kind, in the order of the set. */
  all<Kind extends KindName>(kind: Kind): readonly Document<Kind>[] {
    return ofKind(this.#source.all(kind), kind);
  }

  /** The documents of a kind in a namespace, in the order of the set. */
  within<Kind extends KindName>(kind: Kind, namespace: string): readonly Document<Kind>[] {
    return ofKind(this.#source.within(kind, namespace), kind);
  }

  /**
   * The documents of a kind in a namespace that have all of the given labels, in the order of the
   * set.
   */
  labelled<Kind extends KindName>(
    kind: Kind,
    namespace: string,
    labels: Labels,
  ): readonly Document<Kind>[] {
    const wanted = Object.entries(labels);
    const [rarest] = wanted
      .map((label) => this.#source.withLabel(kind, namespace, label))
      .toSorted((left, right) => left.length - right.length);
    const documents = rarest ?? this.#source.within(kind, namespace);
    return ofKind(documents, kind).filter((each) =>
      wanted.every(([name, value]) => each.labels[name] === value),
    );
  }

  /** The names of the documents of a kind in a namespace. */
  namesOf(kind: KindName, namespace: string): KnownNames {
    return this.#source.namesOf(kind, namespace);
  }

  /** The unreadable object with the given name; undefined if the set has no such object. */
  unread(kind: KindName, object: Omit<ObjectKey, "kind">): UnreadObject | undefined {
    return this.#source.unread(kind, object);
  }

  /** The objects of a namespace that could not be read, by name. */
  unreadWithin(kind: KindName, namespace: string): ReadonlyMap<string, UnreadObject> {
    return this.#source.unreadWithin(kind, namespace);
  }

  /** The object with the given name; undefined if the set has no such object. */
  find<Kind extends KindName>(
    kind: Kind,
    object: Omit<ObjectKey, "kind">,
  ): Document<Kind> | undefined {
    const found = this.#source.find(kind, object);
    return found !== undefined && isOf(found, kind) ? found : undefined;
  }
}

function isList(documents: readonly Document[] | DocumentSource): documents is readonly Document[] {
  return Array.isArray(documents);
}

/** Narrows the type of a source's documents to one kind. */
function ofKind<Kind extends KindName>(
  documents: readonly Document[],
  kind: Kind,
): readonly Document<Kind>[] {
  return documents.filter((each) => isOf(each, kind));
}

/** Narrows the type of an index's documents to one kind. */
function isOf<Kind extends KindName>(
  document: { readonly kind: KindName },
  kind: Kind,
): document is Document<Kind> {
  return document.kind === kind;
}
