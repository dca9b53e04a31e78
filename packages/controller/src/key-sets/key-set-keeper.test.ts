import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { type TestContext, test } from "node:test";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { leaderClient } from "../leader-client.ts";
import { readSettings } from "../settings.ts";
import { logTo, SIMULATED_KINDS } from "../testing/simulated-cluster.ts";
import { KEY_SET_LAST_RETRY_MILLISECONDS, KEY_SET_RETRY_MILLISECONDS } from "../bounds.ts";
import { KeySetKeeper } from "./key-set-keeper.ts";

const URL = "https://idp.example/keys";
const CACHE = 300_000;
const WANTED = new Map([[URL, { urls: [URL], cacheDuration: CACHE }]]);
const settings = readSettings({});

function newKeys() {
  const { privateKey } = generateKeyPairSync("ed25519");
  return { keys: [{ ...privateKey.export({ format: "jwk" }), kid: crypto.randomUUID() }] };
}

/** Waits until everything has run that does not wait for a timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** An API server, an identity provider and a clock that the test controls. */
function arrange(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_900_000_000_000 });
  const api = new SimulatedApi(SIMULATED_KINDS);
  const provider = {
    fetches: 0,
    answer: async (_url: string): Promise<unknown> => newKeys(),
  };
  const start = (leadership = { isLeader: true }) => {
    const changes: string[] = [];
    const judged: string[] = [];
    const lines: string[] = [];
    const keeper = new KeySetKeeper({
      leading: leaderClient(api, leadership),
      leadership,
      settings,
      log: logTo(lines),
      changed: (url) => void changes.push(url),
      judged: (url) => void judged.push(url),
      fetch: (url) => {
        provider.fetches++;
        return provider.answer(url);
      },
      random: () => 0,
    });
    context.after(() => keeper.stop());
    for (const object of api.all("ConfigMap")) assert.ok(keeper.takes(object));
    return { keeper, changes, judged, lines };
  };
  const pass = async (milliseconds: number) => {
    context.mock.timers.tick(milliseconds);
    await settle();
  };
  return { api, provider, start, pass };
}

test("a key set is fetched once, kept without private keys, and fetched again after its cache duration", async (context) => {
  const { api, provider, start, pass } = arrange(context);
  const { keeper, changes } = start();
  keeper.want(WANTED);
  assert.deepEqual(keeper.of(URL), { url: URL });
  await pass(1);
  keeper.want(WANTED);
  await pass(CACHE - 1000);
  assert.equal(provider.fetches, 1);
  assert.deepEqual(changes, [URL]);
  const { keys = "" } = keeper.of(URL);
  assert.match(keys, /"kty":"OKP"/);
  assert.doesNotMatch(keys, /"d":/);
  const [object] = api.all("ConfigMap");
  assert.equal(Object(object?.["data"]).keys, keys);
  assert.equal(object?.metadata.namespace, settings.podNamespace);
  await pass(1000);
  assert.equal(provider.fetches, 2);
  assert.notEqual(keeper.of(URL).keys, keys);
});

test("a restarted controller starts with the kept key set, and fetches it when it is due", async (context) => {
  const { provider, start, pass } = arrange(context);
  const first = start();
  first.keeper.want(WANTED);
  await pass(1);
  first.keeper.stop();
  await pass(CACHE / 2);
  const { keeper } = start();
  keeper.want(WANTED);
  assert.deepEqual(keeper.of(URL), first.keeper.of(URL));
  assert.ok(keeper.of(URL).keys);
  await pass(CACHE / 2 - 1000);
  assert.equal(provider.fetches, 1);
  await pass(1000);
  assert.equal(provider.fetches, 2);
});

