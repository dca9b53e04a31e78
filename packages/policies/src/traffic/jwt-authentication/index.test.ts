import assert from "node:assert/strict";
import { test } from "node:test";
import type { JwtAuthentication } from "@edge-gateway/generated/types/index.ts";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { TestExchange, type TestMessage } from "@edge-gateway/gateway/testing/exchange";
import { jwtAuthentication } from "./index.ts";
import {
  ISSUER,
  NOW,
  bearer,
  compile,
  configured,
  header,
  keys,
  refusal,
  sign,
  testContext,
} from "../../token-authentication/testing/arrange.ts";

test("a valid token passes, its claims become variables, and it is not forwarded", async () => {
  const exchange = new TestExchange(bearer(sign({ roles: ["a"] })));
  assert.equal(await compile()(exchange), undefined);
  assert.deepEqual(exchange.jwt?.["roles"], ["a"]);
  assert.equal(exchange.request.has("authorization"), false);
});

test("only the first request with a token is asynchronous", async () => {
  const message = bearer(sign());
  const step = compile();
  const first = [step(new TestExchange(message)), step(new TestExchange(message))];
  assert.ok(first.every((outcome) => outcome instanceof Promise));
  assert.deepEqual(await Promise.all(first), [undefined, undefined]);
  const later = new TestExchange(message);
  assert.equal(step(later), undefined);
  assert.equal(later.jwt?.["sub"], "user");
});

test("the scheme is case-insensitive, and preserveToken forwards the header unchanged", async () => {
  const token = sign();
  const exchange = new TestExchange({ headers: { authorization: `BEARER  ${token}` } });
  assert.equal(await compile({ preserveToken: true })(exchange), undefined);
  assert.equal(exchange.request.get("authorization"), `BEARER  ${token}`);
});

test("Strict: without a token 401 with the challenge of RFC 6750", async () => {
  const answer = await refusal(compile(), {});
  assert.equal(answer.code, "unauthorized");
  assert.equal(answer.text, "authentication failure: no bearer token found");
  assert.match(header(answer, "www-authenticate") ?? "", /^Bearer realm="[^"]*"$/);
});

test("Strict: a token for a proxy gets 407 with the challenge for proxies", async () => {
  const location = { header: { name: "Proxy-Authorization", prefix: "Bearer " } };
  for (const headers of [{}, { "proxy-authorization": "Bearer bad" }]) {
    const answer = await refusal(compile({ location }), { headers });
    assert.equal(answer.code, "proxy_token_refused");
    assert.match(header(answer, "proxy-authenticate") ?? "", /^Bearer realm="[^"]*"/);
    assert.equal(header(answer, "www-authenticate"), undefined);
  }
});

test("CONNECT shows its token to a proxy, and is refused as by a proxy", async () => {
  const method = "CONNECT";
  const answer = await refusal(compile(), { method });
  assert.equal(answer.code, "proxy_token_refused");
  const headers = { "proxy-authorization": `Bearer ${sign()}`, authorization: "Bearer other" };
  const exchange = new TestExchange({ method, headers });
  assert.equal(await compile()(exchange), undefined);
  assert.equal(exchange.request.get("proxy-authorization"), undefined);
  assert.notEqual((await refusal(compile(), { headers })).code, "proxy_token_refused");
});

test("Strict: an invalid token gives 401 with an error", async () => {
  const bad = [
    sign({ exp: NOW - 1_000 }),
    sign({ aud: "other" }),
    sign({ iss: "https://idp.example" }),
    "no.jwt",
    `${sign()}, Bearer ${sign()}`,
    sign({}, "unknown"),
  ];
  for (const token of bad) {
    const answer = await refusal(compile(), bearer(token));
    assert.equal(answer.code, "unauthorized");
    assert.match(answer.text ?? "", /^authentication failure: the token is invalid: /);
    assert.match(header(answer, "www-authenticate") ?? "", /^Bearer .*error="invalid_token"/);
    assert.ok(!JSON.stringify(answer).includes(token));
  }
});

