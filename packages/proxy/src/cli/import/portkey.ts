import { isObject, type JsonObject } from "@edge-gateway/llm";
import { ImportReport, type Imported } from "./report.ts";
import { ImportedSecrets } from "./secrets.ts";

const PORT = 8_787;

/** Portkey's names of vendors that we support. */
const VENDORS: Readonly<Record<string, string>> = {
  openai: "openai",
  anthropic: "anthropic",
  google: "gemini",
  "vertex-ai": "vertexai",
  bedrock: "bedrock",
  "azure-openai": "azure",
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  retry:
    "every provider of the groups is tried once; set the policy `retry` of the route for further attempts",
  cache: "only a simple cache of the whole config is converted: see ai.responseCache",
  request_timeout: "timeouts are policies in this gateway: timeouts of a gateway or route",
  input_guardrails: "guards are policies in this gateway: promptGuard",
  output_guardrails: "guards are policies in this gateway: promptGuard",
  before_request_hooks: "guards are policies in this gateway: promptGuard",
  after_request_hooks: "guards are policies in this gateway: promptGuard",
};
const STRATEGY: Readonly<Record<string, string>> = {
  on_status_codes:
    "the next provider is tried after 429, statuses from 500 on, and calls that fail",
};
const UNKNOWN = "there is no equivalent in this gateway";

/** The supported keys of a target. */
const READ: ReadonlySet<string> = new Set([
  "provider",
  "api_key",
  "virtual_key",
  "override_params",
  "weight",
  "vertex_project_id",
  "vertex_region",
  "aws_region",
  "azure_resource_name",
  "azure_deployment_id",
  "azure_api_version",
]);

/** Converts a Portkey config to a backend. */
export function importPortkey(read: unknown): Imported | string {
  if (!isObject(read) || (!Array.isArray(read["targets"]) && typeof read["provider"] !== "string"))
    return "this is not a Portkey config: it has neither targets nor a provider";
  return new PortkeyImport(read).run();
}

class PortkeyImport {
  readonly #read: JsonObject;
  readonly #report = new ImportReport();
  readonly #secrets = new ImportedSecrets(this.#report);
  /** Providers so far, whose names are unique. */
  #count = 0;
  /** The response cache of every provider; undefined if there is none. */
  #cache: JsonObject | undefined;

  constructor(read: JsonObject) {
    this.#read = read;
  }

