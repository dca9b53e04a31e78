import assert from "node:assert/strict";
import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { savedTrace } from "./gwctl.ts";
import { Tmux } from "./tmux.ts";

const MAIN = fileURLToPath(new URL("../../../packages/gwctl/src/main.ts", import.meta.url));

const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: api
        policies:
          headerModifiers:
            request: { set: [{ name: x-served-by, value: edge }] }
        backends: [{ host: "127.0.0.1:\${UPSTREAM}" }]
`;

test("the terminal UI, key by key: list, detail modes, panes, search, filter, save, quit; a saved trace opens again", async () => {
  await using upstream = await startEcho();
  await using gateway = await Gateway.start({
    config: CONFIG,
    environment: { UPSTREAM: String(upstream.port) },
  });
  const folder = await mkdtemp(join(tmpdir(), "gwctl-"));
  const saved = join(folder, "saved.jsonl");
  const local = ["proxy", "trace", "--local", "--proxy-admin-port", String(gateway.adminPort)];
  const inject = ["--port", String(gateway.port), "--", "http://shop.test/orders"];
  await using terminal = await Tmux.start([process.execPath, MAIN, ...local, ...inject]);

  await terminal.shows(/\d+ records *$/m);
  await terminal.press("End");
  await terminal.shows(/> \d+ .*Request Done {3}200/);
  await terminal.press("Home");
  await terminal.shows(/> {2}1 .*Request Start/);
  await terminal.shows(/"type": "requestStarted"/);
  await terminal.press("Down");
  await terminal.shows(/> {2}2 .*initial request: GET/);
  await terminal.press("s");
  await terminal.shows(/initial request \(event 2\)/);
  await terminal.press("/", ..."final request", "Enter", "d");
  await terminal.shows(/route policies \(event \d+\) -> final request/);
  await terminal.press("f", ..."route", "Enter");
  await terminal.shows(/of \d+ records with 'route'/);
  await terminal.press("Escape");
  await terminal.shows(/\| {2}\d+ records *$/m);
  await terminal.press("e", "End", "Tab", "Down");
  await terminal.shows(/^\*\[event\]/m);
  await terminal.resize(130, 30);
  await terminal.shows(/Request Done.*\|/);
  await terminal.press("w", ...saved, "Enter");
  await terminal.shows(/wrote \d+ records/);
  await terminal.press("q");
  assert.equal(await terminal.exitStatus(), 0);

  const lines = (await readFile(saved, "utf8")).trimEnd().split("\n");
  assert.equal(JSON.parse(lines.at(-1) ?? "").message.type, "requestFinished");
  assert.equal((await stat(saved)).mode & 0o777, 0o600);
  const printed = await savedTrace(saved);
  assert.equal(printed.status, 0);
  assert.equal(printed.out.trimEnd().split("\n").length, lines.length);
  await using again = await Tmux.start([process.execPath, MAIN, "proxy", "trace", "-f", saved]);
  await again.shows(/saved\.jsonl .* \d+ records/);
  await again.press("C-c");
  assert.equal(await again.exitStatus(), 130);
});

test("the terminal UI can be left while it waits; a trace that cannot begin is reported and fails", async () => {
  await using gateway = await Gateway.start({ config: CONFIG, environment: { UPSTREAM: "1" } });
  const local = ["proxy", "trace", "--local", "--proxy-admin-port"];
  await using waiting = await Tmux.start([
    process.execPath,
    MAIN,
    ...local,
    String(gateway.adminPort),
  ]);
  await waiting.shows(/waiting for a request/);
  await waiting.press("q");
  assert.equal(await waiting.exitStatus(), 0);
  await using wrong = await Tmux.start([process.execPath, MAIN, ...local, String(gateway.port)]);
  await wrong.shows(/error: what listens on/);
  await wrong.press("q");
  assert.equal(await wrong.exitStatus(), 1);
});

test("a signal that ends the terminal UI gives the terminal back", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gwctl-"));
  const saved = join(folder, "saved.jsonl");
  await writeFile(saved, '{"message":{"type":"future"}}\n');
  await using terminal = await Tmux.start([process.execPath, MAIN, "proxy", "trace", "-f", saved]);
  await terminal.shows(/1 records/);
  assert.equal(await terminal.isTakenOver(), true);
  await terminal.signal("SIGTERM");
  assert.equal(await terminal.exitStatus(), 143);
  assert.equal(await terminal.isTakenOver(), false);
});