test("Optional: a missing token is allowed, and an invalid token is not", async () => {
  const step = compile({ mode: "Optional" });
  assert.equal(await step(new TestExchange({})), undefined);
  assert.equal((await refusal(step, bearer("bad"))).code, "unauthorized");
});

test("Permissive: nothing is rejected; a valid token has claims and is removed", async () => {
  const step = compile({ mode: "Permissive" });
  const bad = new TestExchange(bearer("bad"));
  assert.equal(await step(bad), undefined);
  assert.deepEqual([bad.jwt, bad.request.get("authorization")], [undefined, "Bearer bad"]);
  const good = new TestExchange(bearer(sign()));
  assert.equal(await step(good), undefined);
  assert.equal(good.jwt?.["sub"], "user");
});

test("for every location, the token is read and removed", async () => {
  const token = sign();
  const cases: [JwtAuthentication["location"], TestMessage, TestMessage][] = [
    [
      { header: { name: "X-Token" } },
      { headers: { "x-token": token, a: "1" } },
      { headers: { a: "1" } },
    ],
    [
      { queryParameter: { name: "access_token" } },
      { target: `/a?x=%20&access%5Ftoken=${token}&y` },
      { target: "/a?x=%20&y" },
    ],
    [{ queryParameter: { name: "t" } }, { target: `/a?t=${token}` }, { target: "/a" }],
    [
      { cookie: { name: "t" } },
      { headers: { cookie: `a=1; t="${token}";b=2` } },
      { headers: { cookie: "a=1; b=2" } },
    ],
    [{ cookie: { name: "t" } }, { headers: { cookie: `t=${token}` } }, {}],
    [
      { expression: `request.headers["x-auth"]` },
      { headers: { "x-auth": token, cookie: `a=1; t=${token}` }, target: `/?q=${token}&r=1` },
      { headers: { cookie: "a=1" }, target: "/?r=1" },
    ],
  ];
  for (const [location, message, forwarded] of cases) {
    const exchange = new TestExchange(message);
    assert.equal(await compile({ location })(exchange), undefined);
    assert.equal(exchange.jwt?.["sub"], "user");
    const { request } = exchange;
    const seen = { target: request.target, headers: Object.fromEntries(request.entries()) };
    assert.deepEqual(seen, { target: "/", headers: {}, ...forwarded });
  }
});

test("a repeated query parameter is not a token", async () => {
  const token = sign();
  const step = compile({ location: { queryParameter: { name: "t" } } });
  assert.equal((await refusal(step, { target: `/?t=${token}&t=${token}` })).code, "unauthorized");
});

test("a token that an earlier phase has removed is read again", async () => {
  const exchange = new TestExchange(bearer(sign()));
  const step = compile();
  await step(exchange);
  assert.equal(await step(exchange), undefined);
});

test("an unknown key with outdated keys: KeySetUnavailable while they cannot be refreshed, otherwise 401", async () => {
  const remote = { url: "http://idp.example/jwks", cacheDuration: 300_000 };
  let answer = (): Promise<unknown> => Promise.resolve(keys);
  const context = testContext(() => answer());
  const step = compile(
    { providers: [{ issuer: ISSUER, requiredClaims: [], jwks: { remote } }] },
    context,
  );
  const unknown = (): string => sign({}, "new");
  assert.equal((await refusal(step, bearer(unknown()))).code, "unauthorized");
  answer = () => Promise.reject(new OutboundError("idp.example", "down"));
  context.time += context.use(SETTINGS).identity.keySetCooldownMilliseconds;
  assert.equal((await refusal(step, bearer(unknown()))).code, "key_set_unavailable");
  assert.equal(await step(new TestExchange(bearer(sign({ exp: NOW + 100 })))), undefined);
});

