import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../report.ts";
import { fuzzExchanges } from "./run.ts";
import { SEEDS } from "./seeds.ts";

const EXCHANGES = 1500;
const SEED = 20_261_121;

const quietly = { until: Infinity, progress: () => {} };

test("hundreds of hostile exchanges end, leave nothing, and reach the upstream only as they may", async () => {
  const report = await fuzzExchanges({ ...quietly, count: EXCHANGES, seed: SEED });
  assert.deepEqual(report.failures, [], linesOf("exchanges", report).join("\n"));
  assert.equal(report.cases, EXCHANGES);
});

for (const [seed, exchange] of SEEDS) {
  test(`exchange ${exchange} of seed ${seed}`, async () => {
    const report = await fuzzExchanges({ ...quietly, count: 1, seed }, exchange);
    assert.deepEqual(report.failures, []);
  });
}
