import { ServiceKey } from "@edge-gateway/kernel/services";
import { EndpointState } from "./endpoint-state.ts";

/** The {@link EndpointStates} of a thread. */
export const ENDPOINT_STATES = new ServiceKey<EndpointStates>("endpoint states");

interface Entry {
  readonly state: EndpointState;
  users: number;
}

/** The states of all endpoints of one thread: as long as any configuration uses one, it is the same. */
export class EndpointStates {
  /** Rises with each change of who gets requests. */
  version = 0;
  /** Milliseconds; monotonic. */
  readonly now: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(now: () => number) {
    this.now = now;
  }

  acquire(backend: string, name: string): EndpointState {
    const key = keyOf(backend, name);
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = { state: new EndpointState(backend, name, this.now()), users: 0 };
      this.#entries.set(key, entry);
    }
    entry.users += 1;
    return entry.state;
  }

  release({ backend, name }: EndpointState): void {
    const key = keyOf(backend, name);
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users === 0) this.#entries.delete(key);
  }

  /** Of every endpoint of backends that have several, or whose health is judged. */
  all(): readonly EndpointState[] {
    return [...this.#entries.values()].map(({ state }) => state);
  }

  /** Somebody gets requests from now on, or gets none any more. */
  changed(): void {
    this.version += 1;
  }
}

/** No key of a backend holds a line break. */
function keyOf(backend: string, name: string): string {
  return `${backend}\n${name}`;
}
