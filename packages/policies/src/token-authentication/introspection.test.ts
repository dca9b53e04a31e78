import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { Introspector } from "./introspection.ts";

/** A server that responds to introspection requests (RFC 7662) about the tokens of many subjects. */

const SUBJECTS = 10_000;
/** Number of cached outcomes: the default of `identity.verifiedTokens`. */
const KEPT = 10_000;
const MORE = 50;
/** Number of concurrent introspection requests: each uses a connection. */
const AT_ONCE = 50;
/** A timeout in milliseconds that a busy machine does not exceed. */
const PATIENCE = 60_000;

const asked = new Map<string, number>();
const server = await startUpstream((request, response) => {
  void text(request).then((body) => {
    const token = new URLSearchParams(body).get("token") ?? "";
    asked.set(token, (asked.get(token) ?? 0) + 1);
    response.end(JSON.stringify({ active: true, sub: token }));
  });
});
after(() => server.close());

test("the server is asked once about each of ten thousand subjects, and the most recent outcomes are cached", async () => {
  const context = new TestContext();
  const settings = context.use(SETTINGS);
  const identity = { ...settings.identity, requestTimeoutMilliseconds: PATIENCE };
  SETTINGS.provide(context.services, { ...settings, identity });
  const introspector = new Introspector(
    { url: server.url, path: "/", cacheDuration: 30_000 },
    { issuer: "https://issuer.test", requiredClaims: [] },
    context,
  );
  const tokens = Array.from({ length: SUBJECTS + MORE }, (_, index) => `token-${index}`);
  for (let start = 0; start < tokens.length; start += AT_ONCE) {
    const some = tokens.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(
      [...some, ...some].map((token) => introspector.introspect(token)),
    );
    assert.ok(outcomes.every(({ kind }) => kind === "valid"));
  }
  assert.deepEqual([...new Set(asked.values())], [1]);
  assert.equal(asked.size, tokens.length);
  const known = tokens.filter((token) => introspector.recall(token) !== undefined);
  assert.deepEqual(known, tokens.slice(-KEPT));
  context.time += 30_000;
  assert.equal(introspector.recall(known[0] ?? ""), undefined);
  await context.use(POLICY_SERVERS).close();
});
