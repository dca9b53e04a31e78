import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { EndpointState } from "./endpoint-state.ts";
import type { EndpointStatus } from "./endpoint-status.ts";
import type { SharedHealth } from "./shared-health.ts";

/** Service key: the thread's {@link EndpointStates}. */
export const ENDPOINT_STATES = new ServiceKey<EndpointStates>("endpoint states");

interface Entry {
  readonly state: EndpointState;
  users: number;
}

/**
 * The states of all endpoints, as one thread knows them. All configurations share the state of an endpoint.
 */
export class EndpointStates {
  /** A monotonic clock in milliseconds, the same for all workers. */
  readonly now: () => number;
  readonly #shared: SharedHealth;
  readonly #entries = new Map<string, Entry>();

  constructor(shared: SharedHealth, now: () => number) {
    this.#shared = shared;
    this.now = now;
  }

  /** A number that increases whenever an endpoint starts or stops to get requests. */
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

  /** The status of every endpoint of a backend that has several endpoints, or a health policy. */
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

/** The key of an endpoint's state. The keys of backends contain no line break. */
function keyOf(backend: string, name: string): string {
  return `${backend}\n${name}`;
}
