import { isObject, type JsonObject } from "@edge-gateway/llm";
import { AgentgatewayModels } from "./agentgateway-models.ts";
import { mcpOf } from "./agentgateway-backends.ts";
import { attachedRoutes, gatewaysOf, type NamedGateways, refsOf } from "./agentgateway-gateways.ts";
import { ImportedServers } from "./agentgateway-parts.ts";
import { merged, policiesOf } from "./agentgateway-policies.ts";
import { routeOf, serving, tlsOf } from "./agentgateway-routes.ts";
import { ImportReport, type Imported } from "../report.ts";
import { ImportedSecrets } from "../secrets.ts";
import { listOf, objectOf, present } from "../values.ts";

const SECTIONS = ["binds", "llm", "mcp", "gateways"] as const;
const DEFAULT_PORTS = { binds: 3_000, llm: 4_000, mcp: 3_000 } as const;
const VARIABLE = /\$([A-Za-z_]\w*)/g;

/** Converts a standalone configuration of agentgateway. */
export function importAgentgateway(read: unknown): Imported | string {
  if (!isObject(read) || !SECTIONS.some((name) => name in read))
    return "this is not a configuration of agentgateway: it has neither binds nor gateways nor llm nor mcp";
  const { binds, llm, mcp, gateways, routes, ...rest } = objectOf(withVariables(read));
  if ("networkAuthorization" in objectOf(rest["frontendPolicies"]))
    return "frontendPolicies.networkAuthorization protects the whole configuration and is not converted";
  if (listOf(rest["policies"]).length > 0)
    return "policies with targets protect parts of the configuration and are not converted";
  return new AgentgatewayImport().run({ binds, llm, mcp, gateways, routes }, rest);
}

/** The route to which models belong if policies protect them. */
const MODELS_ROUTE = "llm-models";

/** Converts references to environment variables to the notation of this gateway. */
function withVariables(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(VARIABLE, "$${$1}");
  if (Array.isArray(value)) return value.map(withVariables);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withVariables(each)]),
  );
}

interface Sections {
  readonly binds: unknown;
  readonly llm: unknown;
  readonly mcp: unknown;
  readonly gateways: unknown;
  readonly routes: unknown;
}

class AgentgatewayImport {
  readonly #report = new ImportReport();
  readonly #secrets = new ImportedSecrets(this.#report);
  readonly #servers = new ImportedServers();
  readonly #gateways: Record<string, JsonObject> = {};
  readonly #routes: JsonObject[] = [];

