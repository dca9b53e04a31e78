import { isJson } from "@edge-gateway/kube/objects";
import { byAge, compareText } from "@edge-gateway/translate/manifests/document/document";
import type { Document, KindName } from "@edge-gateway/translate/manifests/document/document";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import type { DocumentStore } from "./document-store.ts";
import { JOINED_KINDS, KIND_ROLES } from "./kind-roles.ts";
import { mentionsOf } from "./mentions.ts";
import type { Mention } from "./mentions.ts";
import { UnionFind } from "./union-find.ts";

/** Documents that must be translated together, oldest first. */
export type PartDocuments = readonly Document[];

/**
 * Kinds of policies; a policy is translated together with its targets and all objects to which it refers. A pool says
 * how its endpoint picker is called.
 */
const POLICIES: ReadonlySet<string> = new Set(["EdgePolicy", "BackendTLSPolicy", "InferencePool"]);

/** Kinds whose selectors select namespaces; selectors of other kinds may select any Service. */
const SELECTS_NAMESPACES: ReadonlySet<string> = new Set(["Gateway", "ListenerSet"]);

/** A key that groups default gateways with the routes that ask for default gateways. */
const DEFAULT_GATEWAYS = "default gateways";

/** Kinds that a policy's selector never selects, so that a change of such an object joins no documents. */
const NEVER_JOINING: ReadonlySet<KindName> = new Set<KindName>([
  "ConfigMap",
  "EndpointSlice",
  "Namespace",
  "Pod",
  "ReferenceGrant",
  "Secret",
]);

/** Whether a change of these kinds can change which documents belong together. */
export function mayJoin(kinds: ReadonlySet<KindName>): boolean {
  return !kinds.isSubsetOf(NEVER_JOINING);
}

/**
 * Groups related documents: a route with its gateways, backends and policies. Many routes can share a
 * Service, so a Service joins them only if a policy refers to it.
 */
export function findParts(store: DocumentStore): readonly PartDocuments[] {
  const documents = JOINED_KINDS.flatMap((kind) => store.all(kind));
  return new Joining(store, documents).parts();
}

class Joining {
  readonly #store: DocumentStore;
  readonly #documents: readonly Document[];
  /** Keys of documents, and of the names that policies refer to. */
  readonly #union = new UnionFind<Document | string>();
  readonly #byName: ReadonlyMap<string, readonly Document[]>;
  readonly #others = new Set<string>();

  constructor(store: DocumentStore, documents: readonly Document[]) {
    this.#store = store;
    this.#documents = documents;
    this.#byName = Map.groupBy(documents, placeOf);
  }

  parts(): readonly PartDocuments[] {
    for (const document of this.#documents) this.#joinNamed(document);
    for (const document of this.#documents) this.#joinUsers(document);
    return [...Map.groupBy(this.#documents, (each) => this.#union.find(each)).values()].map(
      (part) =>
        part.toSorted((left, right) => byAge(left, right) || compareText(left.kind, right.kind)),
    );
  }

  #joinNamed(document: Document): void {
    if (isAboutDefaults(document)) this.#union.join(document, DEFAULT_GATEWAYS);
    const isPolicy = POLICIES.has(document.kind);
    const { names, selected } = mentionsOf(document);
    for (const mention of names) {
      for (const named of this.#named(mention))
        if (mention.kind === undefined || mention.kind === named.kind)
          this.#union.join(document, named);
      if (isPolicy && !isJoined(mention.kind)) this.#joinOther(document, placeOf(mention));
    }
    for (const { kind = "", labels } of selected) {
      if (!isKindName(kind)) continue;
      for (const found of this.#labelled(kind, document.namespace, labels))
        if (isJoined(kind)) this.#union.join(document, found);
        else if (isPolicy) this.#joinOther(document, placeOf(found));
    }
  }

  #joinOther(policy: Document, place: string): void {
    this.#others.add(place);
    this.#union.join(policy, place);
  }

  /**
   * A reference to all routes of a namespace, or to all routes with a label, can mean any route of the
   * namespace.
   */
  #named(mention: Mention): readonly Document[] {
    const { kind, namespace, name } = mention;
    if (kind !== "HTTPRoute" || !/[*=]/.test(name)) return this.#byName.get(placeOf(mention)) ?? [];
    return this.#store.within(kind, namespace);
  }

  #labelled(
    kind: Document["kind"],
    namespace: string,
    labels: Readonly<Record<string, string>>,
  ): readonly Document[] {
    const [label] = Object.entries(labels);
    return label === undefined
      ? this.#store.within(kind, namespace)
      : this.#store.withLabel(kind, namespace, label);
  }

  #joinUsers(document: Document): void {
    if (POLICIES.has(document.kind)) return;
    const { names, selected } = mentionsOf(document);
    for (const mention of names)
      if (!isJoined(mention.kind) && this.#others.has(placeOf(mention)))
        this.#union.join(document, placeOf(mention));
    if (selected.length > 0 && !SELECTS_NAMESPACES.has(document.kind))
      for (const place of this.#others) this.#union.join(document, place);
  }
}

function isAboutDefaults({ value }: Document): boolean {
  const spec: unknown = "spec" in value ? value.spec : undefined;
  return isJson(spec) && (spec["useDefaultGateways"] === "All" || spec["defaultScope"] === "All");
}

function isJoined(kind: string | undefined): boolean {
  return kind !== undefined && isKindName(kind) && KIND_ROLES[kind] === "joined";
}

function placeOf({ namespace, name }: Omit<Mention, "kind">): string {
  return `${namespace}/${name}`;
}
