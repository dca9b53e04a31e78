import { request } from "node:https";
import { text } from "node:stream/consumers";
import { stringify } from "yaml";

const GATEWAY_API = "gateway.networking.k8s.io/v1";

/**
 * A gateway with one listener; `listener` overrides fields of a plain HTTP listener, and `spec` adds fields
 * of the gateway.
 */
export function gatewayOf(port: number, listener: object = {}, spec: object = {}): string {
  const http = { name: "web", port, protocol: "HTTP" };
  return object(GATEWAY_API, "Gateway", "web", "infra", {
    gatewayClassName: "edge-gateway",
    ...spec,
    listeners: [{ ...http, allowedRoutes: { namespaces: { from: "All" } }, ...listener }],
  });
}

/** EdgeParameters in the namespace of the gateway. */
export function edgeParameters(name: string, spec: object): string {
  return object("edgegateway.dev/v1alpha1", "EdgeParameters", name, "infra", spec);
}

/** A route with a path prefix that leads to these backends. */
export function route(name: string, path: string, ...backendRefs: readonly object[]): string {
  return object(GATEWAY_API, "HTTPRoute", name, "default", {
    parentRefs: [{ name: "web", namespace: "infra" }],
    rules: [{ matches: [{ path: { type: "PathPrefix", value: path } }], backendRefs }],
  });
}

/** A route without parents: another route of the namespace passes its requests on to it. */
export function childRoute(name: string, path: string, ...backendRefs: readonly object[]): string {
  return object(GATEWAY_API, "HTTPRoute", name, "default", {
    rules: [{ matches: [{ path: { type: "PathPrefix", value: path } }], backendRefs }],
  });
}

/** A route that is attached to one listener of the gateway, and named after it. */
export function routeOf(
  kind: "HTTPRoute" | "GRPCRoute" | "TCPRoute" | "TLSRoute",
  listener: string,
  spec: object,
): string {
  return object(GATEWAY_API, kind, listener, "default", {
    parentRefs: [{ name: "web", namespace: "infra", sectionName: listener }],
    ...spec,
  });
}

/** Makes a Gateway with these listeners. */
export function gatewayWith(...listeners: readonly object[]): string {
  const allowedRoutes = { namespaces: { from: "All" } };
  return object(GATEWAY_API, "Gateway", "web", "infra", {
    gatewayClassName: "edge-gateway",
    listeners: listeners.map((listener) => ({ allowedRoutes, ...listener })),
  });
}

/** A Service with the port 80. */
export function service(name: string, namespace = "default"): string {
  return object("v1", "Service", name, namespace, { ports: [{ port: 80 }] });
}

/** The endpoints of a Service: one slice for each port of 127.0.0.1. */
export function slices(name: string, ports: readonly number[], namespace = "default"): string {
  return ports
    .map((port, index) =>
      stringify({
        apiVersion: "discovery.k8s.io/v1",
        kind: "EndpointSlice",
        metadata: {
          name: `${name}-${index}`,
          namespace,
          labels: { "kubernetes.io/service-name": name },
        },
        addressType: "IPv4",
        endpoints: [{ addresses: ["127.0.0.1"] }],
        ports: [{ port }],
      }),
    )
    .join("---\n");
}

/** A Service whose ports have names, numbers, and target ports of 127.0.0.1. */
export function servicePorts(
  name: string,
  ports: readonly { readonly name: string; readonly port: number; readonly target: number }[],
): string {
  const slice = {
    apiVersion: "discovery.k8s.io/v1",
    kind: "EndpointSlice",
    metadata: { name, namespace: "default", labels: { "kubernetes.io/service-name": name } },
    addressType: "IPv4",
    endpoints: [{ addresses: ["127.0.0.1"] }],
    ports: ports.map(({ name: port, target }) => ({ name: port, port: target })),
  };
  const spec = {
    ports: ports.map(({ name: port, port: number }) => ({ name: port, port: number })),
  };
  return together(object("v1", "Service", name, "default", spec), stringify(slice));
}

