import type {
  KubernetesEndpointSlice,
  ServicePort,
  SliceEndpoint,
} from "@edge-gateway/generated/types/index.ts";
import type { Backend, ServiceBackend } from "../../../ir/index.ts";
import type { Transport } from "../../../ir/bind-key.ts";
import { placeOf } from "../../document/document.ts";
import type { Document } from "../../document/document.ts";
import { serviceKey } from "../../document/keys.ts";
import { meshWorkload } from "../../document/mesh-workload.ts";
import type { ManifestSet } from "../../document/manifest-set.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Resolution } from "../../document/statuses.ts";

/** The EndpointSlice label with the name of its Service (Kubernetes, EndpointSlices). */
const SERVICE_LABEL = "kubernetes.io/service-name";

/** A Service port, by the fields with which a reference selects it. */
export interface WantedPort {
  readonly number: number;
  readonly transport: Transport;
}

/** The backend of a Service port, with its endpoints; every Service type except ExternalName. */
export function serviceBackend(
  snapshot: ManifestSet,
  service: Document<"Service">,
  { number, transport }: WantedPort,
): Resolution<Backend> {
  const { spec } = service.value;
  const port = spec.ports?.find(
    ({ port: own, protocol }) => own === number && protocol === transport,
  );
  const name = `${service.namespace}/${service.name}:${number}`;
  const key = serviceKey(service, number, transport);
  // An ExternalName can be any host, including hosts that its author must not reach (Gateway API,
  // CVE-2021-25740).
  if (spec.type === "ExternalName")
    return failed(
      REASON.invalidKind,
      `Service ${service.namespace}/${service.name} is of type ExternalName: name its host in an EdgeBackend with \`static\` instead`,
    );
  if (port === undefined)
    return failed(
      REASON.backendNotFound,
      `Service ${service.namespace}/${service.name} has no port ${number}${transport === "UDP" ? " of UDP" : ""}`,
    );
  const endpoints = endpointsOf(snapshot, service, port);
  const place = placeOf(service, "/spec/ports");
  return { found: { key, name, kind: "service", service: endpoints, place } };
}

function endpointsOf(
  snapshot: ManifestSet,
  { namespace, name }: Document<"Service">,
  port: ServicePort,
): ServiceBackend {
  const slices = snapshot
    .labelled("EndpointSlice", namespace, { [SERVICE_LABEL]: name })
    .map(({ value }) => value);
  const ready = slicesEndpoints(slices, port, isReady);
  // If no endpoint is ready, the terminating endpoints are used.
  const usable = ready.length > 0 ? ready : slicesEndpoints(slices, port, isServing);
  const version = VERSIONS.get(port.appProtocol ?? "");
  const unique = new Map(usable.map((each) => [`${each.host} ${each.port}`, each]));
  return {
    endpoints: [...unique.values()].map(({ pod, ...endpoint }) => ({
      ...endpoint,
      ...(pod === undefined ? {} : workloadOf(snapshot, namespace, pod)),
    })),
    ...(version === undefined ? {} : { version }),
  };
}

/**
 * HTTP versions by `appProtocol` (Kubernetes, standard application protocols; Gateway API
 * GEP-1911).
 */
const VERSIONS: ReadonlyMap<string, NonNullable<ServiceBackend["version"]>> = new Map([
  ["kubernetes.io/h2c", "HTTP2"],
  ["kubernetes.io/ws", "HTTP1"],
]);

/** An endpoint, and the name of its pod. */
interface FoundEndpoint {
  readonly host: string;
  readonly port: number;
  readonly zones?: readonly string[];
  readonly pod: string | undefined;
}

type Endpoints = readonly FoundEndpoint[];

function workloadOf(snapshot: ManifestSet, namespace: string, name: string) {
  const pod = snapshot.find("Pod", { namespace, name });
  return pod === undefined ? {} : meshWorkload(pod);
}

/** Endpoints of one address type only, because IPv4 and IPv6 slices list the same servers. */
function slicesEndpoints(
  slices: readonly KubernetesEndpointSlice[],
  port: ServicePort,
  isUsable: (endpoint: SliceEndpoint) => boolean,
): Endpoints {
  for (const type of ADDRESS_TYPES) {
    const found = slices
      .filter(({ addressType }) => addressType === type)
      .flatMap((slice) => sliceEndpoints(slice, port, isUsable));
    if (found.length > 0) return found;
  }
  return [];
}

const ADDRESS_TYPES: readonly KubernetesEndpointSlice["addressType"][] = ["IPv4", "IPv6", "FQDN"];

function sliceEndpoints(
  { endpoints = [], ports = [] }: KubernetesEndpointSlice,
  { name, port, protocol }: ServicePort,
  isUsable: (endpoint: SliceEndpoint) => boolean,
): Endpoints {
  const own = ports.find((candidate) => candidate.name === name && candidate.protocol === protocol);
  if (own === undefined) return [];
  return endpoints.filter(isUsable).flatMap((endpoint) => {
    const zones = zonesOf(endpoint);
    const place = zones.length === 0 ? {} : { zones };
    return endpoint.addresses
      .slice(0, 1)
      .map((host) => ({ host, port: own.port ?? port, ...place, pod: podOf(endpoint) }));
  });
}

function podOf({ targetRef }: SliceEndpoint): string | undefined {
  return targetRef?.kind === "Pod" ? targetRef.name : undefined;
}

/**
 * The zones from which requests may go to an endpoint: those in its hints (Kubernetes, topology
 * aware routing) or, without hints, its own zone.
 */
function zonesOf({ zone = "", hints }: SliceEndpoint): readonly string[] {
  return hints?.forZones?.map(({ name }) => name) ?? (zone === "" ? [] : [zone]);
}

/** An endpoint of unknown state counts as ready (Kubernetes, EndpointConditions). */
function isReady({ conditions }: SliceEndpoint): boolean {
  return conditions?.ready ?? true;
}

function isServing({ conditions }: SliceEndpoint): boolean {
  return conditions?.serving === true;
}
