import { createServer, type Server as TlsServer, type TlsOptions, type TLSSocket } from "node:tls";
import type { Socket } from "node:net";
import { LONGEST_TIMER } from "../bounds.ts";

/** Who waits for a handshake. */
export interface HandshakeOwner {
  /** TLS is spoken now. */
  secured(socket: TLSSocket): void;
  /** There will be no TLS; the socket is gone, or about to be. */
  unsecured(error: Error): void;
}

/** A server of node:tls as one handshake sees it. */
interface Handshake extends TlsServer {
  readonly owner: HandshakeOwner;
}

/** Speaks TLS as one listener, with sockets that others have accepted. */
export class TlsTerminator {
  readonly #server: TlsServer;

  /** @throws Error if OpenSSL does not take the options */
  constructor(options: TlsOptions) {
    this.#server = createServer({ ...options, handshakeTimeout: LONGEST_TIMER });
    this.#server.on("secureConnection", function (this: Handshake, socket) {
      this.owner.secured(socket);
    });
    this.#server.on("tlsClientError", function (this: Handshake, error) {
      this.owner.unsecured(error);
    });
  }

  /** Takes a socket that nobody reads from; what was read before is in its buffer again. */
  handshake(socket: Socket, owner: HandshakeOwner): void {
    // The server emits its events on what it got the connection from: so they find their owner.
    const handshake: TlsServer = Object.create(this.#server, { owner: { value: owner } });
    handshake.emit("connection", socket);
  }
}
