import { API_STATUS, hasStatus } from "./api-error.ts";
import { pause } from "./backoff.ts";
import type { Client } from "./client.ts";
import { isJson, isKubeObject } from "./objects.ts";
import type { Json } from "./objects.ts";
import { objectPath, listPath } from "./resources.ts";

export interface ElectionOptions {
  readonly namespace: string;
  readonly name: string;
  /** The candidate's identity, which must be unique. */
  readonly identity: string;
  readonly leaseSeconds: number;
  /** The time between two attempts to renew the lease, in milliseconds. */
  readonly renewMilliseconds: number;
  /** The last milliseconds of a lease in which its holder no longer counts as the leader. */
  readonly renewalReserveMilliseconds: number;
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number;
  /** The current time in milliseconds since 1970. */
  readonly wallClock?: () => number;
  /** Called with the error of each failed attempt. */
  readonly failed?: (message: string) => void;
}

/** Whether this process is the leader. */
export interface Leadership {
  /** Whether this process is the leader by its own clock, without a request. */
  readonly isLeader: boolean;
}

const LEASES = {
  kind: "Lease",
  apiVersion: "coordination.k8s.io/v1",
  plural: "leases",
  isNamespaced: true,
} as const;

const MILLISECONDS = 1000;

/** The last observed state of the lease. */
interface Seen {
  readonly version: string;
  readonly holder: string;
  /**
   * The time of the last change by this process's clock, because clocks of other machines are not trusted.
   */
  readonly since: number;
  readonly milliseconds: number;
  readonly transitions: number;
  readonly acquired: unknown;
}

/**
 * Competes for a Lease, which its holder renews. A lease that has not changed for its whole duration, by this
 * process's clock, counts as free.
 */
export class LeaderElection implements Leadership {
  readonly #client: Client;
  readonly #options: ElectionOptions;
  readonly #clock: () => number;
  #seen: Seen | undefined;
  /** When the lease of this process expires; in the past if this process does not hold the lease. */
  #validUntil = -Infinity;

  constructor(client: Client, options: ElectionOptions) {
    this.#client = client;
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
  }

  get isLeader(): boolean {
    return this.#clock() < this.#validUntil - this.#options.renewalReserveMilliseconds;
  }

  /** The current leader, as far as known; empty if no leader is known. */
  get holder(): string {
    return this.#seen?.holder ?? "";
  }

  /**
   * Competes for the lease until the signal aborts; then releases it, so that another candidate need not
   * wait.
   */
  async run(signal: AbortSignal, changed: (isLeader: boolean) => void): Promise<void> {
    let was = false;
    const tell = (): void => {
      if (this.isLeader !== was) changed((was = this.isLeader));
    };
    while (!signal.aborted) {
      await this.#attempt(signal, tell).catch((error: unknown) => {
        if (!signal.aborted) this.#options.failed?.(String(error));
      });
      tell();
      await pause(this.#options.renewMilliseconds, signal);
    }
    await this.#release().catch((error: unknown) => this.#options.failed?.(String(error)));
    if (was) changed(false);
  }

  /** @param tell called when leadership may have been interrupted, before it continues */
  async #attempt(signal: AbortSignal, tell: () => void): Promise<void> {
    const before = this.#clock();
    const seen = await this.#look(signal);
    const { identity, leaseSeconds } = this.#options;
    if (seen !== undefined && seen.holder !== identity && seen.holder !== "") {
      this.#validUntil = -Infinity;
      if (before < seen.since + seen.milliseconds) return;
    }
    try {
      await this.#write(seen, identity, signal);
      // After a pause that was too long, missed work must be repeated.
      tell();
      this.#validUntil = before + leaseSeconds * MILLISECONDS;
    } catch (error) {
      // Another candidate has written the lease first; the next attempt shows which one.
      if (!hasStatus(error, API_STATUS.conflict)) throw error;
    }
  }

  async #look(signal: AbortSignal): Promise<Seen | undefined> {
    try {
      const response = await this.#client.request("GET", this.#path, { signal });
      this.#seen = this.#read(response);
    } catch (error) {
      if (!hasStatus(error, API_STATUS.notFound)) throw error;
      this.#seen = undefined;
    }
    return this.#seen;
  }

  #read(response: unknown): Seen | undefined {
    if (!isKubeObject(response)) return undefined;
    const spec: Json = isJson(response["spec"]) ? response["spec"] : {};
    const version = response.metadata.resourceVersion ?? "";
    const { holderIdentity, leaseDurationSeconds, leaseTransitions, acquireTime } = spec;
    const seconds = typeof leaseDurationSeconds === "number" ? leaseDurationSeconds : 0;
    return {
      version,
      holder: typeof holderIdentity === "string" ? holderIdentity : "",
      since: this.#seen?.version === version ? this.#seen.since : this.#clock(),
      milliseconds: seconds * MILLISECONDS,
      transitions: typeof leaseTransitions === "number" ? leaseTransitions : 0,
      acquired: acquireTime,
    };
  }

  async #write(
    seen: Seen | undefined,
    holderIdentity: string,
    signal?: AbortSignal,
  ): Promise<void> {
    const { namespace, name, leaseSeconds } = this.#options;
    const now = microTime((this.#options.wallClock ?? Date.now)());
    const isNew = seen?.holder !== holderIdentity;
    const value = {
      apiVersion: LEASES.apiVersion,
      kind: LEASES.kind,
      metadata: { namespace, name, ...(seen && { resourceVersion: seen.version }) },
      spec: {
        holderIdentity,
        leaseDurationSeconds: leaseSeconds,
        acquireTime: isNew ? now : seen.acquired,
        renewTime: now,
        leaseTransitions: (seen?.transitions ?? 0) + (isNew && seen !== undefined ? 1 : 0),
      },
    };
    const options = {
      body: { type: "application/json", value } as const,
      ...(signal && { signal }),
    };
    const response =
      seen === undefined
        ? await this.#client.request("POST", listPath(LEASES, namespace), options)
        : await this.#client.request("PUT", this.#path, options);
    this.#seen = this.#read(response);
  }

  async #release(): Promise<void> {
    const seen = this.#seen;
    this.#validUntil = -Infinity;
    if (seen?.holder === this.#options.identity) await this.#write(seen, "");
  }

  get #path(): string {
    return objectPath(LEASES, this.#options);
  }
}

/** The leadership of a process without competition: it always leads. */
export const SOLE_LEADER: Leadership = { isLeader: true };

/** Formats a time as Leases contain it: RFC 3339 with microseconds. */
function microTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace("Z", "000Z");
}
