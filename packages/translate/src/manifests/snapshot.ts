import { withDefaultsControllerSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { KnownNames } from "@edge-gateway/kernel/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { DocumentList } from "./document-list.ts";
import type { Document, KindName, ObjectKey } from "./document.ts";
import { FaultyDocuments } from "./document-source.ts";
import type { DocumentSource } from "./document-source.ts";

/** Who reads a set of manifests. */
export interface Reader {
  /** What gateway classes call it. */
  readonly controllerName: string;
  /** The class that needs no GatewayClass in the set; undefined: every class does. */
  readonly impliedClass: string | undefined;
  /** Whether all gateways run in one process, so that a port belongs to one of them. */
  readonly isOneProcess: boolean;
}

const { controllerName, gatewayClassName } = withDefaultsControllerSettings({});

/** One process that runs a set of files. */
const FILE_READER: Reader = { controllerName, impliedClass: gatewayClassName, isOneProcess: true };

type Labels = Readonly<Record<string, string>>;

/** A set of manifests, found by kind and name. It does not change while it is used. */
export class Snapshot {
  readonly reader: Reader;
  readonly #source: DocumentSource;

  /** No two documents may have the same kind, namespace and name: who reads them has refused that. */
  constructor(documents: readonly Document[] | DocumentSource, reader: Reader = FILE_READER) {
    this.#source = isList(documents) ? new DocumentList(documents) : documents;
    this.reader = reader;
  }

  /** In the order of the set. */
  get documents(): readonly Document[] {
    return this.#source.documents;
  }

  /** The same set, with more that is wrong with documents, by {@link nameOf}. */
  with(problems: ReadonlyMap<string, readonly Finding[]>): Snapshot {
    return new Snapshot(new FaultyDocuments(this.#source, problems), this.reader);
  }

  /** The documents of a kind, in the order of the set. */
  all<Kind extends KindName>(kind: Kind): readonly Document<Kind>[] {
    return ofKind(this.#source.all(kind), kind);
  }

  /** Those of a namespace, in the order of the set. */
  within<Kind extends KindName>(kind: Kind, namespace: string): readonly Document<Kind>[] {
    return ofKind(this.#source.within(kind, namespace), kind);
  }

  /** Those of a kind in a namespace that have all of these labels, in the order of the set. */
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

  /** One object; undefined when the set has none of this name. */
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

/** Narrows what a source has of a kind. */
function ofKind<Kind extends KindName>(
  documents: readonly Document[],
  kind: Kind,
): readonly Document<Kind>[] {
  return documents.filter((each) => isOf(each, kind));
}

/** Narrows what is in the index of a kind. */
function isOf<Kind extends KindName>(
  document: { readonly kind: KindName },
  kind: Kind,
): document is Document<Kind> {
  return document.kind === kind;
}
