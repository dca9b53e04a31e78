import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startIdentityProvider } from "@edge-gateway/testkit/servers/identity-provider";
import type { Listening } from "@edge-gateway/testkit/listen";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Browser } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/** The way of an MCP client to a token, in the page Identity, with a real identity provider and a real server. */

let provider: Listening;
let desk: SdkServer;
let gateway: Gateway;
let browser: Browser;
let port: number;

before(async () => {
  provider = await startIdentityProvider();
  desk = await startSdkServer(fillPlain("desk"));
  port = await freePort();
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: ${port}
    routes:
      - name: desk
        matches:
          - path: { type: PathPrefix, value: /mcp }
          - path: { type: PathPrefix, value: /.well-known/oauth-protected-resource/mcp }
          - path: { type: PathPrefix, value: /.well-known/oauth-authorization-server/mcp }
        policies:
          jwtAuthentication:
            providers:
              - issuer: ${provider.url}
                audiences: ["http://127.0.0.1:${port}/mcp"]
                jwks: { remote: { url: "${provider.url}/jwks" } }
            mcp:
              resourceMetadata:
                resource: http://127.0.0.1:${port}/mcp
                scopesSupported: [mcp]
        backends: [{ backend: desk }]
      - name: elsewhere
        matches: [{ path: { type: PathPrefix, value: /elsewhere } }]
        policies:
          directResponse:
            status: 401
            headers:
              - name: www-authenticate
                value: '"Bearer resource_metadata=\\"http://127.0.0.1:1/metadata\\""'
      - name: open
        matches: [{ path: { type: PathPrefix, value: /open } }]
        backends: [{ backend: desk }]
backends:
  desk: { mcp: { targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk.port} } }] } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await desk?.close();
  await provider?.close();
});

test("each step of a client is shown with its request, its response and what clients make of it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://127.0.0.1:${port}/mcp`;
  await page.goto(
    `http://127.0.0.1:${gateway.adminPort}/ui/identity?url=${encodeURIComponent(url)}`,
  );
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  const steps = page.getByRole("region", { name: "The way of an MCP client" });
  await steps.getByText("The refusal names the metadata of the resource.").waitFor();
  await steps
    .getByText(`GET http://127.0.0.1:${port}/.well-known/oauth-protected-resource/mcp`)
    .waitFor();
  await steps.getByText("It is about this server, and leads to").waitFor();
  await steps
    .getByRole("heading", { name: "Metadata of the authorization server" })
    .first()
    .waitFor();
  await steps.getByText(/so strict clients refuse it/).waitFor();
  await steps.getByText("The client registers itself, and the person logs in.").waitFor();
  await steps.getByText(`POST ${provider.url}/reg`).waitFor();
  await steps.getByText("Paste a token above").waitFor();
  await assertAccessible(page);

  await page.getByRole("textbox", { name: "Token" }).fill("planted-walked-token");
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  await steps.getByText("The server does not take it").waitFor();
  assert.match(
    (await steps.getByRole("region", { name: "The call with a token: response" }).textContent()) ??
      "",
    /^401\nwww-authenticate: Bearer.*invalid_token/,
  );
  assert.ok(!gateway.output.includes("planted-walked-token"));
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);

  await page.getByLabel(/^URL/).fill(url.replace("/mcp", "/open"));
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  await steps.getByText("The server wants no token").waitFor();
});

test("a document that is not at this gateway is a step that says so", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://127.0.0.1:${port}/elsewhere`;
  await page.goto(
    `http://127.0.0.1:${gateway.adminPort}/ui/identity?url=${encodeURIComponent(url)}`,
  );
  await page.getByRole("button", { name: "Walk through the steps" }).click();
  const steps = page.getByRole("region", { name: "The way of an MCP client" });
  await steps.getByText("GET http://127.0.0.1:1/metadata").waitFor();
  await steps.getByText("It is not at this gateway").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
});
