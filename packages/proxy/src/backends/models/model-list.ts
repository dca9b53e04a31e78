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
  /** Whether this client may use it. */
  isAllowed(exchange: Exchange): boolean;
}

/** The path of a single model; its id may contain slashes. */
const ONE_MODEL = /\/models\/(.+)$/;
const HTTP_OK = 200;

/** The list of models for clients. */
export class ModelList {
  readonly #models: readonly ListedModel[];
  /** The creation time of the list, in seconds since 1970. */
  readonly #created: number;
  readonly #catalog: CurrentPrices;

  constructor(models: readonly ListedModel[], created: number, catalog: CurrentPrices) {
    this.#catalog = catalog;
    this.#models = models.filter(({ isPublic }) => isPublic);
    this.#created = created;
  }

  /** Responds with the list or one of its models; undefined: there is no such model. */
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

/** The known facts of a model's catalogue entry. */
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
