import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { TokenIssuer } from "@edge-gateway/testkit/token-issuer";
import { startEcho } from "@edge-gateway/testkit/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration, mcpMatches } from "./configuration.ts";

const DOCUMENTS = [
  "/.well-known/oauth-protected-resource/mcp",
  "/.well-known/oauth-authorization-server/mcp",
];
const ORIGINS = ["https://app.example", "https://other.example"];

let issuer: TokenIssuer;
let echo: Listening;
let gateway: Gateway;
/** Nothing listens there. */
let refused: string;
/** The same with a CORS policy of the gateway, which allows the first origin. */
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

/** A route whose key set cannot be had. */
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

test("discovery documents are public, whatever the CORS filter of their route allows", async () => {
  for (const path of DOCUMENTS) {
    for (const origin of ORIGINS) {
      const document = await fetch(gateway.url + path, { headers: { origin } });
      await document.arrayBuffer();
      const preflight = await fetch(gateway.url + path, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "GET",
          "access-control-request-headers": "mcp-protocol-version",
        },
      });
      assert.equal(preflight.status, 204);
      for (const answer of [document, preflight]) {
        assert.deepEqual(corsFields(answer), {
          "access-control-allow-headers": "content-type, mcp-protocol-version",
          "access-control-allow-methods": "GET, OPTIONS",
          "access-control-allow-origin": "*",
        });
      }
    }
  }
});

test("a CORS policy of the gateway does not answer their preflights, but all others", async () => {
  for (const origin of ORIGINS) {
    const ask = (path: string, method: string): Promise<Response> => {
      const headers = { origin, "access-control-request-method": method };
      return fetch(guarded.url + path, { method: "OPTIONS", headers });
    };
    for (const path of DOCUMENTS) {
      const preflight = await ask(path, "GET");
      assert.equal(preflight.status, 204);
      assert.equal(preflight.headers.get("access-control-allow-methods"), "GET, OPTIONS");
      assert.equal(preflight.headers.get("access-control-allow-origin"), "*");
      const document = await fetch(guarded.url + path, { headers: { origin } });
      await document.arrayBuffer();
      const readers = ["*", origin];
      assert.ok(readers.includes(document.headers.get("access-control-allow-origin") ?? ""));
    }
    const other = await ask("/mcp", "POST");
    assert.equal(other.status, 200);
    const allowed = origin === ORIGINS[0] ? origin : null;
    assert.equal(other.headers.get("access-control-allow-origin"), allowed);
  }
});

test("a token of a configured issuer whose keys cannot be had is 503, on plain and MCP routes", async () => {
  const authorization = `Bearer ${await issuer.sign({})}`;
  for (const path of ["/plain", "/mcp"]) {
    const response = await fetch(gateway.url + path, { headers: { authorization } });
    assert.equal(response.status, 503);
    assert.equal(response.headers.get("www-authenticate"), null);
    assert.equal(await response.text(), "key set not available");
  }
  await waitFor("the host in the log", () =>
    gateway.output.includes(`not available from ${refused}`),
  );
});

test("a token of another issuer is 401, although no keys are there", async () => {
  const authorization = `Bearer ${await issuer.sign({ iss: "https://other.example" })}`;
  for (const path of ["/plain", "/mcp"]) {
    const response = await fetch(gateway.url + path, { headers: { authorization } });
    await response.arrayBuffer();
    assert.equal(response.status, 401);
  }
});

test("with credentials, exposing `*` names every field of the answer that pages may read", async () => {
  const response = await fetch(`${gateway.url}/readable`, {
    headers: { origin: "https://a.example" },
  });
  await response.arrayBuffer();
  const exposed = response.headers.get("access-control-expose-headers")?.split(", ") ?? [];
  for (const name of ["content-type", "x-ratelimit-limit", "vary"])
    assert.ok(exposed.includes(name));
  for (const name of ["*", "connection", "keep-alive"]) assert.ok(!exposed.includes(name));
});
