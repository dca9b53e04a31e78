import { PERHAPS_PROCESSED } from "./upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "./upstream-half.ts";

/** The owner of connections to an endpoint. */
export interface ConnectionOwner {
  /** The endpoint's name: `host:port`, or `unix:/path`. */
  readonly name: string;
  /** Closes an idle connection and frees its slot immediately; false: all are in use. */
  endSpare(): boolean;
}

/** Counts a thread's connections per endpoint, over all owners, and enforces the limit. */
export class OpenConnections {
  readonly #most: number;
  readonly #refused: (endpoint: string) => void;
  /** For each endpoint with connections: the number of connections per owner. */
  readonly #endpoints = new Map<string, Map<ConnectionOwner, number>>();

  /** `refused` is called when a connection is not made because there are already `most`. */
  constructor(most: number, refused: (endpoint: string) => void) {
    this.#most = most;
    this.#refused = refused;
  }

  /** Reserves a slot for a new connection; false if there is none. */
  take(owner: ConnectionOwner): boolean {
    const { name } = owner;
    if (this.#open(name) >= this.#most && !this.#endSpare(name)) {
      this.#refused(name);
      return false;
    }
    this.#add(owner);
    return true;
  }

  /** Transfers a connection's slot to another owner. */
  move(from: ConnectionOwner, to: ConnectionOwner): void {
    this.give(from);
    this.#add(to);
  }

  /** Frees the slot of a closed connection; must be called once per reserved slot. */
  give(owner: ConnectionOwner): void {
    const owners = this.#endpoints.get(owner.name);
    const left = (owners?.get(owner) ?? 0) - 1;
    if (left > 0) owners?.set(owner, left);
    else owners?.delete(owner);
    if (owners?.size === 0) this.#endpoints.delete(owner.name);
  }

  /** The log message for a refused connection. */
  refusalOf({ name }: ConnectionOwner): string {
    return `no more than ${this.#most} connections to ${name} (config.backend.maxConnections)`;
  }

  #add(owner: ConnectionOwner): void {
    const { name } = owner;
    const owners = this.#endpoints.get(name) ?? new Map<ConnectionOwner, number>();
    this.#endpoints.set(name, owners.set(owner, (owners.get(owner) ?? 0) + 1));
  }

  #open(name: string): number {
    let sum = 0;
    for (const count of this.#endpoints.get(name)?.values() ?? []) sum += count;
    return sum;
  }

  #endSpare(name: string): boolean {
    const owners = this.#endpoints.get(name)?.keys() ?? [];
    return [...owners].some((owner) => owner.endSpare());
  }
}

/** A placeholder for a refused connection: its user is notified immediately. */
export class NoConnection implements UpstreamHalf {
  readonly #detail: string;

  constructor(detail: string) {
    this.#detail = detail;
  }

  send(exchange: UpstreamExchange): void {
    exchange.failed("exhausted", this.#detail, PERHAPS_PROCESSED);
  }

  abandon(): void {}
}
