import type { CompiledExpression } from "@edge-gateway/cel";
import type { ParsedBackendHealth } from "@edge-gateway/generated/types/index.ts";
import type { UpstreamFailure } from "@edge-gateway/http";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { MAX_EVICTION } from "../bounds.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { EndpointStates } from "./endpoint-states.ts";

const SERVER_ERROR = 500;
const PERCENT = 100;

/** When an endpoint is evicted, and for how long. */
interface Eviction {
  /** The length of the first eviction in milliseconds. */
  readonly duration: number;
  /** The health after an eviction, from 0 to 1; undefined: the health that the endpoint then has. */
  readonly restoredHealth: number | undefined;
  /** The number of consecutive failures that evicts an endpoint. */
  readonly failures: number;
  /** The lowest health without an eviction, from 0 to 1. */
  readonly leastHealth: number;
}

export interface JudgeParts {
  readonly states: EndpointStates;
  readonly log: Logger;
  /**
   * When to evict endpoints. Undefined: only failed connections count as failures, and no endpoint is
   * evicted.
   */
  readonly policy: ParsedBackendHealth | undefined;
  /** The policy's condition for responses that count as failures. */
  readonly unhealthy: CompiledExpression | undefined;
}

/** Updates the health of endpoints by the results of their requests. */
export class HealthJudge {
  readonly #states: EndpointStates;
  readonly #log: Logger;
  readonly #judgesAnswers: boolean;
  readonly #unhealthy: CompiledExpression | undefined;
  readonly #eviction: Eviction | undefined;

  constructor({ states, log, policy, unhealthy }: JudgeParts) {
    this.#states = states;
    this.#log = log;
    this.#judgesAnswers = policy !== undefined;
    this.#unhealthy = unhealthy;
    this.#eviction = policy?.eviction && evictionOf(policy.eviction);
  }

  responded(state: EndpointState, exchange: Exchange): void {
    this.#count(state, this.#judgesAnswers && this.#isFailure(exchange));
  }

  /** Records a failure, unless a slow or disconnected client caused it. */
  failed(state: EndpointState, { stream }: Exchange, kind: UpstreamFailure["kind"]): void {
    if (kind === "exhausted" || kind === "upgrade") return;
    const isLate = kind === "deadline" || kind === "timeout";
    if (isLate && stream.hasRequestBody && !stream.requestComplete) return;
    if (this.#judgesAnswers || kind === "connect") this.#count(state, true);
  }

  #isFailure({ response, bindings }: Exchange): boolean {
    if (this.#unhealthy !== undefined) return this.#unhealthy.test(bindings);
    return response !== undefined && response.status >= SERVER_ERROR;
  }

  #count(state: EndpointState, isFailure: boolean): void {
    const eviction = this.#eviction;
    const now = this.#states.now();
    state.count(isFailure, now);
    if (!isFailure || eviction === undefined) return;
    if (state.failures < eviction.failures && state.health >= eviction.leastHealth) return;
    const most = Math.max(eviction.duration, MAX_EVICTION);
    const duration = Math.min(eviction.duration * (state.evictions + 1), most);
    if (!state.evict(now, now + duration, eviction.restoredHealth)) return;
    this.#states.changed();
    const { backend, name: endpoint } = state;
    this.#log.warn("an endpoint is evicted", { backend, endpoint, milliseconds: duration });
  }
}

function evictionOf(eviction: NonNullable<ParsedBackendHealth["eviction"]>): Eviction {
  const { duration, restoreHealth, consecutiveFailures, healthThreshold } = eviction;
  const isUnset = consecutiveFailures === undefined && healthThreshold === undefined;
  return {
    duration,
    restoredHealth: restoreHealth === undefined ? undefined : restoreHealth / PERCENT,
    failures: isUnset ? 1 : Math.max(1, consecutiveFailures ?? Number.POSITIVE_INFINITY),
    leastHealth: (healthThreshold ?? 0) / PERCENT,
  };
}