test("while a key set cannot be fetched, the last good one is kept, and attempts become rarer", async (context) => {
  const { provider, start, pass } = arrange(context);
  const { keeper, lines } = start();
  keeper.want(WANTED);
  await pass(1);
  const good = keeper.of(URL);
  for (const answer of [
    () => Promise.reject(new Error("down")),
    async () => ({ keys: [] }),
    async () => "text",
  ]) {
    provider.answer = answer;
    await pass(CACHE);
    assert.deepEqual(keeper.of(URL), good);
  }
  assert.equal(lines.filter((line) => line.includes("could not be fetched")).length, 1);
  const before = provider.fetches;
  for (let passed = 0; passed < CACHE; passed += KEY_SET_RETRY_MILLISECONDS)
    await pass(KEY_SET_RETRY_MILLISECONDS);
  const attempts = provider.fetches - before;
  const doublings = Math.log2(KEY_SET_LAST_RETRY_MILLISECONDS / KEY_SET_RETRY_MILLISECONDS);
  const most = doublings + (2 * CACHE) / KEY_SET_LAST_RETRY_MILLISECONDS;
  assert.ok(attempts > 0 && attempts <= most, `${attempts} attempts`);
  provider.answer = async () => newKeys();
  await pass(KEY_SET_LAST_RETRY_MILLISECONDS);
  assert.notEqual(keeper.of(URL).keys, good.keys);
});

test("a first failure is repeated soon, and there are no keys until then", async (context) => {
  const { api, provider, start, pass } = arrange(context);
  provider.answer = () => Promise.reject(new Error("down"));
  const { keeper, changes } = start();
  keeper.want(WANTED);
  await pass(1);
  assert.deepEqual(keeper.of(URL), { url: URL });
  assert.deepEqual(changes, []);
  assert.deepEqual(api.all("ConfigMap"), []);
  provider.answer = async () => newKeys();
  await pass(KEY_SET_RETRY_MILLISECONDS);
  assert.ok(keeper.of(URL).keys);
});

test("replicas that do not lead take the key set of the leader; an elected one fetches", async (context) => {
  const { api, provider, start, pass } = arrange(context);
  const leadership = { isLeader: false };
  const follower = start(leadership);
  follower.keeper.want(WANTED);
  await pass(2 * CACHE);
  assert.equal(provider.fetches, 0);
  const leader = start();
  leader.keeper.want(WANTED);
  await pass(1);
  for (const object of api.all("ConfigMap")) follower.keeper.takes(object);
  assert.deepEqual(follower.keeper.of(URL), leader.keeper.of(URL));
  assert.deepEqual(follower.changes, [URL]);
  leader.keeper.stop();
  leadership.isLeader = true;
  follower.keeper.elected();
  await pass(CACHE);
  assert.equal(provider.fetches, 2);
});

test("what could not be stored is stored by the next attempt", async (context) => {
  const { api, start, pass } = arrange(context);
  api.failure = () => new Error("refused");
  const { keeper } = start();
  keeper.want(WANTED);
  await pass(1);
  assert.ok(keeper.of(URL).keys);
  assert.deepEqual(api.all("ConfigMap"), []);
  api.failure = () => undefined;
  await pass(KEY_SET_RETRY_MILLISECONDS);
  assert.equal(api.all("ConfigMap").length, 1);
});

test("the key set of a backend is fetched from any of its endpoints, and kept while it has none", async (context) => {
  const { api, provider, start, pass } = arrange(context);
  const name = "backend:default/idp:80/keys";
  const want = (...urls: readonly string[]) =>
    keeper.want(new Map([[name, { urls, cacheDuration: CACHE }]]));
  const { keeper } = start();
  want();
  await pass(1);
  assert.equal(provider.fetches, 0);
  assert.deepEqual(keeper.of(name), { url: name });
  const asked: string[] = [];
  provider.answer = async (url) => {
    asked.push(url);
    if (url.includes("10.0.0.1")) throw new Error("down");
    return newKeys();
  };
  want("http://10.0.0.1/keys", "http://10.0.0.2/keys");
  await pass(1);
  assert.deepEqual(asked, ["http://10.0.0.1/keys", "http://10.0.0.2/keys"]);
  const { keys } = keeper.of(name);
  assert.ok(keys);
  want();
  await pass(CACHE);
  assert.equal(keeper.of(name).keys, keys);
  assert.equal(api.all("ConfigMap").length, 1);
});

