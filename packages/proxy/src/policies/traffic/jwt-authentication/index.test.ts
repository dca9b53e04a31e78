import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { JwtAuthentication } from "@edge-gateway/generated/types/index.ts";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { OutboundError } from "../../../outbound/json-client.ts";
import type { Refusal, Step } from "../../../pipeline/policy.ts";
import { TestContext } from "../../testing/context.ts";
import { TestExchange, type TestMessage } from "../../testing/exchange.ts";
import { jwtAuthentication } from "./index.ts";

const ISSUER = "https://idp.example/";
const RESOURCE = "http://gw.example:4000/mcp";
const NOW = 1_800_000_000;
const LOCATION = { header: { name: "Authorization", prefix: "Bearer " } } as const;

let privateKey: CryptoKey;
let keys: { keys: object[] };

before(async () => {
  const pair = await generateKeyPair("ES256", { extractable: true });
  privateKey = pair.privateKey;
  keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: "one" }] };
});

function sign(claims: JWTPayload = {}, kid = "one"): Promise<string> {
  return new SignJWT({ iss: ISSUER, aud: RESOURCE, exp: NOW + 1, sub: "user", ...claims })
    .setProtectedHeader({ alg: "ES256", kid })
    .sign(privateKey);
}

function configured(overrides: Partial<JwtAuthentication> = {}): JwtAuthentication {
  const jwks = { inline: JSON.stringify(keys) };
  return {
    mode: "Strict",
    providers: [{ issuer: ISSUER, audiences: [RESOURCE], jwks }],
    location: LOCATION,
    preserveToken: false,
    ...overrides,
  };
}

function compile(overrides?: Partial<JwtAuthentication>, context = testContext()): Step {
  const { request } = jwtAuthentication.compile(configured(overrides), context);
  assert.ok(request);
  assert.deepEqual(context.problems, []);
  return request;
}

