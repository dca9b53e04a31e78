import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { Timer } from "@edge-gateway/http";
import type { Addresses, Served, TimerOwner, Thread, TransportFacts } from "@edge-gateway/http";
import { ClientHello } from "./client-hello.ts";
import { isServerName } from "./minting/server-name.ts";
import { readProxyHeader } from "./proxy-header.ts";
import { identityOf } from "./source.ts";
import type { TcpRoutes } from "./tcp-route.ts";
import type { HandshakeOwner } from "./tls-terminator.ts";
import type { TlsListener, TransportSettings } from "./transport-settings.ts";

/** The fatal TLS alert `unrecognized_name` (RFC 8446 section 6.2), as a record. */
const UNRECOGNIZED_NAME = Buffer.from([0x15, 3, 3, 0, 2, 2, 0x70]);

/** What a client of plain HTTP gets: it cannot show an alert of TLS. */
const NEEDS_TLS = "this port speaks TLS: use https:// in the URL\n";
const PLAIN_RESPONSE = [
  "HTTP/1.1 400 Bad Request",
  "connection: close",
  "content-type: text/plain",
  `content-length: ${NEEDS_TLS.length}`,
  "",
  NEEDS_TLS,
].join("\r\n");
/** The first byte of a method (RFC 9110 section 9.1); no record of TLS begins with a letter. */
const METHOD = /^[A-Z]/;

/** Handles the bytes that have arrived so far. */
type Stage = (bytes: Buffer) => void;

/** The owner of a pending connection. */
export interface PendingConnectionOwner {
  readonly thread: Thread;
  readonly settings: TransportSettings;
  /** Called when requests can be read from the connection, or the given routes relay it. */
  ready(socket: Socket, addresses: Addresses, relay: TcpRoutes | undefined): void;
  refused(connection: PendingConnection, detail: string): void;
  /** Removes a connection that is no longer pending; returns false if it was not pending before. */
  left(connection: PendingConnection): boolean;
}

/**
 * A connection before a server handles it: the PROXY header, the ClientHello and the TLS handshake.
 */
export class PendingConnection implements TimerOwner, HandshakeOwner, Served {
  addresses: Addresses;
  readonly #owner: PendingConnectionOwner;
  readonly #socket: Socket;
  readonly #timer: Timer;
  readonly #hello = new ClientHello();
  #stage: Stage | undefined;
  #awaitsHeader = false;
  /**
   * Whether the client has sent anything. A connection without any bytes, as in a port scan, is not logged as
   * a failure.
   */
  #heard = false;
  /** Bytes that were read, but belong to the next reader. */
  #pending: Buffer = Buffer.alloc(0);
  #listener: TlsListener | undefined;

