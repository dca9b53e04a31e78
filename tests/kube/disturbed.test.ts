import assert from "node:assert/strict";
import { test } from "node:test";
import { disturbRealCluster, WAYS } from "./disturbed/disturbances.ts";

test("etcd, the API server, controllers, data planes and connections between them fail: traffic continues, everything converges, and only leaders write", async () => {
  const happened: string[] = [];
  const { problems, requests, writes } = await disturbRealCluster(
    1,
    (count) => count < WAYS,
    (line) => happened.push(line),
  );
  assert.deepEqual(problems, [], happened.join("\n"));
  assert.ok(requests > 100 && writes > WAYS, `${requests} requests, ${writes} writes`);
});
