import { connect as connectTls, createSecureContext } from "node:tls";
import type { ConnectionOptions, SecureContext, TLSSocket } from "node:tls";
import type { Socket } from "node:net";
import { probe } from "../wire/keepalive.ts";
import type { ConnectOptions } from "../wire/socket-adapter.ts";

/** Begins to connect with TLS, and offers these protocols (RFC 7301). */
export type SecureConnect = (ALPNProtocols: readonly string[]) => TLSSocket;

/** `through`: begins to connect to a proxy that leads there. */
export function secureConnect(
  tls: ConnectionOptions,
  target: ConnectOptions,
  through: (() => Socket) | undefined,
): SecureConnect {
  // Made once, by the first connection: certificates are not read again for the others.
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
