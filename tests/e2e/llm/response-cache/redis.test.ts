import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { RedisServer } from "@edge-gateway/testkit/redis";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer } from "../vendors.ts";
import { BYPASS, configOf, HIT, MISS, Subject, waitForLine } from "./arrange.ts";

/** Responses that several gateways send again (`config.responseCache.redis`). */

const PASSWORD = "correct horse";

describe("responses in Redis", () => {
  let vendor: ModelServer;

  before(async () => {
    vendor = await ModelServer.start();
    vendor.answer = () => openaiAnswer;
  });

  after(() => vendor.close());

  const settingsFor = ({ port }: RedisServer): string =>
    `{ redis: { host: 127.0.0.1, port: ${port}, password: "${PASSWORD}", database: 3, timeout: 5s } }`;

  test("are found by all gateways that use it", async () => {
    await using redis = await RedisServer.start({ requirepass: PASSWORD });
    const config = configOf(vendor, settingsFor(redis));
    await using one = await Gateway.start({ config });
    await using other = await Gateway.start({ config, environment: { WORKER_THREADS: "2" } });
    const first = await new Subject(one).ask("own");
    assert.equal(first.cache, MISS);
    const subject = new Subject(other);
    await waitFor("hit", async () => (await subject.ask("own")).cache === HIT);
    const again = await subject.ask("own");
    assert.deepEqual([again.cache, again.text], [HIT, first.text]);
    const other2 = await subject.ask("own", { key: "other" });
    assert.equal(other2.cache, MISS);
    // More text than one packet can contain.
    const long = "x".repeat(300_000);
    vendor.answer = () => ({ json: { ...Object(openaiAnswer.json), padding: long } });
    const body = { messages: [{ role: "user", content: "long" }] };
    await subject.ask("own", { body });
    await waitFor("hit", async () => (await subject.ask("own", { body })).cache === HIT);
    const many = await Promise.all(Array.from({ length: 20 }, () => subject.ask("own", { body })));
    for (const { cache, text } of many) assert.deepEqual([cache, text.includes(long)], [HIT, true]);
    vendor.answer = () => openaiAnswer;
  });

  test("while Redis cannot be reached, requests are forwarded to the provider", async () => {
    const redis = await RedisServer.start({ requirepass: PASSWORD });
    await using gateway = await Gateway.start({ config: configOf(vendor, settingsFor(redis)) });
    const subject = new Subject(gateway);
    await subject.ask("own");
    await waitFor("hit", async () => (await subject.ask("own")).cache === HIT);
    await redis[Symbol.asyncDispose]();
    const said = await subject.ask("own");
    assert.deepEqual([said.status, said.cache], [200, `${BYPASS}; detail=unavailable`]);
    assert.match(await subject.metrics(), /response_cache_lookups_total\{status="unavailable"/);
    await waitForLine(gateway, "the cache of responses failed");
  });

  test("with a wrong password there are no cached responses, and no message contains the password", async () => {
    await using redis = await RedisServer.start({ requirepass: "another" });
    await using gateway = await Gateway.start({ config: configOf(vendor, settingsFor(redis)) });
    const said = await new Subject(gateway).ask("own");
    assert.deepEqual([said.status, said.cache], [200, `${BYPASS}; detail=unavailable`]);
    await waitForLine(gateway, "the cache of responses failed");
    assert.ok(!gateway.output.includes(PASSWORD));
  });
});
