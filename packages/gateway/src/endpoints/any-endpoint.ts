import { EngineUpstream } from "@edge-gateway/http";
import type { UpstreamExchange, UpstreamHalf } from "@edge-gateway/http";
import { MAX_OTHER_ENDPOINTS } from "../bounds.ts";
import type { Endpoint } from "./endpoint.ts";
import type { EndpointSet } from "./endpoint-set.ts";

/** An upstream for the gateway's own calls, which chooses any healthy endpoint. */
export class AnyEndpoint extends EngineUpstream {
  readonly name: string;
  override readonly alternatives: number;
  readonly #set: EndpointSet;

  constructor(name: string, set: EndpointSet) {
    super();
    this.name = name;
    this.#set = set;
    this.alternatives = Math.min(Math.max(set.endpoints.length - 1, 0), MAX_OTHER_ENDPOINTS);
  }

  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    return found(this.#set.choose()).upstream.take(exchange, fresh);
  }

  override ofOneRequest(): EngineUpstream {
    return this.alternatives === 0 ? this : new OtherEndpoints(this, this.#set);
  }

  /** Does nothing, because the registry owns the connection pools. */
  close(): void {}
}

/** The upstream of one call, which chooses an endpoint that the call has not tried. */
class OtherEndpoints extends EngineUpstream {
  readonly name: string;
  override readonly alternatives: number;
  readonly #set: EndpointSet;
  readonly #tried: Endpoint[] = [];

  constructor({ name, alternatives }: AnyEndpoint, set: EndpointSet) {
    super();
    this.name = name;
    this.alternatives = alternatives;
    this.#set = set;
  }

  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    const isFirst = this.#tried.length === 0;
    const endpoint = found(isFirst ? this.#set.choose() : this.#set.chooseOther(this.#tried));
    this.#tried.push(endpoint);
    return endpoint.upstream.take(exchange, fresh);
  }

  close(): void {}
}

function found(endpoint: Endpoint | undefined): Endpoint {
  if (endpoint === undefined) throw new RangeError("a backend without endpoints takes no request");
  return endpoint;
}
