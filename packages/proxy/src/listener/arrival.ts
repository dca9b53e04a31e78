import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Addresses } from "../engine/down.ts";
import { Timer } from "../engine/timer-wheel.ts";
import type { TimerOwner } from "../engine/timer-wheel.ts";
import type { BindTransport } from "./bind-transport.ts";
import { ClientHello } from "./client-hello.ts";
import type { HandshakeOwner, TlsTerminator } from "./tls-terminator.ts";
import type { TlsSettings } from "./transport-settings.ts";

/** The alert `unrecognized_name`, fatal (RFC 8446 section 6.2), in a record of its own. */
const UNRECOGNIZED_NAME = Buffer.from([0x15, 3, 3, 0, 2, 2, 0x70]);

/** A connection until a server takes it: whom it asks for, and the handshake. */
export class Arrival implements TimerOwner, HandshakeOwner {
  readonly addresses: Addresses;
  readonly #transport: BindTransport;
  readonly #socket: Socket;
  readonly #tls: TlsSettings;
  readonly #timer: Timer;
  readonly #hello = new ClientHello();
  readonly #received: Buffer[] = [];
  #terminator: TlsTerminator | undefined;

  constructor(
    transport: BindTransport,
    socket: Socket,
    { addresses, tls }: { readonly addresses: Addresses; readonly tls: TlsSettings },
  ) {
    this.addresses = addresses;
    this.#transport = transport;
    this.#socket = socket;
    this.#tls = tls;
    this.#timer = new Timer(transport.wheel, this);
    this.#timer.set(tls.handshakeTimeout);
    // What fails says so by closing.
    socket.on("error", () => {});
    socket.once("close", this.#closed);
    if (tls.only === undefined) socket.on("data", this.#read);
    else this.#handshake(tls.only);
  }

  secured(socket: TLSSocket): void {
    if (!this.#leave()) return;
    const listener = this.#terminator?.listener;
    const serverName = socket.servername === false ? undefined : socket.servername;
    const transport = { listener, serverName: serverName ?? undefined };
    this.#transport.secured(socket, { ...this.addresses, secure: true, transport });
  }

  unsecured(error: Error): void {
    this.#refuse(`TLS: ${reasonOf(error)}`);
  }

  timedOut(): void {
    this.#refuse("TLS: the handshake did not end in time");
  }

  kill(): void {
    this.#leave();
    this.#socket.destroy();
  }

  readonly #read = (bytes: Buffer): void => {
    this.#received.push(bytes);
    const result = this.#hello.read(bytes);
    if (result === "incomplete") return;
    if (result === "refused") return this.#refuse("TLS: the first bytes are no ClientHello");
    const { serverName = "" } = this.#hello;
    const terminator = this.#tls.listeners.find(serverName, (found) => found);
    if (terminator === undefined) return this.#refuseName(serverName);
    this.#giveBack();
    this.#handshake(terminator);
  };

  readonly #closed = (): void => {
    if (this.#leave() && this.#received.length > 0) {
      this.#transport.refused(this, "TLS: the client has gone");
    }
  };

  #handshake(terminator: TlsTerminator): void {
    this.#terminator = terminator;
    terminator.handshake(this.#socket, this);
  }

  /** Puts what was read back, for whoever reads it next. */
  #giveBack(): void {
    this.#socket.off("data", this.#read).pause();
    this.#socket.unshift(Buffer.concat(this.#received));
  }

  #refuseName(serverName: string): void {
    this.#socket.end(UNRECOGNIZED_NAME);
    const named = serverName === "" ? "without a server name" : `for ${serverName}`;
    this.#refuse(`TLS: no listener ${named}`);
  }

  #refuse(detail: string): void {
    if (!this.#leave()) return;
    this.#socket.destroySoon();
    this.#transport.refused(this, detail);
  }

  /** False if it is over already. */
  #leave(): boolean {
    this.#timer.release();
    this.#socket.off("close", this.#closed).off("data", this.#read);
    return this.#transport.left(this);
  }
}

/** OpenSSL's reason rather than its whole line. */
function reasonOf(error: Error): string {
  if ("reason" in error && typeof error.reason === "string") return error.reason;
  return error.message;
}
