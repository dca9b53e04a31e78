import type { RequestListener } from "node:http";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { CONTENT_TYPES, metricsFormat, renderMetrics } from "@edge-gateway/kernel/metrics/render";
import { parseAddress, serve } from "./address.ts";
import type { Running } from "./address.ts";
import { router } from "./router.ts";
import type { Handler, Routes } from "./router.ts";
import { localCaller } from "./caller.ts";
import { Logins } from "./logins.ts";

export interface StatsDependencies {
  readonly address: string;
  /** Maximum concurrent clients; further connections are closed. */
  readonly maxConnections: number;
  /** The merged metrics of all threads. */
  readonly metrics: () => Promise<readonly MetricSnapshot[]>;
  readonly log: Logger;
}

/** Creates the server of `/metrics`. */
export async function createStatsServer({
  address,
  maxConnections,
  metrics,
  log,
}: StatsDependencies): Promise<Running> {
  const scrape: Handler = async ({ headers }) => {
    const format = metricsFormat(headers.accept);
    const body = renderMetrics(await metrics(), format);
    return { type: CONTENT_TYPES[format], headers: { vary: "accept" }, body };
  };
  const routes = { "/metrics": { GET: scrape }, "/stats/prometheus": { GET: scrape } };
  const handler = listenerOf(routes, log);
  return serve(parseAddress(address), { handler, maxConnections, setting: "statsAddr", log });
}

export interface ReadinessDependencies {
  readonly address: string;
  /** Maximum concurrent clients; further connections are closed. */
  readonly maxConnections: number;
  /** What is still missing before the gateway can serve; empty when the gateway is ready. */
  readonly pending: () => readonly string[];
  readonly log: Logger;
}

/** Creates the server of `/healthz/ready`. */
export async function createReadinessServer({
  address,
  maxConnections,
  pending,
  log,
}: ReadinessDependencies): Promise<Running> {
  const type = "text/plain; charset=utf-8";
  const ready: Handler = () => {
    const missing = pending();
    if (missing.length === 0) return { type, body: "ready" };
    return { status: 500, type, body: `not ready, pending: ${missing.join(", ")}` };
  };
  const handler = listenerOf({ "/healthz/ready": { GET: ready } }, log);
  return serve(parseAddress(address), { handler, maxConnections, setting: "readinessAddr", log });
}

const NOBODY = new Logins();

/** Serves routes that every client may read. */
function listenerOf(routes: Routes, log: Logger): RequestListener {
  const route = router(routes, log);
  return (request, response) =>
    route({
      request,
      response,
      target: request.url ?? "",
      caller: localCaller(request, undefined, NOBODY),
      refusal: undefined,
    });
}
