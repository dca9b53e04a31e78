import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import * as next from "@modelcontextprotocol/client";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { configuration, mcpBackend, mcpMatches } from "./configuration.ts";
import { SignedInUser } from "./signed-in-user.ts";

const INFO = { name: "end-to-end test", version: "1.0.0" };
const CALL = { name: "test_simple_text", arguments: {} };
const ANSWER = [{ type: "text", text: "This is a simple text response for testing." }];

let identityProvider: Listening;
let server: Listening;
let gateway: Gateway;
let clientId: string;

/** The headers that the server received, by name. */
const seen: { authorization: string | undefined }[] = [];

before(async () => {
  identityProvider = await startIdentityProvider({ permissions: ["tools:call"] });
  server = await startMcpServer({
    onRequest: ({ headers }) => seen.push({ authorization: headers.authorization }),
  });
  const backends = { server: mcpBackend(server.url) };
  const provider = { authorizationServers: "Provider" };
  const routes = [
    route("gateway", "/mcp", {}),
    route("provider", "/provider/mcp", provider),
    route("forbidden", "/forbidden/mcp", provider, "other"),
    route("shared", "/shared/mcp", { clientId: await registerClient() }),
    route("audience", "/audience/mcp", { provider: "Auth0" }),
  ];
  gateway = await Gateway.start({ config: configuration(routes, { backends }) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await server?.close();
  await identityProvider?.close();
});

/** The only client of an organization whose identity provider does not allow registrations. */
async function registerClient(): Promise<string> {
  const response = await fetch(`${identityProvider.url}/reg`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(new SignedInUser().clientMetadata),
  });
  clientId = JSON.parse(await response.text()).client_id;
  return clientId;
}

function route(name: string, path: string, mcp: object, permission = "tools:call") {
  const resource = `http://127.0.0.1:\${PORT}${path}`;
  return {
    name,
    matches: mcpMatches(path),
    policies: {
      jwtAuthentication: {
        providers: [
          {
            issuer: identityProvider.url,
            audiences: [resource],
            jwks: { remote: { url: `${identityProvider.url}/jwks` } },
          },
        ],
        mcp: {
          resourceMetadata: { resource, scopesSupported: ["mcp"] },
          ...mcp,
        },
      },
      authorization: { policy: { matchExpressions: [`"${permission}" in jwt.permissions`] } },
    },
    backends: [{ backend: "server" }],
  };
}

test("the official client 1.x finds, registers, signs in and calls a tool on a Gateway route", async () => {
  const user = new SignedInUser();
  const url = new URL(`${gateway.url}/mcp`);
  const first = new StreamableHTTPClientTransport(url, { authProvider: user });
  await assert.rejects(new Client(INFO).connect(first), UnauthorizedError);
  await first.finishAuth(user.callback?.get("code") ?? "");

  const client = new Client(INFO);
  const transport = new StreamableHTTPClientTransport(url, { authProvider: user });
  await client.connect(transport);
  seen.length = 0;
  assert.deepEqual((await client.callTool(CALL)).content, ANSWER);
  assert.ok(seen.length > 0 && seen.every(({ authorization }) => authorization === undefined));
  assert.ok(transport.sessionId);
  await transport.terminateSession();
  await client.close();
});

test("the official client 2.x does the same on a Provider route", async () => {
  const user = new SignedInUser();
  const url = new URL(`${gateway.url}/provider/mcp`);
  const first = new next.StreamableHTTPClientTransport(url, { authProvider: user });
  await assert.rejects(new next.Client(INFO).connect(first), next.UnauthorizedError);
  await first.finishAuth(user.callback ?? new URLSearchParams());

  const client = new next.Client(INFO);
  await client.connect(new next.StreamableHTTPClientTransport(url, { authProvider: user }));
  assert.deepEqual((await client.callTool(CALL)).content, ANSWER);
  await client.close();
});

test("a signed-in user without the permission is denied with 403", async () => {
  const user = new SignedInUser();
  const url = new URL(`${gateway.url}/forbidden/mcp`);
  const first = new next.StreamableHTTPClientTransport(url, { authProvider: user });
  await assert.rejects(new next.Client(INFO).connect(first), next.UnauthorizedError);
  await first.finishAuth(user.callback ?? new URLSearchParams());
  const again = new next.StreamableHTTPClientTransport(url, { authProvider: user });
  await assert.rejects(new next.Client(INFO).connect(again), /403|authorization failed/);
});

test("with a client id the gateway answers the registration, and the sign-in is that client's", async () => {
  const user = new SignedInUser();
  const url = new URL(`${gateway.url}/shared/mcp`);
  const first = new StreamableHTTPClientTransport(url, { authProvider: user });
  await assert.rejects(new Client(INFO).connect(first), UnauthorizedError);
  assert.equal(user.clientInformation()?.client_id, clientId);
  await first.finishAuth(user.callback?.get("code") ?? "");
  const client = new Client(INFO);
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: user }));
  assert.deepEqual((await client.callTool(CALL)).content, ANSWER);
  await client.close();
});

test("a provider that knows no resource indicators gets the audience in the URL", async () => {
  const path = "/.well-known/oauth-authorization-server/audience/mcp";
  const metadata = JSON.parse(await (await fetch(gateway.url + path)).text());
  const { searchParams } = new URL(metadata.authorization_endpoint);
  assert.equal(searchParams.get("audience"), `${gateway.url}/audience/mcp`);
});

test("the discovery documents can be read by GET, HEAD and OPTIONS, also by pages of any origin", async () => {
  for (const document of ["protected-resource", "authorization-server"]) {
    const url = `${gateway.url}/.well-known/oauth-${document}/mcp`;
    for (const [method, status] of [
      ["GET", 200],
      ["HEAD", 200],
      ["OPTIONS", 204],
      ["POST", 405],
    ] as const) {
      const response = await fetch(url, { method });
      assert.equal(response.status, status, method);
      assert.equal(response.headers.get("access-control-allow-origin"), "*");
      assert.equal((await response.text()).length > 0, status !== 204 && method !== "HEAD");
    }
  }
});

test("a session of one user is of no use to another", async () => {
  const url = new URL(`${gateway.url}/mcp`);
  const [alice, bob] = [new SignedInUser("alice"), new SignedInUser("bob")];
  for (const user of [alice, bob]) {
    const transport = new StreamableHTTPClientTransport(url, { authProvider: user });
    await assert.rejects(new Client(INFO).connect(transport), UnauthorizedError);
    await transport.finishAuth(user.callback?.get("code") ?? "");
  }
  const transport = new StreamableHTTPClientTransport(url, { authProvider: alice });
  await new Client(INFO).connect(transport);
  const ask = (user: SignedInUser) =>
    fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${user.tokens()?.access_token}`,
        "mcp-session-id": transport.sessionId ?? "",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
  const [own, foreign] = [await ask(alice), await ask(bob)];
  assert.deepEqual([own.status, foreign.status], [200, 404]);
  await own.body?.cancel();
  await transport.close();
});
