import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { ListWatch } from "./list-watch.ts";
import type { WatchHandler } from "./list-watch.ts";
import { objectKey } from "./objects.ts";
import type { KubeObject } from "./objects.ts";
import { API_STATUS, ApiError } from "./api-error.ts";
import { SimulatedApi } from "./testing/simulated-api.ts";

const SERVICES = { kind: "Service", apiVersion: "v1", plural: "services", isNamespaced: true };

function service(name: string, port = 80): KubeObject {
  return { kind: "Service", metadata: { namespace: "default", name }, spec: { port } };
}

/** Watches Services, and records the known objects and the reported changes. */
function follow(api: SimulatedApi) {
  const known = new Map<string, KubeObject>();
  const told = { lists: 0, absent: 0, failures: [] as string[] };
  const handler: WatchHandler = {
    replaced: (objects) => {
      told.lists += 1;
      known.clear();
      for (const object of objects) known.set(objectKey(object), object);
    },
    changed: (object) => void known.set(objectKey(object), object),
    removed: (object) => void known.delete(objectKey(object)),
    absent: () => void (told.absent += 1),
    failed: (message) => void told.failures.push(message),
  };
  const controller = new AbortController();
  const watch = new ListWatch(api, { kind: "Service", apiVersions: ["v1"] }, handler);
  const done = watch.run(controller.signal);
  return {
    known,
    told,
    [Symbol.asyncDispose]: async () => {
      controller.abort();
      await done;
    },
  };
}

test("objects are listed in pages, and then each change is reported", async () => {
  const api = new SimulatedApi([SERVICES]);
  for (const name of ["a", "b", "c", "d", "e"]) api.apply(service(name));
  await using followed = follow(api);
  await waitFor("all services", () => followed.known.size === 5);
  assert.equal(api.requests.filter((request) => request.includes("continue=")).length, 2);
  assert.equal(followed.known.get("default/a")?.apiVersion, "v1");
  api.apply(service("a", 81));
  api.remove("Service", "default/b");
  await waitFor("the removal", () => followed.known.size === 4);
  assert.deepEqual(followed.known.get("default/a")?.["spec"], { port: 81 });
  assert.equal(followed.told.lists, 1);
});

test("the watch reports changes that happen between two pages of a list", async () => {
  const api = new SimulatedApi([SERVICES]);
  for (const name of ["a", "b", "c"]) api.apply(service(name));
  api.failure = (_method, path) => {
    if (!path.includes("continue=")) return undefined;
    api.failure = () => undefined;
    api.apply(service("a", 81));
    api.remove("Service", "default/b");
    return undefined;
  };
  await using followed = follow(api);
  await waitFor("the list and the removal", () => [...followed.known.keys()].length === 2);
  await waitFor("the change", () => followed.known.get("default/a")?.["spec"] !== undefined);
  assert.deepEqual(followed.known.get("default/a")?.["spec"], { port: 81 });
  assert.equal(followed.told.lists, 1);
});

test("an interrupted watch continues from its version, without listing again", async () => {
  const api = new SimulatedApi([SERVICES]);
  await using followed = follow(api);
  await waitFor("the list", () => followed.told.lists === 1);
  api.apply(service("a"));
  await waitFor("the first", () => followed.known.size === 1);
  api.cut();
  api.apply(service("b"));
  await waitFor("the second", () => followed.known.size === 2);
  assert.equal(followed.told.lists, 1);
});

test("if the server no longer has the version, all objects are listed again", async () => {
  const api = new SimulatedApi([SERVICES]);
  api.apply(service("a"));
  await using followed = follow(api);
  await waitFor("the first", () => followed.known.size === 1);
  api.remove("Service", "default/a");
  api.apply(service("b"));
  api.forget();
  await waitFor("the second list", () => followed.told.lists === 2);
  assert.deepEqual([...followed.known.keys()], ["default/b"]);
});

test("a server that never has the version gets requests less and less often", async () => {
  const api = new SimulatedApi([SERVICES], {
    firstRetryMilliseconds: 1,
    lastRetryMilliseconds: 64,
  });
  const pauses: number[] = [];
  api.failure = (_method, path) => {
    if (path.includes("limit=")) pauses.push(performance.now());
    return path.includes("watch=")
      ? new ApiError(path, API_STATUS.gone, { message: "too old" })
      : undefined;
  };
  await using followed = follow(api);
  await waitFor("lists", () => followed.told.lists > 8);
  const lasts = pauses.slice(-2);
  // After eight failures, the pause is at least half of 64 milliseconds, minus the inaccuracy of timers.
  assert.ok((lasts[1] ?? 0) - (lasts[0] ?? 0) >= 30);
});

test("a kind that is installed later is found", async () => {
  const api = new SimulatedApi([]);
  await using followed = follow(api);
  await waitFor("its absence", () => followed.told.absent > 1);
  api.define(SERVICES);
  api.apply(service("a"));
  await waitFor("the service", () => followed.known.size === 1);
});

test("a server that lacks the kind for only a moment changes nothing", async () => {
  const api = new SimulatedApi([SERVICES]);
  api.apply(service("a"));
  await using followed = follow(api);
  await waitFor("the first", () => followed.known.size === 1);
  let misses = 0;
  api.failure = (_method, path) =>
    path.endsWith("/v1") && misses++ < 1
      ? new ApiError(path, API_STATUS.notFound, undefined)
      : undefined;
  api.apply(service("b"));
  api.forget();
  await waitFor("the second list", () => followed.known.size === 2);
  assert.equal(followed.told.absent, 0);
  assert.ok(misses > 1);
  api.failure = (_method, path) =>
    path.includes("/services") || path.endsWith("/v1")
      ? new ApiError(path, API_STATUS.notFound, undefined)
      : undefined;
  api.cut();
  await waitFor("its absence", () => followed.told.absent > 0);
});

test("failures are reported and retried, and no error ends the watch", async () => {
  const api = new SimulatedApi([SERVICES]);
  api.failure = () => new Error("no route to host");
  await using followed = follow(api);
  await waitFor("failures", () => followed.told.failures.length > 3);
  api.failure = () => undefined;
  api.apply(service("a"));
  await waitFor("the service", () => followed.known.size === 1);
  assert.equal(followed.told.failures[0], "no route to host");
});

test("a watch without any event counts as stalled and is restarted", async () => {
  const api = new SimulatedApi([SERVICES], { stallMilliseconds: 100 });
  await using followed = follow(api);
  await waitFor("a stall", () => followed.told.failures.length > 1);
  assert.match(followed.told.failures[0] ?? "", /the watch has stalled: no event for 100 ms/);
  assert.equal(followed.told.lists, 1);
});
