import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { compilePattern } from "@edge-gateway/kernel/pattern";
import type { RequestHead } from "@edge-gateway/http";
import { RouteTable } from "@edge-gateway/gateway/route/route-table";
import { gatewayCommand } from "./candidates.ts";
import { usage } from "./cpu.ts";
import { type CoreList, type Running, freePort, start, statusOf } from "./processes.ts";
import { ROOT } from "./tools.ts";

/** The costs of a gateway with this many routes, apart from requests. */
export interface RoutesCost {
  readonly routes: number;
  /** The time from the start of the gateway to its first response. */
  readonly startMilliseconds: number;
  /** Time from a new configuration file to the first response of the added route. */
  readonly reloadMilliseconds: number;
  readonly residentBytes: number;
  /** Time to find the route of a request. */
  readonly lookupMicroseconds: number;
}

/** Folder of the configurations; cores on which the gateway runs. */
export interface RoutesPlace {
  readonly directory: string;
  readonly cores: CoreList;
  /** Whether to run the release bundle. */
  readonly bundle: boolean;
}

const SIZES = [10, 1_000, 10_000];
const ROUTES_PER_HOST = 10;
const REQUESTS = 1_000;
const ROUNDS = 300;
/** A prime step, so that the requests use routes all over the table. */
const STEP = 7_919;
const MICROSECONDS = 1_000;
const OK = 200;
const POLL_MILLISECONDS = 10;
const LONGEST_MILLISECONDS = 60_000;

function placeOf(index: number, size: number): { readonly host: string; readonly path: string } {
  return { host: `h${index % (size / ROUTES_PER_HOST)}.example.com`, path: `/api/v${index}` };
}

function tableOf(size: number): RouteTable<number> {
  const routes = Array.from({ length: size }, (_, order) => {
    const { host, path } = placeOf(order, size);
    const matches = [{ path: { type: "PathPrefix", value: path } }] as const;
    return { key: `r${order}`, hostnames: [host], matches, order, target: order };
  });
  return new RouteTable(routes, compilePattern);
}

/** A request as a table of routes without further conditions reads it. */
function requestTo(index: number, size: number): RequestHead {
  const { host, path } = placeOf(index, size);
  const request: Pick<RequestHead, "authority" | "path"> = { authority: host, path: `${path}/x` };
  return request as RequestHead;
}

function lookUp(table: RouteTable<number>, requests: readonly RequestHead[]): number {
  const begin = performance.now();
  for (let round = 0; round < ROUNDS; round++)
    for (const request of requests)
      if (table.find(request) === undefined) throw new Error("a request found no route");
  return ((performance.now() - begin) * MICROSECONDS) / (ROUNDS * requests.length);
}

function lookupMicroseconds(size: number): number {
  const table = tableOf(size);
  const requests = Array.from({ length: REQUESTS }, (_, index) =>
    requestTo((index * STEP) % size, size),
  );
  lookUp(table, requests);
  return lookUp(table, requests);
}

/** A configuration with this number of routes, as JSON, which is YAML too. */
function configuration(port: number, routes: number): string {
  const backends = [{ host: "127.0.0.1:9" }];
  const policies = { directResponse: { status: 200, body: "here" } };
  const table = Array.from({ length: routes }, (_, index) => {
    const { host, path } = placeOf(index, Math.max(routes, ROUTES_PER_HOST));
    const matches = [{ path: { type: "PathPrefix", value: path } }];
    return { name: `r${index}`, gateways: ["bench"], hostnames: [host], matches, backends };
  });
  const off = { adminAddr: "off", statsAddr: "off", readinessAddr: "off" };
  const last = { name: "last", gateways: ["bench"], matches: [lastOf(routes)], policies };
  return JSON.stringify({
    config: { ...off, logging: { level: "error" } },
    gateways: { bench: { port, protocol: "HTTP" } },
    routes: [...table, last],
  });
}

function lastOf(routes: number): object {
  return { path: { type: "Exact", value: `/last/${routes}` } };
}

/**
 * Waits until the route that only this configuration has responds; returns the milliseconds that
 * this took.
 */
async function untilServed(port: number, routes: number, running: Running): Promise<number> {
  const start = performance.now();
  while ((await statusOf(port, `/last/${routes}`)) !== OK) {
    if (!running.alive() || performance.now() - start > LONGEST_MILLISECONDS)
      throw new Error(`${routes} routes are not served: ${running.output()}`);
    await delay(POLL_MILLISECONDS);
  }
  return performance.now() - start;
}

async function measureSize(
  size: number,
  { directory, cores, bundle }: RoutesPlace,
): Promise<RoutesCost> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "gw.yaml");
  const port = await freePort();
  writeFileSync(file, configuration(port, size));
  const running = start(`gw with ${size} routes`, gatewayCommand(file, ROOT, bundle), cores);
  try {
    const startMilliseconds = await untilServed(port, size, running);
    const { residentBytes } = usage(running.pid);
    writeFileSync(file, configuration(port, size + 1));
    const reloadMilliseconds = await untilServed(port, size + 1, running);
    const lookup = lookupMicroseconds(size);
    return {
      ...{ routes: size, startMilliseconds, reloadMilliseconds, residentBytes },
      lookupMicroseconds: lookup,
    };
  } finally {
    await running.stop();
  }
}

/** Measures a gateway in relation to the number of its routes. */
export async function measureRoutes(place: RoutesPlace): Promise<RoutesCost[]> {
  const found: RoutesCost[] = [];
  for (const size of SIZES) found.push(await measureSize(size, place));
  return found;
}
