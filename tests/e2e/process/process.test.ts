import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Life and end of the process: its outputs, signals and deadlines. */

const MAIN = fileURLToPath(new URL("../../../packages/proxy/src/main.ts", import.meta.url));

const ANSWER =
  "gateways: {web: {port: $PORT, routes: [{name: r, policies: {directResponse: {status: 200, body: ok}}}]}}";

test("a gateway continues when its log is no longer read", async () => {
  await using gateway = await Gateway.start({ config: ANSWER });
  gateway.closeOutput();
  for (let count = 0; count < 5; count++) {
    const response = await fetch(gateway.url);
    assert.equal(await response.text(), "ok");
    // The log is written in batches, so the error occurs with one of them.
    await waitFor(
      "metrics",
      async () => (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).ok,
    );
  }
});

/** A gateway with one request in progress to an upstream that responds on command. */
async function withRequest(context: TestContext, config: string) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<() => void>();
  const upstream = await startUpstream((_, response) => ask(() => response.end("late")));
  const gateway = await Gateway.start({
    config: `${config}
gateways: {web: {port: $PORT, routes: [{name: r, backends: [{host: "${new URL(upstream.url).host}"}]}]}}`,
  });
  context.after(async () => {
    await gateway[Symbol.asyncDispose]();
    await upstream.close();
  });
  const sent = request(gateway.url);
  const answered = once(sent, "response");
  answered.catch(() => {});
  sent.on("error", () => {}).end();
  return { gateway, answered, answer: await asked };
}

test("SIGTERM: nothing new is accepted, what runs is finished, the status is 0", async (context) => {
  const { gateway, answered, answer } = await withRequest(
    context,
    "config: {connectionTerminationDeadline: 1h}",
  );
  process.kill(gateway.pid, "SIGTERM");
  await waitFor("closed port", () => refuses(gateway.port));
  assert.equal(gateway.exitStatus, null);
  answer();
  const [response] = await answered;
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers.connection, "close");
  response.resume();
  await waitFor("end", () => gateway.exitStatus !== null);
  assert.equal(gateway.exitStatus, 0);
});

/** Whether nothing listens on the port. */
async function refuses(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const refused = await Promise.race([
    once(socket, "connect").then(() => false),
    once(socket, "error").then(() => true),
  ]).catch(() => true);
  socket.destroy();
  return refused;
}

test("past the deadline what still runs is cut", async (context) => {
  const { gateway, answered } = await withRequest(
    context,
    "config: {connectionTerminationDeadline: 50ms}",
  );
  process.kill(gateway.pid, "SIGTERM");
  await assert.rejects(answered);
  await waitFor("end", () => gateway.exitStatus !== null);
  assert.equal(gateway.exitStatus, 0);
});

test("a second signal ends at once", async (context) => {
  const { gateway, answered } = await withRequest(
    context,
    "config: {connectionTerminationDeadline: 1h}",
  );
  process.kill(gateway.pid, "SIGINT");
  await waitFor("draining", () => gateway.output.includes("shutting down"));
  // A signal that follows at once counts as the first one, so it is sent until it counts as the
  // second.
  await waitFor("end at once", () => {
    if (gateway.output.includes("told to end immediately")) return true;
    process.kill(gateway.pid, "SIGINT");
    return false;
  });
  await waitFor("end", () => gateway.exitStatus !== null);
  assert.equal(gateway.exitStatus, 1);
  await assert.rejects(answered);
});

test("a start names every address that it cannot have, with the setting and the variable of each", async () => {
  await using gateway = await Gateway.start({ config: ANSWER });
  const taken = [gateway.port, gateway.adminPort, gateway.statsPort] as const;
  const [port, admin, stats] = taken;
  const child = spawn(process.execPath, [MAIN, "-f", "-"], {
    env: {
      ...process.env,
      ADMIN_ADDR: `127.0.0.1:${admin}`,
      STATS_ADDR: `127.0.0.1:${stats}`,
      READINESS_ADDR: "off",
    },
    stdio: ["pipe", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (errors += text));
  child.stdin?.end(ANSWER.replace("$PORT", String(port)));
  const [status]: unknown[] = await once(child, "close");
  assert.equal(status, 1);
  const own = "address already in use";
  for (const line of [
    `port ${port}: ${own} by another process (set gateways.web.port to move it)`,
    `cannot listen on 127.0.0.1:${admin}: ${own} (set config.adminAddr or ADMIN_ADDR to move it)`,
    `cannot listen on 127.0.0.1:${stats}: ${own} (set config.statsAddr or STATS_ADDR to move it)`,
  ])
    assert.ok(errors.includes(line), errors);
});
