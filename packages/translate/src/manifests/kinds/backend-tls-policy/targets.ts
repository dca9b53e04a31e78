import type { BackendTlsPolicyTargetRef } from "@edge-gateway/generated/types/index.ts";
import { targetKey } from "../../../attach/merge/target-names.ts";
import type { Target } from "../../../ir/index.ts";
import type { FoundTargets, SetContext } from "../../context.ts";
import { byAge, nameOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { isUdpPort } from "../../document/keys.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Failure, Resolution } from "../../document/statuses.ts";
import { groupOfKind } from "../../document/kind-names.ts";

/** A target of a policy, and the place of its reference. */
export interface TlsTarget {
  readonly document: Document<"BackendTLSPolicy">;
  readonly pointer: string;
  readonly ref: BackendTlsPolicyTargetRef;
  readonly resolution: Resolution<FoundTargets>;
}

/** Which of several policies for the same backend takes precedence. */
export interface Precedence {
  /** The places at which each policy takes effect. */
  readonly won: ReadonlyMap<Document, readonly Target[]>;
  /** Targets that an older policy also targets. */
  readonly conflicts: ReadonlyMap<Document, readonly TlsConflict[]>;
}

/** A target that an older policy also targets. */
export interface TlsConflict {
  readonly target: TlsTarget;
  readonly failure: Failure;
}

/** The targets of all policies. A target is in its policy's namespace. */
export function tlsTargets(context: SetContext): ReadonlyMap<Document, readonly TlsTarget[]> {
  const servers = mcpServers(context);
  const all = context.snapshot.all("BackendTLSPolicy");
  return new Map(all.map((document) => [document, targetsOf(document, servers, context)]));
}

function targetsOf(
  document: Document<"BackendTLSPolicy">,
  servers: Servers,
  context: SetContext,
): readonly TlsTarget[] {
  return document.value.spec.targetRefs.map((ref, index) => {
    const resolution = resolveTarget(document, ref, context);
    const { found } = resolution;
    return {
      document,
      pointer: `/spec/targetRefs/${index}`,
      ref,
      resolution:
        found === undefined ? resolution : { found: withServers(found, servers, context) },
    };
  });
}

function resolveTarget(
  { namespace }: Document,
  { group, kind, name, sectionName }: BackendTlsPolicyTargetRef,
  context: SetContext,
): Resolution<FoundTargets> {
  if (kind === "Service" && group === groupOfKind(kind))
    return overTcp(context.backendTargets({ kind, namespace, name }, sectionName), context);
  if (kind === "EdgeBackend" && group === groupOfKind(kind))
    return context.backendTargets({ kind, namespace, name }, sectionName);
  const message = `${kind} of the group "${group}" is neither a Service nor an EdgeBackend`;
  return failed(REASON.invalid, message, { field: "kind" });
}

/** The TCP ports of a Service: datagrams have no TLS. */
function overTcp(
  { found, failure }: Resolution<FoundTargets>,
  context: SetContext,
): Resolution<FoundTargets> {
  if (found === undefined) return { failure };
  const targets = found.targets.filter(
    (target) => target.kind !== "backend" || !isUdpPort(target.backend),
  );
  if (targets.length === 0)
    return failed(REASON.invalid, "only UDP ports are meant, and datagrams have no TLS");
  const gateways = targets.flatMap((target) =>
    target.kind === "backend" ? context.gatewaysOf(target.backend) : [],
  );
  return { found: { targets, gateways: [...new Set(gateways)] } };
}

/** Names of the servers of MCP backends, by the keys of the Services behind the servers. */
type Servers = ReadonlyMap<string, readonly Extract<Target, { kind: "section" }>[]>;

function mcpServers(context: SetContext): Servers {
  const pairs = context.snapshot.all("EdgeBackend").flatMap((document) => {
    const { backends, sections = new Map<string, string>() } = context.backend(document);
    return backends.flatMap(({ key: backend }) =>
      [...sections].map(([service, section]) => ({
        service,
        target: { kind: "section", backend, section } as const,
      })),
    );
  });
  const grouped = Map.groupBy(pairs, ({ service }) => service);
  return new Map([...grouped].map(([key, found]) => [key, found.map(({ target }) => target)]));
}

/** A policy for a Service also applies where the Service is a server of an MCP backend. */
function withServers(found: FoundTargets, servers: Servers, context: SetContext): FoundTargets {
  const own = found.targets.flatMap((target) =>
    target.kind === "backend" ? (servers.get(target.backend) ?? []) : [],
  );
  const gateways = own.flatMap(({ backend }) => context.gatewaysOf(backend));
  return {
    targets: [...found.targets, ...own],
    gateways: [...new Set([...found.gateways, ...gateways])],
  };
}

/**
 * Orders policies. The oldest policy for a target takes precedence; a policy for a port or a part
 * takes precedence over one for the whole object, without a conflict (Gateway API,
 * BackendTLSPolicySpec).
 */
export function precedenceOf(targets: readonly TlsTarget[]): Precedence {
  const places = targets.flatMap((target) =>
    (target.resolution.found?.targets ?? []).map((place) => ({ target, place })),
  );
  const won = new Map<Document, Target[]>();
  const conflicts = new Map<Document, Map<TlsTarget, TlsConflict>>();
  for (const all of Map.groupBy(places, ({ place }) => targetKey(place)).values()) {
    const sorted = all.toSorted((left, right) =>
      byAge(left.target.document, right.target.document),
    );
    const sections = sorted.filter(({ target }) => target.ref.sectionName !== undefined);
    const wholes = sorted.filter(({ target }) => target.ref.sectionName === undefined);
    const [winner] = [...sections, ...wholes];
    if (winner !== undefined) listOf(won, winner.target.document).push(winner.place);
    for (const [oldest, ...others] of [sections, wholes])
      for (const { target } of others) {
        if (oldest === undefined) continue;
        const message = `${nameOf(oldest.target.document)} has the same target and takes precedence: it is older, or its name comes first`;
        const known = conflicts.get(target.document) ?? new Map<TlsTarget, TlsConflict>();
        const failure = { reason: REASON.conflicted, message };
        conflicts.set(target.document, known.set(target, { target, failure }));
      }
  }
  return {
    won,
    conflicts: new Map([...conflicts].map(([document, found]) => [document, [...found.values()]])),
  };
}

function listOf<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list: Item[] = [];
  lists.set(key, list);
  return list;
}
