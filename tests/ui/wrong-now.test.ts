import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Listening } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { issueAuthority } from "@edge-gateway/x509/certificates";
import type { Browser, Locator, Page } from "playwright-core";
import { CheckedClient } from "../e2e/admin/admin-client.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { codeEditor } from "./code-editor.ts";

/** Everything that the overview calls wrong is made to happen, and its link leads to the cause. */

/** Milliseconds. */
const DAY = 86_400_000;

let echo: Listening;
let issuer: TokenIssuer;
let model: ModelServer;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  echo = await startEcho();
  issuer = await TokenIssuer.start();
  issuer.available = false;
  model = await ModelServer.start();
  const keys = `${issuer.issuer}/jwks`;
  const now = Date.now();
  const period = { notBefore: new Date(now - 340 * DAY), notAfter: new Date(now + 25 * DAY) };
  const { certificate, privateKey } = issueAuthority("shop.test", period);
  gateway = await Gateway.start({
    files: { "tls.crt": certificate, "tls.key": privateKey },
    config: `
config:
  identity: { keySetCooldownMilliseconds: 1000 }
  oidc: { cookieSecret: ${"0f1e2d3c4b5a6978".repeat(4)} }
secrets: { client: { data: { clientSecret: planted-secret } } }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: tokens
        matches: [{ path: { type: PathPrefix, value: /tokens } }]
        policies:
          jwtAuthentication:
            providers:
              - issuer: ${issuer.issuer}
                jwks: { remote: { url: "${keys}" } }
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: people
        matches: [{ path: { type: PathPrefix, value: /people } }]
        policies:
          oidc:
            issuer: ${issuer.issuer}
            authorizationEndpoint: ${issuer.issuer}/authorize
            tokenEndpoint: ${issuer.issuer}/token
            jwks: { remote: { url: "${keys}" } }
            clientAuth: { clientId: gateway, secretRef: { name: client } }
            redirectUri: https://shop.test/people/callback
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: staff
        matches: [{ path: { type: PathPrefix, value: /staff } }]
        policies:
          oidc:
            issuer: ${issuer.issuer}/staff
            clientAuth: { clientId: gateway, secretRef: { name: client } }
            redirectUri: https://shop.test/staff/callback
        backends: [{ host: "${new URL(echo.url).host}" }]
      - name: desk
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        backends: [{ backend: desk }]
      - name: shop
        matches: [{ path: { type: PathPrefix, value: /shop } }]
        backends: [{ backend: shop }]
      - name: models
        matches: [{ path: { type: PathPrefix, value: /v1 } }]
        policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: models }]
  secure:
    port: ${await freePort()}
    protocol: HTTPS
    tls: { cert: tls.crt, key: tls.key }
    routes: [{ name: hello, policies: { directResponse: { status: 200 } } }]
backends:
  desk:
    mcp: { targets: [{ name: one, static: { host: 127.0.0.1, port: 9 } }] }
    policies:
      mcp:
        authentication:
          issuer: ${issuer.issuer}
          jwks: { url: "${keys}" }
          resourceMetadata: { resource: "http://shop.test/mcp" }
  shop:
    static: { endpoints: [{ host: 127.0.0.1, port: ${await freePort()} }, { host: 127.0.0.1, port: ${new URL(echo.url).port} }] }
    policies: { health: { eviction: { duration: 1h, consecutiveFailures: 1 } } }
  models: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${model.port} } } }
ui: { gateways: [web], hostnames: [ui.test], insecure: true }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
  await issuer?.close();
  await echo?.close();
});

async function openOverview(page: Page): Promise<Locator> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui`);
  await page.getByRole("heading", { name: "Wrong now" }).waitFor();
  return page.getByRole("region", { name: "Wrong now" }).getByRole("listitem");
}

/** Follows the link beside a text to the configuration; returns the line that is selected there. */
async function lineBehind(page: Page, entry: Locator): Promise<string> {
  await entry.getByRole("link", { name: "Show it" }).click();
  await codeEditor(page).and(page.locator(":focus")).waitFor();
  return (await codeEditor(page).locator(".cm-activeLine").textContent()) ?? "";
}

test("key sets that cannot be fetched are listed with the policies that need them, until they can", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  for (const [path, line] of [
    ["gateways.web.routes[0].policies.jwtAuthentication.providers[0].jwks", /jwks: \{ remote/],
    ["gateways.web.routes[1].policies.oidc.jwks", /jwks: \{ remote/],
    ["backends.desk.policies.mcp.authentication.jwks", /jwks: \{ url/],
  ] as const) {
    const wrong = (await openOverview(page)).filter({ hasText: path });
    await wrong.getByText(`The key set ${issuer.issuer}/jwks cannot be fetched`).waitFor();
    await wrong.getByText("every token is refused").waitFor();
    assert.ok(!(await page.content()).includes("planted"));
    assert.match(await lineBehind(page, wrong), line);
  }
  const wrong = await openOverview(page);
  await assertAccessible(page);
  issuer.available = true;
  const authorization = `Bearer ${await issuer.sign({ sub: "ann" })}`;
  await waitFor("accepted token", async () => {
    const response = await fetch(`${gateway.url}/tokens`, { headers: { authorization } });
    await response.arrayBuffer();
    return response.status === 200;
  });
  await wrong.filter({ hasText: "key set" }).first().waitFor({ state: "hidden" });
});

test("an issuer whose metadata cannot be used leads to its login, before anybody logs in", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const wrong = (await openOverview(page)).filter({ hasText: "nobody can log in" });
  await wrong.getByText(`The metadata of the issuer ${issuer.issuer}/staff`).waitFor();
  await wrong.getByText("gateways.web.routes[2].policies.oidc").waitFor();
  assert.match(await lineBehind(page, wrong), /oidc:/);
});

test("a warning of the first reading is there before the file is read again", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const wrong = (await openOverview(page)).filter({ hasText: "is deprecated since" });
  assert.match(await lineBehind(page, wrong), /authentication:/);
});

