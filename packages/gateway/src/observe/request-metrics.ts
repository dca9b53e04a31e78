import { ERRORS, type ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { StreamEnd } from "@edge-gateway/http";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import { A2A_CALL } from "../exchange/agent-call.ts";
import { callOf, knownModel } from "../models/model-exchange.ts";
import { invocationOf } from "./fields/agent-fields.ts";
import type { GatewayMetrics, RouteMetrics } from "./metrics.ts";
import { CLIENT_ABORTED } from "./metrics/catalogue.ts";
import type { RouteLabels } from "./fields/route-labels.ts";

const FROM_UPSTREAM = "Upstream";
/** The method of a message that was not a valid request; it is counted as unknown. */
const NO_METHOD = "";

/** Counts finished requests by their place in the configuration. */
export class RequestMetrics {
  readonly #metrics: GatewayMetrics;
  readonly #bind: string;
  /**
   * Metrics by the listener, whose routes others may share, and the most specific compiled place. An entry is
   * garbage-collected with its configuration.
   */
  readonly #places = new WeakMap<object, WeakMap<object, RouteMetrics>>();
  #unplaced: RouteMetrics | undefined;
  /** The last request's place, cached because the next request usually has the same. */
  #lastListener: object | undefined;
  #lastKey: object | undefined;
  #lastPlace: RouteMetrics | undefined;

  constructor(metrics: GatewayMetrics, bind: string) {
    this.#metrics = metrics;
    this.#bind = bind;
  }

  finished(exchange: ExchangeState, end: StreamEnd, redaction: () => Redaction): void {
    const { stream } = exchange;
    const request = {
      method: exchange.request.method,
      status: exchange.response?.status ?? 0,
      reason: reasonOf(exchange, end),
      milliseconds: stream.endedAt - stream.startedAt,
      bytes: stream.responseBytes,
      retries: exchange.retries,
    };
    this.#protocolsUsed(exchange);
    const call = callOf(exchange);
    const place = this.#place(exchange);
    const invocation = invocationOf(exchange);
    if (invocation !== undefined && stream.dispatchedAt > 0)
      place.agentInvoked(invocation.provider, stream.endedAt - stream.dispatchedAt);
    const finished = call && {
      call,
      startedAt: stream.startedAt,
      dispatchedAt: stream.dispatchedAt,
      milliseconds: request.milliseconds,
    };
    const { metrics } = exchange.telemetry;
    if (metrics === undefined) {
      if (finished !== undefined) place.modelCalled(finished);
      return place.finished(request);
    }
    const extra = { names: metrics.names, values: metrics.values(exchange, redaction()) };
    const labels = this.#labels(exchange);
    if (finished !== undefined) this.#metrics.modelCalledWith(labels, finished, extra);
    this.#metrics.finishedWith(labels, request, extra);
  }

  #protocolsUsed(exchange: ExchangeState): void {
    const a2a = A2A_CALL.get(exchange);
    if (a2a !== undefined) this.#metrics.a2aCall(exchange.backend?.name ?? "", a2a);
    for (const check of knownModel(exchange)?.guardChecks ?? []) this.#metrics.guardChecked(check);
  }

  /** Counts a message that was not a valid request. */
  refused(code: ErrorCode): void {
    const { status, reason } = ERRORS[code];
    this.#unplaced ??= this.#metrics.route({ bind: this.#bind });
    this.#unplaced.finished({
      method: NO_METHOD,
      status,
      reason,
      milliseconds: 0,
      bytes: 0,
      retries: 0,
    });
  }

  #place(exchange: ExchangeState): RouteMetrics {
    const listener = exchange.listener ?? this;
    const key = exchange.backendRef ?? routeOf(exchange) ?? listener;
    if (key === this.#lastKey && listener === this.#lastListener && this.#lastPlace !== undefined)
      return this.#lastPlace;
    const place = this.#found(exchange, listener, key);
    this.#lastListener = listener;
    this.#lastKey = key;
    this.#lastPlace = place;
    return place;
  }

  #found(exchange: ExchangeState, listener: object, key: object): RouteMetrics {
    let own = this.#places.get(listener);
    if (own === undefined) this.#places.set(listener, (own = new WeakMap()));
    let place = own.get(key);
    if (place === undefined) own.set(key, (place = this.#metrics.route(this.#labels(exchange))));
    return place;
  }

  #labels(exchange: ExchangeState): RouteLabels {
    const { backendRef, listener } = exchange;
    return {
      bind: this.#bind,
      backend: backendRef?.backend.name,
      protocol: backendRef?.backend.protocol,
      gateway: listener?.gateway,
      listener: listener?.name,
      route: routeOf(exchange)?.key,
    };
  }
}

function routeOf({ route, missedRoute }: ExchangeState): ExchangeState["route"] {
  return route ?? missedRoute;
}

/** Where the response is from, or why there is none. */
function reasonOf({ refusal, response }: ExchangeState, end: StreamEnd): string {
  if (refusal !== undefined) return ERRORS[refusal.code].reason;
  return response === undefined && end === "client-aborted" ? CLIENT_ABORTED : FROM_UPSTREAM;
}
