import assert from "node:assert/strict";
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { systemNode } from "@edge-gateway/testkit/programs/system-node";

const START = fileURLToPath(new URL("./testdata/start.js", import.meta.url));
const WITHOUT_EXECVE = ["--import", "data:text/javascript,process.execve=undefined"];
const BUSY = ["--import", new URL("./testdata/busy.js", import.meta.url).href];

interface Caller {
  readonly name: string;
  readonly node: string;
  readonly flags: readonly string[];
}

const system = systemNode();
const CALLERS: readonly Caller[] = [
  { name: "the pinned Node.js", node: process.execPath, flags: [] },
  { name: "a Node.js without execve", node: process.execPath, flags: WITHOUT_EXECVE },
  ...(system === undefined ? [] : [{ name: "the machine's own Node.js", node: system, flags: [] }]),
];

function start(caller: Caller, ...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(caller.node, [...caller.flags, START, ...args]);
}

async function finish(child: ChildProcessWithoutNullStreams) {
  const output: string[] = [];
  child.stdout.on("data", (chunk) => output.push(String(chunk)));
  child.stderr.on("data", (chunk) => output.push(String(chunk)));
  const [status, signal] = await once(child, "close");
  return { status, signal, output: output.join("") };
}

/** Waits for the line `ready PID`; returns the process id, and an iterator over the following lines. */
async function ready(child: ChildProcessWithoutNullStreams) {
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = String((await lines.next()).value);
  assert.match(first, /^ready \d+$/);
  return { pid: Number(first.split(" ")[1]), lines };
}

for (const caller of CALLERS) {
  describe(`launched by ${caller.name}`, () => {
    test("the pinned Node.js runs the program, with unchanged arguments", async () => {
      const { status, output } = await finish(start(caller, "describe", "--a", "b c", ""));
      assert.equal(status, 0);
      assert.deepEqual(JSON.parse(output), {
        version: process.versions.node,
        rest: ["--a", "b c", ""],
      });
    });

    test("input on stdin reaches the program, and its output reaches stdout", async () => {
      const child = start(caller, "copy");
      child.stdin.end("some text");
      assert.deepEqual(await finish(child), { status: 0, signal: null, output: "some text" });
    });

    test("the launcher exits with the program's status", async () => {
      assert.equal((await finish(start(caller, "exit", "7"))).status, 7);
    });

    test("the launcher forwards each signal exactly once", async () => {
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGUSR1", "SIGUSR2"] as const) {
        const child = start(caller, "count", signal);
        const { lines } = await ready(child);
        child.kill(signal);
        assert.equal((await lines.next()).value, "signal 1");
        child.stdin.end();
        assert.equal((await lines.next()).value, "total 1");
      }
    });

    test("when a signal ends the program, the same signal ends the launcher", async () => {
      const child = start(caller, "stay");
      await ready(child);
      child.kill("SIGTERM");
      assert.equal((await finish(child)).signal, "SIGTERM");
    });

    test("the program ends when its launcher is killed", async () => {
      const child = start(caller, "drain");
      const { pid, lines } = await ready(child);
      child.kill("SIGKILL");
      const isSameProcess = pid === child.pid;
      if (!isSameProcess) assert.equal((await lines.next()).value, "drained");
      await once(child, "close"); // The pipe of stdout closes when every process that has it open has ended.
    });
  });
}

test("a signal reaches the program that is ready before its launcher continues", async () => {
  const launcher = spawn(process.execPath, [...BUSY, START, "count", "SIGHUP"], {
    stdio: ["pipe", "pipe", "inherit", "pipe"],
  });
  const { stdin, stdout, stdio } = launcher;
  assert.ok(stdin !== null && stdout !== null);
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  assert.match(String((await lines.next()).value), /^ready \d+$/);
  launcher.kill("SIGHUP");
  const [, , , resume] = stdio;
  assert.ok(resume instanceof Writable);
  resume.end("1");
  assert.equal((await lines.next()).value, "signal 1");
  stdin.end();
  assert.equal((await lines.next()).value, "total 1");
});
