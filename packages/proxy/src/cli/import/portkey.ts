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
  /** The cache of every provider; undefined: none. */
  #cache: JsonObject | undefined;

  constructor(read: JsonObject) {
    this.#read = read;
  }

  run(): Imported {
    const { targets, strategy } = this.#read;
    this.#cache = this.#readCache();
    const providers = Array.isArray(targets)
      ? targets.flatMap((target: unknown, index) =>
          this.#target(`targets[${index}]`, index, target),
        )
      : this.#target("", 0, this.#read);
    const mode = isObject(strategy) ? strategy["mode"] : undefined;
    this.#strategy(mode);
    this.#rest(Array.isArray(targets));
    const groups =
      mode === "loadbalance"
        ? [{ providers }]
        : providers.map((provider) => ({ providers: [provider] }));
    const routes = [{ name: "models", backends: [{ backend: "models" }] }];
    const config = {
      gateways: { web: { port: PORT, routes } },
      backends: { models: { ai: { groups } } },
    };
    return { config, notes: this.#report.notes };
  }

  #target(at: string, index: number, target: unknown): readonly object[] {
    const said = isObject(target) ? target : {};
    const place = (name: string): string => (at === "" ? name : `${at}.${name}`);
    const { provider } = said;
    const vendor = typeof provider === "string" ? VENDORS[provider] : undefined;
    if (vendor === undefined) {
      const why =
        "targets" in said
          ? "nested targets are not converted"
          : `its provider is unknown: ${String(provider)}`;
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
    return [{ name: `${vendor}-${index + 1}`, [vendor]: { ...own, ...named }, ...policies }];
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

  /** Responses to the same request, each for its time in seconds. */
  #readCache(): JsonObject | undefined {
    const { cache } = this.#read;
    if (!isObject(cache) || cache["mode"] !== "simple") return undefined;
    const { max_age: age } = cache;
    this.#report.converted("cache", "is responseCache of every provider");
    return typeof age === "number" && age >= 1 ? { ttl: `${Math.round(age)}s` } : {};
  }

  #strategy(mode: unknown): void {
    if (mode === "loadbalance")
      this.#report.changed(
        "strategy",
        "weights are not kept: a score of health and latency chooses",
      );
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

/** The settings that a vendor needs besides the model; a text says what is missing. */
function settingsOf(vendor: string, said: JsonObject): object | string {
  if (vendor === "bedrock")
    return typeof said["aws_region"] === "string" ? { region: said["aws_region"] } : {};
  if (vendor !== "vertexai") return {};
  const { vertex_project_id: projectId, vertex_region: region } = said;
  if (typeof projectId !== "string") return "vertex_project_id is missing";
  return { projectId, ...(typeof region === "string" ? { region } : {}) };
}
