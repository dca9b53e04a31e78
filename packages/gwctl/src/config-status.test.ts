import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { standIn } from "./gateway.suite.ts";
import { gwctl } from "./gwctl.suite.ts";

const STATUS = `${JSON.stringify({
  source: "config.yaml",
  generation: 1,
  since: "2026-11-22T20:00:00.000Z",
  synchronized: true,
  lastAttempt: { at: "2026-11-22T20:00:00.000Z", ok: true, diagnostics: [], problems: [] },
  restartNeeded: ["config.workerThreads"],
})}\n`;
const REFUSED = JSON.stringify({
  source: "config.yaml",
  generation: 1,
  since: "2026-11-22T20:00:00.000Z",
  synchronized: false,
  lastAttempt: {
    at: "2026-11-22T21:00:00.000Z",
    ok: false,
    diagnostics: [
      {
        file: "config.yaml",
        line: 9,
        column: 5,
        path: "gateways.web",
        severity: "error",
        message: "wrong",
        suggestion: "right",
      },
      {
        file: "config.yaml",
        line: 1,
        column: 1,
        path: "",
        severity: "warning",
        message: "o\u001bd\nd",
      },
    ],
    problems: ["port 80: address already in use"],
  },
  restartNeeded: [],
});

test("config status formats the gateway's status for people; --json prints it unchanged", async (context) => {
  const gateway = await standIn(context, { refuse: { status: 200, body: STATUS } });
  const port = ["--proxy-admin-port", String(gateway.adminPort)];
  for (const options of [port, ["--local", ...port]]) {
    const { status, out } = await gwctl(["config", "status", ...options]);
    const shown = [
      "source       config.yaml",
      "running      generation 1, since 2026-11-22T20:00:00.000Z",
      "last change  2026-11-22T20:00:00.000Z, applied",
      "restart to apply: config.workerThreads",
      "",
    ];
    assert.deepEqual([status, out], [0, shown.join("\n")]);
  }
  const { status, out } = await gwctl(["config", "status", "--json", ...port]);
  assert.deepEqual([status, out], [0, STATUS]);
  assert.deepEqual(new Set(gateway.asked), new Set(["/config/status"]));
});

test("config status shows the first hundred findings, and how many more there are", async (context) => {
  const { lastAttempt, ...rest } = JSON.parse(REFUSED);
  const diagnostics = Array.from({ length: 200 }, () => lastAttempt.diagnostics[0]);
  const body = JSON.stringify({
    ...rest,
    lastAttempt: { ...lastAttempt, diagnostics, omitted: 7 },
  });
  const gateway = await standIn(context, { refuse: { status: 200, body } });
  const { out } = await gwctl([
    "config",
    "status",
    "--proxy-admin-port",
    String(gateway.adminPort),
  ]);
  const lines = out.trimEnd().split("\n");
  assert.equal(lines.length, 3 + 100 + 1 + 1);
  assert.match(lines.at(-1) ?? "", /^ {2}107 more are not shown/);
});

test("config status fails while the newest change is refused, and says what is wrong with it", async (context) => {
  const gateway = await standIn(context, { refuse: { status: 200, body: REFUSED } });
  const port = ["--proxy-admin-port", String(gateway.adminPort)];
  const { status, out, err } = await gwctl(["config", "status", ...port]);
  assert.deepEqual([status, err], [1, "error: the newest change is refused\n"]);
  const shown = [
    "source       config.yaml",
    "running      generation 1, since 2026-11-22T20:00:00.000Z",
    "last change  2026-11-22T21:00:00.000Z, refused: the previous configuration runs",
    "  config.yaml:9:5: error: gateways.web: wrong; did you mean right?",
    "  config.yaml:1:1: warning: o d d",
    "  port 80: address already in use",
    "",
  ];
  assert.equal(out, shown.join("\n"));
  const json = await gwctl(["config", "status", "--json", ...port]);
  assert.deepEqual([json.status, json.out], [1, REFUSED]);
});

test("config status reads the status of a gateway of another version", async (context) => {
  const body = '{"generation":7,"lastAttempt":null,"more":[1]}';
  const gateway = await standIn(context, { refuse: { status: 200, body } });
  const { status, out } = await gwctl([
    "config",
    "status",
    "--proxy-admin-port",
    String(gateway.adminPort),
  ]);
  assert.equal(status, 0);
  assert.match(out, /^running {6}generation 7$/m);
});

test("a closed output pipe is not an error; a failed write of the output is an error", async (context) => {
  const gateway = await standIn(context, { refuse: { status: 200, body: STATUS } });
  const main = new URL("main.ts", import.meta.url).pathname;
  const command = `"${process.execPath}" "${main}" config status --proxy-admin-port ${gateway.adminPort}`;
  const ended = { script: `${command} | true; echo "$PIPESTATUS"`, out: "0\n", err: /^$/ };
  const full = {
    script: `${command} >/dev/full; echo $?`,
    out: "1\n",
    err: /could not be written/,
  };
  for (const { script, out, err } of [ended, full]) {
    const child = spawn("bash", ["-c", script], { stdio: ["ignore", "pipe", "pipe"] });
    const [shown, told] = await Promise.all([text(child.stdout), text(child.stderr)]);
    assert.equal(shown, out);
    assert.match(told, err);
  }
});