test("an endpoint that is excluded leads to its routes", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const client = new CheckedClient(gateway);
  const bad = await waitFor("excluded endpoint", async () => {
    await (await fetch(`${gateway.url}/shop`)).arrayBuffer();
    const { endpoints } = (await client.call("getEndpoints")).value;
    return endpoints.find(({ evictedFor }) => evictedFor > 0)?.endpoint;
  });
  const wrong = (await openOverview(page)).filter({ hasText: `${bad} is excluded` });
  await wrong.getByRole("link", { name: "Show it" }).click();
  await page.getByText(/^1 of [0-9]+ routes/).waitFor();
  await page.getByRole("link", { name: "shop", exact: true }).click();
  await page.getByRole("region", { name: "Backends" }).getByText(`✗ ${bad}`).waitFor();
});

test("a server of MCP that cannot be reached leads to its state and to its form", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const client = new CheckedClient(gateway);
  const [desk] = (await client.call("getMcpServers")).value.servers;
  await client.call("getMcpCatalogue", { body: { backend: desk?.backend ?? "" } });
  const wrong = (await openOverview(page)).filter({ hasText: "The target one of the MCP server" });
  await wrong.getByText("cannot be reached").waitFor();
  await wrong.getByRole("link", { name: "Change backends/desk" }).waitFor();
  await assertAccessible(page);
  await wrong.getByRole("link", { name: "Show it" }).click();
  await page.getByRole("cell", { name: "✗ unavailable" }).waitFor();
});

test("a certificate that ends soon, and the UI without authentication, lead to their lines", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const certificate = (await openOverview(page)).filter({ hasText: "certificate expires" });
  assert.match(await lineBehind(page, certificate), /secure:/);
  const exposed = (await openOverview(page)).filter({ hasText: "exposed without authentication" });
  await assertAccessible(page);
  assert.match(await lineBehind(page, exposed), /insecure: true/);
});

test("a budget that is used up leads to it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const client = new CheckedClient(gateway);
  const { value } = await client.call("createKey", { body: { name: "ann", team: "tools" } });
  const body = { name: "spring", scope: "Team", subject: "tools", tokens: 5 } as const;
  const version = (await client.call("getBudgets")).value.newVersion;
  await client.call("setBudget", { body, version });
  model.answer = () => ({
    json: {
      ...{ id: "1", object: "chat.completion", created: 1, model: "fast" },
      choices: [{ index: 0, message: { role: "assistant", content: "a" }, finish_reason: "stop" }],
      usage: { prompt_tokens: 30, completion_tokens: 30, total_tokens: 60 },
    },
  });
  const call = async (): Promise<number> => {
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${value.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "fast", messages: [{ role: "user", content: "Hello" }] }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  await waitFor("refused call", async () => (await call()) === 429);
  const wrong = (await openOverview(page)).filter({ hasText: "The budget spring" });
  await wrong.getByRole("link", { name: "Show it" }).click();
  await page.getByRole("region", { name: "Budgets" }).getByText("spring").waitFor();
  assert.match(page.url(), /\/llm\?part=keys&q=spring$/);
});

test("a refused change leads to the line that is wrong", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const text = await readFile(gateway.configPath, "utf8");
  await writeFile(gateway.configPath, text.replace("directResponse", "directRespond"));
  const wrong = (await openOverview(page)).filter({ hasText: "unknown field" });
  assert.match(await lineBehind(page, wrong), /directRespond/);
  await writeFile(gateway.configPath, text);
});

test("a server that others reach is warned of once, can be closed, and a form proposes another address", async () => {
  await using open = await Gateway.start({
    config: "gateways: { web: { port: $PORT, routes: [] } }\n",
    environment: { STATS_ADDR: "0.0.0.0:0" },
  });
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const close = page.getByRole("button", { name: "Close the warning about stats" });
  await page.goto(`http://127.0.0.1:${open.adminPort}/ui`);
  const wrong = page.getByRole("region", { name: "Wrong now" });
  await wrong.getByRole("link", { name: "Listen on 127.0.0.1 only" }).waitFor();
  assert.equal(await close.count(), 0);
  await page.getByRole("link", { name: "Traffic" }).click();
  // The page before says it in its list.
  await page.getByRole("heading", { name: "Traffic", level: 1 }).waitFor();
  await wrong.waitFor({ state: "detached" });
  await close.waitFor();
  const said = page.getByText("Every client that reaches it reads the metrics");
  assert.equal(await said.isVisible(), false);
  await page.getByText("Exposed without authentication: stats at").click();
  await said.waitFor();
  await assertAccessible(page);
  await page.getByRole("link", { name: "Listen on 127.0.0.1 only" }).click();
  const lines = page.getByRole("region", { name: "Lines of the file" });
  await lines.getByText("statsAddr: 127.0.0.1:0").waitFor();
  await close.click();
  await close.waitFor({ state: "detached" });
  await page.reload();
  await lines.getByText("statsAddr: 127.0.0.1:0").waitFor();
  assert.equal(await close.count(), 0);
});
