import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { RecordedEvent, TraceRecorder } from "@edge-gateway/trace";
import type { ExchangeState } from "../../pipeline/exchange-state.ts";
import { TraceArm } from "./trace-arm.ts";
import { TraceHub } from "./trace-hub.ts";
import type { TracePort, TraceWatcher } from "./trace-hub.ts";
import type { TraceOrder, TraceReport } from "./trace-order.ts";

interface Reader extends TraceWatcher {
  readonly types: string[];
  ended: boolean;
}

function reader(detail = false, client = "127.0.0.1"): Reader {
  const types: string[] = [];
  const self: Reader = {
    client,
    detail,
    types,
    ended: false,
    record: ({ json }: RecordedEvent) => {
      const { message } = JSON.parse(json) as { message: { type: string; stage?: string } };
      types.push(message.stage ?? message.type);
    },
    finished: () => {
      self.ended = true;
    },
  };
  return self;
}

function hubFor(maxTraceWatchers: number, maxTraceWatchersPerClient = maxTraceWatchers): TraceHub {
  return new TraceHub({ maxTraceWatchers, maxTraceWatchersPerClient });
}

function arm(hub: TraceHub, post: (report: TraceReport) => void) {
  const worker = new TraceArm({ memory: hub.memory, post, now: () => 0, maxTracedBodyBytes: 64 });
  const redaction = new Redaction(new SensitiveNames());
  return {
    claim: (): TraceRecorder | undefined => worker.claim(0, redaction),
    watched: (): boolean => worker.watched,
    arrive: (path: string): TraceRecorder | undefined =>
      worker.claimArrived(
        { request: { path }, stream: { startedAt: 0 } } as ExchangeState,
        redaction,
      ),
    use: (orders: readonly TraceOrder[]): void => worker.useOrders(orders),
  };
}

/** Connects a worker's side of the traces to the hub, within one thread. */
function direct(hub: TraceHub, port: TracePort = hub.attach()) {
  return arm(hub, (report) => port.receive(report));
}

test("without a watcher no request is traced", () => {
  assert.equal(direct(hubFor(4)).claim(), undefined);
});

test("times are measured from a watcher's arrival to the end of its request", () => {
  const hub = hubFor(4);
  const { claim, watched } = direct(hub);
  const before = watched();
  hub.watch(reader());
  const waiting = watched();
  const trace = claim();
  const traced = watched();
  trace?.requestFinished(200, null);
  assert.deepEqual([before, waiting, traced, watched()], [false, true, true, false]);
});

test("each watcher gets one request, in the order of arrival", () => {
  const hub = hubFor(4);
  const { claim } = direct(hub);
  const [first, second] = [reader(), reader()];
  hub.watch(first);
  hub.watch(second);
  const [one, two] = [claim(), claim()];
  assert.equal(claim(), undefined);
  two?.requestStarted();
  one?.requestStarted();
  one?.routeSelection("web/api", []);
  one?.requestFinished(200, null);
  assert.deepEqual(first.types, ["requestStarted", "routeSelection", "requestFinished"]);
  assert.deepEqual([first.ended, second.ended], [true, false]);
  assert.deepEqual(second.types, ["requestStarted"]);
});

test("a watcher that disconnects gets no request", () => {
  const hub = hubFor(4);
  const { claim } = direct(hub);
  const watcher = reader();
  hub.watch(watcher);
  hub.cancel(watcher);
  assert.equal(claim(), undefined);
});

test("a request traced for a watcher that disconnected meanwhile is discarded", () => {
  const hub = hubFor(4);
  const port = hub.attach();
  const reports: TraceReport[] = [];
  const { claim } = arm(hub, (report) => reports.push(report));
  const [gone, next] = [reader(), reader()];
  hub.watch(gone);
  claim()?.requestStarted();
  hub.cancel(gone);
  hub.watch(next);
  for (const report of reports.splice(0)) port.receive(report);
  assert.deepEqual(next.types, []);
  claim()?.requestStarted();
  for (const report of reports) port.receive(report);
  assert.deepEqual(next.types, ["requestStarted"]);
  assert.equal(claim(), undefined);
});

test("a watcher that disconnects while reading gets nothing more", () => {
  const hub = hubFor(4);
  const { claim } = direct(hub);
  const watcher = reader();
  hub.watch(watcher);
  const recorder = claim();
  hub.cancel(watcher);
  recorder?.requestStarted();
  recorder?.requestFinished(200, null);
  assert.deepEqual([watcher.types, watcher.ended], [[], false]);
});

test("only watchers that asked for full detail get it", () => {
  const hub = hubFor(4);
  const { claim } = direct(hub);
  const [plain, full] = [reader(), reader(true)];
  hub.watch(plain);
  hub.watch(full);
  for (const recorder of [claim(), claim()]) {
    recorder?.policy("cors", "skip");
    recorder?.requestFinished(200, null);
  }
  assert.deepEqual(plain.types, ["requestFinished"]);
  assert.deepEqual(full.types, ["policy", "requestFinished"]);
});

test("the number of watchers is limited, in total and per client", () => {
  const hub = hubFor(3, 2);
  const [first, second] = [reader(), reader()];
  const other = () => reader(false, "::1");
  assert.equal(hub.watch(first), undefined);
  assert.equal(hub.watch(second), undefined);
  assert.equal(hub.watch(reader()), "maxTraceWatchersPerClient");
  assert.equal(hub.watch(other()), undefined);
  assert.equal(hub.watch(other()), "maxTraceWatchers");
  hub.cancel(first);
  assert.equal(hub.watch(reader()), undefined);
});

