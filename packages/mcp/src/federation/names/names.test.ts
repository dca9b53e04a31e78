import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import type { WorkerNote } from "@edge-gateway/kernel/process/worker-channel";
import { WorkerNews } from "@edge-gateway/kernel/process/worker-news";
import { SESSION_KEY_BYTES, SessionSeal } from "../../sealing/session-seal.ts";
import type { ChangedList } from "./list-news.ts";
import { METHODS } from "./methods.ts";
import { Names } from "./names.ts";

/** The names of one backend in two workers. */
function inTwoWorkers(): readonly [Names, Names] {
  const channels: WorkerChannel[] = [0, 1].map(
    (index) =>
      new WorkerChannel({ process: "p", index }, (_, note: WorkerNote) =>
        channels[1 - index]?.received(index, note),
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
  return [first, second];
}

test("a worker that knows no item of a server tells the others that its list has changed", async () => {
  const [hearing, listing] = inTwoWorkers();
  const list = METHODS.get("tools/list");
  assert.ok(list?.to === "list");
  listing.learn(list.list, "a", "one");
  let readings = 0;
  const read = (): Promise<"complete"> => Promise.resolve((readings++, "complete"));
  await listing.readings.run("tool", "session", read);
  await listing.readings.run("tool", "session", read);
  assert.equal(readings, 1);
  hearing.forget("tool", "one");
  assert.equal(listing.owners.owner("tool", "a"), undefined);
  await listing.readings.run("tool", "session", read);
  assert.equal(readings, 2);
});
