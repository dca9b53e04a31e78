import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { StreamBackendRef } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../../diagnostics/diagnostic.ts";
import type { Backend, Ir, UdpRoute, WeightedBackend } from "../../../ir/index.ts";
import type { SetContext } from "../../context.ts";
import { byAge, nameOf, placeOf } from "../../document/document.ts";
import type { StreamDocument } from "../../document/document.ts";
import { POOL_PREFIX, routeKey, X_BACKEND_PREFIX } from "../../document/keys.ts";
import { precedenceOf } from "../../document/precedence.ts";
import { resolveUsable } from "../../references.ts";
import {
  CONDITION,
  REASON,
  condition,
  failed,
  failureAt,
  failureOf,
} from "../../document/statuses.ts";
import type {
  Condition,
  Failure,
  ParentStatus,
  PlacedFailure,
  Resolution,
} from "../../document/statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { hostnamesOf } from "../http-route/hostnames.ts";
import { parentsOf } from "../http-route/parents.ts";
import type { AtParent } from "../http-route/parents.ts";
import { Claims, conflictAt } from "./overridden.ts";
import type { Overridden } from "./overridden.ts";

/** The result of translating all TCPRoutes, TLSRoutes and UDPRoutes of a set. */
export interface TranslatedStreams {
  /** The translated routes; empty lists are left out. */
  readonly routes: Pick<Ir, "tcpRoutes" | "udpRoutes">;
  /** The number of routes attached to a listener. */
  readonly attachedTo: (point: ListenerPoint) => number;
  readonly documents: readonly TranslatedStream[];
}

interface TranslatedStream {
  readonly document: StreamDocument;
  readonly backends: readonly Backend[];
  readonly parents: readonly ParentStatus[];
  readonly findings: readonly Finding[];
}

const IDLE_TIMEOUTS: Readonly<Record<StreamDocument["kind"], string>> = {
  TCPRoute: DEFAULTS.standaloneTcpRoute.idleTimeout,
  TLSRoute: DEFAULTS.standaloneTcpRoute.idleTimeout,
  UDPRoute: DEFAULTS.standaloneUdpRoute.idleTimeout,
};

/** Translates the oldest routes first, because a listener uses its first route. */
export function translateStreamRoutes(
  context: SetContext,
  points: readonly ListenerPoint[],
): TranslatedStreams {
  const { snapshot } = context;
  const all: readonly StreamDocument[] = [
    ...snapshot.all("TCPRoute"),
    ...snapshot.all("TLSRoute"),
    ...snapshot.all("UDPRoute"),
  ].toSorted(byAge);
  const claims = new Claims();
  const translated = all.map((document, order) => {
    const parents = parentsOf(document, points, context);
    const attached = [...new Set(parents.flatMap((parent) => parent.points.found ?? []))];
    const overridden = claims.claim(document, attached);
    const place = { parents, attached, overridden, ...precedenceOf(snapshot, document, order) };
    return { attached, ...translateStream(document, place, context) };
  });
  const counts = Map.groupBy(
    translated.flatMap(({ attached }) => attached),
    (point) => point,
  );
  const used = translated.filter(({ route }) => route.listeners.length > 0);
  const tcpRoutes = used.filter(({ document }) => document.kind !== "UDPRoute").map(routeOf);
  const udpRoutes = used.filter(({ document }) => document.kind === "UDPRoute").map(routeOf);
  return {
    routes: {
      ...(tcpRoutes.length === 0 ? {} : { tcpRoutes }),
      ...(udpRoutes.length === 0 ? {} : { udpRoutes }),
    },
    attachedTo: (point) => counts.get(point)?.length ?? 0,
    documents: translated,
  };
}

function routeOf({ route }: { readonly route: UdpRoute }): UdpRoute {
  return route;
}

interface StreamPlace {
  readonly parents: readonly AtParent[];
  readonly attached: readonly ListenerPoint[];
  readonly overridden: readonly Overridden[];
  readonly order: number;
  readonly rank?: string;
}