test("a request waits for keys that are being fetched; if that fails it is refused as KeySetUnavailable", async () => {
  const jwks = { remote: { url: "http://idp.example/jwks", cacheDuration: 300_000 } };
  const providers = [{ issuer: ISSUER, requiredClaims: [], jwks }];
  const token = sign();
  const slow = compile(
    { providers },
    testContext(async () => keys),
  );
  const outcome = slow(new TestExchange(bearer(token)));
  assert.ok(outcome instanceof Promise);
  assert.equal(await outcome, undefined);
  const down = () => Promise.reject(new OutboundError("idp.example", "down"));
  const broken = compile({ providers }, testContext(down));
  const unavailable = await refusal(broken, bearer(sign()));
  assert.equal(unavailable.code, "key_set_unavailable");
  assert.match(
    header(unavailable, "www-authenticate") ?? "",
    /^Bearer realm=.*error="invalid_token"/,
  );
  assert.ok(
    !`${unavailable.text}${header(unavailable, "www-authenticate")}`.includes("idp.example"),
  );
  assert.match(unavailable.detail ?? "", /not available from idp\.example/);
  const permissive = compile({ providers, mode: "Permissive" }, testContext(down));
  assert.equal(await permissive(new TestExchange(bearer(sign()))), undefined);
});

test("jwksPath replaces the path of the key set's URL", async () => {
  const fetched: string[] = [];
  const context = testContext(async ({ url }) => {
    fetched.push(url);
    return keys;
  });
  for (const remote of [
    { url: "https://idp.example:8443", jwksPath: "/keys?v=1" },
    { url: "https://idp.example:8443/tenant", jwksPath: "//keys" },
    { url: "https://idp.example:8443/own" },
  ]) {
    const jwks = { remote: { ...remote, cacheDuration: 300_000 } };
    const step = compile({ providers: [{ issuer: ISSUER, requiredClaims: [], jwks }] }, context);
    assert.equal(await step(new TestExchange(bearer(sign()))), undefined);
  }
  assert.deepEqual(fetched, [
    "https://idp.example:8443/keys?v=1",
    "https://idp.example:8443//keys",
    "https://idp.example:8443/own",
  ]);
});

test("a token with an unknown key triggers a refresh of the keys", async () => {
  const jwks = {
    remote: { backendRef: { name: "idp" }, jwksPath: "/jwks", cacheDuration: 300_000 },
  };
  let served = { keys: [{ ...keys.keys[0], kid: "old" }] };
  const context = testContext(async () => served);
  const step = compile({ providers: [{ issuer: ISSUER, requiredClaims: [], jwks }] }, context);
  assert.equal((await refusal(step, bearer(sign()))).code, "unauthorized");
  served = { keys: [{ ...keys.keys[0], kid: "one" }] };
  context.time += 60_000;
  const token = sign({ exp: NOW + 1_000 });
  assert.equal(await step(new TestExchange(bearer(token))), undefined);
});

test("with several providers of one issuer, the keys of each are refreshed", async () => {
  const remote = (path: string) => ({ url: `http://idp.example/${path}`, cacheDuration: 300_000 });
  let second: object = { keys: [{ ...keys.keys[0], kid: "old" }] };
  const context = testContext(async ({ url }) =>
    url.endsWith("second") ? second : { keys: [{ ...keys.keys[0], kid: "other" }] },
  );
  const providers = ["first", "second"].map((path) => ({
    issuer: ISSUER,
    requiredClaims: [],
    jwks: { remote: remote(path) },
  }));
  const step = compile({ providers }, context);
  assert.equal((await refusal(step, bearer(sign()))).code, "unauthorized");
  second = keys;
  context.time += 60_000;
  assert.equal(await step(new TestExchange(bearer(sign({ exp: NOW + 1_000 })))), undefined);
});

test("invalid settings are reported when the configuration is compiled", () => {
  const context = testContext();
  const jwks = { remote: { backendRef: { name: "gone" }, jwksPath: "/", cacheDuration: 300_000 } };
  const inline = { inline: "{}" };
  const mcp = { provider: "Auth0" as const, authorizationServers: "Gateway" as const };
  const providers = [
    { issuer: ISSUER, requiredClaims: [], jwks },
    { issuer: ISSUER, requiredClaims: [], jwks: inline },
  ];
  jwtAuthentication.compile(configured({ providers, mcp }), context);
  assert.deepEqual(
    context.problems.map(([path]) => path),
    ["place.providers[0].jwks.remote.backendRef", "place.providers[1].jwks.inline"],
  );
});
