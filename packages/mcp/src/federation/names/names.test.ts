import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import type { WorkerNote } from "@edge-gateway/kernel/process/worker-channel";
import { WorkerNews } from "@edge-gateway/kernel/process/worker-news";
import { RawObject } from "../../json/raw-json.ts";
import { forClient } from "../../request/translate-message.ts";
import { SESSION_KEY_BYTES, SessionSeal } from "../../sealing/session-seal.ts";
import type { ChangedList } from "./list-news.ts";
import { METHODS } from "./methods.ts";
import { Names } from "./names.ts";

/** The names of one backend in two workers; messages between them arrive when `deliver` is called. */
function inTwoWorkers() {
  const sent: (() => void)[] = [];
  const channels: WorkerChannel[] = [0, 1].map(
    (index) =>
      new WorkerChannel({ process: "p", index, count: 2 }, (_, note: WorkerNote) =>
        sent.push(() => channels[1 - index]?.received(index, note)),
      ),
  );
  const [first, second] = channels.map(
    (channel) =>
      new Names({
        ...{ key: "tools", targets: ["one", "two"], isPrefixed: false, log: silentLogger },
        seal: new SessionSeal({ key: randomBytes(SESSION_KEY_BYTES) }, 0),
        news: new WorkerNews<ChangedList>(channel, "lists"),
        now: () => 0,
      }),
  );
  assert.ok(first !== undefined && second !== undefined);
  const deliver = (): void => {
    for (let next = sent.shift(); next !== undefined; next = sent.shift()) next();
  };
  return { first, second, deliver };
}

const TOOLS = METHODS.get("tools/list");
assert.ok(TOOLS?.to === "list");
const { list } = TOOLS;

test("a worker that knows no item of a server tells the others that its list has changed", async () => {
  const { first: hearing, second: listing, deliver } = inTwoWorkers();
  listing.learn(list, "a", "one");
  let readings = 0;
  const reader = {
    read: (): Promise<"complete"> => Promise.resolve((readings++, "complete")),
    isFound: () => false,
  };
  await listing.readings.run("tool", "session", reader);
  await listing.readings.run("tool", "session", reader);
  assert.equal(readings, 1);
  hearing.forget("tool", "one");
  deliver();
  assert.equal(listing.owners.owner("tool", "a"), undefined);
  await listing.readings.run("tool", "session", reader);
  assert.equal(readings, 2);
});

test("the client hears of a changed list after all workers, because each may get its next request", async () => {
  const { first: hearing, second: other, deliver } = inTwoWorkers();
  other.learn(list, "a", "one");
  const method = "notifications/tools/list_changed";
  const object = RawObject.with({ jsonrpc: '"2.0"', method: JSON.stringify(method) });
  const json = forClient(hearing, { kind: "notification", method, object }, "one");
  assert.ok(json instanceof Promise);
  let isHeard = false;
  const heard = json.then(() => (isHeard = true));
  await Promise.resolve();
  assert.equal(isHeard, false);
  assert.equal(other.owners.owner("tool", "a"), "one");
  deliver();
  // A worker says that it has heard in a later turn of the event loop.
  while (!isHeard) {
    await setImmediate();
    deliver();
  }
  await heard;
  assert.equal(other.owners.owner("tool", "a"), undefined);
  assert.equal(hearing.heard(), undefined);
});

test("a name that a changed list made the gateway forget during a reading is read again", async () => {
  const { first: hearing, second: reading, deliver } = inTwoWorkers();
  const read = (): Promise<"complete"> => {
    reading.learn(list, "a", "one");
    // The news arrive while the list of another server is read.
    deliver();
    return Promise.resolve("complete");
  };
  hearing.forget("tool", "one");
  const isFound = (): boolean => reading.owners.owner("tool", "a") !== undefined;
  await reading.readings.run("tool", "session", { read, isFound });
  assert.equal(reading.owners.owner("tool", "a"), "one");
});

test("a worker that never knew an item tells the others which server has it, because they may know another", () => {
  const { first: listing, second: other, deliver } = inTwoWorkers();
  other.learn(list, "x", "one");
  other.ended(list, "one");
  // The item has moved, and a worker that had no call of it reads the lists.
  listing.learn(list, "x", "two");
  listing.pageEnded(list, "two");
  listing.ended(list, "two");
  deliver();
  assert.notEqual(other.owners.owner("tool", "x"), "one");
});
