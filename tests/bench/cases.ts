/** One kind of request, sent repeatedly over keep-alive connections, or one kind of stream. */
export interface Case {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Bytes of the request body; 0 sends GET, more sends POST. */
  readonly bodyBytes: number;
  /** The protocol of clients; unset: HTTP/1.1 without encryption. */
  readonly over?: "tls" | "h2";
  /**
   * Requests per second over all connections, however long responses take; unset: each connection
   * sends its next request after the response.
   */
  readonly rate?: number;
  /** Each connection receives a stream of events; each event counts as a request. */
  readonly events?: true;
  /**
   * Each connection is a WebSocket with one message at a time; a message and its echo count as a
   * request.
   */
  readonly echo?: true;
  /** A gRPC call, for which there is a separate upstream. */
  readonly grpc?: true;
  /** Replaces the numbers of the command line. */
  readonly connections?: number;
}

const POST_BYTES = 1024;
const UPLOAD_BYTES = 4 * 1024 ** 2;
const SMALL = { path: "/api/small", bodyBytes: 0 };

/** `native/upstream.c` and `native/grpc.js` implement the responses to these paths. */
export const CASES: readonly Case[] = [
  { name: "small", title: "small GET", ...SMALL },
  { name: "post", title: "POST 1 KiB, answer 4 KiB", path: "/api/post", bodyBytes: POST_BYTES },
  { name: "10k", title: "GET 10 KB", path: "/api/10k", bodyBytes: 0 },
  { name: "tls", title: "small GET over TLS", ...SMALL, over: "tls" },
  { name: "h2", title: "small GET over HTTP/2 and TLS", ...SMALL, over: "h2" },
  {
    name: "grpc",
    title: "gRPC, unary call of 1 KiB over HTTP/2 and TLS",
    path: "/bench.Echo/Call",
    bodyBytes: POST_BYTES,
    over: "h2",
    grpc: true,
  },
  {
    name: "websocket",
    title: "WebSocket, message of 64 bytes and its echo (per message)",
    path: "/api/echo",
    bodyBytes: 0,
    echo: true,
  },
  {
    name: "rate",
    title: "small GET, 5,000 requests/s over 64 connections",
    ...SMALL,
    rate: 5000,
    connections: 64,
  },
  {
    name: "events",
    title: "server-sent events, 200 streams, an event each 10 ms (per event)",
    path: "/api/events",
    bodyBytes: 0,
    events: true,
    connections: 200,
  },
  {
    name: "download",
    title: "GET 4 MiB, 16 connections",
    path: "/api/4m",
    bodyBytes: 0,
    connections: 16,
  },
  {
    name: "upload",
    title: "POST 4 MiB, 8 connections",
    path: "/api/upload",
    bodyBytes: UPLOAD_BYTES,
    connections: 8,
  },
];
