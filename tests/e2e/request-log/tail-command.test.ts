import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { ask, CLIENT_KEYS, PROVIDER_KEY, startLogged, written } from "./arrange.ts";

/** `gwctl requests` as a person runs it beside a running gateway. */

const MAIN = fileURLToPath(new URL("../../../packages/gwctl/src/main.ts", import.meta.url));

function start(words: readonly string[], adminPort: number) {
  const args = [MAIN, "requests", ...words, "--local", "--proxy-admin-port", String(adminPort)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  return { child, said };
}

test("gwctl requests tail prints the records of its filter as they are written, until it is interrupted", async () => {
  await using logged = await startLogged("sqlite", `{ file: "\${LOG_FILE}" }`);
  const { child, said } = start(["tail", "--team", "tools"], logged.gateway.adminPort);
  const json = start(["tail", "--json"], logged.gateway.adminPort);
  try {
    // A tail has no line before its first record.
    await waitFor("records of both tails", async () => {
      await ask(logged, "Hi", { key: CLIENT_KEYS.bob });
      await ask(logged);
      return said.out.includes("ann") && json.said.out.includes('"key":"bob"');
    });
    assert.match(said.out, /^\S+ .*gpt-5.*\n/);
    assert.doesNotMatch(said.out, /bob/);
    for (const line of json.said.out.trimEnd().split("\n").slice(0, -1)) JSON.parse(line);
    for (const text of [said.out, json.said.out])
      for (const secret of [PROVIDER_KEY, ...Object.values(CLIENT_KEYS)])
        assert.ok(!text.includes(secret));
    child.kill("SIGINT");
    const [status]: unknown[] = await once(child, "exit");
    assert.ok(status === 130 || status === 0 || status === null, String(status));
    assert.equal(said.err, "");
  } finally {
    child.kill("SIGKILL");
    json.child.kill("SIGKILL");
  }
  const count = (await logged.client.call("getRequestLog")).value.written;
  await written(logged, count);
  const found = start(["--team", "tools", "--limit", "1"], logged.gateway.adminPort);
  const [status]: unknown[] = await once(found.child, "close");
  assert.equal(status, 0, found.said.err);
  assert.match(found.said.out, /ann.*\n$/);
  assert.match(found.said.err, /older records: --after/);
});
