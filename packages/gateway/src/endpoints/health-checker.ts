import type { ParsedHealthCheck } from "@edge-gateway/generated/types/index.ts";
import { THREAD, type Thread } from "@edge-gateway/http";
import { after, every, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { LOG } from "@edge-gateway/kernel/thread-parts";
import type { EndpointState } from "./endpoint-state.ts";
import { ENDPOINT_STATES, type EndpointStates } from "./endpoint-states.ts";
import { checkOnce, type CheckTarget } from "./health-check.ts";
import { HEALTH_LOOKS_PER_INTERVAL } from "../bounds.ts";

/** Service key: the thread's {@link HealthChecks}. */
export const HEALTH_CHECKS = new ServiceKey(
  "health checks",
  (use) => new HealthChecks(use(ENDPOINT_STATES), use(THREAD), use(LOG).module("health")),
);

/** Runs the health checks that configurations request. */
export class HealthChecks {
  readonly #states: EndpointStates;
  readonly #thread: Thread;
  readonly #log: Logger;
  /** The number of configurations for which an endpoint is checked. */
  readonly #users = new Map<EndpointState, number>();

  constructor(states: EndpointStates, thread: Thread, log: Logger) {
    this.#states = states;
    this.#thread = thread;
    this.#log = log;
  }

  /**
   * Starts to check an endpoint; the returned function stops the checks. An endpoint without checks counts as
   * working.
   */
  start(check: ParsedHealthCheck, state: EndpointState, target: CheckTarget): () => void {
    const { interval, timeout } = check;
    this.#users.set(state, (this.#users.get(state) ?? 0) + 1);
    const look = async (): Promise<void> => {
      if (!state.claimCheck(this.#states.now(), interval)) return;
      const fault = await checkOnce(check, target, timeout, this.#thread);
      if (this.#users.has(state)) this.#judge(check, state, fault);
    };
    const failed = logged(this.#log, "a health check");
    // The first check runs later, when the caller has decided whether to use the compiled configuration.
    const first = after(0, look, failed);
    const timer = every(interval / HEALTH_LOOKS_PER_INTERVAL, look, failed);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      this.#leave(state);
    };
  }

  #judge(
    { failures, successes }: ParsedHealthCheck,
    state: EndpointState,
    fault: string | undefined,
  ): void {
    const inRow = state.checked(fault === undefined);
    const works = fault === undefined;
    if (works ? inRow < successes : -inRow < failures) return;
    if (!state.use(works)) return;
    this.#states.changed();
    const { backend, name: endpoint } = state;
    if (works) this.#log.info("an endpoint works again", { backend, endpoint });
    else this.#log.warn("an endpoint fails its checks", { backend, endpoint, reason: fault });
  }

  #leave(state: EndpointState): void {
    const users = (this.#users.get(state) ?? 0) - 1;
    if (users > 0) this.#users.set(state, users);
    else {
      this.#users.delete(state);
      if (state.use(true)) this.#states.changed();
    }
  }
}
