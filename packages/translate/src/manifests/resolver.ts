import type { BackendObjectRef, Settings } from "@edge-gateway/generated/types/index.ts";
import type { Transport } from "../ir/bind-key.ts";
import type { Backend } from "../ir/index.ts";
import { checkReference } from "../shape/check-reference.ts";
import type { ReferenceFault } from "../shape/check-reference.ts";
import type {
  BackendTranslation,
  FoundTargets,
  KnownTarget,
  NamedRef,
  Referrer,
  SetContext,
  TargetRef,
  TranslatedPool,
} from "./context.ts";
import type { Document, ObjectKey } from "./document/document.ts";
import { compareText, nameOf } from "./document/document.ts";
import { isBackendKind, type BackendKind } from "./backend-kinds.ts";
import { isPermitted } from "./grants.ts";
import { NamespaceHolders } from "./holders.ts";
import { backendKey, serviceKey } from "./document/keys.ts";
import type { Translate } from "./kinds/contract.ts";
import { poolBackend } from "./kinds/inference-pool/index.ts";
import { serviceBackend } from "./kinds/service/index.ts";
import { translateXBackend } from "./kinds/x-backend/index.ts";
import { groupOfKind } from "./document/kind-names.ts";
import { PolicyTargets } from "./policy-targets.ts";
import type { ManifestSet } from "./document/manifest-set.ts";
import { absence, misspeltName, notPermitted } from "./document/misspelt.ts";
import { REASON, failed } from "./document/statuses.ts";
import type { Resolution } from "./document/statuses.ts";

/** Resolves references within one set of manifests; each backend is translated once. */
export class Resolver implements SetContext {
  readonly snapshot: ManifestSet;
  readonly settings: Settings;
  readonly #translateBackend: Translate<"EdgeBackend", BackendTranslation>;
  readonly #backends = new Map<Document<"EdgeBackend">, BackendTranslation>();
  readonly #underway = new Set<Document<"EdgeBackend">>();
  readonly #services = new Map<string, Resolution<Backend>>();
  readonly #xBackends = new Map<Document<"XBackend">, BackendTranslation>();
  readonly #pools = new Map<Document<"InferencePool">, TranslatedPool>();
  readonly #targets: PolicyTargets;
  readonly #faults = new Map<Document, readonly ReferenceFault[]>();
  readonly #holders: NamespaceHolders;

  constructor(
    snapshot: ManifestSet,
    settings: Settings,
    translateBackend: Translate<"EdgeBackend", BackendTranslation>,
  ) {
    this.snapshot = snapshot;
    this.settings = settings;
    this.#holders = new NamespaceHolders(snapshot);
    this.#targets = new PolicyTargets(snapshot);
    this.#translateBackend = translateBackend;
  }

  resolveBackendRef(from: Referrer, ref: BackendObjectRef): Resolution<Backend> {
    const { group = "", kind = "Service", namespace = from.namespace, name } = ref;
    if (!isBackendKind(kind) || group !== groupOfKind(kind))
      return failed(REASON.invalidKind, `${kind} of the group "${group}" is not a kind of backend`);
    const object = { kind, namespace, name };
    if (!isPermitted(this.snapshot, from, object))
      return failed(REASON.refNotPermitted, notPermitted(this.snapshot, object));
    if (kind === "InferencePool") return this.#pool({ kind, namespace, name });
    if (kind === "XBackend") return this.#xBackend({ kind, namespace, name });
    return kind === "Service"
      ? this.#service({ kind, namespace, name }, ref.port, transportFor(from))
      : this.#edgeBackend({ kind, namespace, name });
  }

  secret(from: Referrer, ref: NamedRef): Resolution<Document<"Secret">> {
    return this.#named("Secret", from, ref);
  }

  configMap(from: Referrer, ref: NamedRef): Resolution<Document<"ConfigMap">> {
    return this.#named("ConfigMap", from, ref);
  }

