import type { CallRecord } from "@edge-gateway/llm";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Downstream } from "@edge-gateway/http";
import { isError } from "@edge-gateway/kernel/http/http-status";
import { detailOf } from "../exchange/refusal-response.ts";
import type { CompiledRoute } from "../pipeline/compiled.ts";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import type { TracedConnection } from "./traces/trace-filter.ts";
import { bounded } from "./route-failures.ts";
import { isKeyRefused } from "./refused-key.ts";
import type { CredentialExchange } from "./refused-key.ts";

/**
 * A call of a model that has ended, or a request for one that the gateway refused before it chose a model, without its
 * content. Times are in milliseconds.
 */
export interface LastCall {
  /** When its request arrived, since 1970. */
  readonly at: number;
  /** Empty: no model was chosen. */
  readonly model: string;
  readonly requestModel: string;
  readonly provider: string;
  readonly backend: string;
  readonly route: string | undefined;
  /** The key of the route. */
  readonly routeKey: string | undefined;
  /** Why the gateway refused it before it chose a model; undefined: it did not. */
  readonly refusal: string | undefined;
  /** The ports of the client's connection. */
  readonly connection: TracedConnection;
  /** The name of the client's key, or the user; empty: nobody is signed in. */
  readonly key: string;
  readonly team: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
  /** The cost in billionths of a dollar. */
  readonly nanodollars: number | undefined;
  /** Whether the provider refused the gateway's own credential. */
  readonly isKeyRefused: boolean;
}

type PricedCall = Parameters<CallRecord["prices"]["costOf"]>[0];

type NamedRoute = Pick<CompiledRoute, "key" | "name">;
type EndedExchange = Pick<ExchangeState, "backend" | "jwt" | "apiKey" | "basicAuth" | "response"> &
  CredentialExchange & {
    readonly route: NamedRoute | undefined;
    readonly missedRoute: NamedRoute | undefined;
    readonly stream: Pick<ExchangeState["stream"], "startedAt" | "endedAt"> & {
      readonly downstream: Pick<Downstream, "remotePort" | "localPort">;
    };
  };
type EndedCall = PricedCall & Pick<CallRecord, "prices">;

/** What of a call is kept; without prices, its cost is not known. */
type KeptParts = PricedCall & Partial<Pick<CallRecord, "prices">>;

/** A request that the gateway refused before it chose a model. */
const NO_CALL: KeptParts = { provider: "", model: "", requestModel: "" };

const PICO_PER_NANO = 1000n;

interface LastCallsOptions {
  /** The number of calls that are kept. */
  readonly capacity: number;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/**
 * A place for one call after the other: a new object for each call would outlive several collections of
 * garbage.
 */
class KeptCall {
  #at = 0;
  #milliseconds = 0;
  #status = 0;
  #backend = "";
  #route: string | undefined;
  #routeKey: string | undefined;
  #refusal: string | undefined;
  #clientPort = 0;
  #listenerPort = 0;
  #key = "";
  #team: string | undefined;
  #provider = "";
  #model = "";
  #requestModel = "";
  #responseModel: string | undefined;
  #usage: PricedCall["usage"];
  #prices: CallRecord["prices"] | undefined;
  #isKeyRefused = false;

  keep(exchange: EndedExchange, call: EndedCall | undefined, now: number): void {
    const { stream, backend, response } = exchange;
    this.#keepRoute(exchange);
    this.#keepCall(call ?? NO_CALL);
    this.#milliseconds = stream.endedAt - stream.startedAt;
    this.#at = now - this.#milliseconds;
    this.#status = response?.status ?? 0;
    this.#backend = backend?.name ?? "";
    this.#clientPort = stream.downstream.remotePort;
    this.#listenerPort = stream.downstream.localPort;
    this.#refusal = call === undefined || isOwnError(exchange) ? refusalText(exchange) : undefined;
    this.#key = nameOf(exchange);
    this.#team = textOf(exchange.apiKey?.["team"]);
    this.#isKeyRefused = isKeyRefused(exchange);
  }

  #keepRoute({ route, missedRoute }: EndedExchange): void {
    const wanted = route ?? missedRoute;
    this.#route = wanted?.name;
    this.#routeKey = wanted?.key;
  }

  #keepCall(call: KeptParts): void {
    this.#provider = call.provider;
    this.#model = call.model;
    this.#requestModel = call.requestModel;
    this.#responseModel = call.responseModel;
    this.#usage = call.usage;
    this.#prices = call.prices;
  }

  /** The call with its cost, which is computed only when somebody looks. */
  shown(): LastCall {
    const named = {
      provider: this.#provider,
      model: this.#model,
      requestModel: this.#requestModel,
    };
    const usage = this.#usage;
    const priced = { ...named, responseModel: this.#responseModel, usage };
    const cost = this.#prices?.costOf(priced).cost;
    return {
      ...named,
      at: this.#at,
      backend: this.#backend,
      route: this.#route,
      routeKey: this.#routeKey,
      refusal: this.#refusal,
      connection: { clientPort: this.#clientPort, listenerPort: this.#listenerPort },
      key: this.#key,
      team: this.#team,
      status: this.#status,
      milliseconds: this.#milliseconds,
      inputTokens: usage?.input,
      outputTokens: usage?.output,
      nanodollars: cost === undefined ? undefined : Number(cost.total / PICO_PER_NANO),
      isKeyRefused: this.#isKeyRefused,
    };
  }
}

/** The last calls of models that one worker has handled. */
export class LastCalls {
  readonly #capacity: number;
  readonly #wallClock: () => number;
  readonly #calls: KeptCall[] = [];
  #next = 0;

  constructor({ capacity, wallClock }: LastCallsOptions) {
    this.#capacity = capacity;
    this.#wallClock = wallClock;
  }

  /**
   * Keeps a call that has ended, in place of the oldest.
   * @param call undefined: the gateway refused the request before it chose a model
   */
  add(exchange: EndedExchange, call: EndedCall | undefined): void {
    let place = this.#calls[this.#next];
    if (place === undefined) this.#calls[this.#next] = place = new KeptCall();
    place.keep(exchange, call, this.#wallClock());
    this.#next = (this.#next + 1) % this.#capacity;
  }

  /** The kept calls, in any order. */
  list(): readonly LastCall[] {
    return this.#calls.map((call) => call.shown());
  }
}

/** Whether the gateway itself has refused a call; it also responds for a provider, as from its cache. */
function isOwnError({ refusal }: EndedExchange): boolean {
  return refusal !== undefined && isError(refusal.status ?? ERRORS[refusal.code].status);
}

/** Why the gateway refused a request. */
function refusalText({ refusal }: EndedExchange): string | undefined {
  if (refusal === undefined) return undefined;
  return bounded(detailOf(refusal) ?? ERRORS[refusal.code].reason);
}

/** The name of the client's key, or of the user. */
function nameOf({ jwt, apiKey, basicAuth }: EndedExchange): string {
  const name = apiKey?.["name"] ?? apiKey?.["id"] ?? jwt?.["sub"] ?? basicAuth?.username;
  return textOf(name) ?? "";
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
