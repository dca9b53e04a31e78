import { EngineUpstream } from "@edge-gateway/http";
import type { UpstreamExchange, UpstreamHalf } from "@edge-gateway/http";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { MAX_CLIENT_POOLS } from "../bounds.ts";
import { proxyHeader, type ProxyVersion } from "./write-proxy-header.ts";

/** Creates a pool for the connections of one client; each connection starts with these bytes. */
type MakePool = (preface: Buffer) => EngineUpstream;

/**
 * An endpoint that receives the client's address by the PROXY protocol, so two clients never share a
 * connection.
 */
export class PerClientUpstream extends EngineUpstream {
  readonly name: string;
  readonly #version: ProxyVersion;
  readonly #make: MakePool;
  /** The connection pools by the PROXY protocol header of their client. */
  readonly #pools = new LruCache<string, EngineUpstream>(MAX_CLIENT_POOLS, (pool) => pool.close());

  constructor(name: string, version: ProxyVersion, make: MakePool) {
    super();
    this.name = name;
    this.#version = version;
    this.#make = make;
  }

  take(exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    const header = proxyHeader(this.#version, exchange.downstream);
    const key = header.toString("latin1");
    let pool = this.#pools.get(key);
    if (pool === undefined) this.#pools.set(key, (pool = this.#make(header)));
    return pool.take(exchange, fresh);
  }

  close(): void {
    for (const pool of this.#pools.values()) pool.close();
    this.#pools.clear();
  }
}
