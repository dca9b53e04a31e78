import assert from "node:assert/strict";
import { test } from "node:test";
import type { DirectResponse } from "@edge-gateway/generated/types/index.ts";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { TraceRecorder } from "@edge-gateway/trace";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { directResponse } from "./index.ts";

function compile(config: DirectResponse, context = new TestContext()) {
  const { request } = directResponse.compile(config, context);
  assert.ok(request);
  return (exchange = new TestExchange({})): Refusal | undefined => {
    const outcome = request(exchange);
    assert.ok(!(outcome instanceof Promise));
    return outcome;
  };
}

function watched(seen: Record<string, unknown>[]): TestExchange {
  const exchange = new TestExchange({ headers: { "x-from": "a" } });
  exchange.trace = new TraceRecorder({
    startedAt: 0,
    now: () => 0,
    redaction: new Redaction(new SensitiveNames()),
    detail: true,
    maxBodyBytes: 0,
    emit: ({ json }) => seen.push(JSON.parse(json).message),
  });
  return exchange;
}

const names = (answer: Refusal | undefined) => answer?.headers?.map(([name]) => name);

test("a body has the configured content type, or the default for its kind", () => {
  const typed = { status: 200, body: "{}", headers: [{ name: "Content-Type", value: '"a/b"' }] };
  assert.deepEqual(compile(typed)()?.headers, [["content-type", "a/b"]]);
  assert.deepEqual(compile({ status: 200, body: "x" })()?.headers, [
    ["content-type", "text/plain; charset=utf-8"],
  ]);
  assert.deepEqual(compile({ status: 200, bodyExpression: "{'a': 1}" })()?.headers, [
    ["content-type", "application/json"],
  ]);
});

test("strings and bytes are sent unchanged as a body, everything else as JSON", () => {
  for (const [bodyExpression, text, type] of [
    ["'a'", "a", "text/plain; charset=utf-8"],
    ["b'a'", "a", "application/octet-stream"],
    ["{'a': [b'hi']}", '{"a":["aGk="]}', "application/json"],
    ["duration('90s')", '"90s"', "application/json"],
  ] as const) {
    const answer = compile({ status: 200, bodyExpression })();
    assert.equal(Buffer.from(answer?.body ?? []).toString(), text);
    assert.deepEqual(answer?.headers, [["content-type", type]]);
  }
});

test("204 and 304 have neither a body nor a content type", () => {
  for (const status of [204, 304]) {
    const headers = [
      { name: "Content-Type", value: '"a/b"' },
      { name: "x-a", value: '"1"' },
    ];
    const answer = compile({ status, body: "text", headers })();
    assert.deepEqual([answer?.status, answer?.body?.length], [status, 0]);
    assert.deepEqual(names(answer), ["x-a"]);
  }
});

test("an invalid header is left out; the log reports it once, and each trace contains the reason", () => {
  const warnings: unknown[] = [];
  const context = new TestContext();
  const log = { ...context.log, warn: (...line: unknown[]) => warnings.push(line) };
  const answer = compile(
    {
      status: 200,
      headers: [
        { name: "x-missing", value: 'request.headers["x-none"]' },
        { name: "x-split", value: 'request.headers["x-from"] + "\\r\\nset-cookie: a=b"' },
        { name: "x-good", value: 'request.headers["x-from"]' },
      ],
    },
    Object.assign(context, { log }),
  );
  const seen: Record<string, unknown>[] = [];
  for (const _ of [1, 2]) assert.deepEqual(names(answer(watched(seen))), ["x-good"]);
  const [[message, fields]] = warnings as [[string, object]];
  assert.equal(warnings.length, 1);
  assert.match(message, /a header of a direct response is left out/);
  assert.deepEqual(fields, {
    policy: "place",
    header: "x-missing",
    expression: 'request.headers["x-none"]',
  });
  assert.equal(seen.length, 4);
  assert.match(String(seen[1]?.["error"]), /^header x-split is left out: .*characters/);
});
