import { chatFormat, isListOfModels, requestFault } from "@edge-gateway/llm";
import type { ChatError, FormatName } from "@edge-gateway/llm";
import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { ModelChoice, ModelChooser } from "@edge-gateway/gateway/pipeline/compiled";
import { modelRefusal } from "../model-refusal.ts";
import type { Exchange, RetryPlan } from "@edge-gateway/gateway/exchange/exchange";
import { modelOf, type ModelRequest } from "@edge-gateway/gateway/models/model-exchange";
import { mayAskFor, notAllowedText } from "@edge-gateway/gateway/models/model-rights";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import { isFailed } from "../judged-provider.ts";
import type { CurrentPrices } from "../model-prices.ts";
import { refusalOf } from "@edge-gateway/llm/refusals";
import { readAsked } from "./asked-model.ts";
import {
  chooseModel,
  failoverTargets,
  type Chosen,
  type CompiledModel,
  type NoChoice,
} from "./model-choice.ts";
import { ModelList } from "./model-list.ts";
import { ModelNames } from "./model-names.ts";
import { otherModels } from "../other-models.ts";

/** What all requests to the models of a backend share. */
export interface RouterOptions {
  readonly maxBodyBytes: number;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** The creation time that model lists show, in seconds since 1970. */
  readonly created: number;
  /** Prices and limits of models. */
  readonly catalog: CurrentPrices;
}

/** A request for a model, over all attempts. */
interface Asked {
  readonly request: ModelRequest;
  readonly model: CompiledModel;
  /** The models tried so far. */
  readonly tried: Chosen[];
}

const NOT_FOUND = 404;
const FORBIDDEN = 403;
const BAD_REQUEST = 400;

/** Sends each request to the backend of the model that it names. */
export class ModelRouter implements ModelChooser {
  readonly #names: ModelNames<CompiledModel>;
  readonly #list: ModelList;
  readonly #options: RouterOptions;
  readonly #asked = new ExchangeMemo<Asked>();

  constructor(models: readonly CompiledModel[], options: RouterOptions) {
    this.#names = new ModelNames(models.filter(({ isPublic }) => isPublic));
    this.#list = new ModelList(models, options.created, options.catalog);
    this.#options = options;
  }

  choose(exchange: Exchange): ModelChoice | Promise<ModelChoice> {
    const asked = this.#asked.get(exchange);
    if (asked !== undefined) return this.#next(exchange, asked);
    try {
      const request = readAsked(exchange, this.#options.maxBodyBytes);
      if (!(request instanceof Promise)) return this.#first(exchange, request);
      return request.then(
        (read) => this.#first(exchange, read),
        (error: unknown) => unreadable(error),
      );
    } catch (error) {
      return unreadable(error);
    }
  }

  #first(exchange: Exchange, request: ModelRequest): ModelChoice {
    const known = modelOf(exchange);
    known.request = request;
    known.body = request.body;
    exchange.refusalFormat = modelRefusal;
    const { format } = request.facts;
    if (isListOfModels(format)) return { refusal: this.#list.respond(exchange, request) };
    if (!mayAskFor(exchange, request.asked))
      return { refusal: notAllowed(notAllowedText(request.asked), format) };
    const model = this.#names.find(request.asked);
    if (model === undefined) return { refusal: notFound(request.asked, format) };
    const refusal = this.#refusalOfOthers(exchange, request);
    if (refusal !== undefined) return { refusal };
    const asked = { request, model, tried: [] };
    this.#asked.set(exchange, asked);
    return this.#next(exchange, asked);
  }

  /** Refuses a request for whose call the provider may use another model that this client may not call by its name. */
  #refusalOfOthers(exchange: Exchange, request: ModelRequest): Refusal | undefined {
    const { body = {}, facts } = request;
    const { random } = this.#options;
    for (const asked of new Set(otherModels(body))) {
      if (!mayAskFor(exchange, asked)) return notAllowed(notAllowedText(asked), facts.format);
      const model = this.#names.find(asked);
      const chosen = model && chooseModel(model, asked, { exchange, tried: [], random });
      if (typeof chosen === "string") return refusalFor(chosen, { ...request, asked });
      if (chosen?.name !== asked) return notFound(asked, facts.format);
    }
    return undefined;
  }

  #next(exchange: Exchange, asked: Asked): ModelChoice {
    const { request, model, tried } = asked;
    const { random } = this.#options;
    const same = exchange.changesEndpoint ? tried.at(-1) : undefined;
    const chosen = same ?? chooseModel(model, request.asked, { exchange, tried, random });
    if (typeof chosen === "string") return { refusal: refusalFor(chosen, request) };
    const { member, name } = chosen;
    if (chosen !== same) tried.push(chosen);
    modelOf(exchange).request = { ...request, model: name === request.asked ? undefined : name };
    exchange.endpoint = member.begin();
    // Every target is tried once, unless a policy of the route sets another number of attempts.
    const targets = failoverTargets(model);
    if (targets > 1) exchange.retry ??= everyTarget(targets);
    noteChoice(exchange, chosen, request);
    return { ref: member.ref };
  }
}

function everyTarget(targets: number): RetryPlan {
  return {
    attempts: targets - 1,
    backoff: 0,
    wants: isFailed,
    wantsAfter: () => true,
    isAllowed: () => true,
  };
}

function noteChoice(exchange: Exchange, { member, name }: Chosen, { asked }: ModelRequest): void {
  if (exchange.trace === undefined) return;
  const as = name === asked ? "" : ` as ${name}`;
  exchange.trace.policy("model", "apply", `${asked} is served by ${member.ref.key}${as}`);
}

function unreadable(error: unknown): ModelChoice {
  return { refusal: inFormat("model_request_refused", requestFault(error).error, undefined) };
}

function notFound(model: string, format: FormatName): Refusal {
  const message = `there is no model \`${model}\``;
  const error = { kind: "notFound", status: NOT_FOUND, message, code: "model_not_found" } as const;
  return inFormat("model_not_found", error, format);
}

function notAllowed(message: string, format: FormatName): Refusal {
  const code = "model_authorization_denied";
  const error = { kind: "permission", status: FORBIDDEN, message, code } as const;
  return inFormat("model_not_allowed", error, format);
}

function refusalFor(why: NoChoice, { asked, facts }: ModelRequest): Refusal {
  if (why === "denied")
    return notAllowed(`the model \`${asked}\` is not allowed for this client`, facts.format);
  const message = `no condition of the model \`${asked}\` is true for this request`;
  const code = "virtual_model_no_matching_target";
  return inFormat(
    "model_not_resolved",
    { kind: "invalid", status: BAD_REQUEST, message, code },
    facts.format,
  );
}

/** Formats the error in the client's API format, or in OpenAI's if the client's format is unknown. */
function inFormat(code: ErrorCode, error: ChatError, format: FormatName | undefined): Refusal {
  const own = format === undefined ? undefined : chatFormat(format);
  return refusalOf(error, own ?? chatFormat("completions"), code);
}