function testContext(fetchJson?: (target: { url: string }) => Promise<unknown>): TestContext {
  const time = NOW * 1_000;
  return new TestContext(fetchJson === undefined ? { time } : { time, fetchJson });
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function refusal(step: Step, message: TestMessage): Promise<Refusal> {
  const outcome = await step(new TestExchange(message));
  assert.ok(outcome, "the request should have been refused");
  return outcome;
}

const header = (answer: Refusal, name: string) =>
  answer.headers?.find(([field]) => field === name)?.[1];

function json(answer: Refusal): Record<string, unknown> {
  return JSON.parse(Buffer.from(answer.body ?? []).toString());
}

test("a valid token passes at once, its claims are known and it is not forwarded", async () => {
  const exchange = new TestExchange(bearer(await sign({ roles: ["a"] })));
  assert.equal(compile()(exchange), undefined);
  assert.deepEqual(exchange.jwt?.["roles"], ["a"]);
  assert.equal(exchange.request.has("authorization"), false);
});

test("the scheme is not case-sensitive, and preserveToken forwards the header as it came", async () => {
  const token = await sign();
  const exchange = new TestExchange({ headers: { authorization: `BEARER  ${token}` } });
  assert.equal(compile({ preserveToken: true })(exchange), undefined);
  assert.equal(exchange.request.get("authorization"), `BEARER  ${token}`);
});

test("Strict: without a token 401 with the challenge of RFC 6750", async () => {
  const answer = await refusal(compile(), {});
  assert.equal(answer.code, "unauthorized");
  assert.equal(answer.text, "authentication failure: no bearer token found");
  assert.match(header(answer, "www-authenticate") ?? "", /^Bearer realm="[^"]*"$/);
});

test("Strict: a token that is not valid gives 401 and says so", async () => {
  const bad = [
    await sign({ exp: NOW - 1_000 }),
    await sign({ aud: "other" }),
    await sign({ iss: "https://idp.example" }),
    "no.jwt",
    `${await sign()}, Bearer ${await sign()}`,
    await sign({}, "unknown"),
  ];
  for (const token of bad) {
    const answer = await refusal(compile(), bearer(token));
    assert.equal(answer.code, "unauthorized");
    assert.match(answer.text ?? "", /^authentication failure: the token is invalid: /);
    assert.match(header(answer, "www-authenticate") ?? "", /^Bearer .*error="invalid_token"/);
    assert.ok(!JSON.stringify(answer).includes(token));
  }
});

test("Optional: no token passes, a bad one does not", async () => {
  const step = compile({ mode: "Optional" });
  assert.equal(await step(new TestExchange({})), undefined);
  assert.equal((await refusal(step, bearer("bad"))).code, "unauthorized");
});

test("Permissive: nothing is rejected, only a valid token has claims and is removed", async () => {
  const step = compile({ mode: "Permissive" });
  const bad = new TestExchange(bearer("bad"));
  assert.equal(await step(bad), undefined);
  assert.deepEqual([bad.jwt, bad.request.get("authorization")], [undefined, "Bearer bad"]);
  const good = new TestExchange(bearer(await sign()));
  assert.equal(await step(good), undefined);
  assert.equal(good.jwt?.["sub"], "user");
});

test("every location: the token is read, removed, and its place hidden", async () => {
  const token = await sign();
  const cases: [JwtAuthentication["location"], TestMessage, TestMessage, string][] = [
    [
      { header: { name: "X-Token" } },
      { headers: { "x-token": token, a: "1" } },
      { headers: { a: "1" } },
      "header x-token",
    ],
    [
      { queryParameter: { name: "access_token" } },
      { target: `/a?x=%20&access%5Ftoken=${token}&y` },
      { target: "/a?x=%20&y" },
      "query access_token",
    ],
    [{ queryParameter: { name: "t" } }, { target: `/a?t=${token}` }, { target: "/a" }, "query t"],
    [
      { cookie: { name: "t" } },
      { headers: { cookie: `a=1; t="${token}";b=2` } },
      { headers: { cookie: "a=1; b=2" } },
      "cookie t",
    ],
    [{ cookie: { name: "t" } }, { headers: { cookie: `t=${token}` } }, {}, "cookie t"],
    [
      { expression: `request.headers["x-auth"]` },
      { headers: { "x-auth": token, cookie: `a=1; t=${token}` }, target: `/?q=${token}&r=1` },
      { headers: { cookie: "a=1" }, target: "/?r=1" },
      "header x-auth",
    ],
  ];
  for (const [location, message, forwarded, hidden] of cases) {
    const context = testContext();
    const exchange = new TestExchange(message);
    assert.equal(await compile({ location }, context)(exchange), undefined, hidden);
    assert.equal(exchange.jwt?.["sub"], "user");
    const { request } = exchange;
    const seen = { target: request.target, headers: Object.fromEntries(request.entries()) };
    assert.deepEqual(seen, { target: "/", headers: {}, ...forwarded });
    assert.ok(context.hidden.includes(hidden));
  }
});

test("a query parameter that comes twice is no token", async () => {
  const token = await sign();
  const step = compile({ location: { queryParameter: { name: "t" } } });
  assert.equal((await refusal(step, { target: `/?t=${token}&t=${token}` })).code, "unauthorized");
});

test("a token that an earlier phase has removed is read again", async () => {
  const exchange = new TestExchange(bearer(await sign()));
  const step = compile();
  await step(exchange);
  assert.equal(await step(exchange), undefined);
});

test("keys that are not there yet are waited for; when they cannot be had the answer is 503", async () => {
  const jwks = { remote: { url: "http://idp.example/jwks", cacheDuration: "5m" } };
  const providers = [{ issuer: ISSUER, jwks }];
  const token = await sign();
  const slow = compile(
    { providers },
    testContext(async () => keys),
  );
  const outcome = slow(new TestExchange(bearer(token)));
  assert.ok(outcome instanceof Promise);
  assert.equal(await outcome, undefined);
  const down = () => Promise.reject(new OutboundError("idp.example", "down"));
  const broken = compile({ providers }, testContext(down));
  assert.equal((await refusal(broken, bearer(await sign()))).code, "key_set_unavailable");
  const permissive = compile({ providers, mode: "Permissive" }, testContext(down));
  assert.equal(await permissive(new TestExchange(bearer(await sign()))), undefined);
});

test("a token with a new key makes the keys come again", async () => {
  const jwks = {
    remote: { backendRef: { name: "idp" }, jwksPath: "/jwks", cacheDuration: "5m" },
  };
  let served = { keys: [{ ...keys.keys[0], kid: "old" }] };
  const context = testContext(async () => served);
  const step = compile({ providers: [{ issuer: ISSUER, jwks }] }, context);
  assert.equal((await refusal(step, bearer(await sign()))).code, "unauthorized");
  served = { keys: [{ ...keys.keys[0], kid: "one" }] };
  context.time += 60_000;
  const token = await sign({ exp: NOW + 1_000 });
  assert.equal(await step(new TestExchange(bearer(token))), undefined);
});

test("what cannot work is reported when the configuration is compiled", () => {
  const context = testContext();
  const jwks = { remote: { backendRef: { name: "gone" }, jwksPath: "/", cacheDuration: "5m" } };
  const inline = { inline: "{}" };
  const mcp = {
    provider: "Auth0" as const,
    authorizationServers: "Gateway" as const,
    resourceMetadata: { resource: "mcp" },
  };
  const providers = [
    { issuer: "name", jwks },
    { issuer: ISSUER, jwks: inline },
  ];
  jwtAuthentication.compile(configured({ providers, mcp }), context);
  assert.deepEqual(
    context.problems.map(([path]) => path),
    [
      "place.providers[0].jwks.remote.backendRef",
      "place.providers[1].jwks.inline",
      "place.mcp.resourceMetadata.resource",
      "place.providers[0].issuer",
      "place.providers[0].audiences",
    ],
  );
});

const MCP = {
  authorizationServers: "Gateway",
  resourceMetadata: {
    scopesSupported: ["read"],
    resource: RESOURCE,
    bearerMethodsSupported: ["header"],
  },
} as const;

const PROVIDER_METADATA = {
  issuer: ISSUER,
  jwks_uri: "https://idp.example/jwks",
  authorization_endpoint: "https://idp.example/authorize",
  registration_endpoint: "https://idp.example/register",
};
const withMetadata = (metadata: object = PROVIDER_METADATA) => testContext(async () => metadata);

const RESOURCE_PATH = "/.well-known/oauth-protected-resource/mcp";
const SERVER_PATH = "/.well-known/oauth-authorization-server/mcp";
const REGISTRATION_PATH = `${SERVER_PATH}/client-registration`;

test("mcp: 401 is JSON and points to the resource metadata, whatever is wrong", async () => {
  const step = compile({ mcp: MCP });
  const expired = await sign({ exp: NOW - 1_000 });
  for (const message of [{}, bearer(expired), bearer("bad")]) {
    const answer = await refusal(step, { target: "/mcp", ...message });
    assert.equal(answer.code, "mcp_unauthorized");
    assert.equal(
      header(answer, "www-authenticate"),
      `Bearer resource_metadata="http://gw.example:4000${RESOURCE_PATH}"`,
    );
  }
});

test("mcp: without a configured resource the URLs are those of the request", async () => {
  const step = compile({ mcp: { authorizationServers: "Gateway" } });
  const answer = await refusal(step, { target: "/tools?x", authority: "h:1" });
  assert.equal(
    header(answer, "www-authenticate"),
    'Bearer resource_metadata="http://h:1/.well-known/oauth-protected-resource/tools"',
  );
  const forwarded = await refusal(step, {
    target: RESOURCE_PATH,
    authority: "h",
    headers: { "x-forwarded-proto": "https" },
  });
  assert.equal(json(forwarded)["resource"], "https://h/mcp");
});

test("mcp: the resource metadata lists the gateway, members in the documented order", async () => {
  const answer = await refusal(compile({ mcp: MCP }), { target: RESOURCE_PATH });
  assert.deepEqual(Object.entries(json(answer)), [
    ["resource", RESOURCE],
    ["authorization_servers", [RESOURCE]],
    ["mcp_protocol_version", "2025-11-25"],
    ["resource_type", "mcp-server"],
    ["bearer_methods_supported", ["header"]],
    ["scopes_supported", ["read"]],
  ]);
  assert.equal(header(answer, "access-control-allow-origin"), "*");
  assert.equal(header(answer, "access-control-allow-methods"), "GET, OPTIONS");
  assert.match(header(answer, "access-control-allow-headers") ?? "", /content-type/);
});

test("mcp: with Provider the resource metadata lists the issuers", async () => {
  const mcp = { ...MCP, authorizationServers: "Provider" } as const;
  const answer = await refusal(compile({ mcp }), { target: RESOURCE_PATH });
  assert.deepEqual(json(answer)["authorization_servers"], [ISSUER]);
});

test("mcp: methods of the discovery paths", async () => {
  const step = compile({ mcp: MCP }, withMetadata());
  for (const target of [RESOURCE_PATH, SERVER_PATH]) {
    const preflight = await refusal(step, { method: "OPTIONS", target });
    assert.deepEqual([preflight.status, preflight.body?.length], [204, 0]);
    assert.equal((await refusal(step, { method: "HEAD", target })).status, 200);
    const post = await refusal(step, { method: "POST", target });
    assert.deepEqual([post.code, header(post, "allow")], ["method_not_allowed", "GET, OPTIONS"]);
  }
});

test("mcp: the provider's metadata passes as it is", async () => {
  const answer = await refusal(compile({ mcp: MCP }, withMetadata()), { target: SERVER_PATH });
  assert.deepEqual(json(answer), PROVIDER_METADATA);
});

test("mcp: Auth0 gets the audience in its authorization endpoint, encoded, also after a query", async () => {
  const mcp = { ...MCP, provider: "Auth0" } as const;
  const audience = "audience=http%3A%2F%2Fgw.example%3A4000%2Fmcp";
  for (const [endpoint, expected] of [
    ["https://idp.example/authorize", `https://idp.example/authorize?${audience}`],
    ["https://idp.example/a?x=1", `https://idp.example/a?x=1&${audience}`],
  ]) {
    const metadata = { ...PROVIDER_METADATA, authorization_endpoint: endpoint };
    const step = compile({ mcp }, withMetadata(metadata));
    const answer = json(await refusal(step, { target: SERVER_PATH }));
    assert.deepEqual(answer, { ...metadata, authorization_endpoint: expected });
  }
});

test("mcp: a failure of the provider is 502 and names its host", async () => {
  const context = testContext(() => Promise.reject(new OutboundError("idp.example", "down")));
  const answer = await refusal(compile({ mcp: MCP }, context), { target: SERVER_PATH });
  assert.equal(answer.code, "discovery_failed");
  assert.match(String(json(answer)["error_description"]), /idp\.example/);
  assert.equal(header(answer, "content-type"), "application/json");
});

test("mcp: with a client id the gateway answers registrations itself", async () => {
  const step = compile({ mcp: { ...MCP, clientId: "client" } }, withMetadata());
  const metadata = json(await refusal(step, { target: SERVER_PATH }));
  assert.equal(metadata["registration_endpoint"], `http://gw.example:4000${REGISTRATION_PATH}`);
  const redirects = ["http://127.0.0.1:1/callback", "cursor://callback"];
  const body = JSON.stringify({ redirect_uris: redirects, client_name: "n", client_secret: "s" });
  const answer = await refusal(step, { method: "POST", target: REGISTRATION_PATH, body });
  assert.equal(answer.status, 201);
  assert.deepEqual(json(answer), {
    client_id: "client",
    client_name: "n",
    redirect_uris: redirects,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code"],
    response_types: ["code"],
  });
});

test("mcp: a registration that is none is 400, another method 405", async () => {
  const step = compile({ mcp: { ...MCP, clientId: "client" } });
  const long = JSON.stringify({ redirect_uris: ["http://a/"], x: "x".repeat(100_000) });
  for (const body of ["", "{", "[]", "{}", '{"redirect_uris":["a b"]}', long]) {
    const answer = await refusal(step, { method: "POST", target: REGISTRATION_PATH, body });
    assert.equal(answer.code, "bad_request");
    assert.match(String(json(answer)["error"]), /^invalid_(redirect_uri|client_metadata)$/);
  }
  const get = await refusal(step, { target: REGISTRATION_PATH });
  assert.equal(get.code, "method_not_allowed");
});