  referenceFaults(document: Document): readonly ReferenceFault[] {
    const known = this.#faults.get(document);
    if (known !== undefined) return known;
    const faults = document.references.flatMap((reference) =>
      checkReference(reference, this.#holders.in(document.namespace)),
    );
    this.#faults.set(document, faults);
    return faults;
  }

  get services(): readonly Backend[] {
    return [...this.#services.values()]
      .flatMap(({ found }) => found ?? [])
      .toSorted((left, right) => compareText(left.key, right.key));
  }

  resolveTargetRef(from: Referrer, ref: TargetRef): Resolution<FoundTargets> {
    return this.#targets.resolve(from, ref);
  }

  backendTargets(
    object: ObjectKey<BackendKind>,
    sectionName: string | undefined,
  ): Resolution<FoundTargets> {
    return this.#targets.ofBackend(object, sectionName);
  }

  gatewaysOf(backend: string): readonly ObjectKey[] {
    return this.#targets.gatewaysOf(backend);
  }

  addUse(backend: string, gateway: ObjectKey): boolean {
    return this.#targets.addUse(backend, gateway);
  }

  addTargets(targets: readonly KnownTarget[]): void {
    this.#targets.add(targets);
  }

  backend(document: Document<"EdgeBackend">): BackendTranslation {
    const known = this.#backends.get(document);
    if (known !== undefined) return known;
    this.#underway.add(document);
    const translation = this.#translateBackend(document, this);
    this.#underway.delete(document);
    this.#backends.set(document, translation);
    return translation;
  }

  #named<Kind extends "Secret" | "ConfigMap">(
    kind: Kind,
    from: Referrer,
    { group = "", kind: wanted, namespace = from.namespace, name }: NamedRef,
  ): Resolution<Document<Kind>> {
    const object = { kind, namespace, name };
    if (group !== "" || (wanted !== undefined && wanted !== "" && wanted !== kind))
      return failed(
        REASON.invalidKind,
        `${wanted ?? ""} of the group "${group}" cannot be used as a ${kind}`,
      );
    if (!isPermitted(this.snapshot, from, object))
      return failed(REASON.refNotPermitted, notPermitted(this.snapshot, object));
    const found = this.snapshot.find(kind, object);
    return found === undefined
      ? failed(REASON.notFound, absence(this.snapshot, object))
      : { found };
  }

  /** Translates a Service port to a backend when the port is first referred to. */
  #service(
    object: ObjectKey<"Service">,
    port: number | undefined,
    transport: Transport,
  ): Resolution<Backend> {
    if (port === undefined)
      return failed(REASON.backendNotFound, `a reference to ${nameOf(object)} needs a port`);
    const identity = serviceKey(object, port, transport);
    const known = this.#services.get(identity);
    if (known !== undefined) return known;
    const service = this.snapshot.find(object.kind, object);
    const resolution =
      service === undefined
        ? this.#noBackend(object)
        : serviceBackend(this.snapshot, service, { number: port, transport });
    this.#services.set(identity, resolution);
    return resolution;
  }

  #pool(object: ObjectKey<"InferencePool">): Resolution<Backend> {
    const document = this.snapshot.find(object.kind, object);
    return document === undefined
      ? this.#noBackend(object)
      : { found: this.pool(document).backend };
  }

  #xBackend(object: ObjectKey<"XBackend">): Resolution<Backend> {
    const document = this.snapshot.find(object.kind, object);
    if (document === undefined) return this.#noBackend(object);
    const [found] = this.xBackend(document).backends;
    return found === undefined ? this.#noBackend(object) : { found };
  }

  /** Translates an XBackend at its first use. */
  xBackend(document: Document<"XBackend">): BackendTranslation {
    const known = this.#xBackends.get(document) ?? translateXBackend(document, this);
    this.#xBackends.set(document, known);
    return known;
  }

  pool(document: Document<"InferencePool">): TranslatedPool {
    const known = this.#pools.get(document) ?? poolBackend(document, this);
    this.#pools.set(document, known);
    return known;
  }

  get pools(): readonly Backend[] {
    return [...this.#pools.values()]
      .map(({ backend }) => backend)
      .toSorted((left, right) => compareText(left.key, right.key));
  }

  #noBackend(object: ObjectKey<BackendKind>): ReturnType<typeof failed> {
    const wrong = misspeltName(this.snapshot, object);
    return failed(REASON.backendNotFound, absence(this.snapshot, object), wrong);
  }

  #edgeBackend(object: ObjectKey<"EdgeBackend">): Resolution<Backend> {
    const document = this.snapshot.find(object.kind, object);
    if (document === undefined) return this.#noBackend(object);
    if (this.#underway.has(document))
      return failed(REASON.invalidKind, `${nameOf(object)} refers to itself`);
    const [found] = this.backend(document).backends;
    return found?.key === backendKey(object)
      ? { found }
      : failed(REASON.backendNotFound, `${nameOf(object)} is not accepted`);
  }
}

/** The transport of the ports that a reference can mean. */
function transportFor({ kind }: Referrer): Transport {
  return kind === "UDPRoute" ? "UDP" : "TCP";
}
