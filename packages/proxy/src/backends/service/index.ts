import { EngineUpstream } from "@edge-gateway/http";
import type { UpstreamExchange, UpstreamHalf } from "@edge-gateway/http";
import type { BackendDefinition } from "../../pipeline/backend.ts";
import { endpointOf } from "../static/index.ts";

/** The endpoints of a Service, which take requests in turn. */
export const serviceBackend: BackendDefinition<"service"> = {
  compile({ name, service }, context) {
    const version = context.connection.version ?? service.version;
    const place = { ...context, connection: { ...context.connection, version } };
    const pools = service.endpoints.map((server) =>
      context.upstreams.acquire(endpointOf(server, place)),
    );
    return {
      name,
      type: "service",
      protocol: "http",
      upstream: new InTurn(name, pools),
      authority: undefined,
      ...(pools.length === 0 ? { prepare: () => NO_ENDPOINT } : {}),
      close: () => pools.forEach((pool) => context.upstreams.release(pool)),
    };
  },
};

const NO_ENDPOINT = {
  code: "upstream_unavailable",
  detail: "the Service has no endpoint that is ready",
} as const;

/** Gives each request to the next of several endpoints, beginning anywhere. */
class InTurn extends EngineUpstream {
  readonly name: string;
  readonly #pools: readonly EngineUpstream[];
  #next: number;

  constructor(name: string, pools: readonly EngineUpstream[]) {
    super();
    this.name = name;
    this.#pools = pools;
    // Workers and configurations would otherwise all begin with the same one.
    this.#next = Math.floor(Math.random() * pools.length);
  }

  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    const pool = this.#pools[this.#next];
    if (pool === undefined) throw new RangeError("a Service without endpoints takes no request");
    this.#next = (this.#next + 1) % this.#pools.length;
    return pool.take(exchange, fresh);
  }

  /** The pools belong to the registry that gave them out. */
  close(): void {}
}
