import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration, mcpMatches } from "./configuration.ts";

const DOCUMENTS = [
  "/.well-known/oauth-protected-resource/mcp",
  "/.well-known/oauth-authorization-server/mcp",
];
const ORIGINS = ["https://app.example", "https://other.example"] as const;

let issuer: TokenIssuer;
let echo: Listening;
let gateway: Gateway;
/** A URL at which nothing listens. */
let refused: string;
/** A gateway with a CORS policy, which allows the first origin. */
let guarded: Gateway;

before(async () => {
  [issuer, echo] = await Promise.all([TokenIssuer.start(), startEcho()]);
  refused = `127.0.0.1:${await freePort()}`;
  gateway = await Gateway.start({
    config: configuration([
      {
        ...protectedBy("mcp", { mcp: {} }),
        matches: mcpMatches(),
        filters: [
          { type: "CORS", cors: { allowOrigins: ORIGINS.slice(0, 1), allowCredentials: true } },
        ],
      },
      protectedBy("plain", {}),
      { ...protectedBy("open", { mcp: {} }), matches: mcpMatches("/open") },
      {
        name: "readable",
        matches: [{ path: { type: "PathPrefix", value: "/readable" } }],
        policies: {
          cors: { allowOrigins: ["*"], allowCredentials: true, exposeHeaders: ["*"] },
          rateLimit: { local: [{ requests: 9, unit: "Minutes" }] },
        },
        backends: [{ host: echo.url.replace("http://", "") }],
      },
    ]),
  });
  const cors = { allowOrigins: ORIGINS.slice(0, 1), allowMethods: ["POST"] };
  const route = { ...protectedBy("mcp", { mcp: {} }), matches: mcpMatches() };
  guarded = await Gateway.start({ config: configuration([route], { policies: { cors } }) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await guarded?.[Symbol.asyncDispose]();
  await Promise.all([issuer.close(), echo.close()]);
});

/** A route whose key set cannot be fetched. */
function protectedBy(name: string, more: object): object {
  const jwks = { remote: { url: `http://${refused}/jwks` } };
  return {
    name,
    matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
    policies: { jwtAuthentication: { providers: [{ issuer: issuer.issuer, jwks }], ...more } },
    backends: [{ host: echo.url.replace("http://", "") }],
  };
}

function corsFields({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
}

/**
 * A discovery document for a page of this origin, and the response to a preflight request of that
 * page.
 */
async function askFor(base: string, path: string, origin: string): Promise<readonly Response[]> {
  const document = await fetch(base + path, { headers: { origin } });
  await document.arrayBuffer();
  const preflight = await fetch(base + path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "GET",
      "access-control-request-headers": "mcp-protocol-version",
    },
  });
  return [document, preflight];
}

test("without a CORS policy pages of any origin may read discovery documents", async () => {
  for (const path of DOCUMENTS) {
    const answers = await askFor(gateway.url, path.replace("/mcp", "/open"), ORIGINS[1]);
    assert.equal(answers[1]?.status, 204);
    for (const answer of answers) {
      assert.deepEqual(corsFields(answer), {
        "access-control-allow-headers": "content-type, mcp-protocol-version",
        "access-control-allow-methods": "GET, OPTIONS",
        "access-control-allow-origin": "*",
      });
    }
  }
});

test("a CORS filter of the route decides which pages may read discovery documents", async () => {
  for (const path of DOCUMENTS) {
    const [document, preflight] = await askFor(gateway.url, path, ORIGINS[0]);
    const allowed = {
      "access-control-allow-credentials": "true",
      "access-control-allow-origin": ORIGINS[0],
    };
    assert.deepEqual(document && corsFields(document), allowed);
    assert.equal(document?.headers.get("vary"), "Origin");
    assert.equal(preflight?.status, 200);
    assert.deepEqual(preflight && corsFields(preflight), {
      ...allowed,
      "access-control-max-age": "5",
    });
    for (const answer of await askFor(gateway.url, path, ORIGINS[1])) {
      assert.deepEqual(corsFields(answer), {});
    }
  }
});

test("a CORS policy of the gateway decides, too", async () => {
  for (const path of [...DOCUMENTS, "/mcp"]) {
    const [, allowed] = await askFor(guarded.url, path, ORIGINS[0]);
    assert.equal(allowed?.status, 200);
    assert.equal(allowed.headers.get("access-control-allow-methods"), "POST");
    assert.equal(allowed.headers.get("access-control-allow-origin"), ORIGINS[0]);
    for (const answer of await askFor(guarded.url, path, ORIGINS[1])) {
      assert.deepEqual(corsFields(answer), {});
    }
  }
});

test("a token whose keys cannot be fetched gets 401 with a challenge; log and metric give the reason", async () => {
  const authorization = `Bearer ${await issuer.sign({})}`;
  const error =
    'error="invalid_token", error_description="the token cannot be verified at the moment"';
  const challenges = {
    "/plain": `Bearer realm="gateway", ${error}`,
    "/mcp": `Bearer resource_metadata="${gateway.url}${DOCUMENTS[0]}", ${error}`,
  };
  for (const [path, challenge] of Object.entries(challenges)) {
    const response = await fetch(gateway.url + path, { headers: { authorization } });
    assert.equal(response.status, 401);
    assert.equal(response.headers.get("www-authenticate"), challenge);
    assert.ok(!(await response.text()).includes(refused));
  }
  await waitFor("the host in the log", () =>
    gateway.output.includes(`not available from ${refused}`),
  );
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  assert.match(metrics, /edge_gateway_requests_total\{.*status="401",reason="KeySetUnavailable"/);
});

test("a token of another issuer is 401, although no keys are there", async () => {
  const authorization = `Bearer ${await issuer.sign({ iss: "https://other.example" })}`;
  for (const path of ["/plain", "/mcp"]) {
    const response = await fetch(gateway.url + path, { headers: { authorization } });
    await response.arrayBuffer();
    assert.equal(response.status, 401);
  }
});

test("with credentials, exposing `*` lists every response header that pages may read", async () => {
  const response = await fetch(`${gateway.url}/readable`, {
    headers: { origin: "https://a.example" },
  });
  await response.arrayBuffer();
  const exposed = response.headers.get("access-control-expose-headers")?.split(", ") ?? [];
  for (const name of ["content-type", "x-ratelimit-limit", "vary"])
    assert.ok(exposed.includes(name));
  for (const name of ["*", "connection", "keep-alive"]) assert.ok(!exposed.includes(name));
});