function translateStream(
  document: StreamDocument,
  { parents, attached, overridden, order, rank }: StreamPlace,
  context: SetContext,
): TranslatedStream & { readonly route: UdpRoute } {
  const references = document.value.spec.rules.flatMap(({ backendRefs }, index) =>
    backendRefs.map((ref, position) => {
      const pointer = `/spec/rules/${index}/backendRefs/${position}`;
      return resolved(document, ref, pointer, context);
    }),
  );
  for (const { weighted } of references)
    for (const { gateway } of attached) context.addUse(weighted.backend, gateway);
  const failure = failureOf(references.flatMap((reference) => reference.failure ?? []));
  return {
    document,
    route: {
      key: routeKey(document),
      name: document.name,
      listeners: attached.filter(({ isUsed }) => isUsed).map(({ key }) => key),
      order,
      ...(rank === undefined ? {} : { rank }),
      hostnames: hostnamesOf(document),
      matches: [],
      filters: [],
      backends: references.map(({ weighted }) => weighted),
      idleTimeout: IDLE_TIMEOUTS[document.kind],
      place: placeOf(document, "/spec"),
    },
    backends: references.flatMap(({ added }) => added),
    parents: parents.map((parent) => ({
      parentRef: parent.parentRef,
      conditions: [
        ...conditionsOf(document, parent, failure),
        ...conflicted(document, conflictAt(parent.points.found ?? [], overridden)),
      ],
    })),
    findings: [
      ...references.flatMap(({ finding }) => finding ?? []),
      ...parents.flatMap(({ points, pointer }) =>
        points.failure === undefined
          ? overriddenFinding(pointer, conflictAt(points.found, overridden))
          : unknown(pointer, points.failure),
      ),
    ],
  };
}

interface ResolvedReference {
  readonly weighted: WeightedBackend;
  readonly added: readonly Backend[];
  readonly failure?: PlacedFailure;
  readonly finding?: Finding;
}

function resolved(
  document: StreamDocument,
  ref: StreamBackendRef,
  pointer: string,
  context: SetContext,
): ResolvedReference {
  const { weight } = ref;
  const { isKnown, ...resolution } = resolveUsable(document, ref, pointer, context);
  const { found, failure } = serverOf(document, resolution);
  const place = placeOf(document, pointer);
  if (found !== undefined)
    return { weighted: { weight, backend: found.key, filters: [], place }, added: [] };
  const key = `${nameOf(document)}${pointer}`;
  return {
    weighted: { weight, backend: key, filters: [], place },
    added: [{ key, name: ref.name, kind: "unresolved", place }],
    failure: { pointer, failure },
    ...(isKnown ? {} : { finding: unknown(pointer, failure) }),
  };
}

const TAKES_CONNECTIONS: ReadonlySet<Backend["kind"]> = new Set(["static", "service", "dynamic"]);
const TAKES_DATAGRAMS: ReadonlySet<Backend["kind"]> = new Set(["static", "service"]);

/** A byte stream can be passed to servers, but not to backends of a specific protocol. */
function serverOf({ kind }: StreamDocument, resolution: Resolution<Backend>): Resolution<Backend> {
  const { found } = resolution;
  const isPool = found?.key.startsWith(POOL_PREFIX) === true;
  const isUdp = kind === "UDPRoute";
  if (found === undefined) return resolution;
  if (!isPool && (isUdp ? TAKES_DATAGRAMS : TAKES_CONNECTIONS).has(found.kind)) return resolution;
  const what = isUdp ? "datagrams" : "connections";
  const wanted = isUdp ? "`static`" : "`static` or `dynamicForwardProxy`";
  const isNamed = isPool || found.key.startsWith(X_BACKEND_PREFIX);
  const message = `${what} cannot be passed on to ${isNamed ? "" : "the EdgeBackend "}${found.key}: it must be ${wanted}`;
  return failed(REASON.unsupportedValue, message);
}

function unknown(pointer: string, failure: Failure): Finding {
  return { ...failureAt(pointer, failure), severity: "warning", code: "unknown-reference" };
}

function overriddenFinding(pointer: string, conflict: Failure | undefined): readonly Finding[] {
  if (conflict === undefined) return [];
  return [{ ...failureAt(pointer, conflict), severity: "warning", code: "overridden" }];
}

/**
 * Reports that other routes receive requests of a route; empty if the route receives all of them.
 */
function conflicted(document: StreamDocument, conflict: Failure | undefined): readonly Condition[] {
  if (conflict === undefined) return [];
  return [condition(document, CONDITION.conflicted, { ok: true, ...conflict })];
}

function conditionsOf(
  document: StreamDocument,
  { points }: AtParent,
  failure: Failure | undefined,
): readonly Condition[] {
  const accepted = { reason: REASON.accepted, message: "the route is accepted" };
  const all = { reason: REASON.resolvedRefs, message: "all references are resolved" };
  return [
    condition(document, CONDITION.accepted, {
      ok: points.failure === undefined,
      ...(points.failure ?? accepted),
    }),
    condition(document, CONDITION.resolvedRefs, {
      ok: failure === undefined,
      ...(failure ?? all),
    }),
  ];
}
