import { connect, createServer } from "node:http2";
import type {
  ClientHttp2Session,
  ClientHttp2Stream,
  ServerHttp2Session,
  ServerHttp2Stream,
  ServerOptions,
} from "node:http2";
import type { Socket } from "node:net";
import type { TestContext } from "node:test";
import type { ConnectionOptions } from "node:tls";
import { ADAPTER } from "../../testing/adapter.ts";
import { start } from "../../testing/harness.ts";
import type { Harness } from "../../testing/harness.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import { createHttp2Upstream } from "../../pool/endpoint.ts";
import { USUAL_WINDOW } from "../frames/constants.ts";
import { ClientSessions } from "../session/client-sessions.ts";
import type { Http2Limits } from "../session/limits.ts";

export const HTTP2_LIMITS: Http2Limits = {
  maxListBytes: 4096,
  maxStreams: 100,
  frameBytes: 16_384,
  windowBytes: undefined,
  connectionWindowBytes: USUAL_WINDOW,
  keepaliveInterval: 0,
  keepaliveTimeout: 5000,
};

/** Starts a gateway that accepts HTTP/2; `upstream` handles each connection of its upstream. */
export function startHttp2(
  context: TestContext,
  upstream: (socket: Socket, number: number) => void,
  limits: Partial<EngineLimits & Http2Limits> = {},
): Promise<Harness> {
  return start(
    context,
    upstream,
    limits,
    (server) => new ClientSessions(server, { ...HTTP2_LIMITS, ...limits }),
  );
}

/** Opens a connection with prior knowledge. */
export function openSession(context: TestContext, port: number): ClientHttp2Session {
  const session = connect(`http://127.0.0.1:${port}`);
  session.on("error", () => {});
  context.after(() => session.destroy());
  return session;
}

/** The response to a request of a test. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The names and values of the fields, alternating. */
  readonly fields: readonly string[];
  readonly body: string;
  readonly trailers: readonly string[];
  readonly resetCode: number;
}

/** Waits until a stream is closed, having read all of it. */
export async function responseOf(stream: ClientHttp2Stream): Promise<ReceivedResponse> {
  const chunks: Buffer[] = [];
  let fields: readonly string[] = [];
  let trailers: readonly string[] = [];
  stream.on("response", (_headers, _flags, raw) => (fields = raw));
  stream.on("trailers", (_headers, _flags, raw) => (trailers = raw));
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("error", () => {});
  await new Promise((resolve) => stream.once("close", resolve));
  const headers: Record<string, string> = {};
  for (let index = 0; index < fields.length; index += 2) {
    headers[fields[index] ?? ""] = fields[index + 1] ?? "";
  }
  const body = Buffer.concat(chunks).toString("latin1");
  const status = Number(headers[":status"] ?? 0);
  return { status, headers, fields, body, trailers, resetCode: stream.rstCode ?? 0 };
}

/** An upstream that speaks HTTP/2 with prior knowledge. */
export interface Http2Upstream {
  readonly port: number;
  /** The connections that are open now. */
  readonly sessions: ReadonlySet<ServerHttp2Session>;
}

/** Listens with HTTP/2 on a free port of the loopback interface until the test ends. */
export async function listenHttp2(
  context: TestContext,
  handle: (stream: ServerHttp2Stream, fields: readonly string[]) => void,
  options: ServerOptions = {},
): Promise<Http2Upstream> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer(options);
  server.on("session", (session) => {
    sessions.add(session);
    session.on("error", () => {});
    session.on("close", () => sessions.delete(session));
  });
  server.on("stream", (stream, _headers, _flags, fields) => {
    stream.on("error", () => {});
    handle(stream, fields);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  const address = server.address();
  return { sessions, port: typeof address === "object" && address !== null ? address.port : 0 };
}

/** Starts a gateway that accepts both HTTP versions and has an upstream that speaks HTTP/2. */
export async function startBeforeHttp2(
  context: TestContext,
  { port }: { readonly port: number },
  limits: Partial<EngineLimits & Http2Limits> = {},
  tls?: ConnectionOptions,
): Promise<Harness> {
  const harness = await startHttp2(context, () => {}, limits);
  const address = { host: "127.0.0.1", port };
  const { thread } = harness.upstream;
  const { connections } = harness;
  const upstream = createHttp2Upstream({
    address,
    limits: harness.limits,
    thread,
    connections,
    adapter: ADAPTER,
    ...(tls === undefined ? {} : { tls }),
  });
  context.after(() => upstream.close());
  harness.handler.request = (stream) => {
    harness.requests.push(stream);
    stream.forward({ upstream, timeout: 0 });
  };
  return harness;
}
