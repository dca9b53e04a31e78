import { createServer as createHttp1, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer, createServer as createHttp2 } from "node:http2";
import type { Http2ServerRequest } from "node:http2";
import type { Http2ServerResponse } from "node:http2";
import { createServer, type Server, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { WebSocketServer } from "ws";
import type { Request, Response } from "../model/message.ts";
import { bytesOf, EXCHANGE_HEADER, fieldsOf, type Observations } from "./observed.ts";

const PREFACE = "PRI * HTTP/2.0";
const HINT = "</style.css>; rel=preload";

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

interface Options {
  /** The name of a mirror; unset: this is the upstream itself. */
  readonly mirror?: string;
  /** The certificate of an upstream that speaks TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** An upstream of HTTP/1.1 and HTTP/2 on one port, which responds as each exchange says. */
export class Upstream implements AsyncDisposable {
  readonly #listening: Listening;
  readonly #connections: Connections;
  readonly #hold: Hold;

  private constructor(listening: Listening, connections: Connections, hold: Hold) {
    this.#listening = listening;
    this.#connections = connections;
    this.#hold = hold;
  }

  static async start(observations: Observations, options: Options = {}): Promise<Upstream> {
    const { mirror, tls } = options;
    const connections = new Connections();
    const hold = new Hold();
    const handle = (request: Incoming, response: Outgoing): void => {
      if (connections.lost(request.socket.remotePort)) return;
      const serving = hold.arrived().then(() => serve(observations, mirror, request, response));
      serving.catch(() => request.destroy());
    };
    if (tls !== undefined) {
      const settings = { cert: tls.certificate, key: tls.key, allowHTTP1: true };
      const secure = createSecureServer(settings, handle).on("checkContinue", handle);
      secure.on("upgrade", upgrades(observations, mirror)).on("sessionError", () => {});
      secure.on("secureConnection", (socket) => connections.add(socket));
      return new Upstream(await listenAs(observations, secure), connections, hold);
    }
    const http1 = createHttp1(handle).on("checkContinue", handle);
    http1.on("upgrade", upgrades(observations, mirror));
    const http2 = createHttp2(handle).on("sessionError", () => {});
    const server = createServer((socket) => {
      connections.add(socket);
      socket.once("data", (first: Buffer) => {
        socket.pause();
        socket.unshift(first);
        const isHttp2 = first.toString("latin1", 0, PREFACE.length) === PREFACE;
        (isHttp2 ? http2 : http1).emit("connection", socket);
        if (!isHttp2) socket.resume();
      });
    });
    return new Upstream(await listenAs(observations, server), connections, hold);
  }

  get port(): number {
    return this.#listening.port;
  }

  /** From now on every connection that is open is reset when the next request arrives on it. */
  loseConnections(): void {
    this.#connections.doom();
  }

  /** Closes the connections that were to be lost and were not used again. */
  closeLost(): void {
    this.#connections.closeDoomed();
  }

  /** Holds responses back until this number of requests has arrived; the promise is kept then. */
  holdUntil(count: number): Promise<void> {
    return this.#hold.begin(count);
  }

  /** Lets the held responses go. */
  release(): void {
    this.#hold.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#connections.destroy();
    await this.#listening.close();
  }
}

async function listenAs(observations: Observations, server: Server): Promise<Listening> {
  const listening = await listen(server);
  observations.upstreamPorts.add(listening.port);
  return listening;
}

/** Responses that wait for each other. */
class Hold {
  #missing = 0;
  #all = Promise.withResolvers<void>();
  #released: Promise<void> = Promise.resolve();
  #release = (): void => {};

  begin(count: number): Promise<void> {
    this.#missing = count;
    this.#all = Promise.withResolvers<void>();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#released = promise;
    this.#release = resolve;
    return this.#all.promise;
  }

  arrived(): Promise<void> {
    this.#missing -= 1;
    if (this.#missing === 0) this.#all.resolve();
    return this.#released;
  }

  end(): void {
    this.#release();
  }
}

/** The open connections, by the port of the peer. */
class Connections {
  readonly #open = new Map<number, Socket>();
  readonly #doomed = new Set<number>();

  add(socket: Socket): void {
    const { remotePort = 0 } = socket;
    this.#open.set(remotePort, socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      this.#open.delete(remotePort);
      this.#doomed.delete(remotePort);
    });
  }

  doom(): void {
    for (const port of this.#open.keys()) this.#doomed.add(port);
  }

  closeDoomed(): void {
    for (const port of this.#doomed) this.#open.get(port)?.destroy();
  }

  /** Resets the connection if it is to be lost. */
  lost(port: number | undefined): boolean {
    if (port === undefined || !this.#doomed.has(port)) return false;
    this.#open.get(port)?.resetAndDestroy();
    return true;
  }

  destroy(): void {
    for (const socket of this.#open.values()) socket.destroy();
  }
}

/** Accepts WebSockets, and returns each message. */
function upgrades(observations: Observations, mirror: string | undefined) {
  const sessions = new WebSocketServer({ noServer: true });
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const seen = seenRequest(observations, request, "");
    note(observations, mirror, seen);
    const { response } = observations.find(seen.headers[EXCHANGE_HEADER])?.exchange ?? {};
    sessions.once("headers", (lines) => {
      for (const [name, value] of Object.entries(response?.headers ?? {})) {
        lines.push(`${name}: ${value}`);
      }
    });
    sessions.handleUpgrade(request, socket, head, (session) => {
      session.on("message", (data, binary) => session.send(data, { binary }));
      session.on("error", () => session.terminate());
    });
  };
}

/** The exchange has ended: the status says so to whoever reads a trace of it. */
const GONE = 410;

function end(response: Outgoing, status: number): void {
  response.statusCode = status;
  response.end();
}

async function serve(
  observations: Observations,
  mirror: string | undefined,
  request: Incoming,
  response: Outgoing,
): Promise<void> {
  const headers = fieldsOf(request.headers);
  const exchange = observations.find(headers[EXCHANGE_HEADER])?.exchange;
  if (exchange === undefined) return end(response, GONE);
  if (exchange.early) {
    note(observations, mirror, seenRequest(observations, request, ""));
    await respond(exchange.response, response);
    request.resume();
    return;
  }
  if (headers["expect"] !== undefined) response.writeContinue();
  const body = await bytesOf(request);
  note(observations, mirror, seenRequest(observations, request, body));
  await respond(exchange.response, response);
}

function note(observations: Observations, mirror: string | undefined, seen: Request): void {
  const observed = observations.find(seen.headers[EXCHANGE_HEADER]);
  if (observed === undefined) return;
  if (mirror === undefined) observed.upstream.push(seen);
  else (observed.mirrors[mirror] ??= []).push(seen);
}

function seenRequest(observations: Observations, request: Incoming, body: string): Request {
  const all = request.headers;
  const headers = fieldsOf(all);
  const authority = all[":authority"];
  const host = headers["host"] ?? (typeof authority === "string" ? authority : "");
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    host: observations.hostOf(host),
    headers,
    body,
    trailers: fieldsOf(request.trailers),
  };
}

async function respond(what: Response, response: Outgoing): Promise<void> {
  const { status, headers, body, trailers, informational } = what;
  if (informational.length > 0) response.writeEarlyHints({ link: HINT });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const hasTrailers = Object.keys(trailers).length > 0;
  const isHead = response.req.method === "HEAD";
  const bytes = Buffer.from(body, "latin1");
  if (!hasTrailers && !isHead) response.setHeader("content-length", bytes.length);
  response.statusCode = status;
  if (isHead) return void response.end();
  if (hasTrailers) {
    if (!("stream" in response)) response.setHeader("trailer", Object.keys(trailers).join(", "));
    if ("stream" in response) response.write(bytes);
    else response.write(bytes);
    response.addTrailers({ ...trailers });
  }
  await new Promise<void>((resolve) => {
    if (hasTrailers) response.end(resolve);
    else response.end(bytes, resolve);
  });
}
