import type { GatewayListener } from "@edge-gateway/generated/types/index.ts";
import { transportOf } from "../../../ir/bind-key.ts";
import type { Context } from "../../context.ts";
import { byAge } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { GATEWAY_GROUP } from "../../document/keys.ts";
import { groupOfKind } from "../../document/kind-names.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import { tlsOf } from "./certificates.ts";
import { findConflicts, placeOf } from "./conflicts.ts";
import { filtersOf } from "./filters.ts";
import { ownPorts } from "./own-ports.ts";
import { listenersOf } from "./owned-listeners.ts";
import type { OwnedListener } from "./owned-listeners.ts";
import type { ListenerPoint, RouteKind } from "./point.ts";

/** The ports, and the listeners that use them. */
interface Ports {
  /** The Gateway that owns the port. */
  readonly holder: Document<"Gateway">;
  /** The ports of the process itself, with their settings. */
  readonly own: ReadonlyMap<number, string>;
}

/**
 * The listeners of gateways; the listeners of a gateway itself come before those of its listener
 * sets. If gateways share a process, a port belongs to the oldest gateway that requests the port.
 */
export function listenerPoints(
  gateways: readonly Document<"Gateway">[],
  context: Context,
): readonly ListenerPoint[] {
  const ports = portHolders(gateways, context);
  return gateways.flatMap((gateway) => {
    const owned = listenersOf(gateway, context.snapshot);
    const own = ownPorts(gateway, context);
    const points = owned.map((listener) => {
      const holder = ports.get(placeOf(listener.spec)) ?? gateway;
      return pointOf(listener, { holder, own }, context);
    });
    const conflicts = findConflicts(points);
    return points.map((point) => {
      const conflict = conflicts.get(point.key);
      return { ...point, conflict, isUsed: point.isUsed && conflict === undefined };
    });
  });
}

/** The gateway that owns each port; empty if every gateway has its own ports. */
function portHolders(
  gateways: readonly Document<"Gateway">[],
  context: Context,
): ReadonlyMap<string, Document<"Gateway">> {
  const ports = new Map<string, Document<"Gateway">>();
  if (!context.snapshot.reader.isOneProcess) return ports;
  for (const gateway of gateways.toSorted(byAge)) {
    for (const { spec } of listenersOf(gateway, context.snapshot))
      if (!ports.has(placeOf(spec))) ports.set(placeOf(spec), gateway);
  }
  return ports;
}

/** Whether the gateway terminates TLS, rather than passing it through. */
function terminatesTls({ protocol, tls }: GatewayListener): boolean {
  return protocol === "HTTPS" || (protocol === "TLS" && tls?.mode === "Terminate");
}

/** Makes the point of a single listener; conflicts with other listeners are found later. */
function pointOf(listener: OwnedListener, ports: Ports, context: Context): ListenerPoint {
  const { spec } = listener;
  const { kinds, failure: unknownKinds } = supportedKinds(spec);
  const secured = terminatesTls(spec) ? tlsOf(listener, context) : undefined;
  const filters = filtersOf(listener, context);
  const refused =
    refusalOf(spec, ports.holder === listener.gateway ? undefined : ports.holder) ??
    ownPortRefusal(spec, ports.own) ??
    filters.refused ??
    secured?.refused;
  return {
    ...listener,
    supportedKinds: kinds,
    tls: secured?.tls,
    authorizers: filters.authorizers,
    added: filters.added,
    refused,
    conflict: undefined,
    unresolved: secured?.unresolved ?? filters.unresolved ?? unknownKinds,
    isUsed: refused === undefined && (secured === undefined || secured.tls !== undefined),
  };
}

/** The route kinds of each protocol; only listeners that name EdgeModel accept models. */
const ROUTE_KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["HTTP", ["HTTPRoute", "GRPCRoute"]],
  ["HTTPS", ["HTTPRoute", "GRPCRoute"]],
  ["TCP", ["TCPRoute"]],
  ["TLS", ["TLSRoute"]],
  ["UDP", ["UDPRoute"]],
]);

function supportedKinds(spec: GatewayListener): {
  readonly kinds: readonly RouteKind[];
  readonly failure: Failure | undefined;
} {
  const possible = (ROUTE_KINDS.get(spec.protocol) ?? []).map((kind) => ({
    group: GATEWAY_GROUP,
    kind,
  }));
  const wanted = spec.allowedRoutes.kinds;
  if (wanted === undefined || wanted.length === 0) return { kinds: possible, failure: undefined };
  const model = { group: groupOfKind("EdgeModel"), kind: "EdgeModel" };
  const known = possible.length === 0 ? [] : [...possible, model];
  const kinds = wanted.filter(({ group, kind }) =>
    known.some((other) => other.group === group && other.kind === kind),
  );
  if (kinds.length === wanted.length) return { kinds, failure: undefined };
  const message = `the listener ${spec.name} allows kinds of routes that its protocol ${spec.protocol} does not have`;
  return { kinds, failure: { reason: REASON.invalidRouteKinds, message } };
}

function refusalOf(
  { name, port, protocol }: GatewayListener,
  holder: Document<"Gateway"> | undefined,
): Failure | undefined {
  if (!ROUTE_KINDS.has(protocol)) {
    const message = `this build has no listeners of protocol ${protocol}`;
    return { reason: REASON.unsupportedProtocol, message };
  }
  if (holder === undefined) return undefined;
  const message = `the port ${port} of the listener ${name} belongs to Gateway ${holder.namespace}/${holder.name}`;
  return { reason: REASON.portUnavailable, message };
}

/** The process would not start if a listener had the port of one of its own servers. */
function ownPortRefusal(
  { name, port, protocol }: GatewayListener,
  own: Ports["own"],
): Failure | undefined {
  const setting = transportOf(protocol) === "UDP" ? undefined : own.get(port);
  if (setting === undefined) return undefined;
  const message = `the port ${port} of the listener ${name} is used by the gateway itself (\`${setting}\`)`;
  return { reason: REASON.portUnavailable, message };
}
