import assert from "node:assert/strict";
import { test } from "node:test";
import { onceLoaded } from "./once.ts";

test("a load that fails is tried again, and one that succeeds is kept", async () => {
  const results = [Promise.reject(new Error("too many open files")), Promise.resolve("loaded")];
  const load = onceLoaded(() => results.shift() ?? assert.fail("loaded once more"));
  const [first, second] = await Promise.allSettled([load(), load()]);
  assert.deepEqual([first.status, second.status], ["rejected", "rejected"]);
  assert.equal(await load(), "loaded");
  assert.equal(await load(), "loaded");
});
