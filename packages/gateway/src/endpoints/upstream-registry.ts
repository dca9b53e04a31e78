import { isIP, type LookupFunction } from "node:net";
import type { Endpoint, Upstreams } from "../exchange/backend.ts";
import { OpenConnections, createEndpoint, nameOf } from "@edge-gateway/http";
import type {
  EngineLimits,
  EngineUpstream,
  SocketAdapter,
  Thread,
  Upstream,
} from "@edge-gateway/http";
import { AddressGuard } from "../upstream/address-guard.ts";
import { OwnListeners } from "../upstream/own-listeners.ts";
import { proxyRouteOf } from "../upstream/proxy-policy.ts";
import type { NameCache, WatchedName } from "../upstream/name-cache.ts";
import { PerClientUpstream } from "../upstream/per-client-upstream.ts";
import { RenewableUpstream } from "../upstream/renewable-upstream.ts";
import { tlsSocketOptions } from "@edge-gateway/outbound/tls/tls-policy";

interface Entry {
  readonly key: string;
  readonly pool: EngineUpstream;
  users: number;
}

/** The settings for new connections of a pool. */
interface ConnectManner {
  readonly preface: Buffer | undefined;
  readonly lookup: LookupFunction | undefined;
}

/** What all pools of a thread share. */
export interface RegistryParts {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly adapter: SocketAdapter;
  readonly names: NameCache;
  /** Called for each new connection to an upstream. */
  readonly connected: (transport: "plaintext" | "tls", milliseconds: number) => void;
  /** Called when a connection is not made because its endpoint has reached its limit. */
  readonly refused: (endpoint: string) => void;
}

/** The connection pools of a thread. A pool exists as long as a configuration uses its endpoint. */
export class UpstreamRegistry implements Upstreams {
  readonly ownListeners = new OwnListeners();
  readonly connections: OpenConnections;
  readonly #limits: EngineLimits;
  readonly #thread: Thread;
  readonly #adapter: SocketAdapter;
  readonly #names: NameCache;
  readonly #connected: RegistryParts["connected"];
  /** The limits of the pool that was made last. */
  #lastLimits: EngineLimits;
  readonly #byKey = new Map<string, Entry>();
  readonly #byPool = new Map<Upstream, Entry>();

  constructor({ limits, thread, adapter, names, connected, refused }: RegistryParts) {
    this.connections = new OpenConnections(limits.maxConnections, refused);
    this.#adapter = adapter;
    this.#names = names;
    this.#limits = limits;
    this.#lastLimits = limits;
    this.#thread = thread;
    this.#connected = connected;
  }

  acquire(endpoint: Endpoint): EngineUpstream {
    const key = JSON.stringify(endpoint);
    let entry = this.#byKey.get(key);
    if (entry === undefined) {
      entry = { key, pool: this.#create(endpoint), users: 0 };
      this.#byKey.set(key, entry);
      this.#byPool.set(entry.pool, entry);
    }
    entry.users += 1;
    return entry.pool;
  }

  release(upstream: Upstream): void {
    const entry = this.#byPool.get(upstream);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users > 0) return;
    this.#byKey.delete(entry.key);
    this.#byPool.delete(upstream);
    entry.pool.close();
  }

  get lookup(): LookupFunction {
    return this.#names.lookup;
  }

  watch(host: string): WatchedName | undefined {
    return isIP(host) === 0 ? this.#names.watch(host, () => {}) : undefined;
  }

  close(): void {
    for (const { pool } of this.#byKey.values()) pool.close();
    this.#byKey.clear();
    this.#byPool.clear();
  }

  /** Pools with the same times share their limits, since there may be thousands. */
  #limitsWith(connectTimeout: number, poolIdleTimeout: number): EngineLimits {
    const last = this.#lastLimits;
    if (last.connectTimeout === connectTimeout && last.poolIdleTimeout === poolIdleTimeout)
      return last;
    return (this.#lastLimits = { ...this.#limits, connectTimeout, poolIdleTimeout });
  }

  #create(endpoint: Endpoint): EngineUpstream {
    const { proxyProtocol } = endpoint;
    if (proxyProtocol === undefined) return this.#connecting(endpoint, undefined);
    const make = (preface: Buffer): EngineUpstream => this.#connecting(endpoint, preface);
    return new PerClientUpstream(nameOf(endpoint), proxyProtocol, make);
  }

  /**
   * If the gateway resolves a host name, the name is watched for changes; if a proxy resolves it, the name is
   * not.
   */
  #connecting(endpoint: Endpoint, preface: Buffer | undefined): EngineUpstream {
    const { networks, proxy } = endpoint;
    const pool = (lookup?: LookupFunction): EngineUpstream =>
      this.#pool(endpoint, { preface, lookup });
    if (networks !== undefined) {
      const isOwn = (address: string): boolean =>
        networks.refusesOwn === true &&
        "port" in endpoint &&
        this.ownListeners.has(address, endpoint.port);
      return pool(new AddressGuard(networks, this.lookup, isOwn).lookup);
    }
    if (!("host" in endpoint) || isIP(endpoint.host) !== 0 || proxy !== undefined) return pool();
    const name = this.#names.watch(endpoint.host, () => renewable.renew());
    const renewable = new RenewableUpstream(
      () => pool(name.lookup),
      () => name.close(),
    );
    return renewable;
  }

  #pool(endpoint: Endpoint, manner: ConnectManner): EngineUpstream {
    const { connectTimeout, keepalive, tls, version, proxy } = endpoint;
    const { poolIdleTimeout } = this.#limits;
    const maxIdle = Math.min(endpoint.maxIdle ?? poolIdleTimeout, poolIdleTimeout);
    const options = {
      address: endpoint,
      limits: this.#limitsWith(connectTimeout, maxIdle),
      keepalive,
      proxy: proxyRouteOf(proxy, this.lookup),
      ...manner,
      thread: this.#thread,
      adapter: this.#adapter,
      connections: this.connections,
      connected: (milliseconds: number) =>
        this.#connected(tls === undefined ? "plaintext" : "tls", milliseconds),
    };
    if (tls === undefined) return createEndpoint(options, version);
    const host = "host" in endpoint ? endpoint.host : undefined;
    const { alpnProtocols, alpnByVersion } = tls;
    const secure = { ...options, tls: tlsSocketOptions(tls, host), alpnProtocols, alpnByVersion };
    return createEndpoint(secure, version);
  }
}
