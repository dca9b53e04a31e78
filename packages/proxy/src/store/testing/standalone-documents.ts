import { build, topOf } from "@edge-gateway/schema-runtime/arbitraries/build";
import type { Draw } from "@edge-gateway/schema-runtime/arbitraries/site";
import { SHAPES } from "@edge-gateway/generated/arbitraries/shapes.ts";
import fc from "fast-check";

/** Objects with values that files can refer to, by name. */
export interface NamedObjects {
  readonly secrets: Readonly<Record<string, Values>>;
  readonly configMaps: Readonly<Record<string, Values>>;
}

interface Values {
  readonly values: Readonly<Record<string, string>>;
}

const MOST_ITEMS = 3;
const NAMES = ["plain", "socket", "proxy", "tools", "secure"] as const;
const PORTS = { web: 8080, secure: 8443, tls: 9443, tcp: 9000 } as const;

/**
 * Files in which every part is generated, and parts refer to each other. Most of them are refused at
 * first, such as for what this build does not run.
 */
export function standaloneDocument(draw: Draw, named: NamedObjects): unknown {
  return new Writer(draw).document(named);
}

class Writer {
  readonly #draw: Draw;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  document(named: NamedObjects): object {
    return {
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
      backends: this.#backends(),
      policies: this.#some(() => this.#policy()),
      ...named,
    };
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
      ...this.#maybe("matches", () => [this.#any("StandaloneRouteMatch")]),
      ...this.#maybe("filters", () => [this.#any("HttpRouteFilter")]),
      ...this.#maybe("policies", () => this.#any("TrafficPolicies")),
      backends: this.#some(() => this.#backend()),
    };
  }

  #backend(): object {
    const backend = this.#one(NAMES);
    return {
      ...this.#either({ backend }, { host: "app.test:80" }, { static: this.#server() }),
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
    const names = Object.keys(secrets);
    const reference = (): object => ({ name: this.#one(names) });
    return {
      certificateRefs: [reference(), ...this.#some(reference)],
      ...this.#maybe("mode", () => this.#either("Terminate", "DynamicCa")),
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
      ...this.#maybe("frontend", () => this.#any("PolicyFrontend")),
      ...this.#maybe("traffic", () => this.#any("PolicyTraffic")),
      ...this.#maybe("backend", () => this.#any("BackendPolicies")),
    };
  }

  #any(type: string): unknown {
    return build({ kind: "ref", type }, topOf(this.#draw, SHAPES));
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
