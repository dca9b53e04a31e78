import { build, topOf } from "@edge-gateway/testkit/arbitraries/build";
import type { Draw } from "@edge-gateway/testkit/arbitraries/site";
import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import fc from "fast-check";

/** A part of a configuration, and a small file that contains that part. */
export interface Slot {
  readonly type: string;
  readonly put: (part: unknown) => object;
}

const ROUTE = { backends: [{ backend: "plain" }] };

/** Generates small files, each around one part of a given type. */
export const SLOTS: readonly Slot[] = [
  { type: "Settings", put: (config) => ({ config, ...withRoute(ROUTE) }) },
  { type: "FrontendPolicies", put: (frontend) => withRoute(ROUTE, { frontend }) },
  { type: "TrafficPolicies", put: (policies) => withRoute({ ...ROUTE, policies }) },
  { type: "StandaloneRouteMatch", put: (match) => withRoute({ ...ROUTE, matches: [match] }) },
  { type: "HttpRouteFilter", put: (filter) => withRoute({ ...ROUTE, filters: [filter] }) },
  { type: "StandaloneRouteBackend", put: (backend) => withRoute({ backends: [backend] }) },
  { type: "StandaloneTcpRoute", put: (route) => ({ ...withRoute(ROUTE), tcpRoutes: [route] }) },
  { type: "StandaloneUdpRoute", put: (route) => ({ ...withRoute(ROUTE), udpRoutes: [route] }) },
  { type: "StandaloneBackend", put: (other) => withBackend({ other }) },
  { type: "BackendPolicies", put: (policies) => withPolicies(policies) },
  {
    type: "StandaloneModel",
    put: (own) => ({ ...withRoute(ROUTE), models: { own, plain: { provider: "OpenAI" } } }),
  },
  {
    type: "StandaloneUi",
    put: (ui) => ({
      ...withRoute(ROUTE),
      ui: { ...Object(ui), gateways: ["web"], insecure: true },
    }),
  },
  { type: "StandalonePolicy", put: (policy) => ({ ...withRoute(ROUTE), policies: [policy] }) },
];

function withBackend(backends: object): object {
  return {
    ...withRoute({ backends: [{ backend: "other" }] }),
    backends: { ...BACKENDS, ...backends },
  };
}

function withPolicies(policies: unknown): object {
  return withRoute({ backends: [{ ...ROUTE.backends[0], policies }] });
}

function withRoute(route: object, gateway = {}): object {
  const tcp = { port: PORTS.tcp, protocol: "TCP" };
  const udp = { port: PORTS.udp, protocol: "UDP" };
  return { gateways: { web: { port: PORTS.web, ...gateway, routes: [route] }, tcp, udp } };
}

/** Generates a small file around a part. References in the part lead to objects of the file. */
export function slotDocument(draw: Draw, named: NamedObjects, slot: Slot, part: unknown): unknown {
  return new Writer(draw).around(named, slot.put, part, slot.type);
}

/** Secrets and ConfigMaps that files can refer to, by name. */
export interface NamedObjects {
  readonly secrets: Readonly<Record<string, Holder>>;
  readonly configMaps: Readonly<Record<string, Holder>>;
}

