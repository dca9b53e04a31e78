import type { KubeObject } from "@edge-gateway/kube/objects";

/** The size of a simulated cluster. */
export interface ClusterSize {
  readonly gateways: number;
  readonly routes: number;
  readonly policies: number;
  readonly services: number;
}

const GATEWAY_API = "gateway.networking.k8s.io";
const NAMESPACES = 20;
const SECONDS = 60;
const PORT = 80;

function metadataOf(name: string, index: number): KubeObject["metadata"] {
  const minute = String(Math.floor(index / SECONDS) % SECONDS).padStart(2, "0");
  const second = String(index % SECONDS).padStart(2, "0");
  const creationTimestamp = `2030-01-01T00:${minute}:${second}Z`;
  return { namespace: namespaceOf(index), name, uid: name, creationTimestamp };
}

/** The namespace of a route, and of its Services and policies. */
function namespaceOf(index: number): string {
  return `team-${index % NAMESPACES}`;
}

export function gatewayName(index: number): { readonly namespace: string; readonly name: string } {
  return { namespace: "edge", name: `gateway-${index}` };
}

function gateway(index: number, port: number): KubeObject {
  const { namespace, name } = gatewayName(index);
  const allowedRoutes = { namespaces: { from: "All" } };
  return {
    apiVersion: `${GATEWAY_API}/v1`,
    kind: "Gateway",
    metadata: { ...metadataOf(name, index), namespace },
    spec: {
      gatewayClassName: "edge-gateway",
      listeners: [{ name: "http", port, protocol: "HTTP", allowedRoutes }],
    },
  };
}

/**
 * A route with one rule for a Service and one rule that responds itself; `host` is an additional
 * host.
 */
export function route(
  index: number,
  { gateways, services }: ClusterSize,
  host?: string,
): KubeObject {
  // The number of a service in the namespace of the route.
  const service = index % (services - (services % NAMESPACES));
  return {
    apiVersion: `${GATEWAY_API}/v1`,
    kind: "HTTPRoute",
    metadata: metadataOf(`route-${index}`, index),
    spec: {
      parentRefs: [gatewayName(index % gateways)],
      hostnames: [`app-${index}.example.com`, ...(host === undefined ? [] : [host])],
      rules: [
        {
          matches: [{ path: { type: "PathPrefix", value: "/" } }],
          backendRefs: [{ name: `service-${service}`, port: 80 }],
        },
        {
          matches: [{ path: { type: "PathPrefix", value: "/old" } }],
          filters: [
            {
              type: "RequestRedirect",
              requestRedirect: { hostname: "new.example.com", statusCode: 302 },
            },
          ],
        },
      ],
    },
  };
}

function service(index: number): readonly KubeObject[] {
  const metadata = metadataOf(`service-${index}`, index);
  const labels = { "kubernetes.io/service-name": metadata.name };
  return [
    {
      apiVersion: "v1",
      kind: "Service",
      metadata,
      spec: { ports: [{ port: 80, targetPort: 8080, protocol: "TCP" }] },
    },
    {
      apiVersion: "discovery.k8s.io/v1",
      kind: "EndpointSlice",
      metadata: { ...metadata, name: `${metadata.name}-1`, labels },
      addressType: "IPv4",
      endpoints: [1, 2, 3].map((host) => ({
        addresses: [`10.${index % 200}.${Math.floor(index / 200)}.${host}`],
      })),
      ports: [{ port: 8080, protocol: "TCP" }],
    },
  ];
}

function policy(index: number): KubeObject {
  return {
    apiVersion: "edgegateway.dev/v1alpha1",
    kind: "EdgePolicy",
    metadata: metadataOf(`policy-${index}`, index),
    spec: {
      targetRefs: [{ group: GATEWAY_API, kind: "HTTPRoute", name: `route-${index}` }],
      traffic: { timeouts: { request: "5s" } },
    },
  };
}

/** All objects of a cluster; a real data plane of the first gateway listens on `firstPort`. */
export function objectsOf(size: ClusterSize, firstPort = PORT): readonly KubeObject[] {
  const list = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
    Array.from({ length: count }, (_, index) => make(index));
  return [
    {
      apiVersion: `${GATEWAY_API}/v1`,
      kind: "GatewayClass",
      metadata: { name: "edge-gateway" },
      spec: { controllerName: "edgegateway.dev/gateway-controller" },
    },
    ...list(NAMESPACES, (index) => ({
      apiVersion: "v1",
      kind: "Namespace",
      metadata: { name: namespaceOf(index) },
    })),
    ...list(size.gateways, (index) => gateway(index, index === 0 ? firstPort : PORT)),
    ...list(size.services, service).flat(),
    ...list(size.routes, (index) => route(index, size)),
    ...list(size.policies, policy),
  ];
}
