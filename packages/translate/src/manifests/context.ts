import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Target } from "../ir/index.ts";
import type { ReferenceFault } from "../shape/check-reference.ts";
import type { Document, ObjectKey } from "./document.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Resolution } from "./statuses.ts";

/** Where a reference stands: the namespace that it means when it names none, and the kind that grants permit. */
export type Referrer = Pick<Document, "apiVersion" | "kind" | "namespace">;

/** A reference to an object by its name; unset parts mean what the schema says. */
export interface NamedRef {
  readonly group?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name: string;
}

/** A reference of a policy to the part of an object that it is attached to. */
export interface TargetRef extends NamedRef {
  readonly group: string;
  readonly kind: string;
  /** Listener, rule, number or name of a port of a Service, target or provider of an EdgeBackend. */
  readonly sectionName?: string;
  /** Of a gateway. */
  readonly port?: number;
}

/** What an attachment is put on, and the gateways whose traffic it touches. */
export interface FoundTargets {
  /** The places of the internal form: several for a Service with several ports. */
  readonly targets: readonly Target[];
  /** Gateways of ours that carry the target: the ancestors in the policy's status. */
  readonly gateways: readonly ObjectKey[];
}

/** What translators of kinds may ask. Pure: the same set gives the same responses. */
export interface Context {
  readonly snapshot: Snapshot;
  /** The backend of the internal form that a reference means; also used by policies (key sets, external services). */
  resolveBackendRef(from: Referrer, ref: BackendObjectRef): Resolution<Backend>;
  /** `caCertificateRefs`, `secretRef` and the like; unset group and kind are those of the thing. */
  secret(from: Referrer, ref: NamedRef): Resolution<Document<"Secret">>;
  configMap(from: Referrer, ref: NamedRef): Resolution<Document<"ConfigMap">>;
  /** Why references of a document to Secrets and ConfigMaps lead nowhere; `translate.ts` tells of it. */
  referenceFaults(document: Document): readonly ReferenceFault[];
  /** The targets of a policy; kinds that are translated before policies are all known here. */
  resolveTargetRef(from: Referrer, ref: TargetRef): Resolution<FoundTargets>;
}
