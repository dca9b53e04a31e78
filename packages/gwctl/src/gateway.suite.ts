import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { SSE_READY, encodeSse } from "@edge-gateway/trace";

/** A stand-in for a gateway: an admin server, and a listener whose requests it traces. */
export interface StandIn {
  readonly adminPort: number;
  readonly port: number;
  /** Requests that the listener received, with their bodies. */
  readonly requests: { readonly head: IncomingMessage; readonly body: string }[];
  /** Paths that the admin server received. */
  readonly asked: string[];
  /** The function that is called when a watcher connects. */
  watched: () => void;
  /** Writes the text unchanged to the watcher. */
  write(text: string): void;
  end(): void;
}

export interface StandInOptions {
  /** The response that the admin server sends instead of a stream. */
  readonly refuse?: { readonly status: number; readonly body: string; readonly type?: string };
  /** Handles a request to the listener; by default, the stand-in responds and sends the trace. */
  readonly answer?: (response: ServerResponse, gateway: StandIn) => void;
}

/** Encodes a trace record as the gateway sends it. */
export function record(message: object, severity = "info", eventEnd = 0): string {
  return encodeSse(JSON.stringify({ eventStart: null, eventEnd, severity, message }));
}

/** The trace of a successful request. */
export const TRACE = [
  record({ type: "requestStarted" }),
  record({ type: "routeSelection", selectedRoute: "web/api", evaluatedRoutes: [] }),
  record({ type: "requestFinished", status: 200, error: null }, "info", 2500),
].join("");

export async function standIn(
  context: TestContext,
  options: StandInOptions = {},
): Promise<StandIn> {
  let watcher: ServerResponse | undefined;
  const gateway: StandIn = {
    adminPort: 0,
    port: 0,
    requests: [],
    asked: [],
    watched: () => {},
    write: (text) => watcher?.write(text),
    end: () => watcher?.end(),
  };
  const adminPort = await listen(context, (request, response) => {
    gateway.asked.push(request.url ?? "");
    const { refuse } = options;
    if (refuse !== undefined) {
      const { status, body, type = "application/json" } = refuse;
      return response.writeHead(status, { "content-type": type }).end(body);
    }
    watcher = response.writeHead(200, { "content-type": "text/event-stream" });
    watcher.write(SSE_READY);
    return gateway.watched();
  });
  const port = await listen(context, async (head, response) => {
    let body = "";
    for await (const chunk of head.setEncoding("utf8")) body += String(chunk);
    gateway.requests.push({ head, body });
    if (options.answer !== undefined) return options.answer(response, gateway);
    gateway.write(TRACE);
    gateway.end();
    response.end("the body, which is not shown");
  });
  return Object.assign(gateway, { adminPort, port });
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

async function listen(context: TestContext, handler: Handler): Promise<number> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
