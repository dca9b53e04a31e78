import type { BackendObjectRef, Settings } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Attachment, Backend, Target } from "../ir/index.ts";
import type { ReferenceFault } from "../shape/check-reference.ts";
import type { BackendKind } from "./backend-kinds.ts";
import type { Document, ObjectKey } from "./document/document.ts";
import type { ManifestSet } from "./document/manifest-set.ts";
import type { Condition, Failure, Resolution } from "./document/statuses.ts";

/**
 * The source of a reference: its default namespace, and its kind, for which a ReferenceGrant can
 * exist.
 */
export type Referrer = Pick<Document, "apiVersion" | "kind" | "namespace">;

/** A reference to an object by name; the schema defines the defaults. */
export interface NamedRef {
  readonly group?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name: string;
}

/** A policy's reference to an object, or to a part of it. */
export interface TargetRef extends NamedRef {
  readonly group: string;
  readonly kind: string;
  /** The name of a listener, rule, target or provider, or the name or number of a Service port. */
  readonly sectionName?: string;
  /** The port number of a gateway. */
  readonly port?: number;
}

/** The targets of an attachment, and the gateways whose traffic it affects. */
export interface FoundTargets {
  /** Targets in the internal form: several for a Service with several ports. */
  readonly targets: readonly Target[];
  /** Our gateways that use the target; they become the ancestors in the policy's status. */
  readonly gateways: readonly ObjectKey[];
}

/**
 * What translators of kinds can query. All queries are pure: the same set gives the same results.
 */
export interface Context {
  readonly snapshot: ManifestSet;
  /** The settings of a process, for gateways that have no settings of their own. */
  readonly settings: Settings;
  /**
   * Resolves a backend reference of a route or a policy (for example for key sets and external
   * services).
   */
  resolveBackendRef(from: Referrer, ref: BackendObjectRef): Resolution<Backend>;
  /** Resolves `caCertificateRefs`, `secretRef` and similar references to a Secret or ConfigMap. */
  secret(from: Referrer, ref: NamedRef): Resolution<Document<"Secret">>;
  configMap(from: Referrer, ref: NamedRef): Resolution<Document<"ConfigMap">>;
  /**
   * Why a document's references to Secrets and ConfigMaps are broken; `translate.ts` reports it.
   */
  referenceFaults(document: Document): readonly ReferenceFault[];
  /**
   * Resolves a policy's target. Kinds with policies are translated before, so all their targets are
   * known.
   */
  resolveTargetRef(from: Referrer, ref: TargetRef): Resolution<FoundTargets>;
}

/** The result of translating a document; its findings affect this document only. */
export interface Translation {
  /** Findings with pointers into the document. */
  readonly findings: readonly Finding[];
}

/**
 * The result of translating an EdgeBackend; `backends` is missing if the EdgeBackend is not
 * accepted.
 */
export interface BackendTranslation extends Translation {
  /** The backends of the object: references lead to the first one, the others are its parts. */
  readonly backends: readonly Backend[];
  readonly attachments: readonly Attachment[];
  readonly conditions: readonly Condition[];
  /**
   * The names of the backend's servers by the keys of their Services; unset if no server is a
   * Service.
   */
  readonly sections?: ReadonlyMap<string, string>;
}

/** The pool's backend, and why no endpoint picker is used. */
export interface TranslatedPool {
  readonly backend: Backend;
  readonly failure: Failure | undefined;
}

/** A place that policies can target. */
export interface KnownTarget extends FoundTargets {
  readonly object: ObjectKey;
  readonly sectionName?: string;
  readonly port?: number;
}

/** What the translation of a whole set can query and note, in addition to that of one document. */
export interface SetContext extends Context {
  /** The backends of referenced Service ports, sorted by key. */
  readonly services: readonly Backend[];
  /** The endpoint pickers of the pools in use. */
  readonly pools: readonly Backend[];
  /** Translates an EdgeBackend at its first use. */
  backend(document: Document<"EdgeBackend">): BackendTranslation;
  /** Translates an InferencePool at its first use. */
  pool(document: Document<"InferencePool">): TranslatedPool;
  backendTargets(
    object: ObjectKey<BackendKind>,
    sectionName: string | undefined,
  ): Resolution<FoundTargets>;
  /** The gateways whose traffic goes to a backend. */
  gatewaysOf(backend: string): readonly ObjectKey[];
  /**
   * Records that a gateway sends traffic to a backend; returns false if this was already recorded.
   */
  addUse(backend: string, gateway: ObjectKey): boolean;
  /** Adds places that policies can target. */
  addTargets(targets: readonly KnownTarget[]): void;
}
