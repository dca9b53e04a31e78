import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { type Listening, listen } from "../listen.ts";

/** The data of a request that the echo upstream received and returns. */
export interface Echo {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts an HTTP server that responds to every request with the data of this request, as JSON. */
export function startEcho(port = 0): Promise<Listening> {
  return startUpstream((request, response) => void echo(request, response), port);
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  const seen: Echo = { method, url, headers, body: await text(request) };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(seen));
}

/** Starts an HTTP server with a handler of the test. */
export function startUpstream(listener: RequestListener, port = 0): Promise<Listening> {
  return listen(createServer(listener), port);
}

if (import.meta.main) {
  const { url } = await startEcho(Number(process.argv[2] ?? "0"));
  console.log(`echo at ${url}`);
}
