import assert from "node:assert/strict";
import { test } from "node:test";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { ExchangeState } from "../../pipeline/exchange-state.ts";
import { compileArrival, compileFilter } from "./trace-filter.ts";
import type { TraceFilter } from "./trace-filter.ts";

const CONNECTION = { clientPort: 50_000, listenerPort: 8080 };

function matches(filter: TraceFilter, path = "/api/x", authority = "A.test:8080"): boolean {
  const downstream = {
    remoteAddress: "127.0.0.1",
    remotePort: CONNECTION.clientPort,
    localAddress: "127.0.0.1",
    localPort: CONNECTION.listenerPort,
  };
  const request = {
    ...{ method: "GET", path, target: path, authority, scheme: "http", version: "1.1" },
    getAll: () => ["Bearer abc"],
    entries: () => [["authorization", "Bearer abc"]],
  };
  const stream = { downstream, startedAt: 0 };
  const exchange = { request, stream, environment: {}, memos: undefined };
  return compileFilter(filter)(
    exchange as unknown as ExchangeState,
    new Redaction(new SensitiveNames()),
  );
}

test("a request matches if it matches every part that is set", () => {
  assert.equal(matches({}), true);
  assert.equal(matches({ host: "a.test", pathPrefix: "/api" }), true);
  assert.equal(matches({ host: "a.test", pathPrefix: "/other" }), false);
  assert.equal(matches({ expression: "request.method == 'GET'", host: "b.test" }), false);
});

test("a path prefix is of whole segments", () => {
  for (const [pathPrefix, path, expected] of [
    ["/api", "/api", true],
    ["/api/", "/api", true],
    ["/api", "/api/x", true],
    ["/api", "/apis", false],
    ["/", "/x", true],
  ] as const)
    assert.equal(matches({ pathPrefix }, path), expected, `${pathPrefix} ${path}`);
});

test("a host is compared without its port and in any case; *. stands for the names below", () => {
  for (const [host, authority, expected] of [
    ["A.TEST", "a.test:81", true],
    ["a.test", "b.a.test", false],
    ["*.a.test", "b.A.test:81", true],
    ["*.a.test", "a.test", false],
  ] as const)
    assert.equal(matches({ host }, "/", authority), expected, `${host} ${authority}`);
});

test("an expression that fails matches nothing", () => {
  assert.equal(matches({ expression: "source.port == 50000" }), true);
  assert.equal(matches({ expression: "source.subject == 'x'" }), false);
});

test("an expression sees no more than a trace shows", () => {
  assert.equal(
    matches({ expression: 'request.headers["authorization"].contains("redacted")' }),
    true,
  );
  assert.equal(matches({ expression: 'request.headers["authorization"].contains("abc")' }), false);
});

test("a connection is one only by both of its ports", () => {
  assert.equal(matches({ connection: CONNECTION }), true);
  assert.equal(matches({ connection: { ...CONNECTION, clientPort: 1 } }), false);
  assert.equal(matches({ connection: { ...CONNECTION, listenerPort: 1 } }), false);
});

test("expressions about what is not known yet are wrong, at their place", () => {
  for (const [source, offset, message] of [
    ["true && jwt.sub == 'a'", 8, /jwt/],
    ["request.body.size() > 0", 7, /body/],
    ["request.path", 7, /not bool/],
    ["request.path ==", 15, /./],
  ] as const) {
    const judged = compileArrival(source);
    assert.ok("problems" in judged, source);
    assert.equal(judged.problems[0]?.offset, offset, source);
    assert.match(judged.problems[0]?.message ?? "", message);
  }
});
