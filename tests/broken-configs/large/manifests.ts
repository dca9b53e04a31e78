import { filled, type LargeText } from "./fill.ts";

const GATEWAY_API = "gateway.networking.k8s.io/v1";
const EDGE = "edgegateway.dev/v1alpha1";

function manifest(apiVersion: string, kind: string, name: string, spec: string): string {
  return `---\napiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: ${name}}\nspec:\n${spec}`;
}

const GATEWAY = manifest(
  GATEWAY_API,
  "Gateway",
  "web",
  "  gatewayClassName: c\n  listeners: [{name: a, port: 80, protocol: HTTP}]\n",
);
const backend = (name: string): string =>
  manifest(EDGE, "EdgeBackend", name, "  static: {host: a, port: 1}\n");
const routeTo = (name: string, to: string): string =>
  manifest(
    GATEWAY_API,
    "HTTPRoute",
    name,
    `  parentRefs: [{name: web}]\n  rules: [{backendRefs: [{group: edgegateway.dev, kind: EdgeBackend, name: ${to}}]}]\n`,
  );

/** Large sets of manifests, by content. */
export const LARGE_MANIFESTS: Readonly<Record<string, LargeText>> = {
  "manifests without names": filled(
    "",
    (index) => `---\napiVersion: v1\nkind: Service\nmetadata: {nam: a${index}}\n`,
  ),
  "manifests of unknown kinds": filled(
    "",
    (index) => `---\napiVersion: x/v1\nkind: Foo\nmetadata: {nam: a${index}}\n`,
  ),
  "manifests with broken syntax": filled("", () => "---\napiVersion: v1\nkind: [\n"),
  "manifests of one name": filled("", () => routeTo("a", "b")),
  "valid routes and backends": filled(
    GATEWAY,
    (index) => routeTo(`o${index}`, `o${index}`) + backend(`o${index}`),
  ),
  "routes to misspelt backends": filled(
    GATEWAY,
    (index) => routeTo(`o${index}`, `oo${index}`) + backend(`o${index}`),
  ),
  "policies of one gateway": filled(GATEWAY, (index) =>
    manifest(
      EDGE,
      "EdgePolicy",
      `p${index}`,
      "  targetRefs: [{group: gateway.networking.k8s.io, kind: Gateway, name: web}]\n  traffic: {timeouts: {request: 1s}}\n",
    ),
  ),
  "grants of other namespaces": filled(
    "",
    (index) =>
      `---\napiVersion: gateway.networking.k8s.io/v1beta1\nkind: ReferenceGrant\nmetadata: {name: g${index}, namespace: b}\nspec: {from: [{group: gateway.networking.k8s.io, kind: HTTPRoute, namespace: a${index}}], to: [{group: "", kind: Service}]}\n${manifest(GATEWAY_API, "HTTPRoute", `r${index}`, "  parentRefs: [{name: web}]\n  rules: [{backendRefs: [{name: s, namespace: b, port: 80}]}]\n")}`,
  ),
  "policies that select by labels": filled(
    "",
    (index) =>
      manifest(
        EDGE,
        "EdgePolicy",
        `p${index}`,
        `  targetSelectors: [{group: gateway.networking.k8s.io, kind: HTTPRoute, matchLabels: {a: "${index}"}}]\n  traffic: {timeouts: {request: 1s}}\n`,
      ) + routeTo(`r${index}`, "b"),
  ),
  "a list of manifests without names": filled(
    "apiVersion: v1\nkind: List\nitems:\n",
    (index) => `- {apiVersion: v1, kind: Service, metadata: {nam: a${index}}}\n`,
  ),
  "a list of manifests with a key twice": filled(
    "apiVersion: v1\nkind: List\nitems:\n",
    () => "- {apiVersion: v1, kind: Service, apiVersion: v1}\n",
  ),
  "a Secret with wrong values": filled(
    "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData:\n",
    (index) => `  k${index}: 1\n`,
  ),
  "a ConfigMap with booleans of YAML 1.1": filled(
    "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n",
    (index) => `  k${index}: yes\n`,
  ),
};