  run({ binds, llm, mcp, gateways, routes }: Sections, rest: JsonObject): Imported {
    for (const [index, bind] of listOf(binds).entries())
      this.#bind(`binds[${index}]`, objectOf(bind));
    const named = gatewaysOf(gateways, this.#place);
    for (const [name, { gateway }] of named) this.#gateways[name] = gateway;
    this.#routes.push(...attachedRoutes(routes, named, this.#place));
    if (mcp !== undefined) this.#mcp(objectOf(mcp));
    const models = llm === undefined ? {} : this.#llm(objectOf(llm), named);
    for (const name of Object.keys(rest))
      this.#report.refused(name, LEFT_OUT[name] ?? "this section is not converted");
    const { backends } = this.#servers;
    const { held } = this.#secrets;
    const config = present({
      gateways: this.#gateways,
      routes: this.#routes.length === 0 ? undefined : this.#routes,
      secrets: Object.keys(held).length === 0 ? undefined : held,
      backends: Object.keys(backends).length === 0 ? undefined : backends,
      models: Object.keys(models).length === 0 ? undefined : models,
    });
    const isEmpty = Object.keys(this.#gateways).length === 0;
    return { config: isEmpty ? undefined : config, notes: this.#report.notes };
  }

  get #place() {
    return { at: "", report: this.#report, secrets: this.#secrets, servers: this.#servers };
  }

  #bind(at: string, { port, listeners, ...rest }: JsonObject): void {
    for (const name of Object.keys(rest))
      this.#report.refused(`${at}.${name}`, "this setting is not converted");
    const list = listOf(listeners).map(objectOf);
    const own = typeof port === "number" ? port : DEFAULT_PORTS.binds;
    if (list.length === 0) return this.#report.refused(at, "the bind has no listeners");
    if (list.length > 1)
      return this.#report.refused(at, "the bind has several listeners: split them by hand");
    const [listener = {}] = list;
    const { name: _name, protocol = "HTTP", hostname, tls, routes, ...more } = listener;
    const place = `${at}.listeners[0]`;
    if ("policies" in more)
      return this.#report.refused(
        place,
        "the listener is left out: policies of listeners are not converted",
      );
    if (protocol !== "HTTP" && protocol !== "HTTPS")
      return this.#report.refused(place, `listeners of ${String(protocol)} are not converted`);
    const secured = tlsOf(tls);
    if (typeof secured === "string") return this.#report.refused(`${place}.tls`, secured);
    for (const name of Object.keys(more))
      this.#report.refused(`${place}.${name}`, "this setting is not converted");
    const all = listOf(routes).map((route, index) =>
      routeOf(objectOf(route), hostname, {
        ...this.#place,
        at: `${place}.routes[${index}]`,
      }),
    );
    const made = serving(all);
    if (made.length === 0) return this.#report.refused(place, "none of the routes is converted");
    this.#gateways[this.#free("web")] = present({
      port: own,
      protocol: protocol === "HTTP" ? undefined : protocol,
      tls: secured,
      routes: made,
    });
    const served = all.filter(({ isStandIn }) => !isStandIn).length;
    this.#report.converted(at, `port ${own} with ${served} routes`);
  }

  #mcp({ port, policies, gateways, ...own }: JsonObject): void {
    if (gateways !== undefined)
      return this.#report.refused("mcp", "the section is left out: mcp.gateways is not converted");
    const parts = policiesOf(policies, { ...this.#place, at: "mcp" }, this.#report);
    const made = mcpOf(own, { at: "mcp", report: this.#report });
    if (parts === undefined || typeof made === "string")
      return this.#report.refused("mcp", typeof made === "string" ? made : "see its policies");
    const backend = merged(parts, "backend");
    const traffic = merged(parts, "traffic");
    const route = present({
      name: "mcp",
      policies: Object.keys(traffic).length === 0 ? undefined : traffic,
      backends: [Object.keys(backend).length === 0 ? made : { ...made, policies: backend }],
    });
    const served = typeof port === "number" ? port : DEFAULT_PORTS.mcp;
    this.#gateways[this.#free("mcp")] = { port: served, routes: [route] };
    this.#report.converted("mcp", `port ${served}`);
  }

  /** Converts the models, at their own port or at the gateways that the section names. */
  #llm(llm: JsonObject, named: NamedGateways): JsonObject {
    const { policies, gateways, port } = llm;
    const { guardrails, ...others } = objectOf(policies);
    const parts = policiesOf(others, { ...this.#place, at: "llm" }, this.#report);
    const wanted = gateways === undefined ? [] : refsOf(gateways);
    const unknown = wanted.find((name) => !named.has(name));
    const why = parts === undefined ? "see its policies" : unknown && `${unknown} is not converted`;
    if (parts === undefined || why !== undefined) {
      this.#report.refused("llm", `the section is left out: ${why ?? ""}`);
      return {};
    }
    const models = new AgentgatewayModels(this.#report, this.#place).run(llm, guardrails);
    if (Object.keys(models).length === 0) return models;
    const traffic = merged(parts, "traffic");
    const own = this.#free("models");
    const route =
      Object.keys(traffic).length === 0 ? undefined : { name: MODELS_ROUTE, policies: traffic };
    if (wanted.length === 0)
      this.#gateways[own] = present({
        port: typeof port === "number" ? port : DEFAULT_PORTS.llm,
        routes: route && [route],
      });
    else if (route !== undefined) this.#routes.push({ gateways: wanted, ...route });
    return this.#offered(models, route, wanted.length > 0 ? wanted : [own]);
  }

  /** The models with the route or the gateways that offer them, unless there is only one gateway. */
  #offered(models: JsonObject, route: object | undefined, gateways: readonly string[]): JsonObject {
    if (route === undefined && Object.keys(this.#gateways).length === 1) return models;
    const parentRefs =
      route === undefined
        ? gateways.map((name) => ({ kind: "Gateway", name }))
        : [{ kind: "Route", name: MODELS_ROUTE }];
    const attached = Object.entries(models).map(([name, model]) => {
      return [name, { parentRefs, ...objectOf(model) }] as const;
    });
    return Object.fromEntries(attached);
  }

  #free(name: string): string {
    let free = name;
    for (let count = 2; free in this.#gateways; count += 1) free = `${name}-${count}`;
    return free;
  }
}

const LEFT_OUT: Readonly<Record<string, string>> = {
  config: "settings of the process have other names: see config",
  frontendPolicies: "see policies.frontend of gateways",
  tcpRoutes: "routes of connections are not converted: see tcpRoutes",
};
