import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { WORKER_NEWS_TIME } from "../bounds.ts";
import { ALL_WORKERS, WorkerChannel } from "./worker-channel.ts";

/** Turns of the event loop after which a worker has surely read what its sockets had received. */
const TURNS = 4;

/** The channels of three workers; a message to a worker arrives when `deliver` is called. */
function arrange() {
  const sent: { readonly to: number; readonly arrive: () => void }[] = [];
  const channels: WorkerChannel[] = [0, 1, 2].map(
    (index) =>
      new WorkerChannel({ process: "p", index, count: 3 }, (to, note) => {
        for (const [at, channel] of channels.entries())
          if (to === ALL_WORKERS ? at !== index : at === to)
            sent.push({ to: at, arrive: () => channel.received(index, note) });
      }),
  );
  const deliver = async (to: number): Promise<void> => {
    const due = sent.filter((each) => each.to === to);
    for (const each of due) sent.splice(sent.indexOf(each), 1);
    for (const { arrive } of due) arrive();
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  };
  const [first, second, third] = channels;
  assert.ok(first !== undefined && second !== undefined && third !== undefined);
  return { first, second, third, deliver };
}

test("a worker is told when all others have received what it has sent", async () => {
  const { first, second, third, deliver } = arrange();
  const events: string[] = [];
  second.hear("news", (text) => events.push(`second ${text}`));
  third.hear("news", (text) => events.push(`third ${text}`));
  first.sendToAll("news", "a");
  const reached = first.reached()?.then(() => events.push("reached"));
  assert.ok(reached !== undefined);
  await deliver(1);
  await deliver(0);
  assert.deepEqual(events, ["second a"]);
  await deliver(2);
  await deliver(0);
  await reached;
  assert.deepEqual(events, ["second a", "third a", "reached"]);
});

/** Connects to a port, and sends a byte. Then the first of the shared integers becomes 1. */
const CLIENT = `
  const { workerData: { port, memory } } = require("node:worker_threads");
  const socket = require("node:net").connect(port, "127.0.0.1", () =>
    socket.write("a", () => {
      Atomics.store(new Int32Array(memory), 0, 1);
      Atomics.notify(new Int32Array(memory), 0);
    }),
  );`;

test("a worker has read what clients had sent before, also on new connections, when it says so", async () => {
  const events: string[] = [];
  const server = createServer((socket) => socket.once("data", () => events.push("read")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  assert.ok(typeof address === "object" && address !== null);
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = new WorkerChannel({ process: "p", index: 0, count: 2 }, () => {
    events.push("reached");
    resolve();
  });
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const client = new Worker(CLIENT, { eval: true, workerData: { port: address.port, memory } });
  // This worker is busy while the client sends.
  Atomics.wait(new Int32Array(memory), 0, 0);
  busy.received(1, { subject: "reach", text: "0" });
  await promise;
  assert.deepEqual(events, ["read", "reached"]);
  await client.terminate();
  server.close();
});

test("a worker that receives nothing holds the others back for a second", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { first, deliver } = arrange();
  let isReached = false;
  const reached = first.reached()?.then(() => (isReached = true));
  await deliver(1);
  await deliver(0);
  context.mock.timers.tick(WORKER_NEWS_TIME - 1);
  assert.ok(!isReached);
  context.mock.timers.tick(1);
  await reached;
});

test("the only worker of a process waits for nobody", () => {
  const alone = new WorkerChannel({ process: "p", index: 0, count: 1 }, () => assert.fail());
  assert.equal(alone.reached(), undefined);
});
