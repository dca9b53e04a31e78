import { compilePattern } from "@edge-gateway/kernel/pattern";
import type { RequestHead } from "@edge-gateway/proxy/engine/head";
import { RouteTable } from "@edge-gateway/proxy/route/route-table";

/** Measures tables of routes by their size: time to make one, and to find the route of a request. */

const SIZES = [10, 1_000, 10_000];
const ROUTES_PER_HOST = 10;
const REQUESTS = 1_000;
const ROUNDS = 300;
/** Of a prime number, so that the requests go to routes all over the table. */
const STEP = 7_919;
const MICROSECONDS = 1_000;

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

/** A request as far as a table of routes without further conditions reads it. */
function requestTo(index: number, size: number): RequestHead {
  const { host, path } = placeOf(index, size);
  const request: Pick<RequestHead, "authority" | "path"> = { authority: host, path: `${path}/x` };
  return request as RequestHead;
}

function lookUp(table: RouteTable<number>, requests: readonly RequestHead[]): number {
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++)
    for (const request of requests)
      if (table.find(request) === undefined) throw new Error("a request found no route");
  return ((performance.now() - start) * MICROSECONDS) / (ROUNDS * requests.length);
}

for (const size of SIZES) {
  const start = performance.now();
  const table = tableOf(size);
  const made = performance.now() - start;
  const requests = Array.from({ length: REQUESTS }, (_, index) =>
    requestTo((index * STEP) % size, size),
  );
  lookUp(table, requests);
  const found = lookUp(table, requests);
  console.log(`${size} routes: made in ${made.toFixed(1)} ms, found in ${found.toFixed(2)} us`);
}
