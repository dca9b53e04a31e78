import { isObject, type JsonObject } from "@edge-gateway/llm";
import { ImportReport, type Imported } from "./report.ts";
import { ImportedSecrets, written } from "./secrets.ts";
import { providerPart, splitModel } from "./litellm-providers.ts";
import { promptGuardOf } from "./litellm-guardrails.ts";
import { ROUTE, ROUTE_SETTINGS, routePolicies } from "./litellm-route.ts";
import { budgetNote, keyLimits } from "./litellm-budgets.ts";
import { CHECKS, modelLimits } from "./litellm-limits.ts";
import { DEFAULTS, LEFT_OUT, READ, UNKNOWN } from "./litellm-settings.ts";
import { type Shares, sharesOf } from "./weights.ts";
import { ModelNames } from "./litellm-names.ts";
import { type Deployment, refOf, targetsOf, weighted } from "./litellm-targets.ts";
import { listOf, objectOf } from "./values.ts";
import { refusalOfPattern, renamed, WILDCARD } from "./litellm-wildcards.ts";

const PORT = 4_000;

/** Converts the configuration of a LiteLLM proxy. */
export function importLitellm(read: unknown): Imported | string {
  if (!isObject(read) || !Array.isArray(read["model_list"]))
    return "this is not a LiteLLM configuration: the list model_list is missing";
  return new LitellmImport(read).run(read["model_list"]);
}

class LitellmImport {
  readonly #read: JsonObject;
  readonly #report = new ImportReport();
  readonly #secrets = new ImportedSecrets(this.#report);
  readonly #groups = new Map<string, Deployment[]>();
  readonly #names = new ModelNames();

  constructor(read: JsonObject) {
    this.#read = read;
  }

