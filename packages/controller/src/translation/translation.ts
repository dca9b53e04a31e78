import type { Ir } from "@edge-gateway/translate";
import { nameOf } from "@edge-gateway/translate/manifests/document";
import type { Document, KindName, ObjectKey } from "@edge-gateway/translate/manifests/document";
import { gatewayKey } from "@edge-gateway/translate/manifests/keys";
import { Snapshot } from "@edge-gateway/translate/manifests/snapshot";
import type { Reader } from "@edge-gateway/translate/manifests/snapshot";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/statuses";
import { DocumentStore } from "./document-store.ts";
import type { ReadObject } from "./documents.ts";
import { findParts, mayJoin } from "./find-parts.ts";
import type { PartDocuments } from "./find-parts.ts";
import { PartSource } from "./part-source.ts";
import { translatePart } from "./translate-part.ts";
import type { TranslatedPart } from "./translate-part.ts";
import { unreadStatuses } from "./unread-statuses.ts";

/** What the data planes of the gateways of a set are made from, by the keys of the gateways; pure. */
export type PlansOf<Plan> = (
  snapshot: Snapshot,
  gateways: ReadonlyMap<string, Ir>,
) => ReadonlyMap<string, Plan>;

/** What the objects of a cluster mean; what a change does not touch stays the same value. */
export interface Translation<Plan> {
  /** What the data planes of each gateway run, by the key of the gateway. */
  readonly gateways: ReadonlyMap<string, Ir>;
  /** What the data planes of each gateway are made from. */
  readonly plans: ReadonlyMap<string, Plan>;
  /** By the name of the object, such as `HTTPRoute default/web`. */
  readonly statuses: ReadonlyMap<string, ResourceStatus>;
  /** Faults of this program; what they concern is as it was before. */
  readonly errors: readonly unknown[];
}

interface PlannedPart<Plan> extends TranslatedPart {
  readonly plans: ReadonlyMap<string, Plan>;
}

/** A part as it was translated last. */
interface KnownPart<Plan> extends PlannedPart<Plan> {
  readonly documents: PartDocuments;
  readonly asked: PartSource["asked"];
}

/** Says which classes there are, even when no object is joined to another. */
const NOTHING: PartDocuments = [];

/** Translates the objects of a cluster. A change costs what depends on it, not what there is. */
export class Translator<Plan> {
  readonly #reader: Reader;
  readonly #plansOf: PlansOf<Plan>;
  readonly #store = new DocumentStore();
  readonly #unread = new Map<string, ReadObject>();
  /** By the first document, or by nothing. */
  #parts = new Map<Document | undefined, KnownPart<Plan>>();
  #together: readonly PartDocuments[] = [NOTHING];
  #last: Translation<Plan> = {
    gateways: new Map(),
    plans: new Map(),
    statuses: new Map(),
    errors: [],
  };

  constructor({ controllerName }: Pick<Reader, "controllerName">, plansOf: PlansOf<Plan>) {
    this.#plansOf = plansOf;
    this.#reader = { controllerName, impliedClass: undefined, isOneProcess: false };
  }

  /** An object has come, has changed or, undefined, is gone. */
  set(kind: KindName, object: Omit<ObjectKey, "kind">, read: ReadObject | undefined): void {
    const name = nameOf({ kind, ...object });
    this.#store.set(kind, object, read?.document);
    if (read !== undefined && read.document === undefined) this.#unread.set(name, read);
    else this.#unread.delete(name);
  }

  /** Every object of which something is known. */
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
        const snapshot = new Snapshot(source, this.#reader);
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
    this.#last = { ...this.#joined(all), errors };
    return this.#last;
  }

  #joined(parts: readonly KnownPart<Plan>[]): Omit<Translation<Plan>, "errors"> {
    const gateways = new Map<string, Ir>();
    const plans = new Map<string, Plan>();
    const statuses = new Map<string, ResourceStatus>();
    for (const part of parts) {
      for (const [key, ir] of part.gateways) gateways.set(key, ir);
      for (const [key, plan] of part.plans) plans.set(key, plan);
      // Those of classes are in every part, and the same in all.
      for (const [name, status] of part.statuses)
        if (!statuses.has(name)) statuses.set(name, status);
    }
    const snapshot = new Snapshot(this.#store, this.#reader);
    for (const status of unreadStatuses([...this.#unread.values()], snapshot))
      statuses.set(nameOf(status), status);
    return { gateways, plans, statuses };
  }

  /** What was known of these documents before. */
  #before(documents: PartDocuments): PlannedPart<Plan> {
    const { gateways, plans, statuses } = this.#last;
    const names = documents.filter(({ kind }) => kind === "Gateway").map(gatewayKey);
    return {
      gateways: only(gateways, names),
      plans: only(plans, names),
      statuses: only(statuses, documents.map(nameOf)),
    };
  }
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