test("only the leader deletes unused key sets, and only once it knows which ones are used", async (context) => {
  const { api, provider, start, pass } = arrange(context);
  const leader = start();
  leader.keeper.want(WANTED);
  await pass(1);
  const leadership = { isLeader: false };
  const follower = start(leadership);
  leader.keeper.stop();
  follower.keeper.elected();
  await pass(1);
  assert.equal(api.all("ConfigMap").length, 1);
  follower.keeper.want(new Map());
  await pass(1);
  assert.equal(api.all("ConfigMap").length, 1);
  leadership.isLeader = true;
  follower.keeper.elected();
  await pass(CACHE);
  assert.deepEqual(api.all("ConfigMap"), []);
  assert.equal(provider.fetches, 1);
});

test("a controller that stops while it fetches keeps the stored key sets", async (context) => {
  const { api, provider, start, pass } = arrange(context);
  const { keeper } = start();
  keeper.want(WANTED);
  await pass(1);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  provider.answer = () => promise;
  await pass(CACHE);
  keeper.stop();
  resolve("too late");
  await pass(CACHE);
  assert.equal(provider.fetches, 2);
  assert.equal(api.all("ConfigMap").length, 1);
});

test("ConfigMaps of others, of other URLs or without a key set are not taken as keys", async (context) => {
  const { api, start, pass } = arrange(context);
  const leader = start();
  leader.keeper.want(WANTED);
  await pass(1);
  const [good] = api.all("ConfigMap");
  assert.ok(good);
  const { keeper } = start({ isLeader: false });
  keeper.want(new Map([["https://other.example/keys", { urls: [], cacheDuration: CACHE }]]));
  const data = Object(good["data"]);
  const other = { ...data, url: "https://other.example/keys" };
  assert.ok(keeper.takes({ ...good, data: other }));
  assert.ok(keeper.takes({ ...good, data: { ...data, keys: "{" } }));
  assert.ok(!keeper.takes({ ...good, metadata: { ...good.metadata, namespace: "default" } }));
  assert.ok(!keeper.takes({ ...good, metadata: { ...good.metadata, labels: {} } }));
  assert.deepEqual(keeper.of(other.url), { url: other.url });
});

test("a key set that cannot be fetched is named by its server and cause until it can be", async (context) => {
  const { provider, start, pass } = arrange(context);
  const leadership = { isLeader: true };
  const { keeper, judged } = start(leadership);
  const secret = `${URL}?token=very-secret`;
  const backend = "backend:Service/default/idp:80/keys";
  const fails = () => Promise.reject(new Error("connect ECONNREFUSED"));
  provider.answer = fails;
  keeper.want(
    new Map([
      [secret, { urls: [secret], cacheDuration: CACHE }],
      [backend, { urls: [], cacheDuration: CACHE }],
    ]),
  );
  await pass(1);
  const said = "the controller cannot fetch the key set from";
  assert.deepEqual(Object.fromEntries(keeper.failures), {
    [secret]: `${said} idp.example: connect ECONNREFUSED; no keys are known`,
    [backend]: `${said} Service/default/idp:80/keys: the backend has no ready endpoint; no keys are known`,
  });
  leadership.isLeader = false;
  assert.equal(keeper.failures.size, 0);
  leadership.isLeader = true;
  assert.deepEqual(judged.toSorted(), [backend, secret]);
  provider.answer = () => Promise.resolve({ keys: [] });
  await pass(KEY_SET_RETRY_MILLISECONDS);
  assert.match(
    keeper.failures.get(secret) ?? "",
    /the key set has no key that could verify a token/,
  );
  provider.answer = async () => newKeys();
  await pass(KEY_SET_LAST_RETRY_MILLISECONDS);
  assert.deepEqual([...keeper.failures.keys()], [backend]);
  assert.deepEqual(judged.slice(2), [secret, secret]);
  provider.answer = fails;
  await pass(CACHE);
  assert.match(keeper.failures.get(secret) ?? "", /; the known keys were fetched at 2030-/);
  keeper.want(new Map());
  assert.equal(keeper.failures.size, 0);
});