test("the traces of a worker that ended are ended", () => {
  const hub = hubFor(4);
  const port = hub.attach();
  const watcher = reader();
  hub.watch(watcher);
  direct(hub, port).claim()?.requestStarted();
  port.close();
  assert.equal(watcher.ended, true);
});

/** A hub with two workers in this thread, which learn the orders in the next turn. */
function twoWorkers(hub: TraceHub) {
  const workers: ReturnType<typeof arm>[] = [];
  for (const _ of [1, 2]) {
    const port = hub.attach((orders) => Promise.resolve().then(() => worker.use(orders)));
    const worker = direct(hub, port);
    workers.push(worker);
  }
  return workers;
}

/** Resolves when the watcher waits. */
function waits(hub: TraceHub, watcher: TraceWatcher, pathPrefix: string, count = 1): Promise<void> {
  return new Promise((ready) =>
    hub.watchMatching(watcher, { filter: { pathPrefix }, count, ready }),
  );
}

test("a watcher gets as many matching requests as it wants, one after another", async () => {
  const hub = hubFor(4);
  const [one, two] = twoWorkers(hub);
  const watcher = reader();
  await waits(hub, watcher, "/a", 2);
  assert.equal(one?.arrive("/b"), undefined);
  const first = one?.arrive("/a/1");
  assert.equal(two?.arrive("/a/2"), undefined);
  first?.requestFinished(200, null);
  assert.equal(watcher.ended, false);
  two?.arrive("/a/3")?.requestFinished(200, null);
  assert.deepEqual([watcher.types, watcher.ended], [["requestFinished", "requestFinished"], true]);
  assert.equal(one?.arrive("/a/4"), undefined);
});

test("a request that matches nothing is left to a watcher of any request", async () => {
  const hub = hubFor(4);
  const [worker] = twoWorkers(hub);
  const [any, chosen] = [reader(), reader()];
  hub.watch(any);
  await waits(hub, chosen, "/a");
  worker?.arrive("/a")?.requestStarted();
  worker?.arrive("/b")?.requestFinished(200, null);
  assert.deepEqual([chosen.types, any.types], [["requestStarted"], ["requestFinished"]]);
});

test("a matching watcher that disconnects gets nothing, and workers forget it", async () => {
  const hub = hubFor(1);
  const [worker] = twoWorkers(hub);
  const watcher = reader();
  await waits(hub, watcher, "/a", 2);
  assert.equal(hub.watch(reader()), "maxTraceWatchersPerClient");
  const recorder = worker?.arrive("/a");
  hub.cancel(watcher);
  recorder?.requestFinished(200, null);
  assert.equal(worker?.arrive("/a"), undefined);
  await waits(hub, reader(), "/b");
  assert.deepEqual(watcher.types, []);
});

test("a watcher of a sent request gets none before its connection is known", async () => {
  const hub = hubFor(4);
  const [worker] = twoWorkers(hub);
  const watcher = reader();
  hub.watchMatching(watcher, { filter: {}, count: 1, sent: "mine", ready() {} });
  assert.equal(worker?.arrive("/"), undefined);
  const connection = { clientPort: 1, listenerPort: 2 };
  await hub.expect("other", connection);
  assert.equal(worker?.watched(), false);
  await hub.expect("mine", connection);
  assert.equal(worker?.watched(), true);
});

const CLAIMER = `
  const { parentPort, workerData } = require("node:worker_threads");
  (async () => {
    const { TraceArm } = await import(workerData.arm);
    const { Redaction } = await import(workerData.redact);
    const { SensitiveNames } = await import(workerData.names);
    const post = (report) => parentPort.postMessage(report);
    const arm = new TraceArm({ memory: workerData.memory, post, now: () => 0, maxTracedBodyBytes: 0 });
    const redaction = new Redaction(new SensitiveNames());
    Atomics.wait(new Int32Array(workerData.start), 0, 0);
    for (let request = 0; request < workerData.requests; request++) arm.claim(0, redaction)?.requestFinished(200, null);
  })();
`;

test("with several threads every watcher gets exactly one request", async () => {
  const hub = hubFor(64);
  const watchers = Array.from({ length: 40 }, () => reader());
  for (const watcher of watchers) hub.watch(watcher);
  const start = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData = {
    memory: hub.memory,
    start,
    requests: 1000,
    arm: new URL("trace-arm.ts", import.meta.url).href,
    redact: import.meta.resolve("@edge-gateway/kernel/log/redact"),
    names: import.meta.resolve("@edge-gateway/kernel/log/sensitive-names"),
  };
  const workers = [0, 1, 2].map(() => new Worker(CLAIMER, { eval: true, workerData }));
  let claims = 0;
  for (const worker of workers) {
    const port = hub.attach();
    worker.on("message", (report: TraceReport) => {
      if (report.kind === "claimed") claims++;
      port.receive(report);
    });
  }
  await Promise.all(workers.map((worker) => once(worker, "online")));
  Atomics.store(new Int32Array(start), 0, 1);
  Atomics.notify(new Int32Array(start), 0);
  await Promise.all(workers.map((worker) => once(worker, "exit")));
  assert.equal(claims, 40);
  assert.deepEqual(
    watchers.map(({ types, ended }) => [types, ended]),
    watchers.map(() => [["requestFinished"], true]),
  );
});
