import type { KubeObject } from "@edge-gateway/kube/objects";

const GATEWAY_API = "gateway.networking.k8s.io";
const OWN = "edgegateway.dev/v1alpha1";

/** A cluster object; `second` is its creation time. */
export function objectOf(
  apiVersion: string,
  kind: string,
  name: string,
  { second = 0, ...content }: { readonly second?: number; readonly [field: string]: unknown },
): KubeObject {
  const creationTimestamp = `2030-01-01T00:00:${String(second).padStart(2, "0")}Z`;
  const place = kind === "GatewayClass" ? {} : { namespace: "default" };
  return { apiVersion, kind, metadata: { ...place, name, creationTimestamp }, ...content };
}

export function gateway(name: string, port = 80, second = 0): KubeObject {
  return objectOf(`${GATEWAY_API}/v1`, "Gateway", name, {
    second,
    spec: {
      gatewayClassName: "edge-gateway",
      allowedListeners: { namespaces: { from: "Same" } },
      listeners: [{ name: "http", port, protocol: "HTTP" }],
    },
  });
}

export function httpRoute(
  name: string,
  parents: readonly string[],
  backend: string,
  second = 0,
): KubeObject {
  return objectOf(`${GATEWAY_API}/v1`, "HTTPRoute", name, {
    second,
    spec: {
      parentRefs: parents.map((parent) => ({ name: parent })),
      rules: [{ backendRefs: [{ name: backend, port: 80 }] }],
    },
  });
}

export function service(name: string): KubeObject {
  return objectOf("v1", "Service", name, { spec: { ports: [{ port: 80 }] } });
}

function endpointSlice(name: string): KubeObject {
  const slice = objectOf("discovery.k8s.io/v1", "EndpointSlice", `${name}-1`, {
    addressType: "IPv4",
    endpoints: [{ addresses: ["10.0.0.1"] }],
    ports: [{ port: 8080 }],
  });
  const labels = { "kubernetes.io/service-name": name };
  return { ...slice, metadata: { ...slice.metadata, labels } };
}

function policy(name: string, target: string, request: string, second: number): KubeObject {
  return objectOf(OWN, "EdgePolicy", name, {
    second,
    spec: {
      targetRefs: [{ group: GATEWAY_API, kind: "HTTPRoute", name: target }],
      traffic: { timeouts: { request } },
    },
  });
}

/**
 * Objects that depend on each other in many ways: conflicts, missing references, listeners of
 * ListenerSets.
 */
export const EXAMPLES: readonly KubeObject[] = [
  gateway("web"),
  gateway("other", 80, 1),
  httpRoute("both", ["web", "other"], "app"),
  httpRoute("later", ["web"], "missing", 2),
  service("app"),
  endpointSlice("app"),
  policy("first", "both", "1s", 1),
  policy("second", "both", "2s", 2),
  policy("lost", "nowhere", "2s", 3),
  objectOf(OWN, "EdgeBackend", "plain", { spec: { static: { host: "a.example", port: 80 } } }),
  objectOf(`${GATEWAY_API}/v1`, "ListenerSet", "more", {
    spec: {
      parentRef: { name: "web" },
      listeners: [{ name: "extra", port: 81, protocol: "HTTP" }],
    },
  }),
  objectOf(OWN, "EdgeBackend", "broken", { spec: { nothing: { at: "all" } } }),
];
