import { connect as connectNet, Socket } from "node:net";
import type { LookupFunction } from "node:net";
import { connect as connectTls } from "node:tls";
import type { ConnectionOptions } from "node:tls";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { COMPLETE, INCOMPLETE } from "../codec/field-scanner.ts";
import type { SectionLimits } from "../codec/field-scanner.ts";
import { ResponseScanner } from "../codec/response-scanner.ts";
import { reasonOf } from "../exchange/end-reason.ts";
import { probe } from "../wire/keepalive.ts";
import type { Keepalive } from "../wire/keepalive.ts";

/** A proxy through which connections are made. */
export interface ProxyRoute {
  readonly host: string;
  readonly port: number;
  /** TLS settings of the proxy. */
  readonly tls?: ConnectionOptions | undefined;
  /** Resolves the host name of the proxy; undefined: the resolver of the system. */
  readonly lookup?: LookupFunction | undefined;
  /** Whether plain HTTP/1.1 requests also use CONNECT instead of an absolute URL. */
  readonly connects: boolean;
}

/** The settings of connections through a proxy. */
export interface ConnectManner {
  /** The limits for the proxy's response. */
  readonly limits: SectionLimits;
  /** The TCP keepalive; undefined: the setting of the operating system. */
  readonly keepalive: Keepalive | undefined;
}

const OK = 200;

/**
 * Connects to `target` (`host:port`) through a proxy: the socket emits `connect` when the tunnel is
 * established (RFC 9110 section 9.3.6), or `error` if the proxy refuses.
 */
export function connectThrough(
  proxy: ProxyRoute,
  target: string,
  { limits, keepalive }: ConnectManner,
): Socket {
  const { host, port, tls, lookup } = proxy;
  const looked = lookup === undefined ? {} : { lookup };
  const address = { host, port, ...looked, noDelay: true, allowHalfOpen: true };
  const raw = tls === undefined ? connectNet(address) : connectTls({ ...tls, ...address });
  probe(raw, keepalive);
  const socket = new ProxiedSocket(raw, new ResponseScanner(limits), `${host}:${port}`);
  raw.once(tls === undefined ? "connect" : "secureConnect", () =>
    raw.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`),
  );
  return socket;
}

interface Chunk {
  readonly chunk: Buffer | string;
  readonly encoding: BufferEncoding;
}

type Done = (error?: Error | null) => void;

/** The data inside a proxy connection after its tunnel was established. */
class ProxiedSocket extends Socket {
  override bytesRead = 0;
  override bytesWritten = 0;
  readonly #raw: Socket;
  readonly #scanner: ResponseScanner;
  readonly #proxy: string;
  #head: Buffer = Buffer.alloc(0);
  #open = false;
  #ended = false;

  constructor(raw: Socket, scanner: ResponseScanner, proxy: string) {
    super();
    this.#raw = raw;
    this.#scanner = scanner;
    this.#proxy = proxy;
    scanner.begin(0);
    raw.on("data", (bytes) => (this.#open ? this.#pass(bytes) : this.#readHead(bytes)));
    raw.on("end", () => this.#end());
    raw.on("error", (error) => this.#fail(reasonOf(error)));
    raw.on("close", () => {
      if (!this.#ended) this.destroy();
    });
  }

  override _read(): void {
    this.#raw.resume();
  }

  override _write(chunk: Chunk["chunk"], encoding: BufferEncoding, done: Done): void {
    this.bytesWritten += chunk.length;
    this.#raw.write(chunk, encoding, done);
  }

  override _writev(chunks: readonly Chunk[], done: Done): void {
    this.#raw.cork();
    chunks.forEach(({ chunk, encoding }, index) =>
      this._write(chunk, encoding, index === chunks.length - 1 ? done : () => {}),
    );
    this.#raw.uncork();
  }

  override _final(done: Done): void {
    this.#raw.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#raw.destroy();
    super._destroy(error, done);
  }

  #pass(bytes: Buffer): void {
    this.bytesRead += bytes.length;
    if (!this.push(bytes)) this.#raw.pause();
  }

  #end(): void {
    if (!this.#open) return this.#fail("the proxy closed the connection");
    this.#ended = true;
    this.push(null);
  }

  #readHead(bytes: Buffer): void {
    this.#head = Buffer.concat([this.#head, bytes]);
    const scanner = this.#scanner;
    for (;;) {
      const result = scanner.scan(this.#head, this.#head.length);
      if (result === INCOMPLETE) return;
      if (result !== COMPLETE) return this.#fail(scanner.refusal.detail);
      this.#head = this.#head.subarray(scanner.position);
      if (scanner.status >= OK) return this.#responded(scanner.status);
      scanner.begin(0);
    }
  }

  #responded(status: number): void {
    if (!isSuccess(status)) return this.#fail(`the proxy responded to CONNECT with ${status}`);
    const first = this.#head;
    this.#open = true;
    this.#head = Buffer.alloc(0);
    this.emit("connect");
    if (first.length > 0) this.#pass(first);
  }

  #fail(detail: string): void {
    this.destroy(new Error(`proxy ${this.#proxy}: ${detail}`));
  }
}
