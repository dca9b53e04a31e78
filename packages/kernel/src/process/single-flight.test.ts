import assert from "node:assert/strict";
import { test } from "node:test";
import { SingleFlight } from "./single-flight.ts";

test("concurrent callers share one run, and the next call starts a new one", async () => {
  const flights = new SingleFlight<string, number>();
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const action = async () => {
    runs++;
    await gate.promise;
    return runs;
  };
  const both = [flights.run("a", action), flights.run("a", action)];
  gate.resolve();
  assert.deepEqual(await Promise.all(both), [1, 1]);
  assert.equal(await flights.run("a", action), 2);
});

test("keys do not wait for each other", async () => {
  const flights = new SingleFlight<string, string>();
  const never = flights.run("a", () => new Promise(() => {}));
  assert.equal(await flights.run("b", async () => "done"), "done");
  assert.ok(never instanceof Promise);
});

test("a failure reaches every waiting caller and is not kept, also a synchronous one", async () => {
  const flights = new SingleFlight<string, string>();
  const failing = () => {
    throw new Error("no");
  };
  await assert.rejects(flights.run("a", failing), /no/);
  assert.equal(await flights.run("a", async () => "again"), "again");
});
