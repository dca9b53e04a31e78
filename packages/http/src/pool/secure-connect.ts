import { connect as connectTls, createSecureContext } from "node:tls";
import type { ConnectionOptions, SecureContext, TLSSocket } from "node:tls";
import type { Socket } from "node:net";
import { probe } from "../wire/keepalive.ts";
import type { ConnectOptions } from "../wire/adapter/socket-adapter.ts";

/** Starts a TLS connection and offers the given ALPN protocols (RFC 7301). */
export type SecureConnect = (ALPNProtocols: readonly string[]) => TLSSocket;

/** @param through starts a connection through a proxy */
export function secureConnect(
  tls: ConnectionOptions,
  target: ConnectOptions,
  through: (() => Socket) | undefined,
): SecureConnect {
  // The TLS context is created once, for the first connection, so that certificates are not read again.
  let secureContext: SecureContext | undefined;
  return (offered) => {
    secureContext ??= createSecureContext(tls);
    const proxied = through === undefined ? {} : { socket: through() };
    const ALPNProtocols = [...offered];
    const socket = connectTls({ ...tls, ...target, ALPNProtocols, secureContext, ...proxied });
    probe(socket, target.keepalive);
    return socket;
  };
}
