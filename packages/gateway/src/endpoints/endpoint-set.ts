import { candidatesOf, sample, type Candidates } from "./candidates.ts";
import type { ChosenEndpoint } from "../exchange/exchange.ts";
import type { Endpoint } from "./endpoint.ts";
import type { EndpointStates } from "./endpoint-states.ts";
import { bestFor } from "./rendezvous.ts";

/**
 * The number of running requests that are added to those of a permanently failing endpoint when loads are
 * compared.
 */
const LOAD_OF_FAILURE = 10;
/**
 * An endpoint has too much load if it has this many times the requests of another endpoint, and also this
 * many more.
 */
const LOAD_BETWEEN = 2;
/** Milliseconds between two updates of the shares, while a share grows. */
const GROWTH_STEP = 100;
/**
 * The fractional part of the golden ratio. The fractional parts of its multiples fill the range from 0 to 1
 * more evenly than those of any other number, and repeat no pattern.
 */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** The initial share of a new endpoint, as a fraction of its full share. */
const LEAST_SHARE = 0.1;

/** How an endpoint of a compiled backend is chosen. */
export interface EndpointSetOptions {
  readonly states: EndpointStates;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /**
   * Milliseconds in which the share of a new endpoint grows to its full value; 0: it has its full share at
   * once.
   */
  readonly growth: number;
}

/** The endpoints of one compiled backend, and the choice between them. */
export class EndpointSet {
  readonly endpoints: readonly Endpoint[];
  readonly #byName: ReadonlyMap<string, Endpoint>;
  readonly #states: EndpointStates;
  readonly #random: () => number;
  readonly #growth: number;
  /** A point from 0 (inclusive) to 1 (exclusive), which determined the endpoint of the last request. */
  #point: number;
  #candidates: Candidates = { endpoints: [], sums: undefined };
  /** The version of the states for which the candidates were computed. */
  #version = -1;
  /** The time at which the candidates must be computed again, even if no state changes. */
  #until = 0;

  constructor(endpoints: readonly Endpoint[], { states, random, growth }: EndpointSetOptions) {
    this.endpoints = endpoints.filter(({ weight }) => weight > 0);
    for (const endpoint of this.endpoints) endpoint.join(this.endpoints);
    this.#byName = new Map(this.endpoints.map((endpoint) => [endpoint.name, endpoint]));
    this.#states = states;
    this.#random = random;
    this.#growth = growth;
    this.#point = random();
  }

  /**
   * Chooses an endpoint: the next one in turn, or a random one that has much less load. Undefined if there
   * are no endpoints. Choosing in turn gives every hundred requests the configured shares; random choice
   * alone needs ten thousands of requests for that.
   */
  choose(): Endpoint | undefined {
    const candidates = this.#current();
    const first = sample(candidates, this.#turn);
    if (candidates.endpoints.length < 2 || first === undefined) return first;
    return lessLoaded(first, sample(candidates, this.#random) ?? first);
  }

  /** Returns the same endpoint for the same key, as long as it is healthy. */
  chooseFor(key: string | Uint8Array): Endpoint | undefined {
    return bestFor(key, this.#current().endpoints);
  }

  /**
   * Returns the endpoint with this name if it is healthy. If no endpoint is healthy, returns it if it still
   * gets requests.
   */
  usable(name: string): Endpoint | undefined {
    const endpoint = this.#byName.get(name);
    if (endpoint === undefined || endpoint.state.isUsable(this.#states.now())) return endpoint;
    return this.#current().endpoints.includes(endpoint) ? endpoint : undefined;
  }

  /** The number of endpoints that get no requests at present, for metrics and traces. */
  get unhealthy(): number {
    const now = this.#states.now();
    return this.endpoints.filter(({ state }) => !state.isUsable(now)).length;
  }

  /** Whether one of these endpoints is one of those that a request has tried. */
  hasTried(tried: readonly ChosenEndpoint[] = []): boolean {
    return this.endpoints.some((endpoint) => tried.includes(endpoint));
  }

  /** Chooses an endpoint that the request has not tried, of any rank: a healthy one if possible. */
  chooseOther(tried: readonly ChosenEndpoint[]): Endpoint | undefined {
    const now = this.#states.now();
    const others = this.endpoints.filter((endpoint) => !tried.includes(endpoint));
    const healthy = others.filter(({ state }) => state.isUsable(now));
    const left = lowestRank(healthy.length > 0 ? healthy : others);
    return sample(candidatesOf(left, shareOf), this.#random) ?? this.choose();
  }

  readonly #turn = (): number => {
    this.#point = (this.#point + GOLDEN) % 1;
    return this.#point;
  };

  #current(): Candidates {
    const now = this.#states.now();
    if (this.#version === this.#states.version && now < this.#until) return this.#candidates;
    const version = this.#states.version;
    const healthy = this.endpoints.filter(({ state }) => state.look(now));
    // If no endpoint is healthy, unhealthy endpoints get the requests.
    const usable = lowestRank(healthy.length > 0 ? healthy : this.endpoints);
    this.#candidates = candidatesOf(usable, (endpoint) => this.#shareOf(endpoint, now));
    this.#until = this.#nextChange(now, usable);
    this.#version = version;
    return this.#candidates;
  }

  #shareOf({ weight, state }: Endpoint, now: number): number {
    const age = now - state.beganAt;
    if (age >= this.#growth) return weight;
    return weight * Math.max(LEAST_SHARE, age / this.#growth);
  }

  #nextChange(now: number, usable: readonly Endpoint[]): number {
    let next = usable.some(({ state }) => now - state.beganAt < this.#growth)
      ? now + GROWTH_STEP
      : Number.POSITIVE_INFINITY;
    for (const { state } of this.endpoints)
      if (state.evictedUntil > now) next = Math.min(next, state.evictedUntil);
    return next;
  }
}

function shareOf({ weight }: Endpoint): number {
  return weight;
}

function lowestRank(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const lowest = Math.min(...endpoints.map(({ rank }) => rank));
  return endpoints.every(({ rank }) => rank === lowest)
    ? endpoints
    : endpoints.filter(({ rank }) => rank === lowest);
}

/**
 * Chooses the first endpoint, unless it has more than twice the load of the second. With a smaller factor,
 * small differences in load between equally fast endpoints would decide instead of the weights: in a
 * simulation with weights 1 and 10, the shares were wrong by half.
 */
function lessLoaded(first: Endpoint, second: Endpoint): Endpoint {
  const room = LOAD_BETWEEN / Math.min(first.weight, second.weight);
  return LOAD_BETWEEN * loadOf(second) + room < loadOf(first) ? second : first;
}

/** The load of an endpoint in relation to its weight. */
function loadOf({ state, weight }: Endpoint): number {
  return (state.active + LOAD_OF_FAILURE * (1 - state.health)) / weight;
}
