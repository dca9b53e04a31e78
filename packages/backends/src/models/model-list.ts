import { chatFormat } from "@edge-gateway/llm";
import { ANY_MODEL } from "@edge-gateway/translate/ir/models/model-pattern";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { ModelRequest } from "@edge-gateway/gateway/models/model-exchange";
import { mayAskFor } from "@edge-gateway/gateway/models/model-rights";
import type { CurrentPrices } from "../model-prices.ts";
import { refusalOf, shaped } from "@edge-gateway/llm/refusals";
import { MODEL_FORMS, type ShownModel } from "./model-forms.ts";
import { ModelNames } from "./model-names.ts";

/** A model that lists of models may contain. */
export interface ListedModel {
  readonly pattern: string;
  readonly isPublic: boolean;
  readonly provider: string;
  /** Whether the client of an exchange may use the model. */
  isAllowed(exchange: Exchange): boolean;
}

/** A name that a client can use, and the name in the catalogue if it differs. */
interface ListedName {
  readonly id: string;
  readonly name?: string;
}

const HTTP_OK = 200;
const NOT_FOUND = 404;

/** Responds to clients that list the models. */
export class ModelList {
  readonly #models: readonly ListedModel[];
  readonly #names: ModelNames<ListedModel>;
  /** The creation time of the list, in seconds since 1970. */
  readonly #created: number;
  readonly #catalog: CurrentPrices;

  constructor(models: readonly ListedModel[], created: number, catalog: CurrentPrices) {
    this.#catalog = catalog;
    this.#models = models.filter(({ isPublic }) => isPublic);
    this.#names = new ModelNames(this.#models);
    this.#created = created;
  }

  /** Responds with the list or one of its models, in the client's API format. */
  respond(exchange: Exchange, { facts }: ModelRequest): Refusal {
    const api = apiOf(exchange, facts.format);
    const form = MODEL_FORMS[api];
    const { listed } = facts;
    if (listed === undefined) {
      const models = this.#models.filter((model) => model.isAllowed(exchange));
      const shown = models.flatMap((model) =>
        this.#namesOf(model)
          .filter(({ id }) => mayAskFor(exchange, id))
          .map((name) => this.#shown(model, name)),
      );
      return shaped("direct_response", HTTP_OK, form.list(shown));
    }
    // A name that matches only a pattern is also the name of a model that the client can use.
    const found = this.#names.find(listed);
    if (found?.isAllowed(exchange) === true && mayAskFor(exchange, listed))
      return shaped(
        "direct_response",
        HTTP_OK,
        form.one(this.#shown(found, namedBy(found, listed))),
      );
    const message = `there is no model \`${listed}\``;
    const error = {
      kind: "notFound",
      status: NOT_FOUND,
      message,
      code: "model_not_found",
    } as const;
    return refusalOf(error, chatFormat(api), "model_not_found");
  }

  /**
   * The names that a client can use: names of the catalogue that the pattern matches, unless another model
   * serves them. If the catalogue knows no such name, the pattern itself is listed.
   */
  #namesOf(model: ListedModel): readonly ListedName[] {
    const { pattern, provider } = model;
    if (!pattern.includes(ANY_MODEL)) return [{ id: pattern }];
    const known = this.#catalog.current.namesOf(provider).toSorted();
    const served = ({ id }: ListedName): boolean => this.#names.find(id) === model;
    const plain = known.map((id) => ({ id })).filter(served);
    if (plain.length > 0) return plain;
    const start = startOf(model);
    const within = known.map((name) => ({ id: `${start}${name}`, name })).filter(served);
    return start === undefined || within.length === 0 ? [{ id: pattern }] : within;
  }

  #shown({ provider }: ListedModel, { id, name = id }: ListedName): ShownModel {
    const known = this.#catalog.current.find({ provider, model: id, requestModel: name });
    return { id, provider, created: this.#created, known };
  }
}

/** `vendor/` of the pattern `vendor/*`, which stands for the vendor's own names after it. */
function startOf({ pattern }: ListedModel): string | undefined {
  return pattern.endsWith(`/${ANY_MODEL}`) ? pattern.slice(0, -1) : undefined;
}

/** A name for which a client asks, and the vendor's own name for it. */
function namedBy(model: ListedModel, id: string): ListedName {
  const start = startOf(model) ?? "";
  return id.startsWith(start) ? { id, name: id.slice(start.length) } : { id };
}

/** Determines the API of the client, because OpenAI and Anthropic use the same path. */
function apiOf({ request }: Exchange, format: ModelRequest["facts"]["format"]) {
  if (format === "geminiModels") return "gemini";
  return request.has("anthropic-version") ? "messages" : "completions";
}
