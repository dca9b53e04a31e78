import type { JsonObject } from "@edge-gateway/llm";
import { guardsOf } from "./agentgateway-ai.ts";
import type { PolicyPlace } from "./agentgateway-parts.ts";
import type { ImportReport } from "../report.ts";
import { listOf, objectOf, present, servedBy, textOf } from "../values.ts";

const PROVIDERS: Readonly<Record<string, string>> = {
  openAI: "OpenAI",
  openai: "OpenAI",
  anthropic: "Anthropic",
  gemini: "Gemini",
  ollama: "Ollama",
  groq: "Groq",
  mistral: "Mistral",
  deepseek: "Deepseek",
  openrouter: "Openrouter",
  cohere: "Cohere",
  xai: "XAI",
};

/** The usual URLs of providers that users run on their own machines. */
const OWN_SERVERS: Readonly<Record<string, string>> = { Ollama: "http://localhost:11434/v1" };

/** Converts fields with constant values to fields with expressions. */
function literals(
  map: unknown,
  write: (field: string, value: string) => string,
): readonly JsonObject[] {
  return Object.entries(objectOf(map)).map(([field, value]) => ({
    field,
    expression: write(field, JSON.stringify(value)),
  }));
}

/** Joins the guards of every model and those of one of them. */
function joined(shared: JsonObject, own: JsonObject): JsonObject {
  const phases = ["request", "response"].map((phase) => {
    return [phase, structuredClone([...listOf(shared[phase]), ...listOf(own[phase])])] as const;
  });
  return Object.fromEntries(phases.filter(([, guards]) => guards.length > 0));
}

/** Names come before patterns, and long patterns before short ones. */
function rankOf({ read }: { readonly read: JsonObject }): number {
  const name = textOf(read["name"]) ?? "";
  return name.includes("*") ? -name.length : Number.MIN_SAFE_INTEGER;
}

/** Converts the section `llm`: models by name. */
export class AgentgatewayModels {
  readonly #report: ImportReport;
  readonly #place: Omit<PolicyPlace, "at">;
  readonly #models: Record<string, JsonObject> = {};
  /** The guards of every model. */
  #shared: JsonObject = {};
  /** The names of the converted models, by their names in the imported file. */
  readonly #names = new Map<string, string>();
  /** The names of models that would be less protected than before. */
  readonly #lost: string[] = [];

  constructor(report: ImportReport, place: Omit<PolicyPlace, "at">) {
    this.#report = report;
    this.#place = place;
  }

  /** @param guardrails the guards of every model */
  run(llm: JsonObject, guardrails?: unknown): JsonObject {
    const shared = guardrails === undefined ? {} : this.#guards("llm.policies", guardrails);
    if (typeof shared === "string") {
      this.#report.refused("llm", `the section is left out: ${shared}`);
      return {};
    }
    this.#shared = shared;
    const models = listOf(llm["models"]).map((read, index) => ({ read: objectOf(read), index }));
    // Those that serve a model which is left out come after it.
    for (const { read, index } of models.toSorted((one, other) => rankOf(one) - rankOf(other)))
      this.#model(`llm.models[${index}]`, read);
    for (const [index, model] of listOf(llm["virtualModels"]).entries())
      this.#virtual(`llm.virtualModels[${index}]`, objectOf(model));
    const done = new Set(["models", "virtualModels", "port", "gateways", "policies"]);
    for (const name of Object.keys(llm))
      if (!done.has(name)) this.#report.refused(`llm.${name}`, "this setting is not converted");
    return this.#models;
  }

  #model(at: string, read: JsonObject): void {
    const { name, provider, params, visibility, defaults, overrides, ...others } = read;
    const { transformation, guardrails, ...rest } = others;
    const vendor = PROVIDERS[textOf(provider) ?? ""];
    const matched = textOf(name);
    if (vendor === undefined || matched === undefined)
      return this.#report.refused(at, `the provider is not converted: ${JSON.stringify(provider)}`);
    const { model, apiKey, baseUrl, ...more } = objectOf(params);
    const [unknown] = [...Object.keys(rest), ...Object.keys(more).map((key) => `params.${key}`)];
    const served = servedBy(matched, this.#lost);
    if (served !== undefined) return this.#leaveOut(at, matched, `it would serve ${served}`);
    if (unknown !== undefined) return this.#leaveOut(at, matched, `${unknown} is not converted`);
    const transformations = [
      ...literals(defaults, (field, value) => `default(llmRequest.${field}, ${value})`),
      ...literals(overrides, (_field, value) => value),
      ...literals(model === undefined ? {} : { model }, (_field, value) => value),
      ...Object.entries(objectOf(transformation)).map(([field, expression]) => ({
        field,
        expression,
      })),
    ];
    const guards = guardrails === undefined ? {} : this.#guards(at, guardrails);
    if (typeof guards === "string") return this.#leaveOut(at, matched, guards);
    const promptGuard = joined(this.#shared, guards);
    const key = textOf(apiKey);
    const { secrets } = this.#place;
    const policies = present({
      auth: key === undefined ? undefined : { key: secrets.variable(`${at}.params.apiKey`, key) },
      promptGuard: Object.keys(promptGuard).length === 0 ? undefined : promptGuard,
      transformations: transformations.length === 0 ? undefined : transformations,
    });
    this.#models[this.#nameOf(matched)] = present({
      match: { model: matched },
      visibility: visibility === "internal" ? "Internal" : undefined,
      provider: vendor,
      baseURL: baseUrl ?? OWN_SERVERS[vendor],
      policies: Object.keys(policies).length === 0 ? undefined : policies,
    });
    this.#report.converted(at, `${matched} is a model of ${vendor}`);
  }

  #leaveOut(at: string, matched: string, why: string): void {
    this.#lost.push(matched);
    this.#report.refused(at, `the model is left out: ${why}`);
  }

  /** A text says why a model would be less protected. */
  #guards(at: string, guardrails: unknown): JsonObject | string {
    const changed: string[] = [];
    const guards = guardsOf(guardrails, { ...this.#place, at: `${at}.guardrails`, changed });
    for (const why of changed) this.#report.changed(`${at}.guardrails`, why);
    return guards;
  }

  #virtual(at: string, read: JsonObject): void {
    const [[kind, value] = ["", undefined]] = Object.entries(objectOf(read["routing"]));
    const matched = textOf(read["name"]) ?? "";
    const targets = listOf(objectOf(value)["targets"]).map((target) => {
      const { model, ...rest } = objectOf(target);
      const name = this.#names.get(textOf(model) ?? "");
      return name === undefined ? undefined : { modelRef: { name }, ...rest };
    });
    const isKnown = ["conditional", "weighted", "failover"].includes(kind);
    if (!isKnown || targets.length === 0 || targets.includes(undefined))
      return this.#report.refused(at, "the routing, or one of the targets, is not converted");
    const own = this.#nameOf(matched);
    this.#models[own] = { match: { model: matched }, virtualModel: { [kind]: { targets } } };
    this.#report.converted(at, `${matched} leads to ${targets.length} models`);
  }

  #nameOf(matched: string): string {
    const plain = matched.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const base = plain.replaceAll(/^-+|-+$/g, "") || "any";
    let name = base;
    for (let count = 2; name in this.#models; count += 1) name = `${base}-${count}`;
    this.#names.set(matched, name);
    return name;
  }
}
