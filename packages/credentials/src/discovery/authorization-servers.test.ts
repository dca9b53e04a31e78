import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { ProcessResults } from "@edge-gateway/gateway/shared/process-results";
import { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { AuthorizationServers, metadataUrls } from "./authorization-servers.ts";

const ISSUER = "https://idp.example/tenant";
const CACHE = 1_000;

function arrange(answers: Readonly<Record<string, unknown>>) {
  const state = { time: 0, asked: [] as string[] };
  const results = new ProcessResults({
    channel: new WorkerChannel({ process: "test", index: 0, count: 1 }, () => {}),
    log: silentLogger,
    capacity: 0,
    wallClock: () => state.time,
  });
  const servers = new AuthorizationServers({
    fetchJson: async ({ url }) => {
      state.asked.push(url);
      const answer = answers[url];
      if (answer === undefined) throw new OutboundError("idp.example", "not found", 404);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    limits: { metadataCacheMilliseconds: CACHE, metadataDocuments: 2 },
    results,
    wallClock: () => state.time,
  });
  return { servers, state };
}

test("metadata are found before the path of the issuer, or at the location of OpenID Connect", () => {
  assert.deepEqual(metadataUrls("https://idp.example/"), [
    "https://idp.example/.well-known/oauth-authorization-server",
    "https://idp.example/.well-known/openid-configuration",
  ]);
  assert.deepEqual(metadataUrls("https://idp.example:8443/a/b/"), [
    "https://idp.example:8443/.well-known/oauth-authorization-server/a/b",
    "https://idp.example:8443/a/b/.well-known/openid-configuration",
  ]);
});

test("a document is cached for a while, and fetched once for concurrent requests", async () => {
  const [first] = metadataUrls(ISSUER);
  const { servers, state } = arrange({ [first]: { issuer: ISSUER } });
  await Promise.all([servers.metadata(ISSUER), servers.metadata(ISSUER)]);
  state.time = CACHE - 1;
  assert.deepEqual(await servers.metadata(ISSUER), { issuer: ISSUER });
  assert.equal(state.asked.length, 1);
});

test("an old document is used while it is fetched once again, and if that fails", async () => {
  const [first] = metadataUrls(ISSUER);
  const answers: Record<string, unknown> = { [first]: { issuer: ISSUER, version: 1 } };
  const { servers, state } = arrange(answers);
  await servers.metadata(ISSUER);
  answers[first] = new OutboundError("idp.example", "down");
  state.time = CACHE;
  const old = { issuer: ISSUER, version: 1 };
  assert.deepEqual(await Promise.all([1, 2].map(() => servers.metadata(ISSUER))), [old, old]);
  await setImmediate();
  assert.equal(state.asked.length, 2);
  answers[first] = { issuer: ISSUER, version: 2 };
  assert.deepEqual(await servers.metadata(ISSUER), old);
  await setImmediate();
  assert.deepEqual(await servers.metadata(ISSUER), { issuer: ISSUER, version: 2 });
  answers[first] = new OutboundError("idp.example", "down");
  state.time += 2 * CACHE;
  await assert.rejects(servers.metadata(ISSUER), /down/);
});

test("a provider without a document at the first location is asked at the second", async () => {
  const [, second] = metadataUrls(ISSUER);
  const { servers } = arrange({ [second]: { issuer: ISSUER } });
  assert.deepEqual(await servers.metadata(ISSUER), { issuer: ISSUER });
});

test("a provider that does not respond is not asked twice", async () => {
  const [first] = metadataUrls(ISSUER);
  const { servers, state } = arrange({ [first]: new OutboundError("idp.example", "down") });
  await assert.rejects(servers.metadata(ISSUER), /down/);
  assert.equal(state.asked.length, 1);
});

test("failures are not cached, and a document that is not an object is a failure", async () => {
  const [first] = metadataUrls(ISSUER);
  const { servers, state } = arrange({ [first]: ["list"] });
  await assert.rejects(servers.metadata(ISSUER), /not a JSON object/);
  await assert.rejects(servers.metadata(ISSUER), /not a JSON object/);
  assert.equal(state.asked.length, 2);
});
