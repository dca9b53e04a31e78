import { gzipSync } from "node:zlib";
import { LIMIT } from "../model/world.ts";
import type { Exchange, Fields, Protocol, Request, Response } from "../model/message.ts";

/** The kinds of bodies and of other unusual exchanges. */
export const KINDS = [
  ...(["none", "small", "chunked", "gzip", "gzip-response", "trailers"] as const),
  ...(["over", "over-response", "early", "head", "hints", "expect", "options"] as const),
  "duplicate",
] as const;

export type Kind = (typeof KINDS)[number];

/** One exchange with a case. */
export interface Variant {
  readonly protocol: Protocol;
  readonly kind: Kind;
}

const LONG = "x".repeat(LIMIT * 2);

const GRPC_HEAD = 5;

/** All variants; those of gRPC and WebSocket have no unusual bodies. */
export const VARIANTS: readonly Variant[] = [
  ...KINDS.map((kind) => ({ protocol: "http1", kind }) as const),
  ...KINDS.filter((kind) => kind !== "expect" && kind !== "gzip" && kind !== "gzip-response").map(
    (kind) => ({ protocol: "http2", kind }) as const,
  ),
  { protocol: "grpc", kind: "small" },
  { protocol: "websocket", kind: "none" },
];

/** The exchange of a variant, with the header fields that the features of the case need. */
export function exchangeOf({ protocol, kind }: Variant, credentials: Fields): Exchange {
  const request: Request = {
    method: methodOf(kind),
    path: protocol === "grpc" ? "/pairs.Service/Call" : "/a/b?q=1",
    host: "case.test",
    headers: { "x-p-chain": "c", "x-p-gone": "here", ...credentials, ...typeOf(protocol, kind) },
    body: requestBody(protocol, kind),
    trailers: kind === "trailers" ? { "x-p-sent": "trailer" } : {},
  };
  return { protocol, request, response: responseOf(protocol, kind), early: kind === "early" };
}

const WITHOUT_BODY: readonly Kind[] = ["none", "over-response", "gzip-response", "head", "hints"];

function methodOf(kind: Kind): string {
  if (kind === "head") return "HEAD";
  if (kind === "options") return "OPTIONS";
  return WITHOUT_BODY.includes(kind) ? "GET" : "POST";
}

function requestBody(protocol: Protocol, kind: Kind): string | undefined {
  if (protocol === "grpc") return framed("mark-request");
  if (WITHOUT_BODY.includes(kind) || kind === "options") return undefined;
  if (kind === "gzip") return gzipSync("mark-request").toString("latin1");
  return kind === "over" ? `mark-request${LONG}` : "mark-request";
}

function typeOf(protocol: Protocol, kind: Kind): Fields {
  if (protocol === "grpc") return { "content-type": "application/grpc", te: "trailers" };
  if (kind === "gzip") return { "content-type": "text/plain", "content-encoding": "gzip" };
  if (kind === "options") return { "access-control-request-method": "GET" };
  return WITHOUT_BODY.includes(kind) ? {} : { "content-type": "text/plain" };
}

function responseOf(protocol: Protocol, kind: Kind): Response {
  const isGrpc = protocol === "grpc";
  const isZipped = kind === "gzip-response";
  const body = kind === "over-response" ? `mark-response${LONG}` : "mark-response";
  return {
    status: protocol === "websocket" ? 101 : 200,
    headers: {
      ...{ "x-p-chain": "u", "x-p-gone": "here", etag: '"v1"' },
      "content-type": isGrpc ? "application/grpc" : "text/plain",
      ...(isZipped ? { "content-encoding": "gzip" } : {}),
    },
    body: bodyOf(isGrpc, isZipped, kind === "head", body),
    trailers: isGrpc ? { "grpc-status": "0" } : trailersOf(kind),
    informational: kind === "hints" ? [103] : [],
  };
}

function bodyOf(isGrpc: boolean, isZipped: boolean, isHead: boolean, text: string): string {
  if (isHead) return "";
  if (isGrpc) return framed(text);
  return isZipped ? gzipSync(text).toString("latin1") : text;
}

function trailersOf(kind: Kind): Fields {
  return kind === "trailers" ? { "x-p-sent": "trailer" } : {};
}

/** A message of gRPC (Length-Prefixed-Message of the gRPC protocol over HTTP/2). */
function framed(text: string): string {
  const head = Buffer.alloc(GRPC_HEAD);
  head.writeUInt32BE(text.length, 1);
  return head.toString("latin1") + text;
}