  run(list: readonly unknown[]): Imported {
    for (const [index, entry] of list.entries()) this.#entry(`model_list[${index}]`, entry);
    const router = {
      ...section(this.#read, "litellm_settings"),
      ...section(this.#read, "router_settings"),
    };
    const models: Record<string, unknown> = {};
    const fallbacks = this.#fallbacks([
      ...listOf(section(this.#read, "litellm_settings")["fallbacks"]),
      ...listOf(section(this.#read, "router_settings")["fallbacks"]),
    ]);
    for (const [name, deployments] of this.#groups)
      this.#model(models, {
        name,
        deployments,
        fallbacks: fallbacks.get(name) ?? [],
        isScored: isScored(router),
      });
    this.#aliases(models, router["model_group_alias"]);
    const { routing_strategy: strategy } = router;
    if (isScored(router))
      this.#report.changed(
        "routing_strategy",
        `${String(strategy)} is a score of health and latency in this gateway`,
      );
    this.#rest();
    this.#guard(models);
    const routed = this.#route(models, router);
    const keyed = this.#masterKey();
    const config = { gateways: { web: { port: PORT, ...keyed, ...routed } }, models };
    return { config, notes: this.#report.notes };
  }

  /** Adds the guards to every model that has a provider. */
  #guard(models: Record<string, unknown>): void {
    const promptGuard = promptGuardOf(this.#read["guardrails"], {
      report: this.#report,
      secrets: this.#secrets,
    });
    if (promptGuard === undefined) return;
    for (const [name, model] of Object.entries(models)) {
      const { virtualModel, policies, ...rest } = objectOf(model);
      if (virtualModel !== undefined) continue;
      const guarded = { ...objectOf(policies), promptGuard: structuredClone(promptGuard) };
      models[name] = { ...rest, policies: guarded };
    }
  }

  /** A route to which all models belong, for policies that only routes can have. */
  #route(models: Record<string, unknown>, router: JsonObject): object {
    const counts = Object.values(models).map(targetsOf);
    const rateLimit = this.#limits(router);
    const policies = {
      ...routePolicies(router, Math.max(1, ...counts), this.#report),
      ...(rateLimit === undefined ? {} : { rateLimit }),
    };
    if (Object.keys(policies).length === 0) return {};
    for (const [name, model] of Object.entries(models))
      models[name] = { parentRefs: [{ kind: "Route", name: ROUTE }], ...objectOf(model) };
    return { routes: [{ name: ROUTE, policies }] };
  }

  /**
   * Returns the limits of models, or else those of all keys: a route can have either conditional limits or
   * unconditional ones.
   */
  #limits(router: JsonObject): JsonObject | undefined {
    const groups = [...this.#groups].map(([name, deployments]) => ({ name, deployments }));
    const ofModels = modelLimits(groups, router, this.#report);
    const ofKeys = keyLimits(section(this.#read, "litellm_settings"), this.#report, ofModels);
    return ofModels ?? ofKeys;
  }

  #entry(at: string, entry: unknown): void {
    const { model_name: name, litellm_params: params, ...rest } = objectOf(entry);
    for (const key of Object.keys(rest))
      this.#report.refused(`${at}.${key}`, LEFT_OUT[key] ?? UNKNOWN);
    const said = objectOf(params);
    const model = text(said["model"]);
    if (typeof name !== "string" || model === undefined)
      return this.#report.refused(at, "model_name or litellm_params.model is missing");
    const [provider, upstream] = splitModel(model);
    const part = providerPart(provider, {
      model,
      apiBase: setting(said["api_base"]) ?? setting(said["base_url"]),
      apiVersion: setting(said["api_version"]),
      region: setting(said["aws_region_name"]),
      project: setting(said["vertex_project"]),
      location: setting(said["vertex_location"]),
    });
    if (typeof part === "string") return this.#report.refused(at, `${model}: ${part}`);
    const first = this.#groups.get(name)?.[0];
    const why = refusalOfPattern(name, upstream, first !== undefined);
    if (why !== undefined) return this.#report.refused(at, why);
    const policies = this.#policies(`${at}.litellm_params`, said, renamed(name, upstream));
    const group = this.#groups.get(name) ?? [];
    const { order } = said;
    group.push({
      at,
      name: this.#names.of(`${name}-${group.length + 1}`),
      upstream,
      params: said,
      order: typeof order === "number" ? order : 1,
      part: { ...part, ...policies },
    });
    this.#groups.set(name, group);
    this.#report.converted(at, `${name} is ${upstream} of ${text(part["provider"]) ?? ""}`);
  }

  #policies(at: string, said: JsonObject, model: string | undefined): JsonObject {
    const key = text(said["api_key"]);
    const defaults = Object.entries(said)
      .filter(([name, value]) => DEFAULTS.has(name) && value !== null)
      .map(([field, value]) => ({
        field,
        expression: `default(llmRequest.${field}, ${JSON.stringify(value)})`,
      }));
    for (const name of Object.keys(said))
      if (!READ.has(name) && !defaults.some(({ field }) => field === name))
        this.#report.refused(`${at}.${name}`, LEFT_OUT[name] ?? UNKNOWN);
    const transformations =
      model === undefined ? defaults : [...defaults, { field: "model", expression: model }];
    const policies = {
      ...(key === undefined ? {} : { auth: { key: this.#secrets.variable(`${at}.api_key`, key) } }),
      ...(transformations.length === 0 ? {} : { transformations }),
    };
    return Object.keys(policies).length === 0 ? {} : { policies };
  }

  /** A single deployment of a name becomes a model; several become targets of a virtual model. */
  #model(models: Record<string, unknown>, group: Group): void {
    const { name, deployments, fallbacks, isScored: scored } = group;
    const [only, more] = deployments;
    if (
      only !== undefined &&
      more === undefined &&
      fallbacks.length === 0 &&
      (only.upstream === name || name.includes(WILDCARD))
    ) {
      models[this.#names.of(name)] = { match: { model: name }, ...only.part };
      return;
    }
    for (const { name: own, upstream, part } of deployments)
      models[own] = { match: { model: upstream }, visibility: "Internal", ...part };
    const orders = [...new Set(deployments.map(({ order }) => order))].toSorted((a, b) => a - b);
    const spare = fallbacks.flatMap((each, index) =>
      (this.#groups.get(each) ?? []).map((target) => ({
        target,
        priority: orders.length + index,
      })),
    );
    const own = deployments.map((target) => ({ target, priority: orders.indexOf(target.order) }));
    const isTried = scored || spare.length > 0 || orders.length > 1;
    const { by, weights } = sharesOf(deployments.map(({ params }) => params));
    const virtualModel = isTried
      ? {
          failover: {
            targets: [...own, ...spare].map(({ target, priority }) => ({
              ...refOf(target),
              priority,
            })),
          },
        }
      : {
          weighted: {
            targets: weighted(deployments.map(refOf), weights),
          },
        };
    this.#noteShares(name, isTried, { by, weights });
    models[this.#names.of(name)] = { match: { model: name }, virtualModel };
  }

  /** @param isTried whether deployments are tried one after the other, instead of sharing the requests */
  #noteShares(name: string, isTried: boolean, { by, weights }: Shares): void {
    if (by === undefined) return;
    const note = (why: string): void => this.#report.changed(`model_list (${name})`, why);
    if (isTried && by === "weight")
      note("weights are not kept: a score of health and latency chooses among its deployments");
    if (isTried) return;
    if (by !== "weight")
      note(`${by} is the weight of its deployments, as in LiteLLM, and limits nothing`);
    if (weights.includes(0)) note(`deployments without \`${by}\` get no requests, as in LiteLLM`);
  }

  /** Converts the fallbacks of model groups. */
  #fallbacks(list: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, readonly string[]>();
    for (const entry of list)
      for (const [name, targets] of Object.entries(objectOf(entry))) {
        const known = listOf(targets).filter(
          (each): each is string => typeof each === "string" && this.#isNamed(each),
        );
        if (!this.#isNamed(name) || known.length === 0) {
          const why = "no model of model_list without a wildcard has this name";
          this.#report.refused(`fallbacks.${name}`, why);
          continue;
        }
        found.set(name, known);
        if (known.length < listOf(targets).length)
          this.#report.changed(`fallbacks.${name}`, `only these follow: ${known.join(", ")}`);
        else this.#report.converted(`fallbacks.${name}`, `followed by ${known.join(", ")}`);
      }
    return found;
  }

  /** Whether a name is that of a group that can be the target of another model. */
  #isNamed(name: string): boolean {
    return this.#groups.has(name) && !name.includes(WILDCARD);
  }

  #aliases(models: Record<string, unknown>, aliases: unknown): void {
    for (const [alias, named] of Object.entries(objectOf(aliases))) {
      const target = isObject(named) ? named["model"] : named;
      if (isObject(named) && named["hidden"] === true)
        this.#report.changed(`model_group_alias.${alias}.hidden`, "the alias is listed");
      const isNamed = typeof target === "string" && this.#isNamed(target);
      const deployments = isNamed ? this.#groups.get(target) : undefined;
      const same = Object.values(models)
        .map((model) => objectOf(model))
        .find((model) => objectOf(model["match"])["model"] === target);
      const at = `model_group_alias.${alias}`;
      if (deployments === undefined)
        this.#report.refused(at, "no model of model_list without a wildcard has this name");
      else if (same?.["virtualModel"] !== undefined) {
        const virtualModel = structuredClone(same["virtualModel"]);
        models[this.#names.of(alias)] = { match: { model: alias }, virtualModel };
        this.#report.converted(at, `is ${String(target)}`);
      } else {
        const { weights } = sharesOf(deployments.map(({ params }) => params));
        const refs = deployments.map((each) => this.#visible(models, each, String(target)));
        const targets = weighted(refs, weights);
        models[this.#names.of(alias)] = {
          match: { model: alias },
          virtualModel: { weighted: { targets } },
        };
        this.#report.converted(at, `is ${String(target)}`);
      }
    }
  }

  /** Returns a reference to the model of a deployment, which may be listed under another name. */
  #visible(models: Record<string, unknown>, deployment: Deployment, group: string) {
    if (deployment.name in models) return refOf(deployment);
    const own = Object.entries(models).find(
      ([, model]) => objectOf(objectOf(model)["match"])["model"] === group,
    );
    return { modelRef: { name: own?.[0] ?? deployment.name } };
  }

  /** Reports all remaining settings. */
  #rest(): void {
    const done: ReadonlySet<string> = new Set([
      "fallbacks",
      "model_group_alias",
      "routing_strategy",
      "master_key",
      ...ROUTE_SETTINGS,
    ]);
    for (const [name, value] of Object.entries(this.#read)) {
      if (name === "model_list" || (name === "guardrails" && Array.isArray(value))) continue;
      if (!isObject(value)) this.#report.refused(name, LEFT_OUT[name] ?? UNKNOWN);
      else for (const key of Object.keys(value)) if (!done.has(key)) this.#left(name, value, key);
    }
  }

  #left(name: string, value: JsonObject, key: string): void {
    const at = `${name}.${key}`;
    if (CHECKS.has(key))
      return this.#report.changed(at, "only the limits among these checks are converted");
    this.#report.refused(at, budgetNote(key, value) ?? LEFT_OUT[key] ?? UNKNOWN);
  }

  /** The master key was used to create client keys, which must be created again. */
  #masterKey(): object {
    if (section(this.#read, "general_settings")["master_key"] === undefined) return {};
    this.#report.changed(
      "general_settings.master_key",
      "clients need keys of this gateway: create them with gwctl llm keys create",
    );
    return { policies: { apiKeyAuthentication: { runtimeKeys: {} } } };
  }
}

interface Group {
  readonly name: string;
  readonly deployments: readonly Deployment[];
  readonly fallbacks: readonly string[];
  /** Whether the routing strategy prefers the best deployment instead of distributing by weight. */
  readonly isScored: boolean;
}

function isScored({ routing_strategy: strategy }: JsonObject): boolean {
  return strategy !== undefined && strategy !== "simple-shuffle";
}

function section(read: JsonObject, name: string): JsonObject {
  return objectOf(read[name]);
}

/** Returns a text, or the reference to the variable that contains it. */
function setting(value: unknown): string | undefined {
  const said = text(value);
  return said === undefined ? undefined : written(said);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
