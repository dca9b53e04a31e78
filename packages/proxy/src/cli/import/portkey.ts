import { isObject, type JsonObject } from "@edge-gateway/llm";
import { ImportReport, type Imported } from "./report.ts";
import { GUARDRAILS, promptGuardOf } from "./portkey-guardrails.ts";
import { conditionalRoutes, paramPolicy, retryPolicies } from "./portkey-routes.ts";
import { ImportedSecrets } from "./secrets.ts";
import { objectOf, present } from "./values.ts";
import { wholeWeights } from "./weights.ts";

const PORT = 8_787;
const GATEWAY = "web";

/** The vendors that the import supports, by their names in Portkey. */
const VENDORS: Readonly<Record<string, string>> = {
  openai: "openai",
  anthropic: "anthropic",
  google: "gemini",
  "vertex-ai": "vertexai",
  bedrock: "bedrock",
  "azure-openai": "azure",
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  retry: "retries of one target are not converted: those of the whole config are",
  cache: "only a simple cache of the whole config is converted: see ai.responseCache",
  request_timeout: "timeouts of one target are not converted: that of the whole config is",
  input_guardrails: "guards are policies in this gateway: promptGuard",
  output_guardrails: "guards are policies in this gateway: promptGuard",
  before_request_hooks: "guards are policies in this gateway: promptGuard",
  after_request_hooks: "guards are policies in this gateway: promptGuard",
};
/** The keys of the whole config that the import converts. */
const CONFIG: ReadonlySet<string> = new Set(["targets", "strategy", "retry", "request_timeout"]);
const UNKNOWN = "there is no equivalent in this gateway";

/** The supported keys of a target. */
const READ: ReadonlySet<string> = new Set([
  "name",
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
  /** The providers that were converted so far; their names are unique. */
  #count = 0;
  /** The response cache for every provider; undefined if there is none. */
  #cache: JsonObject | undefined;
  /** The guards for every provider; undefined if there are none. */
  #guard: JsonObject | undefined;

  constructor(read: JsonObject) {
    this.#read = read;
  }

  run(): Imported {
    const { targets, strategy } = this.#read;
    this.#cache = this.#readCache();
    this.#guard = promptGuardOf(this.#read, this.#report);
    const said = isObject(strategy) ? strategy : {};
    const list: readonly unknown[] = Array.isArray(targets) ? targets : [this.#read];
    const place = (index: number): string => (Array.isArray(targets) ? `targets[${index}]` : "");
    const isSplit = said["mode"] === "loadbalance" || said["mode"] === "conditional";
    const found = isSplit
      ? list.map((target, index) => this.#groups(place(index), target))
      : [list.map((target, index) => this.#targets(place(index), target))];
    const backends = new Map<string, JsonObject>();
    const names = found.map((groups, index) => {
      const kept = groups.filter(({ length }) => length > 0).map((providers) => ({ providers }));
      if (kept.length === 0) return undefined;
      const name = isSplit ? `models-${index + 1}` : "models";
      backends.set(name, { ai: { groups: kept } });
      return name;
    });
    const tries = Math.max(1, ...found.map((groups) => groups.flat().length));
    const policies = retryPolicies(this.#read, tries, this.#report);
    const routes = this.#routes(said, list, names).map((route) => present({ ...route, policies }));
    this.#strategy(said);
    this.#rest(Array.isArray(targets));
    const params = paramPolicy(routes, GATEWAY, this.#report);
    const config = {
      gateways: { [GATEWAY]: { port: PORT, routes } },
      backends: Object.fromEntries(backends),
      ...(params === undefined ? {} : { policies: [params] }),
    };
    return { config, notes: this.#report.notes };
  }

  /**
   * Converts one target among those that share the requests to groups: one target may try several providers
   * in turn.
   */
  #groups(at: string, target: unknown): readonly (readonly object[])[] {
    const { targets, strategy } = isObject(target) ? target : {};
    const isTried = Array.isArray(targets) && isObject(strategy) && strategy["mode"] === "fallback";
    if (!isTried) return [this.#targets(at, target)];
    return targets.map((each: unknown, index) => this.#targets(`${at}.targets[${index}]`, each));
  }

  /** Builds the routes that distribute the requests to the backends of the targets. */
  #routes(
    strategy: JsonObject,
    targets: readonly unknown[],
    names: readonly (string | undefined)[],
  ): readonly JsonObject[] {
    const { mode } = strategy;
    if (mode === "conditional") return conditionalRoutes(strategy, targets, names, this.#report);
    const shares = mode === "loadbalance" ? targets.map(shareOf) : [];
    const weights = wholeWeights(shares);
    const backends = names.flatMap((backend, index) =>
      backend === undefined ? [] : [present({ backend, weight: weights[index] })],
    );
    return [{ name: "models", backends }];
  }

  /**
   * Converts a target of a fallback to a group of providers: such a target may itself distribute requests.
   */
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
          ? `the provider is unknown: ${provider}`
          : "the target does not name the provider, which only Portkey knows";
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
      ...(this.#guard === undefined ? {} : { promptGuard: structuredClone(this.#guard) }),
    };
    const policies = {
      ...(typeof value === "string"
        ? { auth: { key: this.#secrets.variable(place(name), value) } }
        : {}),
      ...(Object.keys(ai).length === 0 ? {} : { ai }),
    };
    return Object.keys(policies).length === 0 ? {} : { policies };
  }

  /** Converts the response cache, with the number of seconds for which responses are cached. */
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

  #strategy({ mode, conditions: _read, default: _otherwise, ...more }: JsonObject): void {
    for (const name of Object.keys(more))
      if (name !== "on_status_codes") this.#report.refused(`strategy.${name}`, UNKNOWN);
    if (mode === "loadbalance")
      this.#report.converted("strategy", "requests are shared by the weights of backends");
    else if (mode === "conditional")
      this.#report.converted("strategy", "each condition is a route");
    else if (mode !== undefined) this.#report.converted("strategy", "providers are tried in order");
  }

  /** Reports all remaining top-level settings. */
  #rest(hasTargets: boolean): void {
    for (const name of Object.keys(this.#read)) {
      if (name === "cache" && this.#cache !== undefined) continue;
      const isRead = CONFIG.has(name) || GUARDRAILS.has(name) || (!hasTargets && READ.has(name));
      if (!isRead) this.#report.refused(name, LEFT_OUT[name] ?? UNKNOWN);
    }
  }
}

/** The share of the requests that a target gets. */
function shareOf(target: unknown): number {
  const { weight } = objectOf(target);
  return typeof weight === "number" ? weight : 1;
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
