import type {
  CatalogModel,
  CatalogRates,
  ModelCatalog,
} from "@edge-gateway/generated/types/index.ts";
import {
  flagIn,
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
} from "../json.ts";
import { MAX_RATE_LENGTH } from "../bounds.ts";

/** A catalogue made from the file `api.json` of models.dev, and notes about what could not be imported. */
export interface ImportedCatalog {
  readonly catalog: ModelCatalog;
  /** A note for each model that was left out, with its place and the reason. */
  readonly notes: readonly string[];
}

/** Names of providers in models.dev that differ from their names in telemetry. */
const PROVIDERS: Readonly<Record<string, string>> = {
  google: "gcp.gemini",
  "google-vertex": "gcp.vertex_ai",
  "google-vertex-anthropic": "gcp.vertex_ai",
  "amazon-bedrock": "aws.bedrock",
  "azure-cognitive-services": "azure",
  "fireworks-ai": "fireworks",
};

const RATES: readonly (readonly [their: string, our: keyof CatalogRates])[] = [
  ["input", "input"],
  ["output", "output"],
  ["cache_read", "cacheRead"],
  ["cache_write", "cacheWrite"],
  ["reasoning", "reasoning"],
  ["input_audio", "inputAudio"],
  ["output_audio", "outputAudio"],
];

const CAPABILITIES: readonly (readonly [their: string, our: string])[] = [
  ["tool_call", "tools"],
  ["reasoning", "reasoning"],
  ["structured_output", "structuredOutput"],
  ["attachment", "attachments"],
  ["temperature", "temperature"],
];

const OLD_TIER = 200_000;
const DECIMALS = 6;

/**
 * Converts an `api.json` of models.dev; undefined if the value is not an object of providers with
 * models.
 */
export function catalogOfModelsDev(api: unknown): ImportedCatalog | undefined {
  if (!isObject(api)) return undefined;
  const notes: string[] = [];
  const providers: Record<string, { models: Record<string, CatalogModel> }> = {};
  for (const [id, provider] of Object.entries(api)) {
    const models = objectIn(objectOf(provider), "models");
    if (models === undefined) {
      notes.push(`${id}: left out: no models`);
      continue;
    }
    const name = Object.hasOwn(PROVIDERS, id) ? (PROVIDERS[id] ?? id) : id;
    const own = (providers[name] ??= { models: {} });
    for (const [model, said] of Object.entries(models)) {
      const read = new ModelReader(`${id}/${model}`, notes);
      own.models[model] = read.model(objectOf(said));
    }
  }
  const isEmpty = Object.keys(providers).length === 0;
  return isEmpty ? undefined : { catalog: { providers }, notes };
}

class ModelReader {
  readonly #at: string;
  readonly #notes: string[];

  constructor(at: string, notes: string[]) {
    this.#at = at;
    this.#notes = notes;
  }

  model(said: JsonObject): CatalogModel {
    const cost = objectIn(said, "cost");
    const limit = objectOf(said["limit"]);
    const modalities = objectOf(said["modalities"]);
    const tiers = cost === undefined ? [] : this.#tiers(cost);
    const capabilities = CAPABILITIES.flatMap(([their, our]) => (flagIn(said, their) ? [our] : []));
    return {
      ...(cost === undefined ? {} : { rates: this.#rates(cost) }),
      ...(tiers.length === 0 ? {} : { tiers }),
      ...amount("contextWindow", numberIn(limit, "context")),
      ...amount("maxOutputTokens", numberIn(limit, "output")),
      ...list("inputModalities", listIn(modalities, "input")),
      ...list("outputModalities", listIn(modalities, "output")),
      ...list("capabilities", capabilities),
    };
  }

  #rates(cost: JsonObject): CatalogRates {
    return Object.fromEntries(
      RATES.flatMap(([their, our]) => {
        const rate = this.#rate(cost[their], their);
        return rate === undefined ? [] : [[our, rate]];
      }),
    );
  }

  /** The newer form of a tier contains its own size; the older form had a single fixed size. */
  #tiers(cost: JsonObject): NonNullable<CatalogModel["tiers"]> {
    const old = objectIn(cost, "context_over_200k");
    const said = listIn(cost, "tiers").map(objectOf);
    if (said.length === 0)
      return old === undefined ? [] : [{ contextOver: OLD_TIER, rates: this.#rates(old) }];
    const tiers = said.flatMap((each) => {
      const { type, size } = objectOf(each["tier"]);
      if (type === "context" && typeof size === "number" && size >= 0)
        return [{ contextOver: size, rates: this.#rates(each) }];
      this.#notes.push(`${this.#at}: a tier is left out: tiers must depend on the context size`);
      return [];
    });
    const bySize = new Map(tiers.map((tier) => [tier.contextOver, tier]));
    return [...bySize.values()].toSorted((left, right) => left.contextOver - right.contextOver);
  }

  #rate(value: unknown, kind: string): string | undefined {
    if (value === undefined || value === null) return undefined;
    const isAmount = typeof value === "number" && Number.isFinite(value) && value >= 0;
    const rate = isAmount ? value.toFixed(DECIMALS).replace(/\.?0+$/, "") : "";
    if (rate === "" || rate.length > MAX_RATE_LENGTH) {
      this.#notes.push(`${this.#at}: the price of ${kind} is left out: not an amount of dollars`);
      return undefined;
    }
    if (Number(rate) !== value)
      this.#notes.push(`${this.#at}: the price of ${kind} is rounded to ${DECIMALS} decimals`);
    return rate;
  }
}

function amount(name: "contextWindow" | "maxOutputTokens", value: number | undefined) {
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? { [name]: value } : {};
}

function list(name: string, values: readonly unknown[]) {
  const texts = new Set(values.filter((each) => typeof each === "string"));
  return texts.size === 0 ? {} : { [name]: [...texts] };
}
