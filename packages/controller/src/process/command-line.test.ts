import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

function controller(...args: readonly string[]) {
  const env = { HOME: "/nowhere" };
  return spawnSync(process.execPath, [MAIN, ...args], { encoding: "utf8", env });
}

test("the controller tells its version and its usage, and refuses other arguments", () => {
  const version = controller("--version");
  assert.match(version.stdout, /^edge-gateway-controller \d+\.\d+\.\d+\n$/);
  assert.equal(version.status, 0);
  assert.match(controller("-h").stdout, /controller-settings\.md/);
  const option = controller("--kubeconfig", "x");
  assert.match(option.stderr, /^error: Unknown option '--kubeconfig'/);
  assert.deepEqual([option.status, option.stdout], [2, ""]);
  assert.equal(controller("run").status, 2);
});

test("a controller without a cluster names only what it has", () => {
  const { status, stderr } = controller();
  assert.equal(stderr, "error: there is no kubeconfig: name one with KUBECONFIG\n");
  assert.equal(status, 1);
});
