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

/** The states of all endpoints of one thread: as long as any configuration uses one, it is the same. */
export class EndpointStates {
  /** Milliseconds; monotonic, and the same for all workers. */
  readonly now: () => number;
  readonly #shared: SharedHealth;
  readonly #entries = new Map<string, Entry>();

  constructor(shared: SharedHealth, now: () => number) {
    this.#shared = shared;
    this.now = now;
  }

  /** Changes with each change of who gets requests. */
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

  /** Of every endpoint of backends that have several, or whose health is judged. */
  status(): readonly EndpointStatus[] {
    const now = this.now();
    return [...this.#entries.values()].map(({ state }) => {
      const { backend, name: endpoint, active, health, counts, failsChecks } = state;
      const evictedFor = Math.max(0, state.evictedUntil - now);
      return { backend, endpoint, ...counts, active, health, failsChecks, evictedFor };
    });
  }

  /** Somebody gets requests from now on, or gets none any more. */
  changed(): void {
    this.#shared.changed();
  }
}

/** No key of a backend holds a line break. */
function keyOf(backend: string, name: string): string {
  return `${backend}\n${name}`;
}
