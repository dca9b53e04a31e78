import type { Backend, Bind, KeyPair, Listener, SourcePlace } from "../../../ir/index.ts";
import { bindKey, bindTransport, transportOf } from "../../../ir/bind-key.ts";
import type { Context } from "../../context.ts";
import { nameOf, placeOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { GATEWAY_GROUP, gatewayKey, listenerSetKey } from "../../document/keys.ts";
import type { KnownTarget } from "../../context.ts";
import { CONDITION, REASON, condition } from "../../document/statuses.ts";
import type { Failure, ResourceStatus } from "../../document/statuses.ts";
import type { DocumentFinding } from "../../document/document.ts";
import { resolveCatalogs } from "../edge-parameters/model-catalogs.ts";
import { addressFault, ADDRESSES } from "./addresses.ts";
import { clientCertificateOf } from "./certificates.ts";
import { absence } from "../../document/misspelt.ts";
import { isForeignParent, isOurs } from "./ownership.ts";
import type { ListenerPoint } from "./point.ts";
import { listenerSetsOf, namesGateway } from "./owned-listeners.ts";
import { listenerPoints } from "./points.ts";
import { gatewayFault, ownParametersFault, PARAMETERS_REF } from "./parameters.ts";
import { ownerStatus } from "./status.ts";
import type { OwnerFaults } from "./status.ts";

/** The result of translating the gateways and listener sets of a set. */
export interface TranslatedGateways {
  readonly gateways: readonly Document<"Gateway">[];
  readonly points: readonly ListenerPoint[];
  readonly binds: readonly Bind[];
  readonly listeners: readonly Listener[];
  /** Backends in place of authorization servers that were not found. */
  readonly backends: readonly Backend[];
  readonly targets: readonly KnownTarget[];
  readonly findings: readonly DocumentFinding[];
  /** Returns the statuses, given the number of routes attached to each listener. */
  statuses(attached: (point: ListenerPoint) => number): readonly ResourceStatus[];
}

/** Translates all gateways and listener sets together, because they share ports. */
export function translateGateways(context: Context): TranslatedGateways {
  const { snapshot } = context;
  const gateways = snapshot.all("Gateway").filter((gateway) => isOurs(snapshot, gateway));
  const points = listenerPoints(gateways, context);
  const used = points.filter(({ isUsed }) => isUsed);
  const ports = new Map(
    used.map((point) => [`${gatewayKey(point.gateway)} ${bindKeyOf(point)}`, point]),
  );
  const shown = new Map(
    gateways.map((gateway) => [gateway, clientCertificateOf(gateway, context)]),
  );
  return {
    gateways,
    points,
    binds: [...ports.values()].map((point) => ({
      key: bindKeyOf(point),
      gateway: gatewayKey(point.gateway),
      port: point.spec.port,
      ...bindTransport(transportOf(point.spec.protocol)),
      place: placeAt(point, "/port"),
    })),
    listeners: used.flatMap((point) => listenerOf(point, shown.get(point.gateway)?.found)),
    backends: used.flatMap(({ added }) => added),
    targets: [
      ...gateways.map((gateway) => ({
        object: gateway,
        targets: [{ kind: "gateway", gateway: gatewayKey(gateway) } as const],
        gateways: [gateway],
      })),
      ...points.map(({ owner, gateway, spec, key }) => ({
        object: owner,
        sectionName: spec.name,
        targets: [{ kind: "listener", listener: key } as const],
        gateways: [gateway],
      })),
      ...setsAndPorts(points),
    ],
    findings: [
      ...gateways.flatMap((gateway) => parametersFinding(gateway, context)),
      ...gateways.flatMap(addressFinding),
      ...gateways.flatMap((gateway) => certificateFinding(gateway, shown.get(gateway)?.failure)),
      ...points.flatMap(findingsOf),
      ...setFindings(context),
    ],
    statuses: (attached) => [
      ...snapshot.all("Gateway").map((gateway) =>
        gateways.includes(gateway)
          ? {
              ...ownerStatus(gateway, ofOwner(points, gateway), attached, {
                fault: gatewayFault(gateway, context),
                references: together(shown.get(gateway), resolveCatalogs(gateway, snapshot)),
              }),
              ...setCount(gateway, points),
            }
          : foreign(gateway, gateway.value.spec.gatewayClassName),
      ),
      ...snapshot.all("ListenerSet").flatMap((set) => setStatus(set, context, points, attached)),
    ],
  };
}

/** The references of an object, as a failure if any of them has failed; undefined if there are none. */
function together(...references: readonly OwnerFaults["references"][]): OwnerFaults["references"] {
  return (
    references.find((each) => each?.failure !== undefined) ??
    references.find((each) => each !== undefined)
  );
}

/** Whether two listeners use the same port of the same gateway. */
function hasSamePort(left: ListenerPoint, right: ListenerPoint): boolean {
  return left.gateway === right.gateway && bindKeyOf(left) === bindKeyOf(right);
}

function bindKeyOf({ spec: { port, protocol } }: Pick<ListenerPoint, "spec">): string {
  return bindKey(port, transportOf(protocol));
}

function pointerOf({ owner, spec }: Pick<ListenerPoint, "owner" | "spec">): string {
  return `/spec/listeners/${owner.value.spec.listeners.indexOf(spec)}`;
}

function placeAt(point: ListenerPoint, below: string): SourcePlace {
  return placeOf(point.owner, pointerOf(point) + below);
}

function listenerOf(point: ListenerPoint, shown: KeyPair | undefined): readonly Listener[] {
  const { gateway, owner, spec, key, tls, authorizers } = point;
  const { name, hostname, protocol } = spec;
  if (!isProtocol(protocol)) return [];
  return [
    {
      key,
      bind: bindKeyOf(point),
      gateway: gatewayKey(gateway),
      name: owner === gateway ? name : `${owner.namespace}/${owner.name}/${name}`,
      ...(hostname === undefined ? {} : { hostname }),
      protocol,
      ...(owner.kind === "ListenerSet" ? { listenerSet: listenerSetKey(owner) } : {}),
      ...(tls === undefined ? {} : { tls }),
      ...(shown === undefined ? {} : { clientCertificate: shown }),
      ...(authorizers.length === 0 ? {} : { authorizers }),
      place: placeAt(point, ""),
    },
  ];
}

const PROTOCOLS: readonly Listener["protocol"][] = ["HTTP", "HTTPS", "TCP", "TLS", "UDP"];

function isProtocol(name: string): name is Listener["protocol"] {
  return PROTOCOLS.some((protocol) => protocol === name);
}

function ofOwner(
  points: readonly ListenerPoint[],
  owner: ListenerPoint["owner"],
): readonly ListenerPoint[] {
  return points.filter((point) => point.owner === owner);
}

/** The number of a gateway's listener sets with at least one working listener. */
function setCount(
  gateway: Document<"Gateway">,
  points: readonly ListenerPoint[],
): Pick<ResourceStatus, "attachedListenerSets"> {
  const sets = points
    .filter((point) => point.gateway === gateway && point.owner !== gateway && point.isUsed)
    .map(({ owner }) => owner);
  return sets.length === 0 ? {} : { attachedListenerSets: new Set(sets).size };
}

/** Policies can also attach to a whole listener set, and to a port of a gateway. */
function setsAndPorts(points: readonly ListenerPoint[]): readonly KnownTarget[] {
  const sets = points.map(({ owner, gateway }) => ({ owner, gateway }));
  const ports = points.filter(({ isUsed }) => isUsed);
  return [
    ...sets
      .filter(({ owner }, index) => sets.findIndex((other) => other.owner === owner) === index)
      .filter(({ owner }) => owner.kind === "ListenerSet")
      .map(({ owner, gateway }) => ({
        object: owner,
        targets: [{ kind: "listenerSet", listenerSet: listenerSetKey(owner) } as const],
        gateways: [gateway],
      })),
    ...ports
      .filter((point, index) => ports.findIndex((other) => hasSamePort(other, point)) === index)
      .map((point) => ({
        object: point.gateway,
        port: point.spec.port,
        targets: [
          { kind: "bind", bind: bindKeyOf(point), gateway: gatewayKey(point.gateway) } as const,
        ],
        gateways: [point.gateway],
      })),
  ];
}

function foreign({ kind, namespace, name }: Document, className: string): ResourceStatus {
  return { kind, namespace, name, note: `the class ${className} belongs to another controller` };
}

/**
 * Why a listener set adds no listeners to its gateway; undefined also for gateways of other
 * controllers.
 */
function setRefusal(set: Document<"ListenerSet">, context: Context): Failure | undefined {
  const parent = context.snapshot.all("Gateway").find((gateway) => namesGateway(set, gateway));
  if (parent === undefined) return parentAbsence(set, context);
  if (!isOurs(context.snapshot, parent) || listenerSetsOf(parent, context.snapshot).includes(set))
    return undefined;
  const message = `${nameOf(parent)} does not allow this listener set`;
  return { reason: REASON.notAllowed, message };
}

/**
 * Why the parent of a listener set gives no listeners; undefined if the parent belongs to another
 * controller, even if this build cannot read that parent.
 */
function parentAbsence(
  { namespace: own, value: { spec } }: Document<"ListenerSet">,
  { snapshot }: Context,
): Failure | undefined {
  const { group, kind, name, namespace = own } = spec.parentRef;
  const key = { kind: "Gateway", namespace, name } as const;
  if (group !== GATEWAY_GROUP || kind !== key.kind) {
    const message = `${kind} of the group "${group}" cannot be the parent: only a Gateway can`;
    return { reason: REASON.noMatchingParent, message };
  }
  if (isForeignParent(snapshot, key)) return undefined;
  return { reason: REASON.noMatchingParent, message: absence(snapshot, key) };
}

function parametersFinding(
  document: Document<"Gateway">,
  context: Context,
): readonly DocumentFinding[] {
  const fault = ownParametersFault(document, context);
  if (fault === undefined) return [];
  const { message } = fault;
  const place = { pointer: PARAMETERS_REF, document } as const;
  return [{ ...place, severity: "warning", code: "unknown-reference", message }];
}

function addressFinding(document: Document<"Gateway">): readonly DocumentFinding[] {
  const found = addressFault(document);
  if (found === undefined) return [];
  const { index, field, fault } = found;
  const place = { pointer: `${ADDRESSES}/${index}/${field}`, document } as const;
  return [{ ...place, severity: "warning", code: "unsupported", message: fault.message }];
}

function certificateFinding(
  document: Document<"Gateway">,
  failure: Failure | undefined,
): readonly DocumentFinding[] {
  if (failure === undefined) return [];
  const { message } = failure;
  const place = { pointer: "/spec/tls/backend/clientCertificateRef", document } as const;
  return [{ ...place, severity: "warning", code: "unknown-reference", message }];
}

function setFindings(context: Context): readonly DocumentFinding[] {
  return context.snapshot.all("ListenerSet").flatMap((document) => {
    const refusal = setRefusal(document, context);
    if (refusal === undefined) return [];
    const { message } = refusal;
    const place = { pointer: "/spec/parentRef", document } as const;
    return [{ ...place, severity: "warning", code: "unknown-reference", message } as const];
  });
}

function setStatus(
  set: Document<"ListenerSet">,
  context: Context,
  points: readonly ListenerPoint[],
  attached: (point: ListenerPoint) => number,
): readonly ResourceStatus[] {
  const { kind, namespace, name } = set;
  const refusal = setRefusal(set, context);
  if (refusal === undefined) {
    const own = ofOwner(points, set);
    if (own.length > 0) return [ownerStatus(set, own, attached)];
    return [{ kind, namespace, name, note: "its gateway belongs to another controller" }];
  }
  const { reason, message } = refusal;
  const conditions = [
    condition(set, CONDITION.accepted, { ok: false, reason, message }),
    condition(set, CONDITION.programmed, { ok: false, reason, message }),
  ];
  return [{ kind, namespace, name, conditions }];
}

/**
 * The fields of listeners that this build does not run, by the condition reasons that report them.
 */
const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  [REASON.unsupportedProtocol, "protocol"],
  [REASON.unsupportedValue, "filters"],
]);

/** Why a listener serves no traffic, with its place. */
function findingsOf({
  owner,
  spec,
  refused,
  conflict,
  unresolved,
}: ListenerPoint): readonly DocumentFinding[] {
  const pointer = pointerOf({ owner, spec });
  const unsupported = UNSUPPORTED.get(refused?.reason ?? REASON.accepted);
  // The unresolved reference already reports the refusal.
  const isRefused = refused !== undefined && refused.reason !== REASON.noValidCaCertificate;
  return [
    ...(!isRefused
      ? []
      : [
          {
            pointer: `${pointer}/${unsupported ?? "port"}`,
            severity: unsupported === "protocol" ? "error" : "warning",
            code: unsupported === undefined ? "conflict" : "unsupported",
            message: refused.message,
            document: owner,
          } as const,
        ]),
    ...(conflict === undefined
      ? []
      : [
          {
            pointer,
            severity: "warning",
            code: "conflict",
            message: conflict.message,
            document: owner,
          } as const,
        ]),
    ...(unresolved === undefined
      ? []
      : [
          {
            pointer,
            severity: "warning",
            code: "unknown-reference",
            message: unresolved.message,
            document: owner,
          } as const,
        ]),
  ];
}
