import { isObject, type JsonObject } from "@edge-gateway/llm";
import { budgetNote, keyLimits } from "./litellm-budgets.ts";
import { deploymentsOf, DROPPED } from "./litellm-deployments.ts";
import { promptGuardOf } from "./litellm-guardrails.ts";
import { CHECKS, modelLimits } from "./litellm-limits.ts";
import { LitellmModels } from "./litellm-models.ts";
import { ModelNames } from "./litellm-names.ts";
import { lostProtection } from "./litellm-protection.ts";
import { ROUTE, ROUTE_SETTINGS, routePolicies } from "./litellm-route.ts";
import { LEFT_OUT, UNKNOWN } from "./litellm-settings.ts";
import { type Deployment, targetsOf } from "./litellm-targets.ts";
import { ImportReport, type Imported } from "../report.ts";
import { ImportedSecrets } from "../secrets.ts";
import { listOf, objectOf, textOf } from "../values.ts";

type Groups = ReadonlyMap<string, readonly Deployment[]>;

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
  readonly #names = new ModelNames();

  constructor(read: JsonObject) {
    this.#read = read;
  }

  run(list: readonly unknown[]): Imported {
    const groups = deploymentsOf(list, {
      report: this.#report,
      secrets: this.#secrets,
      names: this.#names,
    });
    const settings = section(this.#read, "litellm_settings");
    const own = section(this.#read, "router_settings");
    const router = { ...settings, ...own };
    const models = new LitellmModels(this.#report, this.#names, groups).run(router, [
      ...listOf(settings["fallbacks"]),
      ...listOf(own["fallbacks"]),
    ]);
    this.#rest();
    const lost = this.#guard(models) ?? lostProtection(this.#read);
    if (lost !== undefined) return this.#refused(lost);
    const routed = this.#route(models, router, groups);
    const keyed = this.#masterKey();
    const secrets = this.#secrets.held;
    const config = {
      gateways: { web: { port: PORT, ...keyed, ...routed } },
      ...(Object.keys(secrets).length === 0 ? {} : { secrets }),
      models,
    };
    const isEmpty = Object.keys(models).length === 0;
    return { config: isEmpty ? undefined : config, notes: this.#report.notes };
  }

  /** No model is converted: each of them would be less protected than before. */
  #refused(lost: string): Imported {
    this.#report.refused(
      "model_list",
      `all models are left out: ${lost} protects them, and is not converted completely`,
    );
    const notes = this.#report.notes.filter(({ what }) => what !== "converted");
    return { config: undefined, notes };
  }

  /** Adds the guards to every model that has a provider; returns the place of one that is lost. */
  #guard(models: Record<string, unknown>): string | undefined {
    const { promptGuard, lost } = promptGuardOf(this.#read["guardrails"], {
      report: this.#report,
      secrets: this.#secrets,
    });
    if (promptGuard === undefined) return lost;
    for (const [name, model] of Object.entries(models)) {
      const { virtualModel, policies, ...rest } = objectOf(model);
      if (virtualModel !== undefined) continue;
      const guarded = { ...objectOf(policies), promptGuard: structuredClone(promptGuard) };
      models[name] = { ...rest, policies: guarded };
    }
    return lost;
  }

  /** A route to which all models belong, for policies that only routes can have. */
  #route(models: Record<string, unknown>, router: JsonObject, groups: Groups): object {
    const rateLimit = this.#limits(models, router, groups);
    const counts = Object.values(models).map(targetsOf);
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
  #limits(
    models: Record<string, unknown>,
    router: JsonObject,
    groups: Groups,
  ): JsonObject | undefined {
    const aliases = Object.entries(objectOf(router["model_group_alias"]));
    const limited = [...groups].map(([name, deployments]) => {
      const also = aliases.filter(([, of]) => (isObject(of) ? of["model"] : of) === name);
      return { name, deployments, aliases: also.map(([alias]) => alias) };
    });
    const { policy, lost } = modelLimits(limited, router, this.#report);
    for (const [name, model] of Object.entries(models))
      if (lost.has(textOf(objectOf(objectOf(model)["match"])["model"]) ?? "")) delete models[name];
    const ofKeys = keyLimits(section(this.#read, "litellm_settings"), this.#report, policy);
    return policy ?? ofKeys;
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
    if (key === "drop_params") return this.#report.changed(at, DROPPED);
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

function section(read: JsonObject, name: string): JsonObject {
  return objectOf(read[name]);
}
