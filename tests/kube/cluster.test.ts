import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { startCluster } from "../../tools/kube/cluster.ts";
import { isRunning } from "../../tools/kube/processes.ts";
import { programsOf } from "../../tools/kube/programs.ts";

test("clusters run beside each other, and leave nothing behind", async () => {
  const clusters = await Promise.all([startCluster(), startCluster()]);
  const [first, second] = clusters;
  const namespace = { apiVersion: "v1", kind: "Namespace", metadata: { name: "only-here" } };
  await first.client.expect("POST", "/api/v1/namespaces", namespace);
  const { status } = await second.client.request("GET", "/api/v1/namespaces/only-here");
  assert.equal(status, 404);
  for (const cluster of clusters) {
    await cluster[Symbol.asyncDispose]();
    assert.equal(existsSync(cluster.folder), false);
    for (const pid of cluster.pids) assert.equal(await isRunning(pid, cluster.folder), false);
  }
});

test("the server has the version that go.mod pins, and refuses requests without a token", async () => {
  const goMod = new URL("../../tools/kube/go/apiserver/go.mod", import.meta.url);
  const [, pinned] = /^require k8s\.io\/kubernetes (\S+)$/m.exec(readFileSync(goMod, "utf8")) ?? [];
  await using cluster = await startCluster();
  const { body } = await cluster.client.expect("GET", "/version");
  assert.equal(Object(body).gitVersion, pinned);
  using nobody = cluster.client.withToken("wrong");
  assert.equal((await nobody.request("GET", "/api/v1/namespaces")).status, 401);
});

test("programs that are built are not built again", async () => {
  const lines: string[] = [];
  const progress = (line: string) => lines.push(line);
  const [one, other] = await Promise.all([
    programsOf("helm", progress),
    programsOf("helm", progress),
  ]);
  assert.deepEqual(one, other);
  assert.deepEqual(lines, []);
  const { stdout } = await promisify(execFile)(one.kubeconform, ["-v"]);
  assert.notEqual(stdout.trim(), "");
});
