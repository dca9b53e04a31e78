import { createServer, type Server as TlsServer, type TlsOptions, type TLSSocket } from "node:tls";
import type { Socket } from "node:net";
import { LONGEST_TIMER } from "@edge-gateway/kernel/process/callbacks";

/** Receives the result of a handshake. */
export interface HandshakeOwner {
  /** Called when the handshake has succeeded. */
  secured(socket: TLSSocket): void;
  /** Called when the handshake has failed; the socket is closed, or is about to be closed. */
  unsecured(error: Error): void;
}

/** A node:tls server, whose events lead to the owner of one handshake. */
interface Handshake extends TlsServer {
  readonly owner: HandshakeOwner;
}

/** Terminates TLS for one listener, on sockets that were accepted by another server. */
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
   * Starts the handshake on a socket that nothing else reads. Bytes that were read before must be back in the
   * socket's buffer.
   */
  handshake(socket: Socket, owner: HandshakeOwner): void {
    // The events of a node:tls server call its listeners on the server object, so each handshake gets an
    // object with its owner.
    const handshake: TlsServer = Object.create(this.#server, { owner: { value: owner } });
    handshake.emit("connection", socket);
  }
}
