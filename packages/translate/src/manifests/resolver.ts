import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../ir.ts";
import type { Context, FoundTargets, NamedRef, Referrer, TargetRef } from "./context.ts";
import type { Document, ObjectKey } from "./document.ts";
import { nameOf } from "./document.ts";
import { backendKey } from "./keys.ts";
import type { BackendTranslation, Translate } from "./kinds/contract.ts";
import type { Snapshot } from "./snapshot.ts";
import { REASON } from "./statuses.ts";
import type { Failure, Reason, Resolution } from "./statuses.ts";

/** What a gateway's translation has put at a place that policies may name. */
export interface KnownTarget extends FoundTargets {
  readonly object: ObjectKey;
  readonly sectionName?: string;
}

/** Answers the questions of translators from one set of manifests; each backend is translated once. */
export class Resolver implements Context {
  readonly snapshot: Snapshot;
  readonly #translateBackend: Translate<"EdgeBackend", BackendTranslation>;
  readonly #backends = new Map<Document<"EdgeBackend">, BackendTranslation>();
  readonly #underway = new Set<Document<"EdgeBackend">>();
  readonly #targets: KnownTarget[] = [];

  constructor(snapshot: Snapshot, translateBackend: Translate<"EdgeBackend", BackendTranslation>) {
    this.snapshot = snapshot;
    this.#translateBackend = translateBackend;
  }

  resolveBackendRef(from: Referrer, ref: BackendObjectRef): Resolution<Backend> {
    const { kind = "Service", namespace = from.namespace, name } = ref;
    if (kind !== "EdgeBackend")
      return failed(REASON.invalidKind, `${kind} is not a kind of backend`);
    return this.#edgeBackend({ kind, namespace, name });
  }

  resolveTargetRef(from: Referrer, ref: TargetRef): Resolution<FoundTargets> {
    const object = objectOf(from, ref);
    const { sectionName } = ref;
    const found = this.#targets.filter(
      (known) => nameOf(known.object) === nameOf(object) && known.sectionName === sectionName,
    );
    if (found.length > 0) {
      return {
        found: {
          targets: found.flatMap(({ targets }) => targets),
          gateways: found.flatMap(({ gateways }) => gateways),
        },
      };
    }
    const section = sectionName === undefined ? "" : ` with the part ${sectionName}`;
    return failed(REASON.targetNotFound, `there is no ${nameOf(object)}${section}`);
  }

  /** Makes a place known to policies. */
  addTarget(target: KnownTarget): void {
    this.#targets.push(target);
  }

  /** What an EdgeBackend becomes. */
  backend(document: Document<"EdgeBackend">): BackendTranslation {
    const known = this.#backends.get(document);
    if (known !== undefined) return known;
    this.#underway.add(document);
    const translation = this.#translateBackend(document, this);
    this.#underway.delete(document);
    this.#backends.set(document, translation);
    return translation;
  }

  #edgeBackend(object: ObjectKey<"EdgeBackend">): Resolution<Backend> {
    const document = this.snapshot.find(object.kind, object);
    if (document === undefined)
      return failed(REASON.backendNotFound, `there is no ${nameOf(object)}`);
    if (this.#underway.has(document))
      return failed(REASON.invalidKind, `${nameOf(object)} refers to itself`);
    const [found] = this.backend(document).backends;
    return found?.key === backendKey(object)
      ? { found }
      : failed(REASON.backendNotFound, `${nameOf(object)} is not accepted`);
  }
}

/** A reference that leads nowhere. */
export function failed(reason: Reason, message: string): { readonly failure: Failure } {
  return { failure: { reason, message } };
}

function objectOf(from: Referrer, { kind, namespace, name }: NamedRef & { readonly kind: string }) {
  return { kind, namespace: namespace ?? from.namespace, name };
}
