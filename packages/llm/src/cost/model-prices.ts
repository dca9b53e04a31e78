import type {
  CatalogModel,
  CatalogRates,
  ModelCatalog,
} from "@edge-gateway/generated/types/index.ts";
import type { Usage } from "../chat/form.ts";
import { mergeCatalogs, type Models } from "./merge-catalogs.ts";
import { perToken, type Picodollars } from "./money.ts";

/** The cost of a call, by kind of token. */
export type Cost = Readonly<Record<keyof CatalogRates, Picodollars>> & {
  readonly total: Picodollars;
};

/**
 * How complete a cost is. `Unpriced`: a kind of token has no price; `Missing`: the model is
 * unknown.
 */
export type CostStatus = "Exact" | "Unpriced" | "Missing" | "NoCatalog";

export interface FoundCost {
  readonly status: CostStatus;
  /** The cost of the call; undefined if no token has a price. */
  readonly cost: Cost | undefined;
}

/** The facts about a call that determine its cost. */
export interface PricedCall {
  readonly provider: string;
  readonly requestModel: string;
  readonly model: string;
  readonly responseModel?: string | undefined;
  readonly usage?: Usage | undefined;
}

/** The prices of a catalogue's models. */
export class ModelPrices {
  readonly #providers: ReadonlyMap<string, Models>;

  constructor(catalogs: readonly ModelCatalog[]) {
    this.#providers = mergeCatalogs(catalogs);
  }

  /** Finds the model of a call in the catalogues; undefined if the model is unknown. */
  find({ provider, responseModel, model, requestModel }: PricedCall): CatalogModel | undefined {
    const models = this.#providers.get(provider);
    if (models === undefined) return undefined;
    const found = responseModel === undefined ? undefined : models.get(responseModel);
    return found ?? models.get(model) ?? models.get(requestModel);
  }

  /** The names of all models of a provider. */
  namesOf(provider: string): readonly string[] {
    return [...(this.#providers.get(provider)?.keys() ?? [])];
  }

  /** The rates for a prompt of the given number of tokens. */
  ratesOf(call: PricedCall): CatalogRates | undefined {
    const model = this.find(call);
    if (model === undefined) return undefined;
    const context = call.usage?.input ?? 0;
    const tier = model.tiers?.findLast(({ contextOver }) => context > contextOver);
    return tier === undefined ? model.rates : { ...model.rates, ...tier.rates };
  }

  /** The cost of a call's tokens. */
  costOf(call: PricedCall): FoundCost {
    if (this.#providers.size === 0) return { status: "NoCatalog", cost: undefined };
    if (this.find(call) === undefined) return { status: "Missing", cost: undefined };
    const rates = this.ratesOf(call);
    const { usage } = call;
    if (rates === undefined || usage === undefined) return { status: "Unpriced", cost: undefined };
    return priced(usage, rates);
  }

  /** The highest possible cost of the given number of tokens of any kind; undefined without a price. */
  mostOf(call: PricedCall, { input, output }: Pick<Usage, "input" | "output">): bigint | undefined {
    const rates = this.ratesOf({ ...call, usage: { input, output: 0 } });
    if (rates?.input === undefined && rates?.output === undefined) return undefined;
    const ofInput = highest(rates.input, rates.cacheWrite, rates.inputAudio);
    const ofOutput = highest(rates.output, rates.reasoning, rates.outputAudio);
    return ofInput * BigInt(Math.ceil(input)) + ofOutput * BigInt(Math.ceil(output));
  }
}

function highest(...rates: readonly (string | undefined)[]): Picodollars {
  const amounts = rates.flatMap((rate) => (rate === undefined ? [] : perToken(rate)));
  return amounts.reduce((most, each) => (each > most ? each : most), 0n);
}

/** A catalogue without prices. */
export const NO_PRICES: ModelPrices = new ModelPrices([]);

function priced(usage: Usage, rates: CatalogRates): FoundCost {
  const counts = countsOf(usage);
  const { input, output, reasoning = output, inputAudio = input, outputAudio = output } = rates;
  const all = { ...rates, reasoning, inputAudio, outputAudio };
  let status: CostStatus = "Exact";
  let total = 0n;
  const part = (kind: keyof CatalogRates): Picodollars => {
    const rate = all[kind];
    if (rate === undefined && counts[kind] > 0) status = "Unpriced";
    const amount = rate === undefined ? 0n : perToken(rate) * BigInt(counts[kind]);
    total += amount;
    return amount;
  };
  const parts = {
    input: part("input"),
    output: part("output"),
    cacheRead: part("cacheRead"),
    cacheWrite: part("cacheWrite"),
    reasoning: part("reasoning"),
    inputAudio: part("inputAudio"),
    outputAudio: part("outputAudio"),
  };
  return { status, cost: { total, ...parts } };
}

/** Assigns each token to exactly one kind, whose price is charged for the token. */
function countsOf(usage: Usage): Readonly<Record<keyof CatalogRates, number>> {
  const { cacheRead = 0, cacheWrite = 0, reasoning = 0, inputAudio = 0, outputAudio = 0 } = usage;
  return {
    input: Math.max(0, usage.input - cacheRead - cacheWrite - inputAudio),
    output: Math.max(0, usage.output - reasoning - outputAudio),
    cacheRead,
    cacheWrite,
    reasoning,
    inputAudio,
    outputAudio,
  };
}
