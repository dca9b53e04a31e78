import assert from "node:assert/strict";
import { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { NameCache, type NameTimes, type WatchedName } from "./name-cache.ts";

const SOON: NameTimes = { minTtl: 5, maxTtl: 1_000, defaultTtl: 5 };
const NEVER: NameTimes = { minTtl: 60_000, maxTtl: 60_000, defaultTtl: 60_000 };

class Source {
  addresses: readonly string[] | undefined;
  ttl: Promise<number | undefined> | undefined;
  asked = 0;

  constructor(...addresses: readonly string[]) {
    this.addresses = addresses;
  }

  readonly find = async (name: string) => {
    this.asked += 1;
    await new Promise(setImmediate);
    if (this.addresses === undefined) throw new Error(`${name} is gone`);
    const addresses = this.addresses.map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    return { addresses, ttl: this.ttl };
  };
}

function cacheOf(source: Source, times: NameTimes): NameCache {
  return new NameCache({ source: source.find, lookup, log: silentLogger, ...times });
}

function all({ lookup }: WatchedName): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    lookup("app", { all: true }, (error, addresses) => {
      if (error !== null) reject(error);
      else resolve((addresses as readonly LookupAddress[]).map(({ address }) => address));
    });
  });
}

test("a name is resolved once, and each connection starts with a different address of it", async () => {
  const source = new Source("10.0.0.1", "10.0.0.2", "::1", "::2");
  const name = cacheOf(source, NEVER).watch("app", () => {});
  const [first, second] = await Promise.all([all(name), all(name)]);
  assert.deepEqual(first, ["10.0.0.1", "10.0.0.2", "::1", "::2"]);
  assert.deepEqual(second, ["10.0.0.2", "10.0.0.1", "::2", "::1"]);
  assert.deepEqual(await all(name), first);
  assert.equal(source.asked, 1);
  name.close();
});

test("a caller that requests one address gets one", async () => {
  const name = cacheOf(new Source("10.0.0.1"), NEVER).watch("app", () => {});
  const found = await new Promise((resolve) => {
    name.lookup("app", {}, (_error, address, family) => resolve([address, family]));
  });
  assert.deepEqual(found, ["10.0.0.1", 4]);
  name.close();
});

test("a name is resolved again after its TTL, and users of removed addresses are notified", async () => {
  const source = new Source("10.0.0.1", "10.0.0.2");
  let left = 0;
  const name = cacheOf(source, SOON).watch("app", () => left++);
  await all(name);
  source.addresses = ["10.0.0.2", "10.0.0.3"];
  await waitFor("other addresses", () => left === 1);
  assert.deepEqual((await all(name)).toSorted(), ["10.0.0.2", "10.0.0.3"]);
  source.addresses = ["10.0.0.2", "10.0.0.3", "10.0.0.4"];
  await waitFor("a further address", async () => (await all(name)).length === 3);
  assert.equal(left, 1, "an additional address of a name closes no connection");
  name.close();
});

test("known addresses stay in use while the name cannot be resolved", async () => {
  const source = new Source("10.0.0.1");
  const name = cacheOf(source, SOON).watch("app", () => {});
  await all(name);
  source.addresses = undefined;
  const { asked } = source;
  await waitFor("failed look-ups", () => source.asked > asked + 2);
  assert.deepEqual(await all(name), ["10.0.0.1"]);
  name.close();
});

test("a name that does not resolve is retried only on use", async () => {
  const source = new Source();
  source.addresses = undefined;
  const name = cacheOf(source, SOON).watch("app", () => {});
  await assert.rejects(all(name), /app is gone/);
  source.addresses = ["10.0.0.1"];
  assert.deepEqual(await all(name), ["10.0.0.1"]);
  assert.equal(source.asked, 2);
  name.close();
});

test("an unused name is no longer resolved", async () => {
  const source = new Source("10.0.0.1");
  const cache = cacheOf(source, SOON);
  const [one, other] = [cache.watch("app", () => {}), cache.watch("app", () => {})];
  await all(one);
  one.close();
  const before = source.asked;
  await waitFor("another look", () => source.asked > before);
  other.close();
  const { asked } = source;
  const next = cache.watch("app", () => {});
  await all(next);
  assert.equal(source.asked, asked + 1, "it begins anew");
  next.close();
});

test("connections do not wait until the TTL of a name is known", async () => {
  const source = new Source("10.0.0.1");
  const { promise, resolve } = Promise.withResolvers<number>();
  source.ttl = promise;
  const name = cacheOf(source, SOON).watch("app", () => {});
  assert.deepEqual(await all(name), ["10.0.0.1"]);
  assert.deepEqual(await all(name), ["10.0.0.1"]);
  assert.equal(source.asked, 1);
  resolve(5);
  await waitFor("another look", () => source.asked > 1);
  name.close();
});
