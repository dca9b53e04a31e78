import { transportOf } from "../ir/bind-key.ts";
import type { Target } from "../ir/index.ts";
import { isBackendKind, type BackendKind } from "./backend-kinds.ts";
import type { FoundTargets, KnownTarget, Referrer, TargetRef } from "./context.ts";
import type { ObjectKey } from "./document/document.ts";
import { nameOf } from "./document/document.ts";
import { backendKey, poolKey, serviceKey, xBackendKey } from "./document/keys.ts";
import { groupOfKind, isKindName } from "./document/kind-names.ts";
import { absence, misspeltName, misspeltSection } from "./document/misspelt.ts";
import type { ManifestSet } from "./document/manifest-set.ts";
import { REASON, failed } from "./document/statuses.ts";
import type { Resolution } from "./document/statuses.ts";

/** The places of one set of manifests that policies can target. */
export class PolicyTargets {
  readonly #snapshot: ManifestSet;
  readonly #targets = new Map<string, KnownTarget[]>();
  readonly #uses = new Map<string, Set<ObjectKey>>();

  constructor(snapshot: ManifestSet) {
    this.#snapshot = snapshot;
  }

  resolve(from: Referrer, ref: TargetRef): Resolution<FoundTargets> {
    const { group, kind, name, namespace = from.namespace, sectionName, port } = ref;
    if (isBackendKind(kind) && group === groupOfKind(kind)) {
      const resolution = this.ofBackend({ kind, namespace, name }, sectionName);
      return resolution.found?.gateways.length === 0
        ? failed(
            REASON.targetNotFound,
            `no route or policy of a gateway leads to ${nameOf({ kind, namespace, name })}`,
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
    const known = this.#targets.get(nameOf(object));
    return failed(
      REASON.targetNotFound,
      this.#whyNoTarget(object, part(sectionName ?? port)),
      known === undefined
        ? misspeltName(this.#snapshot, object)
        : misspeltSection(
            sectionName,
            known.flatMap((target) => target.sectionName ?? []),
          ),
    );
  }

  #whyNoTarget(object: ObjectKey, missing: string): string {
    const { kind } = object;
    if (isKindName(kind)) {
      if (this.#snapshot.unread(kind, object) !== undefined) return absence(this.#snapshot, object);
      const isKnown = this.#targets.has(nameOf(object));
      if (!isKnown && this.#snapshot.find(kind, object) !== undefined)
        return kind === "Gateway"
          ? `${nameOf(object)} belongs to another controller`
          : `no gateway of this controller accepts ${nameOf(object)}`;
    }
    return `there is no ${nameOf(object)}${missing} at a gateway of this controller`;
  }

  /**
   * The targets of a policy for a backend or for the ports of a Service; `sectionName` is a port's
   * name or number. The affected gateways are those with routes to the backend, possibly none.
   */
  ofBackend(
    object: ObjectKey<BackendKind>,
    sectionName: string | undefined,
  ): Resolution<FoundTargets> {
    const { kind, namespace, name } = object;
    if (this.#snapshot.find(kind, object) === undefined)
      return failed(
        REASON.targetNotFound,
        absence(this.#snapshot, object),
        misspeltName(this.#snapshot, object),
      );
    const ports = this.#snapshot.find("Service", object)?.value.spec.ports ?? [];
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
    const spec = this.#snapshot.find("EdgeBackend", object)?.value.spec;
    const providers = spec?.ai?.groups?.flatMap((group) => group.providers) ?? [];
    return [...(spec?.mcp?.targets ?? []), ...providers].map(({ name }) => name);
  }

  /** The gateways whose traffic goes to a backend. */
  gatewaysOf(backend: string): readonly ObjectKey[] {
    return [...(this.#uses.get(backend) ?? [])];
  }

  /**
   * Records that a gateway sends traffic to a backend; returns false if this was already recorded.
   */
  addUse(backend: string, gateway: ObjectKey): boolean {
    const known = this.#uses.get(backend) ?? new Set<ObjectKey>();
    if (known.has(gateway)) return false;
    this.#uses.set(backend, known.add(gateway));
    return true;
  }

  /** Adds places that policies can target. */
  add(targets: readonly KnownTarget[]): void {
    for (const target of targets) {
      const name = nameOf(target.object);
      const known = this.#targets.get(name);
      if (known === undefined) this.#targets.set(name, [target]);
      else known.push(target);
    }
  }
}

function part(name: string | number | undefined): string {
  return name === undefined ? "" : ` with the part ${name}`;
}
