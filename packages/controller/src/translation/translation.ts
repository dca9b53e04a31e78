import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";
import type { Ir } from "@edge-gateway/translate";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import type {
  Document,
  KindName,
  ObjectKey,
} from "@edge-gateway/translate/manifests/document/document";
import { gatewayKey } from "@edge-gateway/translate/manifests/document/keys";
import { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import type { Reader } from "@edge-gateway/translate/manifests/document/manifest-set";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import { DocumentStore } from "./document-store.ts";
import type { ReadObject } from "./documents.ts";
import { findParts, mayJoin } from "./find-parts.ts";
import type { PartDocuments } from "./find-parts.ts";
import { PartSource } from "./part-source.ts";
import { translatePart } from "./translate-part.ts";
import type { TranslatedPart } from "./translate-part.ts";
import { unreadStatuses } from "./unread-statuses.ts";

/** Computes the plans of the gateways in a set of objects, by gateway key; a pure function. */
export type PlansOf<Plan> = (
  snapshot: ManifestSet,
  gateways: ReadonlyMap<string, Ir>,
) => ReadonlyMap<string, Plan>;

/** The result of translating a cluster's objects; parts that a change does not affect keep the same value. */
export interface Translation<Plan> {
  /** The configuration for each gateway's data planes, by gateway key. */
  readonly gateways: ReadonlyMap<string, Ir>;
  /** The plan for each gateway's data planes. */
  readonly plans: ReadonlyMap<string, Plan>;
  /** Errors of this program during the translation; the affected parts keep their previous result. */
  readonly errors: readonly unknown[];
}

/** The statuses of a cluster's objects; objects that a change does not affect keep the same value. */
export interface Statuses {
  /** The statuses by object, for example `HTTPRoute default/web`. */
  readonly statuses: ReadonlyMap<string, ResourceStatus>;
  readonly errors: readonly unknown[];
}

interface PlannedPart<Plan> extends TranslatedPart {
  readonly plans: ReadonlyMap<string, Plan>;
}

/** The objects that are translated together, with the result of their last translation. */
interface KnownPart<Plan> extends PlannedPart<Plan> {
  readonly documents: PartDocuments;
  readonly asked: PartSource["asked"];
}

/**
 * A part without documents, from which the statuses of gateway classes come even if no other object exists.
 */
const NOTHING: PartDocuments = [];

/**
 * Translates the objects of a cluster. The cost of a change depends on what it affects, not on the
 * size of the cluster.
 */
export class Translator<Plan> {
  readonly #reader: Reader;
  readonly #plansOf: PlansOf<Plan>;
  readonly #store = new DocumentStore();
  readonly #unread = new Map<string, ReadObject>();
  /** The parts of the cluster that were translated, by their first document. */
  #parts = new Map<Document | undefined, KnownPart<Plan>>();
  #together: readonly PartDocuments[] = [NOTHING];
  #last: Translation<Plan> = { gateways: new Map(), plans: new Map(), errors: [] };
  /** The parts of the last translation, in order. */
  #all: readonly KnownPart<Plan>[] = [];
  #statuses: Statuses["statuses"] = new Map();

  constructor(
    {
      controllerName,
      istioAutoEnabled,
    }: Pick<ControllerSettings, "controllerName" | "istioAutoEnabled">,
    plansOf: PlansOf<Plan>,
  ) {
    this.#plansOf = plansOf;
    this.#reader = {
      controllerName,
      impliedClass: undefined,
      isOneProcess: false,
      givesIdentity: istioAutoEnabled,
    };
  }

  /** Adds or changes an object; undefined means that the object was deleted. */
  set(kind: KindName, object: Omit<ObjectKey, "kind">, read: ReadObject | undefined): void {
    const name = nameOf({ kind, ...object });
    this.#store.set(kind, object, read?.document);
    const isUnread = read !== undefined && read.document === undefined;
    if (isUnread) this.#unread.set(name, read);
    else this.#unread.delete(name);
    const unread = isUnread ? { value: read.object, findings: read.findings } : undefined;
    this.#store.setUnread(kind, object, unread);
  }

  /** Translates what has changed since the last call. */
  translate(): Translation<Plan> {
    const changes = this.#store.takeChanges();
    const parts = new Map<Document | undefined, KnownPart<Plan>>();
    const errors: unknown[] = [];
    const all: KnownPart<Plan>[] = [];
    if (mayJoin(changes.kinds)) this.#together = [NOTHING, ...findParts(this.#store)];
    for (const documents of this.#together) {
      const known = this.#parts.get(documents[0]);
      if (
        known !== undefined &&
        isSame(known, documents) &&
        changes.questions.isDisjointFrom(known.asked)
      ) {
        parts.set(documents[0], known);
        all.push(known);
        continue;
      }
      const source = new PartSource(documents, this.#store);
      try {
        const snapshot = new ManifestSet(source, this.#reader);
        const part = translatePart(snapshot);
        const plans = this.#plansOf(snapshot, part.gateways);
        const translated = { ...part, plans, documents, asked: source.asked };
        parts.set(documents[0], translated);
        all.push(translated);
      } catch (error) {
        errors.push(error);
        all.push({ ...this.#before(documents), documents, asked: source.asked });
      }
    }
    this.#parts = parts;
    this.#all = all;
    this.#last = { ...joined(all), errors };
    return this.#last;
  }

  /** Computes the statuses after the last translation; data planes do not need them. */
  judge(): Statuses {
    const errors: unknown[] = [];
    const statuses = new Map<string, ResourceStatus>();
    for (const part of this.#all)
      // The statuses of classes are in every part, and are equal in all parts.
      for (const [name, status] of this.#statusesOf(part, errors))
        if (!statuses.has(name)) statuses.set(name, status);
    const snapshot = new ManifestSet(this.#store, this.#reader);
    for (const status of unreadStatuses([...this.#unread.values()], { snapshot, statuses }))
      statuses.set(nameOf(status), status);
    this.#statuses = statuses;
    return { statuses, errors };
  }

  #statusesOf({ statuses, documents }: KnownPart<Plan>, errors: unknown[]): Statuses["statuses"] {
    try {
      return statuses();
    } catch (error) {
      errors.push(error);
      return this.#statusesBefore(documents);
    }
  }

  #statusesBefore(documents: PartDocuments): Statuses["statuses"] {
    return only(this.#statuses, documents.map(nameOf));
  }

  /** Returns the previous result for the part that consists of the given documents. */
  #before(documents: PartDocuments): PlannedPart<Plan> {
    const { gateways, plans } = this.#last;
    const names = documents.filter(({ kind }) => kind === "Gateway").map(gatewayKey);
    return {
      gateways: only(gateways, names),
      plans: only(plans, names),
      statuses: () => this.#statusesBefore(documents),
    };
  }
}

function joined<Plan>(parts: readonly KnownPart<Plan>[]): Omit<Translation<Plan>, "errors"> {
  return {
    gateways: new Map(parts.flatMap(({ gateways }) => [...gateways])),
    plans: new Map(parts.flatMap(({ plans }) => [...plans])),
  };
}

function isSame({ documents: known }: KnownPart<unknown>, documents: PartDocuments): boolean {
  return (
    known.length === documents.length && known.every((each, index) => each === documents[index])
  );
}

function only<Value>(
  values: ReadonlyMap<string, Value>,
  keys: readonly string[],
): ReadonlyMap<string, Value> {
  return new Map([...values].filter(([key]) => keys.includes(key)));
}
