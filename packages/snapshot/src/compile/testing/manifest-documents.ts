import { RESOURCE_SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { build, topOf } from "@edge-gateway/testkit/arbitraries/build";
import type { Draw } from "@edge-gateway/testkit/arbitraries/site";
import fc from "fast-check";
import type { NamedObjects } from "./standalone-documents.ts";

const OWN_GROUP = "edgegateway.dev";
const GATEWAY_GROUP = "gateway.networking.k8s.io";
const BACKENDS = ["plain", "socket", "proxy", "tools", "any"] as const;
const PORTS = { http: 8080, https: 8443, tls: 9443, tcp: 9000, udp: 9053, service: 80 } as const;
const MOST_DOCUMENTS = 3;

/**
 * Generates a set of manifests whose parts refer to each other. Many sets are invalid, for example
 * because of planned features.
 */
export function manifestDocuments(draw: Draw, named: NamedObjects): readonly object[] {
  return new Writer(draw, named).documents();
}

/** Protocols of listeners without TLS. */
const STREAMS: Readonly<Record<string, string>> = { tcp: "TCPRoute", udp: "UDPRoute" };

class Writer {
  readonly #draw: Draw;
  readonly #named: NamedObjects;

  constructor(draw: Draw, named: NamedObjects) {
    this.#draw = draw;
    this.#named = named;
  }

  documents(): readonly object[] {
    const several = (type: string): readonly object[] =>
      Array.from({ length: this.#draw(fc.nat, { max: MOST_DOCUMENTS }) }, (_, index) =>
        this.#generated(type, `${type.toLowerCase()}-${index}`),
      );
    return [
      this.#gateway(),
      ...this.#values(),
      ...this.#backends(),
      this.#service(),
      ...["http", "https"].map((listener) => this.#route(listener)),
      ...["tcp", "ends", "passes", "udp"].map((listener) => this.#stream(listener)),
      ...Array.from({ length: MOST_DOCUMENTS }, (_, index) => this.#policy(`own-${index}`)),
      ...["HttpRoute", "GrpcRoute", "TcpRoute", "TlsRoute", "UdpRoute", "ListenerSet"].flatMap(
        several,
      ),
      ...["EdgePolicy", "BackendTlsPolicy", "EdgeModel", "ReferenceGrant"].flatMap(several),
    ];
  }

  #gateway(): object {
    const certificates = {
      certificateRefs: [{ name: this.#one(Object.keys(this.#named.secrets)) }],
    };
    const kinds = ["HTTPRoute", "GRPCRoute"].map((kind) => ({ group: GATEWAY_GROUP, kind }));
    return {
      apiVersion: `${GATEWAY_GROUP}/v1`,
      kind: "Gateway",
      metadata: { name: "web" },
      spec: {
        gatewayClassName: "edge-gateway",
        listeners: [
          { name: "http", port: PORTS.http, protocol: "HTTP", allowedRoutes: { kinds } },
          { name: "https", port: PORTS.https, protocol: "HTTPS", tls: certificates },
          { name: "ends", port: PORTS.tls, protocol: "TLS", hostname: "a.test", tls: certificates },
          { name: "passes", port: PORTS.tls, protocol: "TLS", tls: { mode: "Passthrough" } },
          { name: "tcp", port: PORTS.tcp, protocol: "TCP" },
          { name: "udp", port: PORTS.udp, protocol: "UDP" },
        ],
        allowedListeners: { namespaces: { from: "All" } },
      },
    };
  }

  #values(): readonly object[] {
    const { secrets, configMaps } = this.#named;
    return [
      ...Object.entries(secrets).map(([name, { data }]) => ({
        apiVersion: "v1",
        kind: "Secret",
        metadata: { name },
        stringData: data,
      })),
      ...Object.entries(configMaps).map(([name, { data }]) => ({
        apiVersion: "v1",
        kind: "ConfigMap",
        metadata: { name },
        data,
      })),
    ];
  }

  #service(): object {
    const ports = [
      { name: "tcp", port: PORTS.service },
      { name: "udp", port: PORTS.service, protocol: "UDP" },
    ];
    return { apiVersion: "v1", kind: "Service", metadata: { name: "app" }, spec: { ports } };
  }

  #route(listener: string): object {
    const rules = Array.from({ length: MOST_DOCUMENTS }, (_, index) => ({
      name: `rule-${index}`,
      matches: [this.#any("HttpRouteMatch")],
      ...this.#maybe("filters", () => [this.#rewired(this.#any("HttpRouteFilter"), "")]),
      backendRefs: [this.#backend(), this.#backend()],
    }));
    return {
      apiVersion: `${GATEWAY_GROUP}/v1`,
      kind: "HTTPRoute",
      metadata: { name: listener },
      spec: { parentRefs: [{ name: "web", sectionName: listener }], rules },
    };
  }

  #stream(listener: string): object {
    const kind = STREAMS[listener] ?? "TLSRoute";
    const names = kind === "TLSRoute" ? { hostnames: ["a.test"] } : {};
    return {
      apiVersion: `${GATEWAY_GROUP}/v1alpha2`,
      kind,
      metadata: { name: listener },
      spec: {
        parentRefs: [{ name: "web", sectionName: listener }],
        ...names,
        rules: [{ backendRefs: [this.#backend()] }],
      },
    };
  }

  #policy(name: string): object {
    const isOfBackend = this.#draw(fc.boolean);
    const target = isOfBackend
      ? { group: OWN_GROUP, kind: "EdgeBackend", name: this.#one(BACKENDS) }
      : { group: GATEWAY_GROUP, kind: "Gateway", name: "web" };
    const frontend = (): unknown => this.#any("PolicyFrontend");
    const traffic = (): unknown => this.#rewired(this.#any("PolicyTraffic"), "");
    return {
      apiVersion: `${OWN_GROUP}/v1alpha1`,
      kind: "EdgePolicy",
      metadata: { name },
      spec: {
        targetRefs: [target],
        ...(isOfBackend
          ? {}
          : { ...this.#maybe("frontend", frontend), ...this.#maybe("traffic", traffic) }),
        ...this.#maybe("backend", () => this.#backendPolicies()),
      },
    };
  }

  /** Backend policies, without those that apply only to some forms of backends. */
  #backendPolicies(): object {
    const { ai: _, mcp: __, ...policies } = Object(this.#any("BackendPolicies"));
    return Object(this.#rewired(policies, ""));
  }

  #simple(): object {
    return this.#maybe("policies", () => this.#rewired(this.#any("SimpleBackendPolicies"), ""));
  }

  #backends(): readonly object[] {
    const policies = (): object => this.#maybe("policies", () => this.#backendPolicies());
    const backend = (name: string, spec: object): object => ({
      apiVersion: `${OWN_GROUP}/v1alpha1`,
      kind: "EdgeBackend",
      metadata: { name },
      spec: { ...spec, ...policies() },
    });
    const server = { host: "tools.test", port: PORTS.service, protocol: "StreamableHTTP" };
    return [
      backend("plain", { static: { host: "app.test", port: PORTS.service } }),
      backend("proxy", { static: { host: "10.0.0.1", port: PORTS.service } }),
      backend("socket", { static: { unixPath: "/run/app.sock" } }),
      backend("tools", {
        mcp: { targets: [{ name: "first", static: { ...server, ...this.#simple() } }] },
      }),
      this.#generated("EdgeBackend", "any"),
    ];
  }

  #generated(type: string, name: string): object {
    const { metadata: _, status: __, ...document } = Object(this.#any(type));
    return { ...Object(this.#rewired(document, "")), metadata: { name } };
  }

  /** Replaces the references in a value by references to objects of the set. */
  #rewired(value: unknown, field: string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.#rewired(item, field));
    if (typeof value !== "object" || value === null) return value;
    const inner = Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      this.#rewired(each, name),
    ]);
    const fields = Object.fromEntries(inner);
    const { group, ...reference } = { group: undefined, ...this.#reference(field) };
    return { ...fields, ...reference, ...("group" in fields ? { group } : {}) };
  }

  #reference(field: string): object {
    switch (field) {
      case "parentRefs":
      case "parentRef":
        return { group: GATEWAY_GROUP, kind: "Gateway", name: "web", namespace: undefined };
      case "backendRef":
      case "backendRefs":
        return { ...this.#backend(), namespace: undefined };
      case "targetRefs":
        return this.#target();
      case "mtlsCertificateRef":
      case "certificateRefs":
        return { name: this.#one(Object.keys(this.#named.secrets)), namespace: undefined };
      case "caCertificateRefs":
        return { group: "", kind: "ConfigMap", name: "roots", namespace: undefined };
      default:
        return {};
    }
  }

  #backend(): object {
    if (this.#draw(fc.nat, { max: BACKENDS.length }) === 0)
      return { group: "", kind: "Service", name: "app", port: PORTS.service };
    return { group: OWN_GROUP, kind: "EdgeBackend", name: this.#one(BACKENDS) };
  }

  #target(): object {
    const none = { sectionName: undefined, port: undefined };
    if (this.#draw(fc.boolean)) return { ...none, ...this.#backend(), port: undefined };
    return { ...none, group: GATEWAY_GROUP, kind: "Gateway", name: "web" };
  }

  #any(type: string): unknown {
    return build({ kind: "ref", type }, topOf(this.#draw, RESOURCE_SHAPES));
  }

  #maybe(name: string, make: () => unknown): object {
    return this.#draw(fc.boolean) ? { [name]: make() } : {};
  }

  #one<Value>(values: readonly Value[]): Value {
    const value = values[this.#draw(fc.nat, { max: values.length - 1 })];
    if (value === undefined) throw new RangeError("nothing to choose from");
    return value;
  }
}
