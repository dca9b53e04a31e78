import type { KubeObject } from "@edge-gateway/kube/objects";
import { objectOf } from "./example-objects.ts";

const GATEWAY_API = "gateway.networking.k8s.io";
const EXPERIMENTAL = "gateway.networking.x-k8s.io";
const INFERENCE = "inference.networking.k8s.io";
const OWN_GROUP = "edgegateway.dev";
const OWN = `${OWN_GROUP}/v1alpha1`;

/** The name of all connected objects, and of their namespace. */
export const ODD = "odd";

/** A certificate with its key, as PEM. */
export interface KeyPair {
  readonly certificate: string;
  readonly key: string;
}

/**
 * Makes one object of every kind, named `odd` in the namespace `odd`. The objects refer to each other, so
 * that a fault in one of them appears in the status of others.
 */
export function connectedObjects({ certificate, key }: KeyPair): readonly KubeObject[] {
  return [
    inOdd("v1", "Namespace", { metadata: { labels: { team: ODD } } }),
    inOdd(`${GATEWAY_API}/v1`, "GatewayClass", {
      spec: {
        controllerName: "edgegateway.dev/gateway-controller",
        parametersRef: parametersRef({ namespace: ODD }),
      },
    }),
    inOdd(OWN, "EdgeParameters", { spec: { logging: { level: "debug" } } }),
    inOdd("v1", "Secret", {
      type: "kubernetes.io/tls",
      data: { "tls.crt": base64(certificate), "tls.key": base64(key), Authorization: base64("k") },
    }),
    inOdd("v1", "ConfigMap", { data: { "ca.crt": certificate } }),
    oddGateway(),
    inOdd(`${GATEWAY_API}/v1`, "ListenerSet", {
      spec: {
        parentRef: { name: ODD },
        listeners: [
          {
            name: "set",
            port: 8443,
            protocol: "HTTPS",
            tls: { certificateRefs: [{ name: ODD }] },
          },
        ],
      },
    }),
    ...backends(),
    ...oddRoutes(),
    inOdd(OWN, "EdgeModel", {
      spec: {
        parentRefs: [{ name: ODD, sectionName: "models" }],
        provider: "Custom",
        custom: { backendRef: { name: ODD, port: 80 }, formats: [{ type: "Messages" }] },
      },
    }),
    inOdd(OWN, "EdgePolicy", {
      spec: {
        targetRefs: [{ group: OWN_GROUP, kind: "EdgeBackend", name: ODD }],
        backend: { tls: { mtlsCertificateRef: [{ name: ODD }] } },
      },
    }),
    inOdd(`${GATEWAY_API}/v1`, "BackendTLSPolicy", {
      spec: {
        targetRefs: [{ group: "", kind: "Service", name: ODD, sectionName: "http" }],
        validation: { hostname: "a.example", caCertificateRefs: [reference("ConfigMap")] },
      },
    }),
    inOdd(`${GATEWAY_API}/v1beta1`, "ReferenceGrant", {
      spec: {
        from: [{ group: GATEWAY_API, kind: "HTTPRoute", namespace: "default" }],
        to: [{ group: "", kind: "Service" }],
      },
    }),
  ];
}

/**
 * Makes routes that each refer to one connected object, by the kind of the object. The conditions of a route
 * report problems of its object.
 */
export function usersOfConnected(): ReadonlyMap<string, KubeObject> {
  const byKind = {
    Service: { name: ODD, port: 80 },
    EdgeBackend: { group: OWN_GROUP, kind: "EdgeBackend", name: ODD },
    InferencePool: { group: INFERENCE, kind: "InferencePool", name: ODD },
    XBackend: { group: EXPERIMENTAL, kind: "XBackend", name: ODD },
  };
  const users = Object.entries(byKind).map(([kind, backend]) => {
    const name = `user-of-${kind.toLowerCase()}`;
    const parent = { name: ODD, sectionName: "models" };
    const route = inOdd(`${GATEWAY_API}/v1`, "HTTPRoute", routeTo(parent, backend), name);
    return [kind, route] as const;
  });
  const granted = objectOf(`${GATEWAY_API}/v1`, "HTTPRoute", "user-of-grant", {
    ...routeTo({ name: "web" }, { namespace: ODD, name: ODD, port: 80 }),
  });
  return new Map([...users, ["ReferenceGrant", granted]]);
}

function inOdd(
  apiVersion: string,
  kind: string,
  { metadata, ...content }: { readonly metadata?: object; readonly [field: string]: unknown },
  name = ODD,
): KubeObject {
  const object = objectOf(apiVersion, kind, name, { second: 30, ...content });
  const { namespace: _, ...rest } = object.metadata;
  const isNamespaced = kind !== "GatewayClass" && kind !== "Namespace";
  return {
    ...object,
    metadata: { ...rest, ...(isNamespaced ? { namespace: ODD } : {}), ...metadata },
  };
}

