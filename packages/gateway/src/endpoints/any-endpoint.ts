import { EngineUpstream } from "@edge-gateway/http";
import type { UpstreamExchange, UpstreamHalf } from "@edge-gateway/http";
import { MAX_OTHER_ENDPOINTS } from "../bounds.ts";
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
    const endpoint = this.#set.choose();
    if (endpoint === undefined)
      throw new RangeError("a backend without endpoints takes no request");
    return endpoint.upstream.take(exchange, fresh);
  }

  /** Does nothing, because the registry owns the connection pools. */
  close(): void {}
}
