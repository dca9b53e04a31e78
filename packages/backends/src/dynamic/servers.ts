import type { EngineUpstream } from "@edge-gateway/http";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { MAX_DYNAMIC_SERVERS } from "../bounds.ts";
import type { BackendContext } from "@edge-gateway/gateway/exchange/backend";
import type { ReachableNetworks } from "@edge-gateway/gateway/upstream/address-guard";
import { endpointOf } from "../static/index.ts";
import type { Target } from "./target.ts";

/** A cache of the servers that requests named; the least recently used one is evicted. */
export class DynamicServers {
  readonly #context: BackendContext;
  readonly #networks: ReachableNetworks;
  readonly #known: LruCache<string, EngineUpstream>;

  constructor(context: BackendContext, networks: ReachableNetworks) {
    this.#context = context;
    this.#networks = networks;
    this.#known = new LruCache(MAX_DYNAMIC_SERVERS, (upstream) =>
      context.upstreams.release(upstream),
    );
  }

  /** @param refusesOwn whether the name must not lead to a listener of this gateway */
  of(target: Target, refusesOwn: boolean): EngineUpstream {
    const key = `${target.host} ${target.port} ${refusesOwn}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const networks = { ...this.#networks, refusesOwn };
    const endpoint = { ...endpointOf(target, this.#context), networks };
    const made = this.#context.upstreams.acquire(endpoint);
    this.#known.set(key, made);
    return made;
  }

  close(): void {
    for (const upstream of this.#known.values()) this.#context.upstreams.release(upstream);
    this.#known.clear();
  }
}
