import assert from "node:assert/strict";
import { test } from "node:test";
import {
  brotliCompressSync,
  brotliDecompressSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";
import type { RequestState } from "@edge-gateway/generated/types/index.ts";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { decodeRecord } from "./decode.ts";
import { TraceRecorder } from "./recorder.ts";
import type { RecordedEvent } from "./recorder.ts";

interface Recording {
  readonly recorder: TraceRecorder;
  readonly events: RecordedEvent[];
  readonly clock: { now: number };
  readonly finished: () => number;
}

function record({ detail = false, maxBodyBytes = 64 } = {}): Recording {
  const names = new SensitiveNames(["x-api-token"]);
  const events: RecordedEvent[] = [];
  const clock = { now: 1000 };
  let ends = 0;
  const recorder = new TraceRecorder({
    startedAt: 1000,
    now: () => clock.now,
    redaction: new Redaction(names),
    detail,
    maxBodyBytes,
    emit: (event) => events.push(event),
    finished: () => ends++,
  });
  return { recorder, events, clock, finished: () => ends };
}

function state(headers: Record<string, string | string[]>, target = "/api/a"): RequestState {
  return {
    request: {
      method: "POST",
      uri: `http://api.test${target}`,
      path: target.split("?")[0] ?? target,
      pathAndQuery: target,
      host: "api.test",
      scheme: "http",
      version: "HTTP/1.1",
      headers,
    },
    env: {},
    source: { address: "127.0.0.1", port: 50000 },
  };
}

function messages(events: readonly RecordedEvent[]) {
  return events.map(({ json }) => {
    const decoded = decodeRecord(json);
    assert.equal(decoded.kind, "record", json);
    assert.ok(decoded.kind === "record");
    return decoded.record;
  });
}

test("records have microseconds since the arrival of the request, which increase even if the clock does not", () => {
  const { recorder, events, clock } = record();
  recorder.requestStarted();
  recorder.backendCallStart("127.0.0.1:3000");
  clock.now = 1002.5;
  recorder.backendCallResult(200, null, 1001.25);
  const [first, second, third] = messages(events);
  assert.deepEqual([first?.eventStart, first?.eventEnd], [null, 0]);
  assert.deepEqual([second?.eventStart, second?.eventEnd], [null, 1]);
  assert.deepEqual([third?.eventStart, third?.eventEnd], [1250, 2500]);
});

test("every record of a request is valid and contains the given values", () => {
  const { recorder, events } = record();
  recorder.requestStarted();
  recorder.requestSnapshot("initial request", state({ accept: "*/*", "x-two": ["1", "2"] }));
  recorder.policySelection("gateway", { cors: { allowOrigins: ["*"] } });
  recorder.routeSelection("web/api", ["web/b", "web/api"]);
  recorder.backendCallStart("127.0.0.1:3000");
  recorder.bodySnapshot("final request", Buffer.from("hello"));
  recorder.backendCallResult(200, null, 1000);
  recorder.responseSnapshot("final response", { response: { code: 200, headers: {} } });
  recorder.requestFinished(200, null);
  const types = messages(events).map(({ message }) => message.type);
  assert.deepEqual(types, [
    "requestStarted",
    "requestSnapshot",
    "policySelection",
    "routeSelection",
    "backendCallStart",
    "bodySnapshot",
    "backendCallResult",
    "responseSnapshot",
    "requestFinished",
  ]);
  assert.match(events[3]?.json ?? "", /"evaluatedRoutes":\["web\/api","web\/b"\]/);
  assert.match(events[5]?.json ?? "", /"body":"aGVsbG8="/);
});

test("the severity depends on the outcome", () => {
  const { recorder, events } = record();
  recorder.routeSelection(null, []);
  const results: readonly (readonly [number | null, string | null])[] = [
    [204, null],
    [404, null],
    [502, null],
    [null, "connect: refused"],
  ];
  for (const [status, error] of results) {
    recorder.backendCallStart("127.0.0.1:3000");
    recorder.backendCallResult(status, error, 1000);
  }
  assert.deepEqual(
    messages(events)
      .filter(({ message }) => message.type !== "backendCallStart")
      .map(({ severity }) => severity),
    ["error", "info", "warn", "error", "error"],
  );
});

test("a call has exactly one result, and no result is recorded without a call", () => {
  const { recorder, events } = record();
  recorder.backendCallResult(null, "deadline", 1000);
  recorder.backendCallStart("127.0.0.1:3000");
  recorder.backendCallResult(503, null, 1000);
  recorder.backendCallResult(null, "deadline", 1000);
  assert.deepEqual(
    messages(events).map(({ message }) => message.type),
    ["backendCallStart", "backendCallResult"],
  );
});

test("no secret appears anywhere in the stream, even if the request or the upstream repeats it", () => {
  const { recorder, events } = record({ detail: true, maxBodyBytes: 4096 });
  const target = "/api?access_token=query-secret&x=1";
  const headers = {
    authorization: "Bearer bearer-secret",
    "x-api-token": ["header-secret"],
    cookie: "a=1; sid=cookie-secret",
    "x-copy": "made by an expression: bearer-secret",
    referer: "http://api.test/?access_token=query-secret",
  };
  const request = state(headers, target);
  recorder.requestStarted();
  recorder.requestSnapshot("initial request", request);
  recorder.policySelection("route", {
    headerModifiers: {
      request: { set: [{ name: "Authorization", value: "Bearer policy-secret" }] },
    },
  });
  recorder.policySelection("backend", { auth: { key: "key-secret" } });
  recorder.requestSnapshot("jwtAuthentication", {
    ...request,
    jwt: { sub: "me", rawToken: "bearer-secret", copy: ["bearer-secret"] },
  });
  recorder.cel("request.headers.authorization", "Bearer bearer-secret");
  recorder.celFailure("x", "no such key: bearer-secret");
  recorder.policy("transformation", "apply", "set x-copy to bearer-secret");
  recorder.bodySnapshot("final request", Buffer.from("token=bearer-secret policy-secret"));
  recorder.backendCallStart("127.0.0.1:3000");
  recorder.backendCallResult(null, "bad answer: cookie-secret", 1000);
  recorder.responseSnapshot("final response", {
    response: {
      code: 302,
      headers: { location: "/x?access_token=query-secret", "x-echo": "header-secret" },
    },
  });
  recorder.bodySnapshot("response", Buffer.from('{"authorization":"Bearer bearer-secret"}'));
  recorder.requestFinished(502, "cookie-secret");
  const stream = messages(events).map((shown) => {
    const body = shown.message.type === "bodySnapshot" ? shown.message.body : "";
    return JSON.stringify(shown) + Buffer.from(body, "base64").toString("latin1");
  });
  assert.doesNotMatch(stream.join("\n"), /secret/);
  assert.equal(events.length, 14);
});

test("a body is cut off at the limit, and no part of a secret remains at the cut", () => {
  const { recorder, events } = record({ maxBodyBytes: 16 });
  recorder.requestSnapshot("initial request", state({ authorization: "Bearer bearer-secret" }));
  recorder.bodySnapshot("final request", Buffer.from("12345678 bearer-secret and more"));
  recorder.bodySnapshot("response", Buffer.from("0123456789abcdefghij"));
  const bodies = messages(events).flatMap(({ message }) =>
    message.type === "bodySnapshot" ? [Buffer.from(message.body, "base64").toString()] : [],
  );
  assert.doesNotMatch(bodies[0] ?? "", /bear/);
  assert.match(bodies[0] ?? "", /^12345678 /);
  assert.equal(bodies[1], "0123456789abcdef");
});

test("a reason of any length makes a valid record", () => {
  const { recorder, events } = record({ detail: true });
  const endless = "x".repeat(100_000);
  recorder.policy("cors", "skip", endless);
  recorder.celFailure("a.b", endless);
  recorder.backendCallStart("127.0.0.1:3000");
  recorder.backendCallResult(null, endless, 1000);
  recorder.requestFinished(null, endless);
  assert.equal(messages(events).length, 5);
});

test("secrets in bodies are hidden in every encoding", () => {
  const secret = 'bearer-"secret"-ö';
  const encoded = (bytes: Uint8Array): readonly (readonly [string, Uint8Array])[] => [
    ["", bytes],
    ["gzip", gzipSync(bytes)],
    ["deflate", deflateSync(bytes)],
    ["br", brotliCompressSync(bytes)],
    ["zstd", zstdCompressSync(bytes)],
  ];
  const decoded = (coding: string, bytes: Uint8Array): string => {
    if (coding === "gzip") return gunzipSync(bytes).toString();
    if (coding === "deflate") return inflateSync(bytes).toString();
    if (coding === "br") return brotliDecompressSync(bytes).toString();
    return (coding === "zstd" ? zstdDecompressSync(bytes) : Buffer.from(bytes)).toString();
  };
  for (const text of [
    `a ${secret} z`,
    JSON.stringify({ a: secret }),
    `a=${encodeURIComponent(secret)}`,
    `a=${encodeURIComponent(secret).replaceAll(/%../g, (octet) => octet.toLowerCase())}`,
    ...["", "1", "22", "333"].map((start) => Buffer.from(`${start}${secret} z`).toString("base64")),
    Buffer.from(`1${secret}`).toString("base64url"),
  ])
    for (const [coding, bytes] of encoded(Buffer.from(text))) {
      const { recorder, events } = record();
      recorder.learn(secret);
      recorder.bodySnapshot("response", bytes, false, coding);
      const [{ message } = assert.fail()] = messages(events);
      assert.ok(message.type === "bodySnapshot");
      const shown = decoded(coding, Buffer.from(message.body, "base64"));
      assert.match(shown, /<redacted>/, `${coding} ${text}`);
      assert.doesNotMatch(shown, /bearer|YmVhcmVy|JlYXJlc|ZWFyZXIt/, `${coding} ${text}`);
    }
});

test("hiding a short secret makes a body longer, and cuts nothing off", () => {
  const { recorder, events } = record();
  recorder.learn("secret-1");
  recorder.bodySnapshot("response", Buffer.from("a secret-1 and the end"));
  const [{ message } = assert.fail()] = messages(events);
  assert.ok(message.type === "bodySnapshot");
  const shown = Buffer.from(message.body, "base64").toString();
  assert.equal(shown, "a <redacted> and the end");
});

test("a compressed body without secrets stays as it is, and one that cannot be decoded is not shown", () => {
  const bytes = gzipSync("hello");
  for (const [body, expected] of [
    [bytes, bytes],
    [Buffer.from("no gzip, a bearer-secret"), Buffer.alloc(0)],
  ] as const) {
    const { recorder, events } = record();
    recorder.learn("bearer-secret");
    recorder.bodySnapshot("response", body, false, "gzip");
    const [{ message } = assert.fail()] = messages(events);
    assert.ok(message.type === "bodySnapshot");
    assert.deepEqual(Buffer.from(message.body, "base64"), Buffer.from(expected));
  }
});

test("constants that rules compare with credentials are not shown", () => {
  const { recorder, events } = record({ detail: true });
  const rule = 'request.headers["x-api-key"] == "planted-constant"';
  recorder.policySelection("route", { authorization: { policy: { matchExpressions: [rule] } } });
  recorder.cel(rule, true);
  recorder.celFailure(rule, "no such key");
  recorder.authorizationResult([{ name: rule, matched: true, mode: "allow" }], "allow");
  const text = JSON.stringify(messages(events));
  assert.equal(text.match(/<redacted>/g)?.length, 4);
  assert.doesNotMatch(text, /planted/);
});

test("an empty body is not a record", () => {
  const { recorder, events } = record();
  recorder.bodySnapshot("response", new Uint8Array(0));
  assert.equal(events.length, 0);
});

test("body bytes that are not text are kept unchanged", () => {
  const { recorder, events } = record({ maxBodyBytes: 512 });
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  recorder.requestSnapshot("initial request", state({ authorization: "Bearer bearer-secret" }));
  recorder.bodySnapshot("response", bytes);
  const [, body] = messages(events);
  assert.ok(body?.message.type === "bodySnapshot");
  assert.deepEqual(Uint8Array.from(Buffer.from(body.message.body, "base64")), bytes);
});

test("values that only full detail shows are marked, and not computed without full detail", () => {
  const plain = record();
  plain.recorder.policy("cors", "skip", "no Origin");
  plain.recorder.requestSnapshot("cors", state({}));
  plain.recorder.authorizationResult([], "deny");
  assert.equal(plain.events.length, 0);
  const full = record({ detail: true });
  full.recorder.policy("cors", "skip", "no Origin");
  full.recorder.requestSnapshot("cors", state({}));
  full.recorder.requestSnapshot("final request", state({}));
  full.recorder.authorizationResult([{ name: "true", matched: true, mode: "allow" }], "allow");
  assert.deepEqual(
    full.events.map(({ detail }) => detail),
    [true, true, false, true],
  );
  messages(full.events);
});

test("the last record is written once, and no record follows it", () => {
  const { recorder, events, finished } = record();
  recorder.requestFinished(200, null);
  recorder.requestFinished(200, null);
  recorder.bodySnapshot("response", Buffer.from("late"));
  assert.equal(events.length, 1);
  assert.equal(finished(), 1);
});

test("the record of a policy has its notes and its outcome", () => {
  const { recorder, events } = record({ detail: true });
  recorder.note("skip", "no token");
  assert.equal(recorder.policyDone("jwt"), "skip");
  recorder.note("apply", "0 of 1 left");
  assert.equal(recorder.policyDone("limit", "responds with 429"), "apply");
  assert.equal(recorder.policyDone("buffer"), "apply");
  assert.deepEqual(
    events.map(({ json }) => JSON.parse(json).message),
    [
      { type: "policy", kind: "jwt", result: "skip", details: "no token" },
      { type: "policy", kind: "limit", result: "apply", details: "0 of 1 left; responds with 429" },
      { type: "policy", kind: "buffer", result: "apply" },
    ],
  );
});
