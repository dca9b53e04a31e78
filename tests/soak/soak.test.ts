import assert from "node:assert/strict";
import { test } from "node:test";
import { PERIOD } from "./configuration.ts";
import { problems, soak } from "./soak.ts";

test("50 versions are applied under load: no request fails, no connection is closed, nothing is leaked", async () => {
  const progress: string[] = [];
  const outcome = await soak({
    versions: 50,
    baseline: 20,
    clients: 4,
    workers: 2,
    progress: (line) => progress.push(line),
  });
  assert.deepEqual(problems(outcome), [], progress.join("\n"));
  assert.ok(outcome.requests >= outcome.versions);
});

test("a run with a duration ends after it, with the configuration of its baseline", async () => {
  const plan = { versions: 0, baseline: PERIOD, clients: 1, workers: 1, progress: () => {} };
  const outcome = await soak({ ...plan, duration: 1 });
  assert.equal(outcome.versions, PERIOD);
});
