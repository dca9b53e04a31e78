import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, before, test } from "node:test";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/mcp-server";
import { signIn } from "@edge-gateway/testkit/sign-in";
import { pythonEnvironment, PYTHON_PROGRAMS } from "../mcp/python-environment.ts";
import { configuration, mcpBackend, mcpMatches } from "./configuration.ts";

/** The official client of Python signs in: it compares the issuer of the metadata. */

let identityProvider: Listening;
let server: Listening;
let gateway: Gateway;
let environment: NodeJS.ProcessEnv;

before(async () => {
  environment = await pythonEnvironment();
  identityProvider = await startIdentityProvider({ permissions: ["tools:call"] });
  server = await startMcpServer();
  const resource = "http://127.0.0.1:${PORT}/mcp";
  const jwks = { remote: { url: `${identityProvider.url}/jwks` } };
  const route = {
    name: "provider",
    matches: mcpMatches("/mcp"),
    policies: {
      jwtAuthentication: {
        providers: [{ issuer: identityProvider.url, audiences: [resource], jwks }],
        mcp: {
          authorizationServers: "Provider",
          resourceMetadata: { resource, scopesSupported: ["mcp"] },
        },
      },
    },
    backends: [{ backend: "server" }],
  };
  const backends = { server: mcpBackend(server.url) };
  gateway = await Gateway.start({ config: configuration([route], { backends }) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await server?.close();
  await identityProvider?.close();
});

test("the official client of Python, whose token is refused, signs in on a Provider route and calls a tool", async () => {
  const program = join(PYTHON_PROGRAMS, "sign_in.py");
  const given = [program, `${gateway.url}/mcp`, "test_simple_text", "a-token-of-yesterday"];
  const client = spawn("python3", given, { env: environment });
  let errors = "";
  client.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  let text: unknown;
  let signIns = 0;
  for await (const line of createInterface(client.stdout)) {
    const said: { url?: string; text?: string } = JSON.parse(line);
    text = said.text;
    if (said.url === undefined) continue;
    signIns += 1;
    client.stdin.write(`${(await signIn(said.url)).href}\n`);
  }
  assert.equal(text, "This is a simple text response for testing.", errors);
  assert.equal(signIns, 1);
});