interface Holder {
  readonly data: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

const MOST_ITEMS = 3;
const NAMES = ["plain", "socket", "proxy", "tools", "secure"] as const;
const CALLABLE = ["plain", "proxy"] as const;
const MODES = ["AllowValidOnly", "AllowInsecureFallback"] as const;
const KEY_SET = JSON.stringify({
  keys: [
    {
      kty: "EC",
      crv: "P-256",
      kid: "first",
      x: "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
      y: "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
    },
  ],
});
const BACKENDS = {
  plain: { static: { host: "app.test", port: 80 } },
  proxy: { static: { host: "10.0.0.1", port: 3128 } },
  tools: {
    mcp: {
      targets: [
        { name: "first", static: { host: "tools.test", port: 80, protocol: "StreamableHTTP" } },
      ],
    },
  },
};
const PORTS = { web: 8080, secure: 8443, tls: 9443, tcp: 9000, udp: 9053 } as const;

/**
 * Generates files whose parts refer to each other. Most are invalid at first, for example because
 * of planned features.
 */
export function standaloneDocument(draw: Draw, named: NamedObjects): unknown {
  return new Writer(draw).document(named);
}

/** Adds the cookie secret, without which `oidc` is always refused. */
function withCookieSecret(document: object): object {
  const oidc = { cookieSecret: "ab".repeat(32) };
  return { ...document, config: { ...Object("config" in document && document.config), oidc } };
}

class Writer {
  readonly #draw: Draw;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  document(named: NamedObjects): object {
    return withCookieSecret({
      ...this.#maybe("config", () => this.#any("Settings")),
      gateways: {
        web: { port: PORTS.web, ...this.#gateway(), ...this.#routes() },
        secure: {
          port: PORTS.secure,
          protocol: "HTTPS",
          tls: this.#tls(named),
          ...this.#gateway(),
        },
        tls: {
          port: PORTS.tls,
          listeners: [
            { name: "ends", hostname: "ends.test", protocol: "TLS", tls: this.#tls(named) },
            { name: "passes", hostname: "passes.test", protocol: "TLS" },
            { name: "https", hostname: "*.test", protocol: "HTTPS", tls: this.#tls(named) },
          ],
          ...this.#maybe("frontend", () => this.#any("FrontendPolicies")),
        },
        tcp: { port: PORTS.tcp, protocol: "TCP" },
        udp: { port: PORTS.udp, protocol: "UDP" },
      },
      routes: [
        { gateways: ["secure"], ...this.#route() },
        { gateways: ["tls/https"], ...this.#route() },
      ],
      routeGroups: { group: { routes: this.#some(() => this.#route()) } },
      tcpRoutes: ["tcp", "tls/ends", "tls/passes"].map((gateway) => ({
        gateways: [gateway],
        backends: [this.#tcpBackend()],
      })),
      udpRoutes: [
        {
          gateways: ["udp"],
          backends: [this.#either({ backend: this.#one(NAMES) }, { host: "app.test:80" })],
        },
      ],
      backends: this.#backends(),
      policies: this.#some(() => this.#policy()),
      ...named,
    });
  }

  around(named: NamedObjects, put: Slot["put"], part: unknown, type: string): object {
    return withCookieSecret({ backends: BACKENDS, ...put(this.#wired(part, type)), ...named });
  }

  #gateway(): object {
    return {
      ...this.#maybe("frontend", () => this.#any("FrontendPolicies")),
      ...this.#maybe("policies", () => this.#any("TrafficPolicies")),
    };
  }

  #routes(): object {
    const group = { backends: [{ routeGroup: "group" }] };
    return { routes: [...this.#some(() => this.#route()), ...this.#some(() => group)] };
  }

  #route(): object {
    return {
      ...this.#maybe("hostnames", () => ["a.test"]),
      ...this.#maybe("matches", () => [this.#any("StandaloneRouteMatch")]),
      ...this.#maybe("filters", () => [this.#any("HttpRouteFilter")]),
      ...this.#maybe("policies", () => this.#any("TrafficPolicies")),
      backends: this.#some(() => this.#backend()),
    };
  }

  #backend(): object {
    const backend = this.#one(NAMES);
    return {
      ...this.#either(
        { backend },
        { host: "app.test:80" },
        { static: this.#server() },
        { mcp: { targets: [this.#target()] } },
      ),
      ...this.#maybe("filters", () => [this.#any("HttpRouteFilter")]),
      ...this.#maybe("policies", () => this.#any("BackendPolicies")),
    };
  }

  #tcpBackend(): object {
    return {
      ...this.#either({ backend: this.#one(NAMES) }, { host: "app.test:80" }),
      ...this.#maybe("policies", () => this.#any("StandaloneTcpBackendPolicies")),
    };
  }

  #backends(): object {
    const own = (): object => this.#maybe("policies", () => this.#any("BackendPolicies"));
    return {
      plain: { static: { host: "app.test", port: 80 }, ...own() },
      socket: { static: { unixPath: "/run/app.sock" }, ...own() },
      proxy: { static: { host: "10.0.0.1", port: 3128 }, ...own() },
      secure: { static: this.#server(), policies: { tls: this.#any("BackendTls") } },
      tools: { mcp: { targets: [this.#target()] }, ...own() },
    };
  }

  #target(): object {
    const policies = this.#maybe("policies", () => this.#any("SimpleBackendPolicies"));
    const place = this.#either(
      { host: "tools.test" },
      { backendRef: { name: this.#one(NAMES) }, port: undefined },
    );
    return {
      name: "first",
      static: { port: 80, protocol: "StreamableHTTP", ...place, ...policies },
    };
  }

  #server(): unknown {
    return this.#any("StaticBackend");
  }

  #tls({ secrets }: NamedObjects): object {
    const names = Object.entries(secrets).flatMap(([name, { data }]) =>
      "tls.crt" in data ? [name] : [],
    );
    const reference = (): object => ({ name: this.#one(names) });
    const clients = { caCertificateRefs: [{ kind: "ConfigMap", name: "roots" }] };
    return {
      certificateRefs: [reference(), ...this.#some(reference)],
      ...this.#maybe("frontendValidation", () => ({ ...clients, mode: this.#one(MODES) })),
      ...this.#maybe("mode", () => "Static"),
    };
  }

  #policy(): object {
    const target = this.#either(
      { kind: "Gateway", name: "web" },
      { kind: "Backend", name: this.#one(NAMES) },
      { kind: "Backend", name: "tools", sectionName: "first" },
    );
    return {
      targetRefs: [target],
      ...this.#maybe("strategy", () => this.#any("PolicyStrategy")),
      ...this.#maybe("frontend", () => this.#any("PolicyFrontend")),
      ...this.#maybe("traffic", () => this.#any("PolicyTraffic")),
      ...this.#maybe("backend", () => this.#any("BackendPolicies")),
    };
  }

  #any(type: string): unknown {
    return this.#wired(build({ kind: "ref", type }, topOf(this.#draw, SHAPES)), type);
  }

  /** Replaces references by objects of the file, and key values by valid keys. */
  #wired(value: unknown, field: string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.#wired(item, field));
    if (field === "inline") return KEY_SET;
    if (typeof value !== "object" || value === null) return value;
    const reference = this.#reference(field);
    if (reference !== undefined) return reference;
    const inner = Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      this.#wired(each, field === "apiKeyAuthentication" ? `${field}.${name}` : name),
    ]);
    return Object.fromEntries(inner);
  }

  #reference(field: string): object | undefined {
    switch (field) {
      case "backendRef":
        return { group: "edgegateway.dev", kind: "EdgeBackend", name: this.#one(CALLABLE) };
      case "apiKeyAuthentication.secretRef":
        return { name: "keys" };
      case "apiKeyAuthentication.secretSelector":
      case "apiKeyAuthentication.configMapSelector":
        return { matchLabels: { app: "keys" } };
      case "secretRef":
      case "mtlsCertificateRef":
      case "certificateRef":
      case "signingKeyRef":
        return { group: "", kind: "Secret", name: "own" };
      case "modelRef":
        return { name: "plain" };
      case "parentRefs":
      case "targetRefs":
        return { kind: "Gateway", name: "web" };
      case "caCertificateRefs":
        return { kind: "ConfigMap", name: "roots" };
      default:
        return undefined;
    }
  }

  #one<Value>(values: readonly Value[]): Value {
    const index = this.#draw(fc.nat, { max: values.length - 1 });
    const value = values[index];
    if (value === undefined) throw new RangeError("nothing to choose from");
    return value;
  }

  #either<Value>(...values: readonly Value[]): Value {
    return this.#one(values);
  }

  #some<Item>(make: () => Item): readonly Item[] {
    return Array.from({ length: this.#draw(fc.nat, { max: MOST_ITEMS }) }, make);
  }

  #maybe(name: string, make: () => unknown): object {
    return this.#draw(fc.boolean) ? { [name]: make() } : {};
  }
}
