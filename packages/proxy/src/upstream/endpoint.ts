import { createSecureContext, type ConnectionOptions, type SecureContext } from "node:tls";
import { connectSecure } from "../engine/net-wire.ts";
import { NET_ADAPTER } from "../engine/socket-adapter.ts";
import type { SocketAdapter } from "../engine/socket-adapter.ts";
import type { EngineLimits } from "../engine/stream.ts";
import type { TimerWheel } from "../engine/timer-wheel.ts";
import type { Wire, WireUser } from "../engine/wire.ts";
import { Pool } from "./pool.ts";

/** Where connections of a pool go; names are looked up anew for each connection. */
export type EndpointAddress =
  { readonly host: string; readonly port: number } | { readonly socketPath: string };

export interface UpstreamOptions {
  readonly address: EndpointAddress;
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  /** Speaks TLS with the endpoint. */
  readonly tls?: ConnectionOptions;
  /** Makes the wires of plain connections. */
  readonly adapter?: SocketAdapter;
  /** Told of each connection that was made, and in how many milliseconds. */
  readonly connected?: (milliseconds: number) => void;
}

/** Makes an endpoint with its own pool of connections. */
export function createUpstream({ address, limits, wheel, tls, ...how }: UpstreamOptions): Pool {
  const { adapter = NET_ADAPTER, connected } = how;
  // Made once, by the first connection: certificates are not read again for the others.
  let secureContext: SecureContext | undefined;
  const options = {
    ...("socketPath" in address
      ? { path: address.socketPath }
      : { host: address.host, port: address.port }),
    noDelay: true,
    highWaterMark: limits.highWaterMark,
  };
  const connect = (user: WireUser): Wire => {
    if (tls === undefined) return adapter.connect(options, user);
    secureContext ??= createSecureContext(tls);
    return connectSecure({ ...tls, secureContext, ...options }, user);
  };
  return new Pool({ name: nameOf(address), limits, wheel, connect, connected });
}

function nameOf(address: EndpointAddress): string {
  if ("socketPath" in address) return `unix:${address.socketPath}`;
  return address.host.includes(":")
    ? `[${address.host}]:${address.port}`
    : `${address.host}:${address.port}`;
}
