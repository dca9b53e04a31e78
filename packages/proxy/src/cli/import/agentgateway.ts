import { isObject, type JsonObject } from "@edge-gateway/llm";
import { AgentgatewayModels } from "./agentgateway-models.ts";
import { backendOf, mcpOf } from "./agentgateway-backends.ts";
import { ImportedServers } from "./agentgateway-parts.ts";
import { merged, policiesOf } from "./agentgateway-policies.ts";
import { ImportReport, type Imported } from "./report.ts";
import { ImportedSecrets } from "./secrets.ts";
import { fieldMatchOf, listOf, objectOf, present, textOf } from "./values.ts";

const SECTIONS = ["binds", "llm", "mcp"] as const;
const DEFAULT_PORTS = { binds: 3_000, llm: 4_000, mcp: 3_000 } as const;
const VARIABLE = /\$([A-Za-z_]\w*)/g;

/** Converts a standalone configuration of agentgateway. */
export function importAgentgateway(read: unknown): Imported | string {
  if (!isObject(read) || !SECTIONS.some((name) => name in read))
    return "this is not a configuration of agentgateway: it has neither binds nor llm nor mcp";
  const { binds, llm, mcp, ...rest } = objectOf(withVariables(read));
  if ("networkAuthorization" in objectOf(rest["frontendPolicies"]))
    return "frontendPolicies.networkAuthorization protects the whole configuration and is not converted";
  return new AgentgatewayImport().run({ binds, llm, mcp }, rest);
}

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
}

class AgentgatewayImport {
  readonly #report = new ImportReport();
  readonly #secrets = new ImportedSecrets(this.#report);
  readonly #servers = new ImportedServers();
  readonly #gateways: Record<string, JsonObject> = {};

  run({ binds, llm, mcp }: Sections, rest: JsonObject): Imported {
    for (const [index, bind] of listOf(binds).entries())
      this.#bind(`binds[${index}]`, objectOf(bind));
    if (mcp !== undefined) this.#mcp(objectOf(mcp));
    const models = llm === undefined ? {} : this.#llm(objectOf(llm));
    for (const name of Object.keys(rest))
      this.#report.refused(name, LEFT_OUT[name] ?? "this section is not converted");
    const { backends } = this.#servers;
    const config = present({
      gateways: this.#gateways,
      backends: Object.keys(backends).length === 0 ? undefined : backends,
      models: Object.keys(models).length === 0 ? undefined : models,
    });
    const isEmpty = Object.keys(this.#gateways).length === 0;
    return { config: isEmpty ? undefined : config, notes: this.#report.notes };
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
    const served = tlsOf(tls);
    if (typeof served === "string") return this.#report.refused(`${place}.tls`, served);
    for (const name of Object.keys(more))
      this.#report.refused(`${place}.${name}`, "this setting is not converted");
    const made = listOf(routes).flatMap((route, index) =>
      this.#route(`${place}.routes[${index}]`, objectOf(route), hostname),
    );
    if (made.length === 0) return this.#report.refused(place, "none of the routes is converted");
    this.#gateways[this.#free("web")] = present({
      port: own,
      protocol: protocol === "HTTP" ? undefined : protocol,
      tls: served,
      routes: made,
    });
    this.#report.converted(at, `port ${own} with ${made.length} routes`);
  }

  /** Converts a route. A route that would be less protected than before is left out. */
  #route(at: string, route: JsonObject, host: unknown): readonly JsonObject[] {
    const { name, matches, hostnames, policies, backends, ...rest } = route;
    for (const key of Object.keys(rest))
      this.#report.refused(`${at}.${key}`, "this setting is not converted");
    const [secrets, servers] = [this.#secrets, this.#servers];
    const parts = policiesOf(policies, { at, secrets, servers }, this.#report);
    if (parts === undefined) {
      this.#report.refused(at, "the route is left out: a policy that protects it is not converted");
      return [];
    }
    const shared = merged(parts, "backend");
    const traffic = merged(parts, "traffic");
    const isA2a = "a2a" in objectOf(policies);
    const made = listOf(backends).flatMap((backend, index) => {
      const place = {
        at: `${at}.backends[${index}]`,
        secrets,
        servers,
        report: this.#report,
        isA2a,
        shared,
      };
      return backendOf(backend, place) ?? [];
    });
    if (made.length === 0 && traffic["directResponse"] === undefined) {
      this.#report.refused(at, "the route is left out: none of its backends is converted");
      return [];
    }
    if (made.length < listOf(backends).length)
      this.#report.changed(
        at,
        "some backends of the route are missing, and the others get their requests",
      );
    const filters = parts.flatMap(({ filter }) => filter ?? []);
    const listed = listOf(hostnames);
    const hosts = listed.length > 0 ? listed : host === undefined || host === "*" ? [] : [host];
    return [
      present({
        name: nameOf(name),
        hostnames: hosts.length === 0 ? undefined : hosts,
        matches: matches === undefined ? undefined : listOf(matches).map(matchOf),
        filters: filters.length === 0 ? undefined : filters,
        policies: Object.keys(traffic).length === 0 ? undefined : traffic,
        backends: made.length === 0 ? undefined : made,
      }),
    ];
  }

  #mcp({ port, policies, ...own }: JsonObject): void {
    const [secrets, servers] = [this.#secrets, this.#servers];
    const parts = policiesOf(policies, { at: "mcp", secrets, servers }, this.#report);
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

  #llm(llm: JsonObject): JsonObject {
    const { policies, gateways, port } = llm;
    if (gateways !== undefined || policies !== undefined) {
      const what = gateways === undefined ? "llm.policies" : "llm.gateways";
      this.#report.refused("llm", `the section is left out: ${what} is not converted`);
      return {};
    }
    const models = new AgentgatewayModels(this.#report, {
      secrets: this.#secrets,
      servers: this.#servers,
    }).run(llm);
    const served = typeof port === "number" ? port : DEFAULT_PORTS.llm;
    if (Object.keys(models).length > 0) this.#gateways[this.#free("models")] = { port: served };
    return models;
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
  gateways: "listeners of this section are not converted",
  routes: "routes of this section are not converted",
  tcpRoutes: "routes of connections are not converted: see tcpRoutes",
};

function nameOf(name: unknown): string | undefined {
  const plain = textOf(name)
    ?.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return plain?.replaceAll(/^-+|-+$/g, "") || undefined;
}

/** Converts the certificate of a listener; returns a text that says why if a part cannot be converted. */
function tlsOf(tls: unknown): JsonObject | string | undefined {
  if (tls === undefined) return undefined;
  const { cert, key, ...rest } = objectOf(tls);
  const [unknown] = Object.keys(rest);
  return unknown === undefined ? present({ cert, key }) : `${unknown} is not converted`;
}

const PATH_KINDS: Readonly<Record<string, string>> = {
  exact: "Exact",
  pathPrefix: "PathPrefix",
  regex: "RegularExpression",
};

function matchOf(match: unknown): JsonObject {
  const { path, method, headers, query } = objectOf(match);
  const [[kind, value] = ["", undefined]] = Object.entries(objectOf(path));
  const [pattern] = listOf(value);
  return present({
    path: path === undefined ? undefined : { type: PATH_KINDS[kind], value: pattern ?? value },
    method: textOf(method) ?? textOf(objectOf(method)["method"]),
    headers: headers === undefined ? undefined : listOf(headers).map(fieldMatchOf),
    queryParams: query === undefined ? undefined : listOf(query).map(fieldMatchOf),
  });
}
