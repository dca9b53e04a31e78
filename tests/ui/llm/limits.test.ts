import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import type { Browser } from "playwright-core";
import { CheckedClient } from "../../e2e/admin/admin-client.ts";
import { openaiAnswer } from "../../e2e/llm/vendors.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";

/** A person reads which limit has refused a call, what is left of it, and when it may succeed. */

let vendor: ModelServer;
let gateway: Gateway;
let client: CheckedClient;
let browser: Browser;

before(async () => {
  vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  const provider = `provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} }`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: few-requests
        matches: [{ path: { value: /v1/chat }, headers: [{ name: x-kind, value: requests }] }]
        policies: { rateLimit: { local: [{ name: frugal, requests: 1, unit: Hours }] } }
        backends: [{ backend: openai }]
      - name: few-tokens
        matches: [{ path: { value: /v1/chat }, headers: [{ name: x-kind, value: tokens }] }]
        policies:
          rateLimit: { local: [{ name: brief, tokens: 60, unit: Hours, reservation: { outputTokens: 30 } }] }
        backends: [{ backend: openai }]
      - name: shown
        matches: [{ path: { value: /shown } }]
        policies: { rateLimit: { local: [{ name: once, requests: 1, unit: Hours }] } }
        backends: [{ backend: openai }]
      - name: keys
        policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: openai }]
backends:
  openai: { ai: { ${provider} } }
`,
  });
  client = new CheckedClient(gateway);
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await vendor?.close();
});

async function call(headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content: "Hi" }] }),
  });
}

test("the calls say which limit and which budget have refused them, and what is left", async () => {
  const body = { name: "poor", tokens: 50 };
  const { key } = (await client.call("createKey", { body })).value;
  const kinds = [{ "x-kind": "requests" }, { "x-kind": "tokens" }];
  for (const headers of [...kinds, ...kinds]) await (await call(headers)).arrayBuffer();
  const long = await call({ "x-kind": "tokens" });
  assert.match(await long.text(), /the rate limit \\"brief\\" has too few tokens left/);
  assert.match(long.headers.get("retry-after") ?? "", /^\d+$/);
  await (await call({ authorization: `Bearer ${key}` })).arrayBuffer();
  const poor = await call({ authorization: `Bearer ${key}` });
  assert.equal(poor.status, 429, await poor.text());
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=calls`);
  for (const text of [
    /^429: refused by the gateway \(the rate limit "frugal" refuses it: 0 of 1 requests left, more in \d+[hms]/,
    /^429: refused by the gateway \(the rate limit "brief" refuses it: \d+ of 60 tokens left, more in \d+[hms]/,
    /^429: refused by the gateway \(the budget "key poor .*" has too little left for this call: .* of 50 tokens spent or reserved, never renewed\)/,
  ])
    await page.getByRole("cell", { name: text }).first().waitFor();
  await assertAccessible(page);
});

test("the playground says which limit has refused the call, and when it may succeed", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=playground`);
  await page.getByLabel("URL of the route for clients").fill(`${gateway.url}/shown`);
  await page.getByLabel("Model to call").fill("gpt-5");
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.click();
  await page.getByText("Status 200.").waitFor();
  await send.click();
  await page
    .getByRole("alert")
    .getByText(/^Rate limit once: 0 left, more in \d+ s; it may succeed in \d+ s\.$/)
    .waitFor();
  await assertAccessible(page);
});
