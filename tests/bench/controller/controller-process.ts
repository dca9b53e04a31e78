import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { Controller } from "@edge-gateway/controller/controller";
import { CONTROLLER_METRICS, ControllerMetrics } from "@edge-gateway/controller/metrics";
import { readSettings } from "@edge-gateway/controller/settings";
import { XdsServer } from "@edge-gateway/controller/xds/xds-server";
import { ProductLog, parseLevels } from "@edge-gateway/kernel/log/product-log";
import { SOLE_LEADER } from "@edge-gateway/kube/leader-election";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { FromController, ToController } from "./messages.ts";
import { objectsOf, route } from "./objects.ts";

/** A controller beside a simulated API server, which the process above drives by messages. */

const PAGE = 500;
const MICROSECONDS = 1000;
const PATIENCE = 600_000;

const api = new SimulatedApi(
  Object.entries(KINDS).map(([kind, { apiVersions, isNamespaced }]) => ({
    kind,
    apiVersion: apiVersions[0],
    plural: `${kind.toLowerCase()}s`,
    isNamespaced,
  })),
  { pageSize: PAGE },
);
const settings = readSettings({
  EDGE_PROVISIONING: "false",
  EDGE_XDS_MODE: "plaintext",
  EDGE_XDS_ADDR: "127.0.0.1:0",
  EDGE_XDS_AUTH: "false",
});
const log = new ProductLog(
  { format: "text", write: (line) => void process.stderr.write(line), wallClock: Date.now },
  parseLevels("warn"),
).logger("controller");
const stop = new AbortController();

function tell(message: Partial<FromController>): void {
  process.send?.(message);
}

async function begin({ size, firstPort }: Extract<ToController, { begin: unknown }>["begin"]) {
  for (const object of objectsOf(size, firstPort)) api.apply(object);
  const before = process.memoryUsage().rss;
  const server = new XdsServer({ settings, refused: () => Promise.resolve(undefined), log });
  const metrics = new ControllerMetrics();
  const controller = new Controller({
    client: api,
    settings,
    leadership: SOLE_LEADER,
    metrics,
    log,
    server,
  });
  server.tell(controller);
  const port = await server.listen();
  const started = performance.now();
  tell({ listening: { port, bytesOfObjects: before } });
  const done = controller.run(stop.signal);
  process.once("disconnect", () => stop.abort());
  await waitFor("translation", () => controller.pending.length === 0, PATIENCE);
  const translated = performance.now() - started;
  process.on("message", (message: ToController) => {
    if ("change" in message) {
      const { index, host } = message.change;
      api.apply(route(index, size, host));
    }
    if ("report" in message)
      tell({
        report: {
          cpuMilliseconds: cpuMilliseconds(),
          residentBytes: process.memoryUsage().rss,
          requests: countRequests(api.requests),
          pendingWrites: pendingOf(controller, metrics),
        },
      });
  });
  tell({ translated });
  await done;
  await server[Symbol.asyncDispose]();
}

function pendingOf(controller: Controller, metrics: ControllerMetrics): number {
  controller.measure();
  const { name } = CONTROLLER_METRICS.pending;
  const found = metrics.snapshot().find(({ definition }) => definition.name === name);
  return Number(found?.series[0]?.value ?? 0);
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

function countRequests(requests: readonly string[]): Readonly<Record<string, number>> {
  const counts = Object.groupBy(requests, (request) => request.split(" ")[0] ?? "");
  return Object.fromEntries(
    Object.entries(counts).map(([method, all]) => [method, all?.length ?? 0]),
  );
}

process.once("message", (message: ToController) => {
  if ("begin" in message) void begin(message.begin);
});
