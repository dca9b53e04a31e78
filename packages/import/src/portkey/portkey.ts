import { isObject, type JsonObject } from "@edge-gateway/llm";
import { ImportReport, type Imported } from "../report.ts";
import { GUARDRAILS, promptGuardOf } from "./portkey-guardrails.ts";
import { retryPolicies } from "./portkey-retries.ts";
import { conditionalRoutes, paramPolicy } from "./portkey-routes.ts";
import {
  type NamedVendor,
  type PortkeyProvider,
  providerOf,
  vendorNamed,
} from "./portkey-providers.ts";
import { ImportedSecrets } from "../secrets.ts";
import { objectOf, present } from "../values.ts";
import { wholeWeights } from "../weights.ts";

const PORT = 8_787;
const GATEWAY = "web";

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
  "custom_host",
  "vertex_project_id",
  "vertex_region",
  "aws_region",
  "azure_resource_name",
  "azure_deployment_id",
  "azure_api_version",
]);

/** Matches the provider before a model of Portkey's catalogue: `@openai-prod/gpt-5`. */
const SLUG = /^@[^/]+\//;

/** What the config says of a target. */
interface Said {
  readonly said: JsonObject;
  readonly overrides: JsonObject;
  /** The name of the provider in Portkey's catalogue. */
  readonly slug: string | undefined;
}

/** The provider in the name of a model; undefined if there is none. */
function catalogued(model: unknown): string | undefined {
  return typeof model === "string" ? SLUG.exec(model)?.[0].slice(0, -1) : undefined;
}

/** Finds the vendor of a target; returns a text that says why the target is left out. */
function vendorOfTarget(said: JsonObject, asked: unknown, isOne: boolean): NamedVendor | string {
  const { provider = catalogued(asked) } = said;
  if (typeof provider !== "string")
    return "the target does not name the provider, which only Portkey knows";
  const guard = Object.keys(said).find((name) => isOne && GUARDRAILS.has(name));
  if (guard !== undefined) return `the target is left out: ${guard} of one target is not converted`;
  return vendorNamed(provider) ?? `the provider is unknown: ${provider}`;
}

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
    const { promptGuard, lost } = promptGuardOf(this.#read, this.#report);
    this.#guard = promptGuard;
    const said = isObject(strategy) ? strategy : {};
    const placed = Array.isArray(targets) ? placedTargets(said, targets) : [];
    if (!Array.isArray(targets)) placed.push({ at: "", target: this.#read });
    const list = placed.map(({ target }) => target);
    const isSplit = said["mode"] === "loadbalance" || said["mode"] === "conditional";
    const found = isSplit
      ? placed.map(({ at, target }) => this.#groups(at, target))
      : [placed.map(({ at, target }) => this.#targets(at, target))];
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
    if (lost !== undefined)
      this.#report.refused("targets", `all targets are left out: ${lost} is not converted`);
    if (lost !== undefined || backends.size === 0) {
      const notes = this.#report.notes.filter(({ what }) => what !== "converted");
      return { config: undefined, notes };
    }
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
    const where = at === "" ? "provider" : at;
    const { model: asked, ...overrides } = objectOf(said["override_params"]);
    const known = vendorOfTarget(said, asked, at !== "");
    const own = typeof known === "string" ? known : providerOf(known.vendor, said);
    if (typeof known === "string" || typeof own === "string") {
      this.#report.refused(where, typeof own === "string" ? own : "");
      return [];
    }
    if (at !== "")
      for (const name of Object.keys(said))
        if (!READ.has(name)) this.#report.refused(place(name), LEFT_OUT[name] ?? UNKNOWN);
    const policies = this.#policies(place, { said, overrides, slug: known.slug }, own);
    this.#report.converted(where, `is ${own.name}`);
    if (known.slug !== undefined)
      this.#report.changed(where, `${known.slug} is taken for ${own.name}, by its name`);
    const model = typeof asked === "string" ? asked.replace(SLUG, "") : undefined;
    this.#count += 1;
    const name = `${own.name.replaceAll(".", "-")}-${this.#count}`;
    return [
      {
        name,
        [own.vendor]: present({ ...own.settings, model: model ?? own.settings["model"] }),
        ...own.server,
        ...policies,
      },
    ];
  }

  #policies(
    place: (name: string) => string,
    { said, overrides, slug }: Said,
    { isSecure }: PortkeyProvider,
  ): object {
    const { api_key: key, virtual_key: virtual = slug } = said;
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
      ...(isSecure === true ? { tls: {} } : {}),
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

/** A target and its place in the config. */
interface PlacedTarget {
  readonly at: string;
  readonly target: unknown;
}

/** The targets of a config. Those of a load balancer within another one get their part of its share. */
function placedTargets(
  { mode }: JsonObject,
  targets: readonly unknown[],
  above = "targets",
  share = 1,
): PlacedTarget[] {
  return targets.flatMap((target, index) => {
    const at = `${above}[${index}]`;
    if (mode !== "loadbalance") return { at, target };
    const { strategy, targets: inner } = objectOf(target);
    const own = share * shareOf(target);
    const isSplit = Array.isArray(inner) && objectOf(strategy)["mode"] === "loadbalance";
    if (!isSplit) return { at, target: { ...objectOf(target), weight: own } };
    const total = inner.reduce((sum: number, each) => sum + shareOf(each), 0);
    return placedTargets(objectOf(strategy), inner, `${at}.targets`, total > 0 ? own / total : 0);
  });
}

/** The share of the requests that a target gets. */
function shareOf(target: unknown): number {
  const { weight } = objectOf(target);
  return typeof weight === "number" ? weight : 1;
}
