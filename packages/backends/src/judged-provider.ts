import type { ParsedBackendHealth } from "@edge-gateway/generated/types/index.ts";
import type { UpstreamFailure } from "@edge-gateway/http";
import { MAX_EVICTION } from "@edge-gateway/gateway/bounds";
import {
  ENDPOINT_STATES,
  type EndpointStates,
} from "@edge-gateway/gateway/endpoints/endpoint-states";
import type { EndpointState } from "@edge-gateway/gateway/endpoints/endpoint-state";
import { HealthJudge } from "@edge-gateway/gateway/endpoints/health-judge";
import type { ChosenEndpoint, Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { retryAfterIn } from "./retry-after.ts";
import { Score } from "./provider-score.ts";

const SLOW_REQUEST = 408;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
/** The share of requests that a newly added provider gets at first, from 0 to 1. */
const LEAST_SHARE = 0.1;

/** The names under which the health of a provider is shown. */
export interface JudgedPlace {
  /** The key of the backend. */
  readonly key: string;
  readonly name: string;
}

/** One of several equivalent providers, with its health and its share of requests. */
export class JudgedProvider {
  readonly score = new Score();
  readonly #state: EndpointState;
  readonly #states: EndpointStates;
  readonly #judge: HealthJudge;
  readonly #growth: number;
  readonly #now: () => number;
  readonly #wallClock: () => number;

  constructor(
    { key, name }: JudgedPlace,
    health: ParsedBackendHealth | undefined,
    context: CompileContext,
  ) {
    this.#states = context.use(ENDPOINT_STATES);
    this.#state = this.#states.acquire(key, name);
    this.#now = context.now;
    this.#wallClock = context.wallClock;
    this.#growth = health?.slowStart ?? 0;
    const condition = health?.unhealthyCondition;
    this.#judge = new HealthJudge({
      states: this.#states,
      log: context.log,
      policy: health,
      unhealthy: condition === undefined ? undefined : context.cel(condition, "response"),
    });
  }

  get state(): EndpointState {
    return this.#state;
  }

  /** Whether the provider is currently evicted. */
  get isDegraded(): boolean {
    return !this.#state.look(this.#states.now());
  }

  /**
   * The part of its normal share of requests that the provider gets now, from 0 to 1: less than 1 while it is
   * new.
   */
  get share(): number {
    const age = this.#states.now() - this.#state.beganAt;
    return age >= this.#growth ? 1 : Math.max(LEAST_SHARE, age / this.#growth);
  }

  /** Begins an attempt; returns the observer of its result. */
  begin(): ChosenEndpoint {
    const began = this.#now();
    this.score.began();
    this.#state.active += 1;
    this.#state.counts.requests += 1;
    return {
      name: this.#state.name,
      responded: (exchange) => this.#responded(exchange, this.#now() - began),
      failed: (exchange, failure) => this.#failed(exchange, failure),
      left: () => {
        this.score.ended();
        this.#state.active -= 1;
      },
    };
  }

  close(): void {
    this.#states.release(this.#state);
  }

  #responded(exchange: Exchange, milliseconds: number): void {
    const { response } = exchange;
    const isSuccess = response !== undefined && !isFailed(exchange);
    this.score.responded(isSuccess, milliseconds);
    this.#judge.responded(this.#state, exchange);
    if (response?.status === TOO_MANY_REQUESTS) this.#pause(response.get("retry-after"));
  }

  #failed(exchange: Exchange, failure: UpstreamFailure["kind"]): void {
    this.score.failed();
    this.#judge.failed(this.#state, exchange, failure);
  }

  /** If a provider says when to retry, it gets no requests before that time. */
  #pause(retryAfter: string | undefined): void {
    const pause = retryAfterIn(retryAfter, this.#wallClock()) ?? 0;
    const now = this.#states.now();
    if (pause <= 0) return;
    if (this.#state.evict(now, now + Math.min(pause, MAX_EVICTION), undefined))
      this.#states.changed();
  }
}

/** Whether a request failed, and another provider could succeed. */
export function isFailed({ response, awaitedBeginning }: Exchange): boolean {
  if (response === undefined) return false;
  const { status } = response;
  if (status === TOO_MANY_REQUESTS || status === SLOW_REQUEST) return true;
  return status >= SERVER_ERROR || awaitedBeginning?.isFailure === true;
}
