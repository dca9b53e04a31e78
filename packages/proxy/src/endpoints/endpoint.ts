import type { EngineUpstream, UpstreamFailure } from "@edge-gateway/http";
import type { ChosenEndpoint, Exchange } from "../pipeline/exchange.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { HealthJudge } from "./health-judge.ts";
import { hashOf } from "./rendezvous.ts";

/** What an endpoint of a compiled backend is made of. */
export interface EndpointParts {
  readonly state: EndpointState;
  readonly upstream: EngineUpstream;
  /** Share of the requests beside others of the same rank. */
  readonly weight: number;
  /** Those with the lowest number get the requests while one of them is healthy. */
  readonly rank: number;
  /** The `Host` that it is asked for; undefined keeps that of the request. */
  readonly authority: string | undefined;
  readonly judge: HealthJudge;
}

/** One of the endpoints of a compiled backend. */
export class Endpoint implements ChosenEndpoint {
  readonly state: EndpointState;
  readonly upstream: EngineUpstream;
  readonly weight: number;
  readonly rank: number;
  readonly authority: string | undefined;
  /** Of its name, for keys that have an endpoint each. */
  readonly hash: number;
  readonly #judge: HealthJudge;

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

  /** A request is given to it; `left` follows. */
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
}
