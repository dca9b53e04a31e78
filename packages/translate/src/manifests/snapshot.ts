import { withDefaultsControllerSettings } from "@edge-gateway/generated/defaults/index.ts";
import { KnownNames } from "@edge-gateway/kernel/suggest";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { nameOf } from "./document.ts";
import type { Document, KindName, ObjectKey } from "./document.ts";

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

const NO_NAMES = new KnownNames([]);

type Labels = Readonly<Record<string, string>>;

/** A frozen set of manifests, found by kind and name. */
export class Snapshot {
  /** In the order of the set. */
  readonly documents: readonly Document[];
  readonly reader: Reader;
  /** In the order of the set. */
  readonly #lists: ReadonlyMap<KindName, readonly Document[]>;
  readonly #byLabel = new Map<KindName, ReadonlyMap<string, readonly Document[]>>();
  /** By namespace. */
  readonly #names = new Map<KindName, ReadonlyMap<string, KnownNames>>();
  readonly #byKind: ReadonlyMap<KindName, ReadonlyMap<string, Document>>;

  /** No two documents may have the same kind, namespace and name: who reads them has refused that. */
  constructor(documents: readonly Document[], reader: Reader = FILE_READER) {
    this.documents = documents;
    this.reader = reader;
    this.#lists = Map.groupBy(documents, ({ kind }) => kind);
    this.#byKind = new Map(
      [...this.#lists].map(([kind, all]) => [
        kind,
        new Map(all.map((each) => [keyOf(each), each])),
      ]),
    );
  }

  /** The same set, with more that is wrong with documents, by {@link nameOf}. */
  with(problems: ReadonlyMap<string, readonly Finding[]>): Snapshot {
    const documents = this.documents.map((document) => {
      const more = problems.get(nameOf(document)) ?? [];
      return more.length === 0
        ? document
        : { ...document, problems: [...document.problems, ...more] };
    });
    return new Snapshot(documents, this.reader);
  }

  /** The documents of a kind, in the order of the set. */
  all<Kind extends KindName>(kind: Kind): readonly Document<Kind>[] {
    return (this.#lists.get(kind) ?? []).filter((each) => isOf(each, kind));
  }

  /** Those of a kind in a namespace that have all of these labels, in the order of the set. */
  labelled(kind: KindName, namespace: string, labels: Labels): readonly Document[] {
    const wanted = Object.entries(labels);
    const [rarest] = wanted
      .map((label) => this.#withLabel(kind, namespace, label))
      .toSorted((left, right) => left.length - right.length);
    const documents = rarest ?? this.#lists.get(kind) ?? [];
    return documents.filter(
      (each) =>
        each.namespace === namespace &&
        wanted.every(([name, value]) => each.labels[name] === value),
    );
  }

  #withLabel(
    kind: KindName,
    namespace: string,
    label: readonly [string, string],
  ): readonly Document[] {
    let index = this.#byLabel.get(kind);
    if (index === undefined) {
      const pairs = (this.#lists.get(kind) ?? []).flatMap((document) =>
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

  /** The names of the documents of a kind in a namespace. */
  namesOf(kind: KindName, namespace: string): KnownNames {
    let known = this.#names.get(kind);
    if (known === undefined) {
      const namespaces = Map.groupBy(this.all(kind), (each) => each.namespace);
      known = new Map(
        [...namespaces].map(([name, all]) => [name, new KnownNames(all.map((each) => each.name))]),
      );
      this.#names.set(kind, known);
    }
    return known.get(namespace) ?? NO_NAMES;
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

/** Narrows what is in the index of a kind. */
function isOf<Kind extends KindName>(
  document: { readonly kind: KindName },
  kind: Kind,
): document is Document<Kind> {
  return document.kind === kind;
}