  run(): Imported {
    const { targets, strategy } = this.#read;
    this.#cache = this.#readCache();
    const mode = isObject(strategy) ? strategy["mode"] : undefined;
    const found = Array.isArray(targets)
      ? targets.map((target: unknown, index) => this.#targets(`targets[${index}]`, target))
      : [this.#target("", this.#read)];
    this.#strategy(strategy);
    this.#rest(Array.isArray(targets));
    const isOneGroup = mode === "loadbalance";
    const lists = isOneGroup ? [found.flat()] : found;
    const groups = lists.filter(({ length }) => length > 0).map((providers) => ({ providers }));
    const routes = [{ name: "models", backends: [{ backend: "models" }] }];
    const config = {
      gateways: { web: { port: PORT, routes } },
      backends: { models: { ai: { groups } } },
    };
    return { config, notes: this.#report.notes };
  }

  /** A target of a fallback may itself distribute requests: it is a group of providers. */
  #targets(at: string, target: unknown): readonly object[] {
    const { targets, strategy, ...more } = isObject(target) ? target : {};
    if (!Array.isArray(targets)) return this.#target(at, target);
    const inner = isObject(strategy) ? strategy["mode"] : undefined;
    if (inner !== "loadbalance" && targets.length > 1) {
      this.#report.refused(at, `targets of the mode ${String(inner)} are not converted here`);
      return [];
    }
    for (const name of Object.keys(more))
      this.#report.refused(`${at}.${name}`, LEFT_OUT[name] ?? UNKNOWN);
    if (inner === "loadbalance") this.#scored(`${at}.strategy`);
    return targets.flatMap((each: unknown, index) =>
      this.#targets(`${at}.targets[${index}]`, each),
    );
  }

  #target(at: string, target: unknown): readonly object[] {
    const said = isObject(target) ? target : {};
    const place = (name: string): string => (at === "" ? name : `${at}.${name}`);
    const { provider } = said;
    const vendor = typeof provider === "string" ? VENDORS[provider] : undefined;
    if (vendor === undefined) {
      const why =
        typeof provider === "string"
          ? `its provider is unknown: ${provider}`
          : "it does not name its provider, which only Portkey knows";
      this.#report.refused(at === "" ? "provider" : at, why);
      return [];
    }
    if (at !== "")
      for (const name of Object.keys(said))
        if (!READ.has(name)) this.#report.refused(place(name), LEFT_OUT[name] ?? UNKNOWN);
    const { model, ...overrides } = isObject(said["override_params"])
      ? said["override_params"]
      : {};
    const own = settingsOf(vendor, said);
    if (typeof own === "string") {
      this.#report.refused(at === "" ? "provider" : at, own);
      return [];
    }
    const policies = this.#policies(place, said, overrides);
    this.#report.converted(at === "" ? "provider" : at, `is ${vendor}`);
    const named = typeof model === "string" ? { model } : {};
    this.#count += 1;
    return [{ name: `${vendor}-${this.#count}`, [vendor]: { ...own, ...named }, ...policies }];
  }

  #policies(place: (name: string) => string, said: JsonObject, overrides: JsonObject): object {
    const { api_key: key, virtual_key: virtual } = said;
    const [name, value] = typeof key === "string" ? ["api_key", key] : ["virtual_key", virtual];
    const fields = Object.entries(overrides).map(([field, each]) => ({ field, value: each }));
    const ai = {
      ...(fields.length === 0 ? {} : { overrides: fields }),
      ...(this.#cache === undefined ? {} : { responseCache: { ...this.#cache } }),
    };
    const policies = {
      ...(typeof value === "string"
        ? { auth: { key: this.#secrets.variable(place(name), value) } }
        : {}),
      ...(Object.keys(ai).length === 0 ? {} : { ai }),
    };
    return Object.keys(policies).length === 0 ? {} : { policies };
  }

  /** Converts the response cache, with the time for which responses are kept, in seconds. */
  #readCache(): JsonObject | undefined {
    const { cache } = this.#read;
    if (!isObject(cache) || cache["mode"] !== "simple") return undefined;
    const { max_age: age } = cache;
    this.#report.converted("cache", "is responseCache of every provider");
    return typeof age === "number" && age >= 1 ? { ttl: `${Math.round(age)}s` } : {};
  }

  #scored(at: string): void {
    this.#report.changed(at, "weights are not kept: a score of health and latency chooses");
  }

  #strategy(strategy: unknown): void {
    const { mode, ...more } = isObject(strategy) ? strategy : {};
    for (const name of Object.keys(more))
      this.#report.refused(`strategy.${name}`, STRATEGY[name] ?? UNKNOWN);
    if (mode === "loadbalance") this.#scored("strategy");
    else if (mode === "conditional")
      this.#report.refused(
        "strategy",
        "conditions are not converted: see virtualModel.conditional of models",
      );
    else if (mode !== undefined) this.#report.converted("strategy", "providers are tried in order");
  }

  /** Reports all remaining top-level settings. */
  #rest(hasTargets: boolean): void {
    for (const name of Object.keys(this.#read)) {
      if (name === "cache" && this.#cache !== undefined) continue;
      const isRead = name === "targets" || name === "strategy" || (!hasTargets && READ.has(name));
      if (!isRead) this.#report.refused(name, LEFT_OUT[name] ?? UNKNOWN);
    }
  }
}

/**
 * Converts the settings that a vendor needs besides the model; returns a text if one is missing.
 */
function settingsOf(vendor: string, said: JsonObject): object | string {
  if (vendor === "bedrock")
    return typeof said["aws_region"] === "string" ? { region: said["aws_region"] } : {};
  if (vendor === "azure") return azureOf(said);
  if (vendor !== "vertexai") return {};
  const { vertex_project_id: projectId, vertex_region: region } = said;
  if (typeof projectId !== "string") return "vertex_project_id is missing";
  return { projectId, ...(typeof region === "string" ? { region } : {}) };
}

function azureOf(said: JsonObject): object | string {
  const { azure_resource_name: resourceName, azure_deployment_id: model } = said;
  const { azure_api_version: apiVersion } = said;
  if (typeof resourceName !== "string") return "azure_resource_name is missing";
  return {
    resourceName,
    resourceType: "OpenAI",
    ...(typeof apiVersion === "string" ? { apiVersion } : {}),
    ...(typeof model === "string" ? { model } : {}),
  };
}
