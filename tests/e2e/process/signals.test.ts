import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const MAIN = fileURLToPath(new URL("../../../packages/proxy/src/main.ts", import.meta.url));
/** The number of concurrent requests. */
const AT_ONCE = 50;

/** Text of a configuration whose only route responds itself. */
const answers = (body: string, settings = ""): string =>
  `config: {logging: {maxQueueSize: 64Ki}, ${settings}}
gateways: {web: {port: $PORT, routes: [{policies: {directResponse: {status: 200, body: ${body}}}}]}}`;

/** Leaves the output of a gateway unread until its pipe is full. */
async function fillOutput(gateway: Gateway): Promise<void> {
  gateway.readOutput(false);
  await waitFor("full output", async () => {
    const requests = Array.from({ length: AT_ONCE }, () =>
      fetch(`${gateway.url}/${"a".repeat(1000)}`),
    );
    for (const response of await Promise.all(requests)) await response.text();
    const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    return Number(/log_lines_dropped_total (\d+)/.exec(metrics)?.[1]) > 0;
  });
}

/** Variables that set a free port for every listener of a gateway. */
async function freePorts(): Promise<Readonly<Record<string, string>> & { readonly PORT: string }> {
  const [port, admin, stats, readiness] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return {
    PORT: String(port),
    ADMIN_ADDR: `127.0.0.1:${admin}`,
    STATS_ADDR: `127.0.0.1:${stats}`,
    READINESS_ADDR: `127.0.0.1:${readiness}`,
    WORKER_THREADS: "1",
  };
}

test("SIGTERM ends a gateway whose output pipe is full and not read", async () => {
  await using gateway = await Gateway.start({ config: answers("ok") });
  await fillOutput(gateway);
  process.kill(gateway.pid, "SIGTERM");
  await waitFor("end", () => gateway.hasEnded);
  assert.equal(gateway.exitStatus, 0);
});

test("a second SIGTERM ends a gateway at once, also when its output is not read", async () => {
  const settings = "connectionMinTerminationDeadline: 1h, connectionTerminationDeadline: 1h";
  await using gateway = await Gateway.start({ config: answers("ok", settings) });
  await fillOutput(gateway);
  process.kill(gateway.pid, "SIGTERM");
  // A second signal within a moment counts as the first one, so it is sent until it counts.
  await waitFor("end", () => gateway.hasEnded || !process.kill(gateway.pid, "SIGTERM"));
  assert.equal(gateway.exitStatus, 1);
});

test("SIGHUP applies the configuration again, and keeps it when the file is wrong", async () => {
  await using gateway = await Gateway.start({ config: answers("ok") });
  process.kill(gateway.pid, "SIGHUP");
  await waitFor("applied", () => /configuration applied .*generation=2/.test(gateway.output));
  await gateway.reconfigure("gateways: {}");
  await waitFor("refused", () => gateway.output.includes("configuration refused"));
  const refusals = () => gateway.output.split("configuration refused").length - 1;
  const before = refusals();
  process.kill(gateway.pid, "SIGHUP");
  await waitFor("refused again", () => refusals() > before);
  assert.equal(await (await fetch(gateway.url)).text(), "ok");
});

/** Whether a process has a handler for SIGHUP, which is the lowest bit of the mask. */
function handlesHangUp(pid: number | undefined): boolean {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, mask = "0"] = /^SigCgt:\s*([0-9a-f]+)$/m.exec(status) ?? [];
  return (BigInt(`0x${mask}`) & 1n) === 1n;
}

test("SIGHUP changes nothing while the configuration is read, nor where it came from standard input", async () => {
  const ports = await freePorts();
  const child = spawn(process.execPath, [MAIN, "-f", "-"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...ports },
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await waitFor("handler", () => handlesHangUp(child.pid));
  child.kill("SIGHUP");
  child.stdin.end(answers("ok"));
  await waitFor("ready gateway", () => output.includes("ready"));
  child.kill("SIGHUP");
  await waitFor("warning", () => output.includes("cannot be reloaded"));
  assert.equal(await (await fetch(`http://127.0.0.1:${ports.PORT}`)).text(), "ok");
  child.kill("SIGTERM");
  assert.deepEqual(await once(child, "exit"), [0, null]);
});

test("SIGUSR1 and SIGUSR2 neither open a debugger nor end a gateway", async () => {
  await using gateway = await Gateway.start({ config: answers("ok") });
  process.kill(gateway.pid, "SIGUSR1");
  process.kill(gateway.pid, "SIGUSR2");
  // The gateway has handled the signals before this one.
  process.kill(gateway.pid, "SIGHUP");
  await waitFor("applied", () => gateway.output.includes("configuration applied"));
  assert.equal(await (await fetch(gateway.url)).text(), "ok");
  assert.doesNotMatch(gateway.output, /debugger/i);
});

/** Runs a command in a terminal that is closed when its standard input ends; prints the status. */
const TERMINAL = `
import os, pty, sys, threading
pid, terminal = pty.fork()
if pid == 0: os.execv(sys.argv[1], sys.argv[1:])
def hang_up():
    sys.stdin.read()
    os.close(terminal)
threading.Thread(target=hang_up, daemon=True).start()
print("status", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

test("a gateway ends gracefully when its terminal is closed", async (context) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "gw-"));
  const file = join(folder.path, "gw.yaml");
  writeFileSync(file, answers("ok"));
  const ports = await freePorts();
  const terminal = spawn("python3", ["-c", TERMINAL, process.execPath, MAIN, "-f", file], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...ports },
  });
  context.after(() => terminal.kill());
  let output = "";
  terminal.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await waitFor("ready gateway", async () => (await fetch(`http://127.0.0.1:${ports.PORT}`)).ok);
  terminal.stdin.end();
  await once(terminal, "close");
  assert.equal(output, "status 0\n");
});
