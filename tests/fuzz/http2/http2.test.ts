import assert from "node:assert/strict";
import { test } from "node:test";
import { Random } from "../random.ts";
import { linesOf } from "../report.ts";
import { SCOPE_DIFFERENCES } from "./differences.ts";
import { forwardedFault, oddRequest } from "./forwarded.ts";
import { fuzzFrames } from "./run.ts";
import { SEEDS } from "./seeds.ts";

const CONVERSATIONS = 1200;
const REQUESTS = 50_000;
const SEED = 20_261_121;

const quietly = { until: Infinity, progress: () => {} };

test("hundreds of conversations mean no more than with node:http2, wherever they are split, and leave nothing", async () => {
  const report = await fuzzFrames({ ...quietly, count: CONVERSATIONS, seed: SEED });
  const lines = linesOf("conversations", report).join("\n");
  assert.deepEqual(report.failures, [], lines);
  assert.ok(report.agreed > CONVERSATIONS / 2, `only ${report.agreed} requests were taken`);
  const met = SCOPE_DIFFERENCES.filter(({ name }) => report.classes.has(name));
  assert.ok(met.length > SCOPE_DIFFERENCES.length / 2, lines);
});

test("a request that is accepted over HTTP/2 is one request with the same fields for llhttp, when it is forwarded over HTTP/1.1", () => {
  let taken = 0;
  for (let index = 0; index < REQUESTS; index++) {
    const found = forwardedFault(oddRequest(new Random(SEED, index)));
    assert.equal(found.fault, undefined, `request ${index}`);
    if (found.taken) taken += 1;
  }
  assert.ok(taken > REQUESTS / 10 && taken < REQUESTS, `${taken} were taken`);
});

for (const [seed, conversation] of SEEDS) {
  test(`conversation ${conversation} of seed ${seed}`, async () => {
    const report = await fuzzFrames({ ...quietly, count: 1, seed }, conversation);
    assert.deepEqual(report.failures, []);
  });
}
