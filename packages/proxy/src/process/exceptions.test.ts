import assert from "node:assert/strict";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { after, test } from "node:test";
import type { Worker } from "node:worker_threads";
import { digestOf } from "@edge-gateway/config/reading/digest";
import { ConfigurationReader } from "@edge-gateway/config/reading/configuration-reader";
import { GatewayProcess } from "./gateway-process.ts";
import { ServingThreads } from "../workers/serving-threads.ts";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { loadFiles, type Ir } from "@edge-gateway/translate";

/** An exception while a configuration is compiled (a bug of the gateway) never ends the process. */

const [port, admin, stats, readiness] = await Promise.all([
  freePort(),
  freePort(),
  freePort(),
  freePort(),
]);

const folder = mkdtempDisposableSync(join(tmpdir(), "exceptions-"));
const path = join(folder.path, "gw.yaml");
writeFileSync(path, "first");
after(() => folder.remove());

/** A configuration that responds with a text. */
function answering(body: string): Ir {
  const text = `
config:
  workerThreads: 2
  adminAddr: 127.0.0.1:${admin}
  statsAddr: 127.0.0.1:${stats}
  readinessAddr: 127.0.0.1:${readiness}
gateways:
  web: {port: ${port}, routes: [{policies: {directResponse: {status: 200, body: ${body}}}}]}
`;
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir } = loadFiles([{ file: "gw.yaml", text }], options);
  assert.ok(ir !== undefined);
  return ir;
}

/** A configuration whose compilation throws; the translation never produces it. */
function throwing(): Ir {
  const ir = answering("never");
  const backends = [{ weight: 1, backend: "missing", filters: [], place: { pointer: "" } }];
  return { ...ir, routes: ir.routes.map((route) => ({ ...route, backends })) };
}

const WHAT = "internal error of the gateway: the IR has no backend 'missing'";

class Log extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Reads the configuration that `next` returns whenever the file at `path` changes. */
function processOf(
  log: Log,
  ended: (error: Error | undefined) => void,
  next: () => Ir,
  threads = new ServingThreads(),
) {
  const config = async (ir: Ir) => {
    const paths = [path];
    const digest = await digestOf(paths);
    return { source: "gw.yaml", ir, files: [], statuses: [], paths, digest };
  };
  const gateway = new GatewayProcess({
    origin: {
      source: "gw.yaml",
      file: path,
      reader: new ConfigurationReader({ path, environment: {} }),
      reload: () => config(next()),
    },
    host: { output: log, announce: () => {}, ended },
    threads,
    version: "1",
    settings: answering("one").settings,
  });
  return { gateway, start: async (ir: Ir) => gateway.start(await config(ir)) };
}

const noMore = () => assert.fail("no more configurations");

test("an exception in a worker refuses the change: the old state stays, and log, metric and status say so", async (context) => {
  const log = new Log();
  const ends: unknown[] = [];
  const queue = [throwing(), answering("two")];
  const { gateway, start } = processOf(
    log,
    (error) => ends.push(error),
    () => queue.shift() ?? noMore(),
  );
  context.after(() => gateway.shutdown());
  await start(answering("one"));
  const body = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const status = async () => {
    const response = await fetch(`http://127.0.0.1:${admin}/config/status`);
    return (await response.json()) as {
      generation: number;
      synchronized: boolean;
      lastAttempt: { problems: readonly string[] };
    };
  };
  writeFileSync(path, "second");
  await waitFor("the refusal", async () => !(await status()).synchronized);
  const { generation, lastAttempt } = await status();
  assert.deepEqual([generation, lastAttempt.problems], [1, [WHAT]]);
  assert.equal(await body(), "one");
  const metrics = await (await fetch(`http://127.0.0.1:${stats}/metrics`)).text();
  assert.match(metrics, /^edge_gateway_config_synchronized 0$/m);
  const said = [`error config ${WHAT}`, "the configuration cannot be compiled error="];
  await waitFor("the log", () => said.every((line) => log.text.includes(line)));
  writeFileSync(path, "third");
  await waitFor("the next configuration", async () => (await body()) === "two");
  assert.deepEqual(ends, []);
  await gateway.shutdown();
  assert.deepEqual(ends, [undefined]);
});

test("an exception at the start is an error that says so, and nothing runs", async () => {
  const ends: unknown[] = [];
  const { start } = processOf(new Log(), (error) => ends.push(error), noMore);
  await assert.rejects(start(throwing()), { message: WHAT });
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`));
  assert.deepEqual(ends, []);
});

test("an exception that ends a worker ends the gateway, which closes everything before that", async (context) => {
  const log = new Log();
  const { promise: ended, resolve: end } = Promise.withResolvers<Error | undefined>();
  const threads = new ServingThreads();
  const taken: Worker[] = [];
  context.mock.method(threads, "take", () => {
    const worker = ServingThreads.prototype.take.call(threads);
    taken.push(worker);
    return worker;
  });
  const { start } = processOf(log, end, noMore, threads);
  await start(answering("one"));
  // A worker expects a list of keys.
  taken[0]?.postMessage({ kind: "keys", id: 0, keys: 0 });
  assert.match((await ended)?.message ?? "", /keys\.map is not a function/);
  assert.match(log.text, /a worker failed; the gateway is shutting down/);
  await assert.rejects(fetch(`http://127.0.0.1:${readiness}/`));
});