/** A BackendTLSPolicy with one target; a smaller year makes it older. */
export function tlsPolicy(name: string, target: object, validation: object, year = 2026): string {
  return stringify({
    apiVersion: GATEWAY_API,
    kind: "BackendTLSPolicy",
    metadata: { name, namespace: "default", creationTimestamp: `${year}-01-01T00:00:00Z` },
    spec: { targetRefs: [{ group: "", kind: "Service", ...target }], validation },
  });
}

/** Permits routes of the namespace default to refer to Services of apps. */
export function grant(): string {
  return object(GATEWAY_API, "ReferenceGrant", "routes", "apps", {
    from: [{ group: "gateway.networking.k8s.io", kind: "HTTPRoute", namespace: "default" }],
    to: [{ group: "", kind: "Service" }],
  });
}

const EDGE = "edgegateway.dev/v1alpha1";

/** A backend that is a provider of language models, with its own policies. */
export function aiBackend(name: string, ai: object, policies?: object): string {
  return object(EDGE, "EdgeBackend", name, "default", {
    ai,
    ...(policies === undefined ? {} : { policies }),
  });
}

/** A backend at a port of 127.0.0.1, with its own policies. */
export function edgeBackend(name: string, port: number, policies?: object): string {
  const server = { static: { host: "127.0.0.1", port } };
  return object(EDGE, "EdgeBackend", name, "default", {
    ...server,
    ...(policies === undefined ? {} : { policies }),
  });
}

/** A backend whose one MCP target is the port 80 of a Service. */
export function mcpBackend(name: string, target: string, settings: object = {}): string {
  const server = { backendRef: { name: target }, port: 80, protocol: "StreamableHTTP" };
  return object(EDGE, "EdgeBackend", name, "default", {
    mcp: { targets: [{ name: "tools", static: server }], ...settings },
  });
}

/** Makes a reference to an EdgeBackend. */
export function toEdgeBackend(name: string): object {
  return { group: "edgegateway.dev", kind: "EdgeBackend", name };
}

/** A policy of how backends are reached. */
export function backendPolicy(name: string, target: object, backend: object): string {
  return object(EDGE, "EdgePolicy", name, "default", { targetRefs: [target], backend });
}

/** Makes a Secret. */
export function secret(
  name: string,
  stringData: Readonly<Record<string, string>>,
  namespace = "infra",
): string {
  const metadata = { name, namespace };
  return stringify({ apiVersion: "v1", kind: "Secret", metadata, stringData });
}

/** Makes a ConfigMap. */
export function configMap(name: string, values: Readonly<Record<string, string>>): string {
  const metadata = { name, namespace: "default" };
  return stringify({ apiVersion: "v1", kind: "ConfigMap", metadata, data: values });
}

/** Joins several objects in one file. */
export function together(...objects: readonly string[]): string {
  return objects.filter((text) => text !== "").join("---\n");
}

export function object(
  apiVersion: string,
  kind: string,
  name: string,
  ...[namespace, spec]: readonly [string, object]
): string {
  return stringify({ apiVersion, kind, metadata: { name, namespace }, spec });
}

/**
 * Requests `/` from a port of 127.0.0.1 over TLS, as localhost; returns the body of the response.
 */
export function askSecurely(port: number, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, servername: "localhost", ca }, (response) => {
      text(response).then(resolve, reject);
    });
    asked.on("error", reject).end();
  });
}

/** A model at the gateway, or at the parents in `spec`. */
export function edgeModel(name: string, spec: object, namespace = "default"): string {
  const parentRefs = [{ name: "web", namespace: "infra" }];
  return object(EDGE, "EdgeModel", name, namespace, { parentRefs, ...spec });
}

/**
 * A Gateway called web on a port, and the beginning of an HTTPRoute called api: `rules:` of its
 * spec must follow.
 */
export function gatewayAndRoute(port: number): string {
  return `
apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: edge-gateway
  listeners: [{ name: http, port: ${port}, protocol: HTTP }]
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: api }
spec:
  parentRefs: [{ name: web }]`;
}
