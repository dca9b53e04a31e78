import { createServer, type Server as TlsServer, type TlsOptions, type TLSSocket } from "node:tls";
import type { Socket } from "node:net";
import { LONGEST_TIMER } from "@edge-gateway/kernel/callbacks";

/** Receives the result of a handshake. */
export interface HandshakeOwner {
  /** Is called when the handshake has succeeded. */
  secured(socket: TLSSocket): void;
  /** The handshake failed; the socket is closed, or about to be. */
  unsecured(error: Error): void;
}

/** The parts of a node:tls server that a handshake uses. */
interface Handshake extends TlsServer {
  readonly owner: HandshakeOwner;
}

/** Terminates TLS for one listener, on sockets accepted elsewhere. */
export class TlsTerminator {
  readonly #server: TlsServer;

  /** @throws Error if OpenSSL refuses the options */
  constructor(options: TlsOptions) {
    this.#server = createServer({ ...options, handshakeTimeout: LONGEST_TIMER });
    this.#server.on("secureConnection", function (this: Handshake, socket) {
      this.owner.secured(socket);
    });
    this.#server.on("tlsClientError", function (this: Handshake, error) {
      this.owner.unsecured(error);
    });
  }

  /**
   * Starts the handshake on a socket without a reader; bytes that were already read are back in its
   * buffer.
   */
  handshake(socket: Socket, owner: HandshakeOwner): void {
    // The server's events carry the raw socket, through which the owner is found.
    const handshake: TlsServer = Object.create(this.#server, { owner: { value: owner } });
    handshake.emit("connection", socket);
  }
}
