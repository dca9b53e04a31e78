import type { EngineUpstream, UpstreamFailure } from "@edge-gateway/http";
import { MAX_OTHER_ENDPOINTS } from "../bounds.ts";
import type { ChosenEndpoint, Exchange } from "../exchange/exchange.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { HealthJudge } from "./health-judge.ts";
import { hashOf } from "./rendezvous.ts";

/** What an endpoint of a compiled backend is created from. */
export interface EndpointParts {
  readonly state: EndpointState;
  readonly upstream: EngineUpstream;
  /** The endpoint's share of the requests among endpoints of the same rank. */
  readonly weight: number;
  /** The rank: endpoints of the lowest rank get all requests while one of them is healthy. */
  readonly rank: number;
  /** The `Host` of requests to the endpoint; undefined keeps the `Host` of the client's request. */
  readonly authority: string | undefined;
  readonly judge: HealthJudge;
}

/** An endpoint of a compiled backend. */
export class Endpoint implements ChosenEndpoint {
  readonly state: EndpointState;
  readonly upstream: EngineUpstream;
  readonly weight: number;
  readonly rank: number;
  readonly authority: string | undefined;
  /** The hash of the endpoint's name, for mapping keys to endpoints. */
  readonly hash: number;
  readonly #judge: HealthJudge;
  #siblings: readonly Endpoint[] = [];

  constructor({ state, upstream, weight, rank, authority, judge }: EndpointParts) {
    this.state = state;
    this.upstream = upstream;
    this.weight = weight;
    this.rank = rank;
    this.authority = authority;
    this.hash = hashOf(state.name);
    this.#judge = judge;
  }

  get name(): string {
    return this.state.name;
  }

  /** Tells the endpoint all endpoints of its backend that get requests. */
  join(siblings: readonly Endpoint[]): void {
    this.#siblings = siblings;
  }

  /** Counts a request that starts; call `left` when the request ends. */
  begun(): void {
    this.state.active += 1;
    this.state.counts.requests += 1;
  }

  responded(exchange: Exchange): void {
    this.#judge.responded(this.state, exchange);
  }

  failed(exchange: Exchange, failure: UpstreamFailure["kind"]): void {
    this.#judge.failed(this.state, exchange, failure);
  }

  left(): void {
    this.state.active -= 1;
  }

  hasOther(tried: readonly ChosenEndpoint[]): boolean {
    const others = this.#siblings.filter((each) => each !== this);
    // Endpoints of other backends, which have failed before, do not count.
    const left = others.filter((each) => !tried.includes(each));
    return left.length > 0 && others.length - left.length < MAX_OTHER_ENDPOINTS;
  }
}
