import assert from "node:assert/strict";
import { test } from "node:test";
import { measureScale } from "./controller/measure.ts";
import { clusterReport } from "./controller/report.ts";

const SIZE = { routes: 300, policies: 60, services: 100, gateways: 3 };
/** The maximum size of a route with two rules, each with names, matches, and protocol overhead. */
const MOST_BYTES = 4096;

test("the message for a changed route does not grow with the number of other routes, and the gateway uses the new route", async () => {
  const plan = { size: SIZE, changes: 4, isReal: true, progress: () => {} };
  const result = await measureScale(plan);
  assert.equal(result.changeBytes.length, 4);
  for (const bytes of result.changeBytes) assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
  assert.ok(result.firstBytes > SIZE.routes * 100, `${result.firstBytes} bytes at first`);
  assert.equal(result.responseMilliseconds.length, 4);
  assert.match(
    clusterReport(result, "a machine"),
    /\| 300 HTTPRoutes, 60 EdgePolicies and 100 Services over 3 Gateways \|/,
  );
});
