import { isIP, type LookupFunction } from "node:net";
import type grpcJs from "@grpc/grpc-js";
import { after } from "@edge-gateway/kernel/process/callbacks";

/** The scheme of targets with equivalent servers: `gateway-servers:host:port,host:port`. */
export const SERVERS_SCHEME = "gateway-servers";

/** How a client resolves names. */
export interface NameResolution {
  readonly lookup: LookupFunction;
  /** Minimum milliseconds between the beginnings of two look-ups of a name. */
  readonly pause: number;
}

/** The name of the channel option that contains the {@link NameResolution}. */
export const NAME_RESOLUTION = "gateway.name-resolution";

type Grpc = typeof grpcJs;
type Endpoint = grpcJs.experimental.Endpoint;
type Listener = grpcJs.experimental.ResolverListener;

/**
 * Registers the resolver of {@link SERVERS_SCHEME}. The library's own resolver is not used, because it
 * resolves only one name, and asks the system instead of the DNS servers of the settings.
 */
export function registerNames(grpc: Grpc): void {
  class Resolver extends NameResolver implements grpcJs.experimental.Resolver {
    static getDefaultAuthority({ path }: grpcJs.experimental.GrpcUri): string {
      return path.split(",")[0] ?? "";
    }

    constructor(
      { path }: grpcJs.experimental.GrpcUri,
      listener: Listener,
      options: grpcJs.ChannelOptions,
    ) {
      super(path, listener, grpc, options[NAME_RESOLUTION]);
    }
  }
  grpc.experimental.registerResolver(SERVERS_SCHEME, Resolver);
}

/** Resolves the names of one client's servers. */
class NameResolver {
  readonly #servers: readonly grpcJs.experimental.HostPort[];
  readonly #listener: Listener;
  readonly #grpc: Grpc;
  readonly #resolution: NameResolution;
  /** The look-up that is running. */
  #pending: object | undefined;
  /** The timer of the pause after the beginning of a look-up; set only during the pause. */
  #timer: NodeJS.Timeout | undefined;
  /** Whether another look-up was requested during the pause. */
  #isWanted = false;

  constructor(path: string, listener: Listener, grpc: Grpc, resolution: NameResolution) {
    this.#servers = path
      .split(",")
      .flatMap((server) => grpc.experimental.splitHostPort(server) ?? []);
    this.#listener = listener;
    this.#grpc = grpc;
    this.#resolution = resolution;
  }

  updateResolution(): void {
    if (this.#pending !== undefined) return;
    this.#isWanted = this.#timer !== undefined;
    if (this.#isWanted) return;
    const pending = (this.#pending = {});
    this.#timer = after(this.#resolution.pause, () => this.#paused(), ignored);
    void this.#resolve(pending);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = undefined;
  }

  #paused(): void {
    this.#timer = undefined;
    if (this.#isWanted) this.updateResolution();
  }

  async #resolve(pending: object): Promise<void> {
    const found = await Promise.allSettled(this.#servers.map((server) => this.#endpoints(server)));
    if (this.#pending !== pending) return;
    this.#pending = undefined;
    const { experimental, status } = this.#grpc;
    const endpoints = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
    const [details = "no server"] = found.flatMap((each) =>
      each.status === "rejected" ? [String(each.reason)] : [],
    );
    const result =
      endpoints.length > 0
        ? experimental.statusOrFromValue<Endpoint[]>(endpoints)
        : experimental.statusOrFromError<Endpoint[]>({ code: status.UNAVAILABLE, details });
    this.#listener(result, {}, null, "");
  }

  /** Resolves the endpoints of a server; IP addresses are not looked up. */
  async #endpoints({ host, port = 0 }: grpcJs.experimental.HostPort): Promise<readonly Endpoint[]> {
    const addresses = isIP(host) === 0 ? await this.#lookUp(host) : [host];
    return addresses.map((address) => ({ addresses: [{ host: address, port }] }));
  }

  #lookUp(host: string): Promise<readonly string[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
    this.#resolution.lookup(host, { all: true }, (error, found) => {
      if (error !== null) reject(error);
      else resolve([found].flat().map((each) => (typeof each === "string" ? each : each.address)));
    });
    return promise;
  }
}

/** A failure of the pause is ignored, because a timer cannot fail. */
function ignored(): void {}
