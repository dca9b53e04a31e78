import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { encodeSse } from "@edge-gateway/trace";
import { gwctl } from "./gwctl.suite.ts";

const STARTED = line({ type: "requestStarted" });
const FINISHED = line({ type: "requestFinished", status: 200, error: null });

function line(message: object): string {
  return JSON.stringify({ eventStart: null, eventEnd: 1, severity: "info", message });
}

/** Replays a file with the given content. */
async function replayed(context: TestContext, content: string | Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), "gwctl-"));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "saved");
  await writeFile(file, content);
  const { status, out, err } = await gwctl(["proxy", "trace", "-f", file]);
  const types = out.split("\n").flatMap((row) => /^ +\d+ {2}(\w+)/.exec(row)?.[1] ?? []);
  return { status, types, err: err.replace(file, "FILE") };
}

const WHOLE: readonly (readonly [what: string, content: string])[] = [
  ["lines", `${STARTED}\n${FINISHED}\n`],
  ["lines without a line break at the end", `${STARTED}\n${FINISHED}`],
  ["lines with a byte order mark and CRLF", `\u{FEFF}${STARTED}\r\n${FINISHED}\r\n`],
  ["server-sent events", `: ready\n\nid: 1\nevent: x\n${encodeSse(STARTED)}${encodeSse(FINISHED)}`],
];

for (const [what, content] of WHOLE)
  test(`a trace saved as ${what} is replayed`, async (context) => {
    const { status, types, err } = await replayed(context, content);
    assert.deepEqual([status, types, err], [0, ["Request", "Request"], ""]);
  });

const HALF = STARTED.length / 2;
const DAMAGED: readonly (readonly [what: string, content: string, types: string[]])[] = [
  ["whose end is missing", `${STARTED}\n${FINISHED.slice(0, HALF)}`, ["Request", "Invalid"]],
  ["whose beginning is missing", `${STARTED.slice(HALF)}\n${FINISHED}\n`, ["Invalid", "Request"]],
  [
    "with a line of another kind",
    `${STARTED}\n[1]\n${FINISHED}\n`,
    ["Request", "Invalid", "Request"],
  ],
  ["with a value that this version does not know", STARTED.replace("info", "loud"), ["Invalid"]],
  ["whose last event is cut", `${encodeSse(STARTED)}data: {"ev`, ["Request", "Invalid"]],
];

for (const [what, content, expected] of DAMAGED)
  test(`replaying a saved trace ${what} shows where it is damaged, and fails`, async (context) => {
    const { status, types, err } = await replayed(context, content);
    assert.deepEqual([status, types], [1, expected]);
    assert.equal(err, `error: FILE is damaged: 1 of ${types.length} records are not valid\n`);
  });

const FOREIGN: readonly (readonly [what: string, content: string | Uint8Array])[] = [
  ["an empty file", ""],
  ["a JSON document", JSON.stringify({ name: "x", message: 1 }, undefined, 2)],
  ["a list of records", `[${STARTED},${FINISHED}]\n`],
  ["text", "# A document\n\nWith text.\n"],
  ["a long program", Buffer.from("{\n\u0000\u001b[2J\n".repeat(10_000))],
];

for (const [what, content] of FOREIGN)
  test(`${what} is not a trace, and nothing of it is shown`, async (context) => {
    const found = await replayed(context, content);
    assert.deepEqual(found, {
      status: 1,
      types: [],
      err: "error: FILE contains no trace record\n",
    });
  });

test("a trace is replayed from the standard input", async () => {
  const main = new URL("main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main, "proxy", "trace", "-f", "-", "--raw"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(`${STARTED}\n`);
  assert.equal(await text(child.stdout), `${STARTED}\n`);
});
