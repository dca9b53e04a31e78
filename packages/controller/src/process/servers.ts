import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTENT_TYPES, metricsFormat, renderMetrics } from "@edge-gateway/kernel/metrics/render";
import { listen } from "@edge-gateway/kernel/process/listen";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { createServer } from "@edge-gateway/kernel/process/node-http";
import { readListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import { MAX_CONNECTIONS } from "../bounds.ts";

/** A server that is listening. */
export interface Running extends AsyncDisposable {
  /** The address of the server, for example `127.0.0.1:9093`; empty if the server is disabled. */
  readonly address: string;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

type Handler = (request: IncomingMessage) => Answer;

const TEXT = "text/plain; charset=utf-8";

/**
 * Serves `/livez` and `/readyz`.
 * @param pending what this replica still waits for before it serves; empty when it is ready
 * @throws Error that names the address and the reason
 */
export function serveHealth(address: string, pending: () => readonly string[]): Promise<Running> {
  const ready = (): Answer => {
    const missing = pending();
    if (missing.length === 0) return { status: 200, type: TEXT, body: "ready" };
    return { status: 500, type: TEXT, body: `not ready, pending: ${missing.join(", ")}` };
  };
  return serve(address, {
    "/livez": () => ({ status: 200, type: TEXT, body: "alive" }),
    "/readyz": ready,
  });
}

/** Starts the server of `/metrics`. */
export function serveMetrics(
  address: string,
  metrics: () => readonly MetricSnapshot[],
): Promise<Running> {
  return serve(address, {
    "/metrics": ({ headers }) => {
      const format = metricsFormat(headers.accept);
      return { status: 200, type: CONTENT_TYPES[format], body: renderMetrics(metrics(), format) };
    },
  });
}

async function serve(text: string, routes: Readonly<Record<string, Handler>>): Promise<Running> {
  const address = readListenAddress(text);
  if (address === undefined || address.kind === "off")
    return { address: "", [Symbol.asyncDispose]: () => Promise.resolve() };
  const server = createServer((request, response) => answer(routes, request, response));
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await listen(server, address.kind === "unix" ? { path: address.path } : address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot listen on ${text}: ${reason}`, { cause: error });
  }
  return {
    address: nameOf(server.address()),
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function answer(
  routes: Readonly<Record<string, Handler>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = ""] = (request.url ?? "").split("?");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const handler = isRead && Object.hasOwn(routes, path) ? routes[path] : undefined;
  const { status, type, body } = handler?.(request) ?? {
    status: 404,
    type: TEXT,
    body: `only GET ${Object.keys(routes).join(", ")} is allowed`,
  };
  response.writeHead(status, { "content-type": type, "content-length": Buffer.byteLength(body) });
  response.end(request.method === "HEAD" ? undefined : body);
}

function nameOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") return address ?? "";
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `${host}:${address.port}`;
}
