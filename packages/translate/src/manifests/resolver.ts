import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import { transportOf, type Transport } from "../ir/bind-key.ts";
import type { Backend, Target } from "../ir/index.ts";
import { checkReference } from "../shape/check-reference.ts";
import type { ReferenceFault } from "../shape/check-reference.ts";
import type { Context, FoundTargets, NamedRef, Referrer, TargetRef } from "./context.ts";
import type { Document, ObjectKey } from "./document.ts";
import { compareText, nameOf } from "./document.ts";
import { isPermitted } from "./grants.ts";
import { NamespaceHolders } from "./holders.ts";
import { backendKey, poolKey, serviceKey, xBackendKey } from "./keys.ts";
import type { BackendTranslation, Translate } from "./kinds/contract.ts";
import { poolBackend, type TranslatedPool } from "./kinds/inference-pool/index.ts";
import { serviceBackend } from "./kinds/service/index.ts";
import { translateXBackend } from "./kinds/x-backend/index.ts";
import { groupOfKind } from "./kinds/table.ts";
import type { Snapshot } from "./snapshot.ts";
import { misspeltName, misspeltSection } from "./misspelt.ts";
import { REASON, failed } from "./statuses.ts";
import type { Resolution } from "./statuses.ts";

/** A place that policies can target. */
export interface KnownTarget extends FoundTargets {
  readonly object: ObjectKey;
  readonly sectionName?: string;
  readonly port?: number;
}

/** Resolves references within one set of manifests; each backend is translated once. */
export class Resolver implements Context {
  readonly snapshot: Snapshot;
  readonly #translateBackend: Translate<"EdgeBackend", BackendTranslation>;
  readonly #backends = new Map<Document<"EdgeBackend">, BackendTranslation>();
  readonly #underway = new Set<Document<"EdgeBackend">>();
  readonly #services = new Map<string, Resolution<Backend>>();
  readonly #xBackends = new Map<Document<"XBackend">, BackendTranslation>();
  readonly #pools = new Map<Document<"InferencePool">, TranslatedPool>();
  readonly #targets = new Map<string, KnownTarget[]>();
  readonly #faults = new Map<Document, readonly ReferenceFault[]>();
  readonly #holders: NamespaceHolders;
  readonly #uses = new Map<string, Set<ObjectKey>>();

  constructor(snapshot: Snapshot, translateBackend: Translate<"EdgeBackend", BackendTranslation>) {
    this.snapshot = snapshot;
    this.#holders = new NamespaceHolders(snapshot);
    this.#translateBackend = translateBackend;
  }

