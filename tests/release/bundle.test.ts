import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { bundle } from "../../tools/bundle.ts";

const CONFIG = `
gateways:
  bundled:
    port: \${PORT}
    routes:
      - policies: { directResponse: { status: 200, body: bundled } }
`;

const run = promisify(execFile);
let temporary: string;
let folder: string;

before(async () => {
  temporary = await mkdtemp(join(tmpdir(), "bundle-"));
  folder = join(temporary, "not", "there", "yet");
  await bundle(folder);
});

after(() => rm(temporary, { recursive: true }));

test("the bundle of gw answers requests, without any installed package", async () => {
  await using gateway = await Gateway.start({ config: CONFIG, main: join(folder, "gw.js") });
  const response = await fetch(gateway.url);
  assert.equal(response.status, 200);
  assert.equal(await response.text(), "bundled");
});

test("the bundle of gw says its version", async () => {
  const { stdout } = await run(process.execPath, [join(folder, "gw.js"), "--version"]);
  assert.match(stdout, /^gw \d+\.\d+\.\d+\n$/);
});

test("the bundle of gwctl says what it can do", async () => {
  const { stdout } = await run(process.execPath, [join(folder, "gwctl.js"), "--help"]);
  assert.match(stdout, /proxy trace/);
});
