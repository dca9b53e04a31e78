import type { BackendHealth } from "@edge-gateway/generated/types/index.ts";
import type { UpstreamFailure } from "@edge-gateway/http";
import { MAX_EVICTION } from "../../bounds.ts";
import { ENDPOINT_STATES, type EndpointStates } from "../../endpoints/endpoint-states.ts";
import type { EndpointState } from "../../endpoints/endpoint-state.ts";
import { HealthJudge } from "../../endpoints/health-judge.ts";
import type { CompiledBackendRef } from "../../pipeline/compiled.ts";
import type { ChosenEndpoint, Exchange } from "../../pipeline/exchange.ts";
import type { CompileContext } from "../../pipeline/policy.ts";
import { Score } from "../provider-score.ts";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
const MILLISECONDS_PER_SECOND = 1000;

/** A model that a provider serves: how it is reached, and how well it does. */
export class ModelMember {
  readonly ref: CompiledBackendRef;
  readonly score = new Score();
  readonly #state: EndpointState;
  readonly #states: EndpointStates;
  readonly #judge: HealthJudge;
  readonly #now: () => number;

  constructor(ref: CompiledBackendRef, health: BackendHealth | undefined, context: CompileContext) {
    this.ref = ref;
    this.#states = context.use(ENDPOINT_STATES);
    this.#state = this.#states.acquire(ref.key, ref.backend.upstream.name);
    this.#now = context.now;
    const condition = health?.unhealthyCondition;
    this.#judge = new HealthJudge({
      states: this.#states,
      log: context.log,
      policy: health,
      unhealthy: condition === undefined ? undefined : context.cel(condition, "response"),
    });
  }

  /** Whether its provider has been evicted for some time. */
  get isDegraded(): boolean {
    return !this.#state.look(this.#states.now());
  }

  /** What is told what becomes of a try. */
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
    const isSuccess = response !== undefined && !isFailure(response.status);
    this.score.responded(isSuccess, milliseconds);
    this.#judge.answered(this.#state, exchange);
    if (response?.status === TOO_MANY_REQUESTS) this.#pause(response.get("retry-after"));
  }

  #failed(exchange: Exchange, failure: UpstreamFailure["kind"]): void {
    this.score.failed();
    this.#judge.failed(this.#state, exchange, failure);
  }

  /** A provider that says when it takes requests again gets none before that. */
  #pause(retryAfter: string | undefined): void {
    const seconds = Number(retryAfter ?? Number.NaN);
    const now = this.#states.now();
    if (!(seconds > 0) || this.#state.evictedUntil > now) return;
    const pause = Math.min(seconds * MILLISECONDS_PER_SECOND, MAX_EVICTION);
    this.#state.evict(now + pause, undefined);
    this.#states.changed();
  }
}

/** Whether another provider may do better. */
export function isFailure(status: number): boolean {
  return status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;
}