  resolveBackendRef(from: Referrer, ref: BackendObjectRef): Resolution<Backend> {
    const { group = "", kind = "Service", namespace = from.namespace, name } = ref;
    if (!isBackendKind(kind) || group !== groupOfKind(kind))
      return failed(REASON.invalidKind, `${kind} of the group "${group}" is not a kind of backend`);
    const object = { kind, namespace, name };
    if (!isPermitted(this.snapshot, from, object))
      return failed(REASON.refNotPermitted, notPermitted(object));
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

  /** The backends of referenced Service ports, sorted by key. */
  get services(): readonly Backend[] {
    return [...this.#services.values()]
      .flatMap(({ found }) => found ?? [])
      .toSorted((left, right) => compareText(left.key, right.key));
  }

  resolveTargetRef(from: Referrer, ref: TargetRef): Resolution<FoundTargets> {
    const { group, kind, name, namespace = from.namespace, sectionName, port } = ref;
    if (isBackendKind(kind) && group === groupOfKind(kind)) {
      const resolution = this.backendTargets({ kind, namespace, name }, sectionName);
      return resolution.found?.gateways.length === 0
        ? failed(
            REASON.targetNotFound,
            `no route of a gateway leads to ${nameOf({ kind, namespace, name })}`,
          )
        : resolution;
    }
    const object = { kind, namespace, name };
    const found = (this.#targets.get(nameOf(object)) ?? []).filter(
      (known) => known.sectionName === sectionName && known.port === port,
    );
    if (found.length === 0) return this.#noTarget(object, ref);
    const gateways = new Set(found.flatMap((known) => known.gateways));
    return { found: { targets: found.flatMap(({ targets }) => targets), gateways: [...gateways] } };
  }

  #noTarget(object: ObjectKey, { sectionName, port }: TargetRef): ReturnType<typeof failed> {
    const missing = `${nameOf(object)}${part(sectionName ?? port)}`;
    const known = this.#targets.get(nameOf(object));
    return failed(
      REASON.targetNotFound,
      `there is no ${missing} at a gateway of this controller`,
      known === undefined
        ? misspeltName(this.snapshot, object)
        : misspeltSection(
            sectionName,
            known.flatMap((target) => target.sectionName ?? []),
          ),
    );
  }

  /**
   * The targets of a policy for a backend or for the ports of a Service; `sectionName` is a port's
   * name or number. The gateways are those with routes to it, possibly none.
   */
  backendTargets(
    object: ObjectKey<BackendKind>,
    sectionName: string | undefined,
  ): Resolution<FoundTargets> {
    const { kind, namespace, name } = object;
    if (this.snapshot.find(kind, object) === undefined)
      return failed(
        REASON.targetNotFound,
        `there is no ${nameOf(object)}`,
        misspeltName(this.snapshot, object),
      );
    const ports = this.snapshot.find("Service", object)?.value.spec.ports ?? [];
    const own = { EdgeBackend: backendKey, InferencePool: poolKey, XBackend: xBackendKey };
    const backends =
      kind !== "Service"
        ? [own[kind](object)]
        : ports
            .filter(
              ({ port, name: own }) =>
                sectionName === undefined || [String(port), own].includes(sectionName),
            )
            .map(({ port, protocol }) =>
              serviceKey({ namespace, name }, port, transportOf(protocol)),
            );
    if (backends.length === 0)
      return failed(
        REASON.targetNotFound,
        `there is no ${nameOf(object)}${part(sectionName)}`,
        misspeltSection(
          sectionName,
          ports.flatMap(({ port, name: own }) => [own ?? [], String(port)].flat()),
        ),
      );
    const gateways = new Set(backends.flatMap((key) => this.gatewaysOf(key)));
    const targets = backends.map((backend): Target =>
      kind === "Service" || sectionName === undefined
        ? { kind: "backend", backend }
        : { kind: "section", backend, section: sectionName },
    );
    if (
      kind === "EdgeBackend" &&
      sectionName !== undefined &&
      !this.#sections(object).includes(sectionName)
    )
      return failed(
        REASON.targetNotFound,
        `${nameOf(object)} has no target or provider called ${sectionName}`,
        misspeltSection(sectionName, this.#sections(object)),
      );
    return { found: { targets, gateways: [...gateways] } };
  }

  #sections(object: ObjectKey): readonly string[] {
    const spec = this.snapshot.find("EdgeBackend", object)?.value.spec;
    const providers = spec?.ai?.groups?.flatMap((group) => group.providers) ?? [];
    return [...(spec?.mcp?.targets ?? []), ...providers].map(({ name }) => name);
  }

  /** The gateways whose traffic goes to a backend. */
  gatewaysOf(backend: string): readonly ObjectKey[] {
    return [...(this.#uses.get(backend) ?? [])];
  }

  /** Records that a gateway sends traffic to a backend. */
  addUse(backend: string, gateway: ObjectKey): void {
    const known = this.#uses.get(backend);
    if (known === undefined) this.#uses.set(backend, new Set([gateway]));
    else known.add(gateway);
  }

  /** Adds places that policies can target. */
  addTargets(targets: readonly KnownTarget[]): void {
    for (const target of targets) {
      const name = nameOf(target.object);
      const known = this.#targets.get(name);
      if (known === undefined) this.#targets.set(name, [target]);
      else known.push(target);
    }
  }

  /** Translates an EdgeBackend once. */
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
      return failed(REASON.refNotPermitted, notPermitted(object));
    const found = this.snapshot.find(kind, object);
    return found === undefined
      ? failed(REASON.notFound, `there is no ${nameOf(object)}`)
      : { found };
  }

  /** Each Service port becomes one backend when it is first referred to. */
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

  /** Translates an XBackend once. */
  xBackend(document: Document<"XBackend">): BackendTranslation {
    const known = this.#xBackends.get(document) ?? translateXBackend(document, this);
    this.#xBackends.set(document, known);
    return known;
  }

  /** Translates an InferencePool once. */
  pool(document: Document<"InferencePool">): TranslatedPool {
    const known = this.#pools.get(document) ?? poolBackend(document, this);
    this.#pools.set(document, known);
    return known;
  }

  /** The endpoint pickers of the pools in use. */
  get pools(): readonly Backend[] {
    return [...this.#pools.values()]
      .map(({ backend }) => backend)
      .toSorted((left, right) => compareText(left.key, right.key));
  }

  #noBackend(object: ObjectKey<BackendKind>): ReturnType<typeof failed> {
    const wrong = misspeltName(this.snapshot, object);
    return failed(REASON.backendNotFound, `there is no ${nameOf(object)}`, wrong);
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

function part(name: string | number | undefined): string {
  return name === undefined ? "" : ` with the part ${name}`;
}

const BACKEND_KINDS = ["Service", "EdgeBackend", "InferencePool", "XBackend"] as const;

type BackendKind = (typeof BACKEND_KINDS)[number];

function isBackendKind(kind: string): kind is BackendKind {
  return BACKEND_KINDS.some((known) => known === kind);
}

function notPermitted(object: ObjectKey): string {
  return `no ReferenceGrant in ${object.namespace} permits a reference to ${nameOf(object)}`;
}
