import assert from "node:assert/strict";
import { test } from "node:test";
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
