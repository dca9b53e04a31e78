import type { CatalogModel } from "@edge-gateway/generated/types/index.ts";
import type { JsonObject } from "@edge-gateway/llm";
import type { Refusal } from "../../pipeline/policy.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import type { CurrentPrices } from "../model-prices.ts";
import { shaped } from "../model-refusals.ts";

/** A model as lists show it. */
export interface ListedModel {
  readonly pattern: string;
  readonly isPublic: boolean;
  readonly provider: string;
  /** Whether this client may ask for it. */
  isAllowed(exchange: Exchange): boolean;
}

/** A path that asks for one model: identifiers may have slashes. */
const ONE_MODEL = /\/models\/(.+)$/;
const HTTP_OK = 200;

/** The models that clients see. */
export class ModelList {
  readonly #models: readonly ListedModel[];
  /** When the list was made, in seconds since 1970. */
  readonly #created: number;
  readonly #catalog: CurrentPrices;

  constructor(models: readonly ListedModel[], created: number, catalog: CurrentPrices) {
    this.#catalog = catalog;
    this.#models = models.filter(({ isPublic }) => isPublic);
    this.#created = created;
  }

  /** The response to a request for the list or for one of its models; undefined: there is no such model. */
  respond(exchange: Exchange): Refusal | undefined {
    const [, id] = ONE_MODEL.exec(exchange.request.path) ?? [];
    const models = this.#models.filter((model) => model.isAllowed(exchange));
    if (id === undefined)
      return shaped("direct_response", HTTP_OK, {
        object: "list",
        data: models.map((model) => this.#shown(model)),
      });
    const wanted = decoded(id);
    const found = models.find(({ pattern }) => pattern === wanted);
    return found && shaped("direct_response", HTTP_OK, this.#shown(found));
  }

  #shown({ pattern, provider }: ListedModel) {
    const base = { id: pattern, object: "model", created: this.#created, owned_by: provider };
    const known = this.#catalog.current.find({ provider, model: pattern, requestModel: pattern });
    return known === undefined ? base : { ...base, ...factsOf(known) };
  }
}

/** What the catalogue of models knows, without what it does not. */
function factsOf(model: CatalogModel): JsonObject {
  const { contextWindow, maxOutputTokens, inputModalities, outputModalities, capabilities } = model;
  const facts = {
    context_window: contextWindow,
    max_output_tokens: maxOutputTokens,
    input_modalities: inputModalities,
    output_modalities: outputModalities,
    capabilities,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
