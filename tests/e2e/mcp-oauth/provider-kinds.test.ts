import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import * as next from "@modelcontextprotocol/client";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { IdentityProviderOptions } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { GoClient } from "../mcp/programs/go-client.ts";
import { Inspector } from "../mcp/programs/inspector.ts";
import { pythonEnvironment, PYTHON_PROGRAMS } from "../mcp/programs/python-environment.ts";
import { configuration, mcpBackend, mcpMatches } from "./configuration.ts";
import { browserCommand } from "./browser-command.ts";
import { PythonClients } from "./python-clients.ts";
import { SignedInUser } from "./signed-in-user.ts";

/**
 * Official clients of each generation sign in with each kind of identity provider: at the defaults, or with
 * the setting that `gw validate` names. The clients since 2.0 compare issuers (RFC 8414, RFC 9207).
 */

const INFO = { name: "end-to-end test", version: "1.0.0" };
const TOOL = "test_simple_text";
const CALL = { name: TOOL, arguments: {} };
const TEXT = "This is a simple text response for testing.";
const SECRET = "the-secret-of-the-application";

/** The client of a provider without registration; every port of the loopback interface is its own. */
const PUBLIC = {
  client_id: "shared",
  application_type: "native",
  redirect_uris: [...new SignedInUser().clientMetadata.redirect_uris, "http://localhost/callback"],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
} as const;
const CONFIDENTIAL = {
  ...PUBLIC,
  client_secret: SECRET,
  token_endpoint_auth_method: "client_secret_post",
} as const;

interface Kind {
  /** How the provider behaves. */
  readonly options: IdentityProviderOptions;
  readonly mcp: object;
  /** The audience of its tokens, if that is not the resource. */
  readonly audience?: string;
}

const silent = { sendsIssuer: false, allowsUnregisteredScopes: true };
const closed = { ...silent, registersClients: false };
const APPLICATION = "urn:application";

const KINDS: Readonly<Record<string, Kind>> = {
  Auth0: { options: { ...silent, resource: "audience" }, mcp: { metadataIssuer: "Gateway" } },
  Keycloak: {
    options: { allowsUnregisteredScopes: true },
    mcp: { authorizationServers: "Provider" },
  },
  Okta: { options: silent, mcp: {} },
  Descope: { options: silent, mcp: {} },
  Authentik: { options: { ...closed, clients: [PUBLIC] }, mcp: { clientId: PUBLIC.client_id } },
  Entra: {
    options: { ...closed, clients: [CONFIDENTIAL], resource: APPLICATION },
    mcp: { clientId: PUBLIC.client_id, clientSecretRef: { name: "entra" } },
    audience: APPLICATION,
  },
};

const identityProviders: Listening[] = [];
let server: Listening;
let gateway: Gateway;

before(async () => {
  server = await startMcpServer();
  const routes = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    const identityProvider = await startIdentityProvider(kind.options);
    identityProviders.push(identityProvider);
    routes.push(route(name, kind, identityProvider.url));
  }
  const backends = { server: mcpBackend(server.url) };
  const secrets = { entra: { data: { clientSecret: SECRET } } };
  gateway = await Gateway.start({ config: configuration(routes, { backends, secrets }) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await server?.close();
  for (const provider of identityProviders) await provider.close();
});

function route(name: string, { mcp, audience }: Kind, issuer: string): object {
  const path = `/${name}/mcp`;
  const resource = `http://127.0.0.1:\${PORT}${path}`;
  const jwks = { remote: { url: `${issuer}/jwks` } };
  const resourceMetadata = { resource, scopesSupported: ["mcp"] };
  const jwtAuthentication = {
    providers: [{ issuer, audiences: [audience ?? resource], jwks }],
    mcp: { provider: name, resourceMetadata, ...mcp },
  };
  return {
    name: name.toLowerCase(),
    matches: mcpMatches(path),
    policies: { jwtAuthentication },
    backends: [{ backend: "server" }],
  };
}

const urlOf = (name: string): URL => new URL(`${gateway.url}/${name}/mcp`);

for (const name of Object.keys(KINDS)) {
  test(`${name}: the official client 1.x signs in`, async () => {
    const user = new SignedInUser();
    const first = new StreamableHTTPClientTransport(urlOf(name), { authProvider: user });
    await assert.rejects(new Client(INFO).connect(first), UnauthorizedError);
    await first.finishAuth(user.callback?.get("code") ?? "");
    const client = new Client(INFO);
    await client.connect(new StreamableHTTPClientTransport(urlOf(name), { authProvider: user }));
    assert.deepEqual((await client.callTool(CALL)).content, [{ type: "text", text: TEXT }]);
    await client.close();
  });

  test(`${name}: the official client 2.x signs in`, async () => {
    const user = new SignedInUser();
    const first = new next.StreamableHTTPClientTransport(urlOf(name), { authProvider: user });
    await assert.rejects(new next.Client(INFO).connect(first), next.UnauthorizedError);
    await first.finishAuth(user.callback ?? new URLSearchParams());
    const client = new next.Client(INFO);
    const again = new next.StreamableHTTPClientTransport(urlOf(name), { authProvider: user });
    await client.connect(again);
    assert.deepEqual((await client.callTool(CALL)).content, [{ type: "text", text: TEXT }]);
    await client.close();
  });

  test(`${name}: the official client of Go signs in`, async () => {
    await using client = await GoClient.connect(urlOf(name).href);
    assert.deepEqual(await client.request("tools/call", CALL), {
      content: [{ type: "text", text: TEXT }],
    });
    assert.equal(client.opened.length, 1);
  });
}

for (const library of ["mcp", "mcp1", "fastmcp"])
  test(`the client of ${library} signs in with each kind of provider`, async () => {
    const environment = await pythonEnvironment(library === "mcp1" ? "before" : "newest");
    await using programs = await PythonClients.create(environment, PYTHON_PROGRAMS);
    await using client = programs.start(library);
    for (const name of Object.keys(KINDS))
      assert.equal(await client.call(urlOf(name).href, TOOL), TEXT, name);
  });

test("the inspector signs in with each kind of provider", async () => {
  await using inspector = await Inspector.install();
  const browser = browserCommand(join(inspector.home, "browser.log"));
  const options = { MCP_AUTO_OPEN_ENABLED: "true", BROWSER: browser };
  for (const name of Object.keys(KINDS)) {
    const callback = `http://127.0.0.1:${await freePort()}/callback`;
    const more = ["--tool-name", TOOL, "--callback-url", callback];
    const called = await inspector.run(urlOf(name).href, "tools/call", more, options);
    assert.equal(called["content"][0].text, TEXT, name);
  }
});
