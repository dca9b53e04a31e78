import { ModelPrices } from "@edge-gateway/llm";
import type { ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { ServiceKey } from "@edge-gateway/kernel/services";

/** The model prices of the running configuration. */
export class CurrentPrices {
  #catalogs: readonly ModelCatalog[] = [];
  #current = new ModelPrices([]);

  get current(): ModelPrices {
    return this.#current;
  }

  /** Sets the prices for new calls; running calls keep the prices that they began with. */
  use(catalogs: readonly ModelCatalog[] = []): void {
    if (catalogs.length === 0 && this.#catalogs.length === 0) return;
    this.#catalogs = catalogs;
    this.#current = new ModelPrices(catalogs);
  }
}

export const MODEL_PRICES: ServiceKey<CurrentPrices> = new ServiceKey("model prices");
