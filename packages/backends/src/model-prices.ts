import { KNOWN_MODELS, KnownModels, ModelPrices } from "@edge-gateway/llm";
import type { ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { ServiceKey } from "@edge-gateway/kernel/process/services";

/** The prices and facts of models, from the running configuration. */
export class CurrentPrices {
  #catalogs: readonly ModelCatalog[] = [];
  #current = new ModelPrices([]);
  #models = KNOWN_MODELS;

  get current(): ModelPrices {
    return this.#current;
  }

  get models(): KnownModels {
    return this.#models;
  }

  /** Sets the prices for new calls; running calls keep the prices that they began with. */
  use(catalogs: readonly ModelCatalog[] = []): void {
    if (catalogs.length === 0 && this.#catalogs.length === 0) return;
    this.#catalogs = catalogs;
    this.#current = new ModelPrices(catalogs);
    this.#models = new KnownModels(catalogs);
  }
}

export const MODEL_PRICES = new ServiceKey("model prices", () => new CurrentPrices());