function oddGateway(): KubeObject {
  const ask = {
    protocol: "HTTP",
    backendRef: { name: ODD, port: 80 },
    http: { path: "/ask" },
  };
  return inOdd(`${GATEWAY_API}/v1`, "Gateway", {
    spec: {
      gatewayClassName: "edge-gateway",
      infrastructure: { parametersRef: parametersRef({}) },
      allowedListeners: { namespaces: { from: "All" } },
      tls: {
        frontend: { default: { validation: { caCertificateRefs: [reference("ConfigMap")] } } },
        backend: { clientCertificateRef: { name: ODD } },
      },
      listeners: [
        {
          name: "secure",
          port: 443,
          protocol: "HTTPS",
          tls: { certificateRefs: [{ name: ODD }] },
          allowedRoutes: {
            namespaces: { from: "Selector", selector: { matchLabels: { team: ODD } } },
          },
          filters: { requests: [{ type: "ExternalAuth", externalAuth: ask }] },
        },
        { name: "models", port: 80, protocol: "HTTP" },
        { name: "tcp", port: 81, protocol: "TCP" },
        { name: "udp", port: 82, protocol: "UDP" },
        { name: "tls", port: 83, protocol: "TLS", tls: { mode: "Passthrough" } },
      ],
    },
  });
}

function backends(): readonly KubeObject[] {
  const slice = {
    metadata: { labels: { "kubernetes.io/service-name": ODD } },
    addressType: "IPv4",
    endpoints: [{ addresses: ["10.0.0.9"] }],
    ports: [{ port: 8080 }],
  };
  const status = { podIP: "10.0.0.10", conditions: [{ type: "Ready", status: "True" }] };
  return [
    inOdd("v1", "Service", {
      metadata: { labels: { app: ODD } },
      spec: {
        ports: [
          { name: "http", port: 80, appProtocol: "edgegateway.dev/mcp" },
          { name: "udp", port: 53, protocol: "UDP" },
        ],
      },
    }),
    inOdd("discovery.k8s.io/v1", "EndpointSlice", slice),
    inOdd("v1", "Pod", { metadata: { labels: { app: ODD } }, status }),
    inOdd(OWN, "EdgeBackend", {
      spec: {
        mcp: {
          targets: [{ name: "tools", selector: { services: { matchLabels: { app: ODD } } } }],
        },
      },
    }),
    inOdd(`${INFERENCE}/v1`, "InferencePool", {
      spec: {
        selector: { matchLabels: { app: ODD } },
        targetPorts: [{ number: 8000 }],
        endpointPickerRef: { name: ODD, port: { number: 80 } },
      },
    }),
    inOdd(`${EXPERIMENTAL}/v1alpha1`, "XBackend", {
      spec: {
        type: "ExternalHostname",
        externalHostname: { hostname: "api.example.com" },
        port: { number: 443 },
        tls: {
          mode: "ClientAndServer",
          clientCertificateRef: { name: ODD },
          validation: { hostname: "api.example.com", caCertificateRefs: [reference("ConfigMap")] },
        },
      },
    }),
  ];
}

function oddRoutes(): readonly KubeObject[] {
  const service = { name: ODD, port: 80 };
  const streams = [
    ["TCPRoute", "tcp", service],
    ["UDPRoute", "udp", { name: ODD, port: 53 }],
    ["TLSRoute", "tls", service],
  ] as const;
  return [
    inOdd(`${GATEWAY_API}/v1`, "HTTPRoute", {
      spec: {
        parentRefs: [
          { name: ODD, sectionName: "secure" },
          { kind: "ListenerSet", name: ODD },
        ],
        rules: [
          {
            filters: [{ type: "RequestMirror", requestMirror: { backendRef: service } }],
            backendRefs: [
              service,
              { group: OWN_GROUP, kind: "EdgeBackend", name: ODD },
              { group: INFERENCE, kind: "InferencePool", name: ODD },
              { group: EXPERIMENTAL, kind: "XBackend", name: ODD },
            ],
          },
        ],
      },
    }),
    inOdd(`${GATEWAY_API}/v1`, "GRPCRoute", {
      spec: {
        parentRefs: [{ name: ODD, sectionName: "secure" }],
        rules: [{ matches: [{ method: { service: "a.B" } }], backendRefs: [service] }],
      },
    }),
    ...streams.map(([kind, sectionName, backend]) =>
      inOdd(`${GATEWAY_API}/v1`, kind, {
        spec: {
          parentRefs: [{ name: ODD, sectionName }],
          ...(kind === "TLSRoute" ? { hostnames: ["a.example"] } : {}),
          rules: [{ backendRefs: [backend] }],
        },
      }),
    ),
  ];
}

function routeTo(parent: object, backend: object): { readonly spec: object } {
  return { spec: { parentRefs: [parent], rules: [{ backendRefs: [backend] }] } };
}

function parametersRef(place: { readonly namespace?: string }): object {
  return { group: OWN_GROUP, kind: "EdgeParameters", name: ODD, ...place };
}

function reference(kind: string): object {
  return { group: "", kind, name: ODD };
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
