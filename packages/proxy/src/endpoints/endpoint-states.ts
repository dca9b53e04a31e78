import { ServiceKey } from "@edge-gateway/kernel/services";
import { EndpointState } from "./endpoint-state.ts";
import type { EndpointStatus } from "./endpoint-status.ts";
import type { SharedHealth } from "./shared-health.ts";

/** The {@link EndpointStates} of a thread. */
export const ENDPOINT_STATES = new ServiceKey<EndpointStates>("endpoint states");

interface Entry {
  readonly state: EndpointState;
  users: number;
}

/** The states of all endpoints of one thread: all configurations share the state of an endpoint. */
export class EndpointStates {
  /** A monotonic clock in milliseconds, the same for all workers. */
  readonly now: () => number;
  readonly #shared: SharedHealth;
  readonly #entries = new Map<string, Entry>();

  constructor(shared: SharedHealth, now: () => number) {
    this.#shared = shared;
    this.now = now;
  }

  /** Increases whenever the set of endpoints that get requests changes. */
  get version(): number {
    return this.#shared.version;
  }

  acquire(backend: string, name: string): EndpointState {
    const key = keyOf(backend, name);
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      const cells = this.#shared.acquire(key);
      entry = { state: new EndpointState(backend, name, cells, this.now()), users: 0 };
      this.#entries.set(key, entry);
    }
    entry.users += 1;
    return entry.state;
  }

  release(state: EndpointState): void {
    const key = keyOf(state.backend, state.name);
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users > 0) return;
    this.#entries.delete(key);
    state.release();
  }

  /** The status of every endpoint whose backend has several endpoints or judges their health. */
  status(): readonly EndpointStatus[] {
    const now = this.now();
    return [...this.#entries.values()].map(({ state }) => {
      const { backend, name: endpoint, active, health, counts, failsChecks } = state;
      const evictedFor = Math.max(0, state.evictedUntil - now);
      return { backend, endpoint, ...counts, active, health, failsChecks, evictedFor };
    });
  }

  /** Records that an endpoint starts or stops to get requests. */
  changed(): void {
    this.#shared.changed();
  }
}

/** The key of an endpoint; no backend key contains a line break. */
function keyOf(backend: string, name: string): string {
  return `${backend}\n${name}`;
}
