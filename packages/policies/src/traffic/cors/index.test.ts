import assert from "node:assert/strict";
import { test } from "node:test";
import type { HttpCorsFilter } from "@edge-gateway/generated/types/index.ts";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { cors } from "./index.ts";
import { Origins } from "./origins.ts";

const ORIGIN = "https://app.example";
const OTHER = "https://other.example";

function run(config: Partial<HttpCorsFilter>, method: string, headers: Record<string, string>) {
  const policy = cors.compile({ allowCredentials: false, maxAge: 5, ...config }, new TestContext());
  const exchange = new TestExchange({ method, headers });
  exchange.response.set("access-control-allow-origin", "*");
  exchange.response.set("access-control-allow-credentials", "true");
  const refusal = policy.request?.(exchange);
  assert.ok(!(refusal instanceof Promise));
  assert.equal(policy.response?.(exchange), undefined);
  const answer = {
    ...Object.fromEntries(refusal?.headers ?? []),
    ...Object.fromEntries(exchange.added),
  };
  const granted = exchange.response.get("access-control-allow-origin");
  const credentials = exchange.response.get("access-control-allow-credentials");
  return { refusal, answer, vary: exchange.response.get("vary"), granted, credentials };
}

const preflight = (origin: string, extra: Record<string, string> = {}) => ({
  origin,
  "access-control-request-method": "POST",
  ...extra,
});

test("a request without Origin is unchanged", () => {
  const { refusal, answer } = run({ allowOrigins: [ORIGIN] }, "GET", {});
  assert.deepEqual([refusal, answer], [undefined, {}]);
});

test("the response names an allowed origin, with exposed headers and credentials", () => {
  const config = { allowOrigins: [ORIGIN], allowCredentials: true, exposeHeaders: ["A", "B"] };
  const { refusal, answer, vary } = run(config, "GET", { origin: ORIGIN });
  assert.equal(refusal, undefined);
  assert.deepEqual(answer, {
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "A, B",
  });
  assert.equal(vary, "Origin");
});

test("another origin gets no CORS headers, neither of the gateway nor of the backend", () => {
  const { refusal, answer, granted } = run({ allowOrigins: [ORIGIN] }, "GET", { origin: OTHER });
  assert.deepEqual([refusal, answer, granted], [undefined, {}, undefined]);
});

test("only the policy allows credentials, whatever the backend says", () => {
  for (const allowOrigins of [[ORIGIN], ["*"]])
    for (const allowCredentials of [false, true]) {
      const config = { allowOrigins, allowCredentials };
      const { answer, credentials } = run(config, "GET", { origin: ORIGIN });
      assert.equal(
        answer["access-control-allow-credentials"],
        allowCredentials ? "true" : undefined,
      );
      if (!allowCredentials) assert.equal(credentials, undefined);
    }
});

test("the gateway responds to a preflight of an allowed origin", () => {
  const config = {
    allowOrigins: [ORIGIN],
    allowMethods: ["GET", "POST"] as const,
    allowHeaders: ["Authorization", "Content-Type"],
    maxAge: 600,
  };
  const { refusal, answer } = run(config, "OPTIONS", preflight(ORIGIN));
  assert.deepEqual([refusal?.status, refusal?.body?.length], [200, 0]);
  assert.deepEqual(answer, {
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "Authorization, Content-Type",
    "access-control-max-age": "600",
  });
});

test("a preflight of another origin gets no CORS headers", () => {
  const { refusal, answer } = run({ allowOrigins: [ORIGIN] }, "OPTIONS", preflight(OTHER));
  assert.equal(refusal?.status, 200);
  assert.deepEqual(answer, {});
});

test("OPTIONS that is not a preflight continues", () => {
  const { refusal } = run({ allowOrigins: [ORIGIN] }, "OPTIONS", { origin: ORIGIN });
  assert.equal(refusal, undefined);
});

test("if any origin is allowed, all get `*` in the same response; with credentials each gets its own origin", () => {
  const open = run({ allowOrigins: ["*"] }, "GET", { origin: OTHER });
  assert.equal(open.answer["access-control-allow-origin"], "*");
  assert.equal(open.vary, undefined);
  const config = { allowOrigins: ["*"], allowCredentials: true };
  const credentials = run(config, "GET", { origin: OTHER });
  assert.equal(credentials.answer["access-control-allow-origin"], OTHER);
  assert.equal(credentials.vary, "Origin");
});

test("if any method and header is allowed, the response has `*`; with credentials it has the requested ones", () => {
  const any = { allowOrigins: [ORIGIN], allowMethods: ["*"] as const, allowHeaders: ["*"] };
  const asked = preflight(ORIGIN, { "access-control-request-headers": "x-a, x-b" });
  const open = run(any, "OPTIONS", asked).answer;
  assert.equal(open["access-control-allow-methods"], "*");
  assert.equal(open["access-control-allow-headers"], "*");
  const credentials = run({ ...any, allowCredentials: true }, "OPTIONS", asked).answer;
  assert.equal(credentials["access-control-allow-methods"], "POST");
  assert.equal(credentials["access-control-allow-headers"], "x-a, x-b");
});

test("if any header is exposed, the response has `*`; with credentials it has the names of its headers", () => {
  const any = { allowOrigins: [ORIGIN], exposeHeaders: ["*"] };
  const open = run(any, "GET", { origin: ORIGIN }).answer;
  assert.equal(open["access-control-expose-headers"], "*");
  const policy = cors.compile({ allowCredentials: true, maxAge: 5, ...any }, new TestContext());
  const exchange = new TestExchange({ headers: { origin: ORIGIN } });
  for (const name of ["etag", "set-cookie", "x-a", "x-a", "access-control-max-age"]) {
    exchange.response.add(name, "1");
  }
  void policy.request?.(exchange);
  const fields = Object.fromEntries(exchange.added);
  assert.equal(fields["access-control-expose-headers"], "etag, x-a");
});

test("origins: scheme, host and port must be equal; a wildcard matches subdomains only", () => {
  const origins = new Origins([
    "http://a.example:8080",
    "https://B.example:443",
    "https://*.c.example",
  ]);
  const allowed = ["http://a.example:8080", "https://b.example", "https://x.y.c.example"];
  const refused = [
    "http://a.example",
    "http://b.example",
    "https://c.example",
    "http://x.c.example",
    "https://evil.example/.c.example",
    "https://x.c.example:444",
    "https://xc.example",
    "null",
    "",
  ];
  for (const origin of allowed) assert.ok(origins.allows(origin), origin);
  for (const origin of refused) assert.ok(!origins.allows(origin), origin);
});

test("a wildcard matches a port only if the pattern has one", () => {
  const allowed = (origin: string, asked: string) => new Origins([origin]).allows(asked);
  assert.ok(!allowed("https://*.example.com", "https://a.example.com:8443"));
  assert.ok(allowed("https://*.example.com:443", "https://a.example.com"));
  assert.ok(allowed("https://*.example.com:8443", "https://a.example.com:8443"));
  assert.ok(!allowed("https://*.example.com:8443", "https://a.example.com"));
  for (const asked of ["https://a.example.com", "https://a.b.example.com:8443"])
    assert.ok(allowed("https://*.example.com:*", asked), asked);
  assert.ok(allowed("http://localhost:*", "http://localhost:3000"));
  assert.ok(!allowed("http://localhost:*", "http://localhost.evil.example:3000"));
  assert.ok(!allowed("http://*", "http://a.example:8080"));
  assert.ok(!allowed("https://*.example.com:*", "https://evil.example:1/.example.com:8443"));
});
