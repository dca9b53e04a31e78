import { PERHAPS_PROCESSED } from "./upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "./upstream-half.ts";

/** Who makes connections to an endpoint. */
export interface ConnectionOwner {
  /** Of the endpoint: `host:port`, or `unix:/path`. */
  readonly name: string;
  /** Ends a connection that nobody uses, and gives its place back at once; false: all are in use. */
  endSpare(): boolean;
}

/** Counts the connections of one thread to each endpoint, whoever makes them, and keeps to the bound. */
export class OpenConnections {
  readonly #most: number;
  readonly #refused: (endpoint: string) => void;
  /** Of each endpoint that has any: how many each owner has. */
  readonly #endpoints = new Map<string, Map<ConnectionOwner, number>>();

  /** `refused` is told of each connection that is not made because there are `most`. */
  constructor(most: number, refused: (endpoint: string) => void) {
    this.#most = most;
    this.#refused = refused;
  }

  /** Takes a place for a connection that is to be made; false if there is none. */
  take(owner: ConnectionOwner): boolean {
    const { name } = owner;
    if (this.#open(name) >= this.#most && !this.#endSpare(name)) {
      this.#refused(name);
      return false;
    }
    this.#add(owner);
    return true;
  }

  /** A connection of one owner belongs to another one from now on. */
  move(from: ConnectionOwner, to: ConnectionOwner): void {
    this.give(from);
    this.#add(to);
  }

  /** Gives the place of a connection back that is gone; to be called once for each that was made. */
  give(owner: ConnectionOwner): void {
    const owners = this.#endpoints.get(owner.name);
    const left = (owners?.get(owner) ?? 0) - 1;
    if (left > 0) owners?.set(owner, left);
    else owners?.delete(owner);
    if (owners?.size === 0) this.#endpoints.delete(owner.name);
  }

  /** What logs say of a connection that was not made. */
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

/** Stands for a connection that is not made: whoever wants to use it is told at once. */
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
