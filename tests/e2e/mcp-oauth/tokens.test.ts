import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { type Echo, startEcho } from "@edge-gateway/testkit/servers/upstream";
import { configuration, mcpMatches } from "./configuration.ts";

const AUDIENCE = "urn:test";

let issuer: TokenIssuer;
/** An issuer whose keys are in the configuration. */
let inlineIssuer: TokenIssuer;
/** An issuer whose key set cannot be fetched. */
let downIssuer: TokenIssuer;
let echo: Listening;
let gateway: Gateway;

before(async () => {
  [issuer, inlineIssuer, downIssuer] = await Promise.all([
    TokenIssuer.start(),
    TokenIssuer.start(),
    TokenIssuer.start(),
  ]);
  downIssuer.available = false;
  echo = await startEcho();
  gateway = await Gateway.start({ config: configuration(routes()) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([echo, issuer, inlineIssuer, downIssuer].map((server) => server?.close()));
});

function routes(): object[] {
  return [
    route("strict"),
    route("optional", { mode: "Optional" }),
    route("permissive", { mode: "Permissive" }),
    route("preserved", { preserveToken: true }),
    route("header", { location: { header: { name: "X-Token", prefix: "Token " } } }),
    route("query", { location: { queryParameter: { name: "token" } } }),
    route("cookie", { location: { cookie: { name: "token" } } }),
    route("expression", { location: { expression: 'request.headers["x-token"]' } }),
    route("inline", {
      providers: [{ issuer: inlineIssuer.issuer, jwks: { inline: inlineIssuer.keySet } }],
    }),
    route("down", { providers: [provider(downIssuer)] }),
    route(
      "ruled",
      {},
      { action: "Require", policy: { matchExpressions: ['jwt.role == "admin"'] } },
    ),
    route(
      "denied",
      { mode: "Optional" },
      { action: "Deny", policy: { matchExpressions: ['jwt.role == "guest"'] } },
    ),
    {
      ...route("mcp", { mcp: {} }),
      matches: mcpMatches(),
      filters: [{ type: "CORS", cors: { allowOrigins: ["https://app.example"] } }],
    },
  ];
}

function provider({ issuer: url }: TokenIssuer): object {
  return { issuer: url, audiences: [AUDIENCE], jwks: { remote: { url: `${url}/jwks` } } };
}

function route(name: string, authentication: object = {}, authorization?: object): object {
  return {
    name,
    matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
    policies: {
      jwtAuthentication: { providers: [provider(issuer)], ...authentication },
      ...(authorization === undefined ? {} : { authorization }),
    },
    backends: [{ host: echo.url.replace("http://", "") }],
  };
}

const token = (claims: Parameters<TokenIssuer["sign"]>[0] = {}) =>
  issuer.sign({ aud: AUDIENCE, sub: "user", ...claims });

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(gateway.url + path, { headers });
}

async function echoed(path: string, headers: Record<string, string> = {}): Promise<Echo> {
  const response = await get(path, headers);
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return JSON.parse(text);
}

async function assertRefused(response: Response, reason: RegExp): Promise<void> {
  assert.equal(response.status, 401);
  assert.match(response.headers.get("www-authenticate") ?? "", /^Bearer /);
  assert.match(await response.text(), reason);
}

test("Strict: a valid token passes and is not forwarded; without one 401", async () => {
  assert.equal((await echoed("/strict", bearer(await token()))).headers.authorization, undefined);
  await assertRefused(await get("/strict"), /^authentication failure: no bearer token found$/);
});

test("a token for another audience, of another issuer, expired or forged is refused", async () => {
  const forged = (await inlineIssuer.sign({ iss: issuer.issuer, aud: AUDIENCE })).toString();
  const cases: [string, RegExp][] = [
    [await token({ aud: "other" }), /audience/],
    [await token({ iss: `${issuer.issuer}/` }), /issuer/],
    [await token({ exp: 1 }), /expired/],
    [forged, /key/],
    ["secret", /malformed|parts/],
  ];
  for (const [bad, reason] of cases) {
    const response = await get("/strict", bearer(bad));
    assert.match(response.headers.get("www-authenticate") ?? "", /error="invalid_token"/);
    await assertRefused(response, reason);
  }
});

test("Optional: passes without a token, not with a bad one", async () => {
  await echoed("/optional");
  await assertRefused(await get("/optional", bearer("bad")), /./);
});

test("Permissive: every request passes", async () => {
  await echoed("/permissive");
  assert.equal((await echoed("/permissive", bearer("bad"))).headers.authorization, "Bearer bad");
  assert.equal(
    (await echoed("/permissive", bearer(await token()))).headers.authorization,
    undefined,
  );
});

test("preserveToken forwards the token", async () => {
  const value = await token();
  assert.equal(
    (await echoed("/preserved", bearer(value))).headers.authorization,
    `Bearer ${value}`,
  );
});

test("every location is read, and the token removed from it", async () => {
  const value = await token();
  const header = await echoed("/header", { "x-token": `Token ${value}` });
  assert.equal(header.headers["x-token"], undefined);
  assert.equal((await echoed(`/query?a=1&token=${value}&b=2`)).url, "/query?a=1&b=2");
  assert.equal((await echoed("/cookie", { cookie: `a=1; token=${value}` })).headers.cookie, "a=1");
  const expression = await echoed("/expression", { "x-token": value });
  assert.equal(expression.headers["x-token"], undefined);
  for (const path of ["/header", "/query", "/cookie", "/expression"]) {
    await assertRefused(await get(path, bearer(value)), /no bearer token/);
  }
});

test("the configuration may contain keys", async () => {
  await echoed("/inline", bearer(await inlineIssuer.sign({})));
  await assertRefused(await get("/inline", bearer(await token())), /issuer/);
});

test("a rule that is not met is 403", async () => {
  await echoed("/ruled", bearer(await token({ role: "admin" })));
  const response = await get("/ruled", bearer(await token({ role: "user" })));
  assert.deepEqual([response.status, await response.text()], [403, "authorization failed"]);
  assert.equal((await get("/denied", bearer(await token({ role: "guest" })))).status, 403);
  await echoed("/denied");
});

test("mcp: 401 is JSON with the way to the metadata, also for pages of an allowed origin", async () => {
  const response = await get("/mcp", { origin: "https://app.example", ...bearer("bad") });
  assert.equal(response.status, 401);
  assert.equal(
    response.headers.get("www-authenticate"),
    `Bearer resource_metadata="${gateway.url}/.well-known/oauth-protected-resource/mcp", error="invalid_token", error_description="a token must have three parts"`,
  );
  assert.equal(response.headers.get("content-type"), "application/json");
  assert.equal(response.headers.get("access-control-allow-origin"), "https://app.example");
  assert.deepEqual(await response.json(), {
    error: "unauthorized",
    error_description: "JWT token required",
  });
});

test("mcp: if a provider has no metadata, clients get 502, which names its host", async () => {
  const response = await get("/.well-known/oauth-authorization-server/mcp");
  assert.equal(response.status, 502);
  const { error_description: description } = JSON.parse(await response.text());
  assert.ok(description.includes(new URL(issuer.issuer).host));
});

test("without keys a token is 401", async () => {
  const value = await downIssuer.sign({ aud: AUDIENCE });
  const response = await get("/down", bearer(value));
  assert.equal(response.status, 401);
  assert.equal(
    await response.text(),
    "authentication failure: the token cannot be verified at the moment",
  );
});

test("no token, nor anything of it, is in the gateway's output", async () => {
  const value = await token({ aud: "other" });
  await get("/strict", bearer(value));
  await get(`/query?token=${value}`);
  assert.ok(!gateway.output.includes(value));
});