  constructor(owner: PendingConnectionOwner, socket: Socket, addresses: Addresses) {
    this.addresses = addresses;
    this.#owner = owner;
    this.#socket = socket;
    this.#timer = new Timer(owner.thread.wheel, this);
    // The error needs no handling, because a close event follows.
    socket.on("error", () => {});
    socket.once("close", this.#closed);
  }

  begin(): void {
    const { proxy } = this.#settings;
    // A client inside a tunnel is not a trusted proxy.
    const { connectHeaders } = this.addresses.transport ?? UNKNOWN;
    if (proxy === undefined || connectHeaders !== undefined) return this.#beginTls();
    this.#awaitsHeader = true;
    this.#timer.set(proxy.headerTimeout);
    this.#readBy(this.#readHeader);
  }

  secured(socket: TLSSocket): void {
    if (!this.#leave()) return;
    const { servername } = socket;
    const certificate = socket.authorized ? socket.getPeerX509Certificate() : undefined;
    const transport = {
      ...(this.addresses.transport ?? UNKNOWN),
      listener: this.#listener?.key,
      serverName: typeof servername === "string" ? servername : undefined,
      client: certificate === undefined ? undefined : identityOf(certificate),
    };
    const addresses = { ...this.addresses, secure: true, transport };
    this.#owner.ready(socket, addresses, this.#listener?.relay);
  }

  unsecured(error: Error): void {
    this.#refuse(`TLS: ${reasonOf(error)}`);
  }

  timedOut(): void {
    if (!this.#awaitsHeader) return this.#refuse("TLS: no handshake in time");
    const isOptional = this.#settings.proxy?.required === false;
    if (isOptional && this.#pending.length === 0) this.#beginTls();
    else this.#refuse("no PROXY header in time");
  }

  get transport(): TransportFacts {
    return { ...(this.addresses.transport ?? UNKNOWN), listener: this.#listener?.key };
  }

  /** Whether the client may connect is decided when it is known who it is. */
  get downstream(): undefined {
    return undefined;
  }

  /** Closes the connection at a shutdown, because it has no request yet. */
  retire(): void {
    this.kill();
  }

  kill(): void {
    this.#leave();
    this.#socket.destroy();
  }

  get #settings(): TransportSettings {
    return this.#owner.settings;
  }

  #readBy(stage: Stage): void {
    if (this.#stage === undefined) this.#socket.on("data", this.#read);
    this.#stage = stage;
  }

  readonly #read = (bytes: Buffer): void => {
    this.#heard = true;
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    this.#stage?.(bytes);
  };

  readonly #readHeader: Stage = () => {
    const { proxy } = this.#settings;
    if (proxy === undefined) return;
    const header = readProxyHeader(this.#pending, proxy.versions, proxy.maxExtensions);
    if (header === "incomplete") return;
    if (header === "refused") return this.#refuse("malformed PROXY header");
    if (header !== "absent") {
      this.#pending = this.#pending.subarray(header.length);
      if (header.addresses !== undefined) this.#speakFor(header.addresses);
    } else if (proxy.required) {
      return this.#refuse("no PROXY header");
    }
    this.#beginTls();
  };

  #speakFor(
    client: Pick<Addresses, "remoteAddress" | "remotePort" | "localAddress" | "localPort">,
  ) {
    const { remoteAddress: address, remotePort: port } = this.addresses;
    const transport = { ...UNKNOWN, peer: { address, port } };
    this.addresses = { ...this.addresses, ...client, transport };
  }

  #beginTls(): void {
    this.#awaitsHeader = false;
    const { tls, relay } = this.#settings;
    if (tls === undefined) return this.#serve(relay);
    this.#timer.set(tls.handshakeTimeout);
    const stage = tls.only === undefined ? this.#readHello : this.#readFirst;
    this.#readBy(stage);
    if (this.#pending.length > 0) stage(this.#pending);
  }

  /** Only the first byte matters where the server name does not. */
  readonly #readFirst: Stage = () => {
    const only = this.#settings.tls?.only;
    if (this.#isPlain()) this.#refusePlain();
    else if (only !== undefined) this.#handshake(only);
  };

  #isPlain(): boolean {
    return METHOD.test(this.#pending.toString("latin1", 0, 1));
  }

  #refusePlain(): void {
    if (this.#terminates()) this.#socket.end(PLAIN_RESPONSE);
    this.#refuse("TLS: the client sent plain HTTP, as for a URL with http://");
  }

  readonly #readHello: Stage = (bytes) => {
    const result = this.#hello.read(bytes);
    if (result === "incomplete") return;
    if (result === "refused" && this.#isPlain()) return this.#refusePlain();
    if (result === "refused") return this.#refuse("TLS: the first bytes are not a ClientHello");
    const { serverName = "" } = this.#hello;
    const listener = this.#settings.tls?.listeners.find(serverName, (found) => found);
    const cannotMint = listener?.mints === true && !isServerName(serverName);
    if (listener === undefined || cannotMint) return this.#refuseName(serverName);
    if (listener.terminator !== undefined) return this.#handshake(listener);
    const { transport = UNKNOWN } = this.addresses;
    this.addresses = {
      ...this.addresses,
      transport: { ...transport, listener: listener.key, serverName },
    };
    this.#serve(listener.relay);
  };

  #handshake(listener: TlsListener): void {
    this.#listener = listener;
    this.#giveBack();
    listener.terminator?.handshake(this.#socket, this);
  }

  #serve(relay: TcpRoutes | undefined): void {
    if (!this.#leave()) return;
    this.#giveBack();
    this.#owner.ready(this.#socket, this.addresses, relay);
  }

  /** Puts back the bytes that were read, for the next reader. */
  #giveBack(): void {
    if (this.#stage === undefined) return;
    this.#socket.off("data", this.#read).pause();
    if (this.#pending.length > 0) this.#socket.unshift(this.#pending);
  }

  readonly #closed = (): void => {
    if (this.#leave() && this.#heard) this.#owner.refused(this, "the client has gone");
  };

  #refuseName(serverName: string): void {
    if (this.#terminates()) this.#socket.end(UNRECOGNIZED_NAME);
    const named = serverName === "" ? "without a server name" : `for ${serverName}`;
    this.#refuse(`TLS: no listener ${named}`);
  }

  /** Whether the gateway takes part in TLS: it does not if its listeners only relay bytes. */
  #terminates(): boolean {
    const { only, listeners } = this.#settings.tls ?? {};
    const all = only === undefined ? [...(listeners?.values() ?? [])] : [only];
    return all.some(({ terminator }) => terminator !== undefined);
  }

  #refuse(detail: string): void {
    if (!this.#leave()) return;
    this.#socket.destroySoon();
    this.#owner.refused(this, detail);
  }

  /** Ends the pending state; returns false if the connection was not pending before. */
  #leave(): boolean {
    this.#timer.release();
    this.#socket.off("close", this.#closed);
    return this.#owner.left(this);
  }
}

const UNKNOWN: TransportFacts = {
  peer: undefined,
  listener: undefined,
  serverName: undefined,
  client: undefined,
  connectHeaders: undefined,
};

/** Returns OpenSSL's reason, without the other parts of its error line. */
function reasonOf(error: Error): string {
  if ("reason" in error && typeof error.reason === "string") return error.reason;
  return error.message;
}
