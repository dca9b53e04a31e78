import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import type grpcJs from "@grpc/grpc-js";
import { after } from "@edge-gateway/kernel/callbacks";

/** The scheme of targets with a host name: `gateway-name:host:port`. */
export const NAME_SCHEME = "gateway-name";

/** How a client resolves names. */
export interface NameResolution {
  readonly lookup: LookupFunction;
  /** Minimum milliseconds between the beginnings of two look-ups of a name. */
  readonly pause: number;
}

/** The channel option with the {@link NameResolution}. */
export const NAME_RESOLUTION = "gateway.name-resolution";

type Grpc = typeof grpcJs;
type Endpoint = grpcJs.experimental.Endpoint;
type Listener = grpcJs.experimental.ResolverListener;

/**
 * Registers the resolver of {@link NAME_SCHEME}. The library's own resolver asks the system, and
 * not the DNS servers of the settings.
 */
export function registerNames(grpc: Grpc): void {
  class Resolver extends NameResolver implements grpcJs.experimental.Resolver {
    static getDefaultAuthority({ path }: grpcJs.experimental.GrpcUri): string {
      return path;
    }

    constructor(
      { path }: grpcJs.experimental.GrpcUri,
      listener: Listener,
      options: grpcJs.ChannelOptions,
    ) {
      super(path, listener, grpc, options[NAME_RESOLUTION]);
    }
  }
  grpc.experimental.registerResolver(NAME_SCHEME, Resolver);
}

/** Resolves the name of one client's server. */
class NameResolver {
  readonly #host: string;
  readonly #port: number;
  readonly #listener: Listener;
  readonly #grpc: Grpc;
  readonly #resolution: NameResolution;
  /** The look-up under way. */
  #pending: object | undefined;
  /** Set during the pause after the beginning of a look-up. */
  #timer: NodeJS.Timeout | undefined;
  /** Whether another look-up was requested during the pause. */
  #isWanted = false;

  constructor(path: string, listener: Listener, grpc: Grpc, resolution: NameResolution) {
    const { host, port = 0 } = grpc.experimental.splitHostPort(path) ?? { host: path };
    this.#host = host;
    this.#port = port;
    this.#listener = listener;
    this.#grpc = grpc;
    this.#resolution = resolution;
  }

  updateResolution(): void {
    if (this.#pending !== undefined) return;
    this.#isWanted = this.#timer !== undefined;
    if (this.#isWanted) return;
    const { lookup, pause } = this.#resolution;
    const pending = (this.#pending = {});
    this.#timer = after(pause, () => this.#paused(), ignored);
    lookup(this.#host, { all: true }, (error, found) => {
      if (this.#pending !== pending) return;
      this.#pending = undefined;
      this.#tell(error, typeof found === "string" ? [] : found);
    });
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

  #tell(error: Error | null, found: readonly LookupAddress[]): void {
    const { experimental, status } = this.#grpc;
    const port = this.#port;
    const endpoints = found.map(({ address: host }) => ({ addresses: [{ host, port }] }));
    const result =
      error === null
        ? experimental.statusOrFromValue<Endpoint[]>(endpoints)
        : experimental.statusOrFromError<Endpoint[]>({
            code: status.UNAVAILABLE,
            details: error.message,
          });
    this.#listener(result, {}, null, "");
  }
}

/** Nothing in a pause can fail. */
function ignored(): void {}
