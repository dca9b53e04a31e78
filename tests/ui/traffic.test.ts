import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Browser } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/** What the page Traffic shows of requests that failed, and of what they pass. */

const BROKEN = 500;
const MISSING = 404;

let server: Listening;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  server = await listen(
    createServer(({ url = "" }, response) => {
      response.writeHead(url.startsWith("/shop/broken") ? BROKEN : MISSING).end();
    }),
  );
  gateway = await Gateway.start({
    config: `
config: { workerThreads: 2 }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: shop
        matches: [{ path: { type: PathPrefix, value: /shop } }]
        policies:
          apiKeyAuthentication: { location: { queryParameter: { name: pass } }, mode: Permissive, runtimeKeys: {} }
          authorization: { action: Deny, policy: { matchExpressions: ['request.path == "/shop/closed"'] } }
        backends: [{ backend: shop }]
      - name: away
        matches: [{ path: { type: PathPrefix, value: /away } }]
        backends: [{ host: "127.0.0.1:${await freePort()}" }]
backends:
  shop: { static: { host: 127.0.0.1, port: ${new URL(server.url).port} } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await server?.close();
});

async function ask(path: string): Promise<number> {
  const headers = { cookie: "session=planted-cookie", connection: "close" };
  const response = await fetch(gateway.url + path, { headers });
  await response.arrayBuffer();
  return response.status;
}

test("a route shows its last errors with their reasons, and nothing secret", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  assert.equal(await ask("/shop/missing"), MISSING);
  assert.equal(await ask("/shop/broken?pass=planted-key"), BROKEN);
  assert.equal(await ask("/shop/closed?token=planted-token"), 403);
  assert.equal(await ask("/away"), 503);
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic?q=shop`);
  await page.getByRole("link", { name: "shop", exact: true }).click();
  const errors = page.getByRole("region", { name: "Last errors" });
  const closed = errors.getByRole("row").filter({ hasText: "GET /shop/closed" });
  await closed.getByRole("cell", { name: "403" }).waitFor();
  const broken = errors.getByRole("row").filter({ hasText: "GET /shop/broken" });
  await broken.getByRole("cell", { name: String(BROKEN) }).waitFor();
  await broken.getByText("the server responded so").waitFor();
  assert.equal(await errors.getByText("missing").count(), 0);
  assert.ok(!(await page.content()).includes("planted"));
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic?q=away`);
  await page.getByRole("link", { name: "away", exact: true }).click();
  await errors.getByText("ECONNREFUSED").waitFor();
});
