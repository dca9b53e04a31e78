/** The gateway that the manifests belong to. */
export const GATEWAY = `apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec:
  gatewayClassName: edge-gateway
  listeners: [{ name: http, port: 8080, protocol: HTTP }]
`;

/**
 * A configuration as people write it: two listeners, three routes, policies, backends, references.
 */
export function standaloneOf(index: number): string {
  return `gateways:
  web:
    port: 8080
    listeners:
      - { name: shop, hostname: shop${index}.example.com }
      - { name: others, hostname: "*.example.com" }
    routes:
      - name: api
        hostnames: [shop${index}.example.com]
        matches:
          - path: { type: PathPrefix, value: /v${index} }
            method: GET
            headers: [{ name: x-version, value: "1" }]
          - path: { type: Exact, value: /health }
        filters:
          - type: RequestHeaderModifier
            requestHeaderModifier: { set: [{ name: x-gateway, value: edge }] }
        policies:
          timeouts: { request: 10s }
          retry: { attempts: 2, codes: [502, 503], backoff: 100ms }
          authorization:
            policy:
              matchExpressions: ['request.headers["x-team"] == "shop" && request.path.startsWith("/v")']
        backends:
          - { backend: app, weight: 9 }
          - { host: "10.0.0.2:80", weight: 1 }
      - name: tools
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        policies: { cors: { allowOrigins: ["https://*.example.com"], allowMethods: [GET, POST] } }
        backends: [{ mcp: { targets: [{ name: files, static: { host: 127.0.0.1, port: 3001 } }] } }]
      - name: gone
        matches: [{ path: { type: PathPrefix, value: /old } }]
        policies: { directResponse: { status: 410, body: this is gone } }
backends:
  app:
    static: { host: app${index}.example.com, port: 443 }
    policies: { tls: { sni: app.example.com }, http: { requestTimeout: 2s } }
policies:
  - targetRefs: [{ kind: Gateway, name: web }]
    traffic: { timeouts: { request: 30s } }
secrets:
  token: { data: { key: "value-${index}" } }
`;
}

/**
 * The objects that an application adds to a cluster: its Services, routes, backends, policies and
 * values.
 */
export function manifestsOf(index: number): readonly string[] {
  const name = `app-${index}`;
  const edge = "group: edgegateway.dev, kind: EdgeBackend";
  return [
    `apiVersion: v1
kind: Service
metadata: { name: ${name}, labels: { app: ${name}, team: shop } }
spec: { selector: { app: ${name} }, ports: [{ name: http, port: 80, targetPort: 8080 }] }
`,
    `apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: { name: ${name}-a, labels: { kubernetes.io/service-name: ${name} } }
addressType: IPv4
ports: [{ name: http, port: 8080 }]
endpoints:
  - { addresses: [10.0.0.1], conditions: { ready: true } }
  - { addresses: [10.0.0.2], conditions: { ready: true } }
  - { addresses: [10.0.0.3], conditions: { ready: false } }
`,
    `apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: ${name}, annotations: { owner: shop } }
spec:
  parentRefs: [{ name: web }]
  hostnames: [${name}.example.com]
  rules:
    - name: api
      matches:
        - { path: { type: PathPrefix, value: /v1 }, method: GET }
        - { path: { type: Exact, value: /health }, headers: [{ name: x-version, value: "1" }] }
      filters:
        - type: RequestHeaderModifier
          requestHeaderModifier: { set: [{ name: x-gateway, value: edge }] }
      backendRefs: [{ name: ${name}, port: 80, weight: 9 }, { ${edge}, name: ${name} }]
    - name: rest
      timeouts: { request: 10s }
      backendRefs: [{ ${edge}, name: ${name} }]
`,
    `apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: ${name} }
spec:
  static: { host: ${name}.example.net, port: 443 }
  policies: { http: { requestTimeout: 2s } }
`,
    `apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: ${name}-traffic }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: HTTPRoute, name: ${name} }]
  traffic:
    retry: { attempts: 2, codes: [502, 503], backoff: 100ms }
    authorization:
      policy:
        matchExpressions: ['request.headers["x-team"] == "shop" && request.path.startsWith("/v")']
`,
    `apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: ${name}-backend }
spec:
  targetRefs: [{ ${edge}, name: ${name} }]
  backend:
    tls: { sni: ${name}.example.net }
    tcp: { connectTimeout: 2s }
`,
    `apiVersion: v1
kind: ConfigMap
metadata: { name: ${name} }
data: { settings.json: '{"level":"info"}', readme: a text }
`,
    `apiVersion: v1
kind: Secret
metadata: { name: ${name} }
type: Opaque
stringData: { token: "value-${index}" }
`,
  ];
}
