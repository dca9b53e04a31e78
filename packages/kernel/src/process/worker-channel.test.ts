import assert from "node:assert/strict";
import { test } from "node:test";
import { WORKER_NEWS_TIME } from "../bounds.ts";
import { ALL_WORKERS, WorkerChannel } from "./worker-channel.ts";

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
  const deliver = (to: number): void => {
    const due = sent.filter((each) => each.to === to);
    for (const each of due) sent.splice(sent.indexOf(each), 1);
    for (const { arrive } of due) arrive();
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
  deliver(1);
  deliver(0);
  await Promise.resolve();
  assert.deepEqual(events, ["second a"]);
  deliver(2);
  deliver(0);
  await reached;
  assert.deepEqual(events, ["second a", "third a", "reached"]);
});

test("a worker that receives nothing holds the others back for a second", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { first, deliver } = arrange();
  let isReached = false;
  const reached = first.reached()?.then(() => (isReached = true));
  deliver(1);
  deliver(0);
  context.mock.timers.tick(WORKER_NEWS_TIME - 1);
  await Promise.resolve();
  assert.ok(!isReached);
  context.mock.timers.tick(1);
  await reached;
});

test("the only worker of a process waits for nobody", () => {
  const alone = new WorkerChannel({ process: "p", index: 0, count: 1 }, () => assert.fail());
  assert.equal(alone.reached(), undefined);
});
