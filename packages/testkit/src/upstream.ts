import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { type Listening, listen } from "./listen.ts";

/** What an echo upstream saw of a request, which is also its answer. */
export interface Echo {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts an HTTP server that answers every request with what it saw of it, as JSON. */
export function startEcho(port = 0): Promise<Listening> {
  return startUpstream(async (request, response) => {
    const { method, url, headers } = request;
    const echo: Echo = { method, url, headers, body: await text(request) };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(echo));
  }, port);
}

/** Starts an HTTP server of a test's own. */
export function startUpstream(listener: RequestListener, port = 0): Promise<Listening> {
  return listen(createServer(listener), port);
}

if (import.meta.main) {
  const { url } = await startEcho(Number(process.argv[2] ?? "0"));
  console.log(`echo at ${url}`);
}
