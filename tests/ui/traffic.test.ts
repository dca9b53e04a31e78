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

const arrived = Promise.withResolvers<undefined>();
let server: Listening;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  server = await listen(
    createServer(({ url = "" }, response) => {
      // A client that does not wait for it gets nothing.
      if (url.startsWith("/shop/slow")) {
        arrived.resolve(undefined);
        return;
      }
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

test("a request that its client aborts is no error of the route", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const abort = new AbortController();
  const asked = fetch(`${gateway.url}/shop/slow`, { signal: abort.signal });
  await arrived.promise;
  abort.abort();
  await assert.rejects(asked);
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic/route?id=web%2Fshop`);
  const aborted = page.getByRole("region", { name: "Aborted by clients" });
  await aborted.getByRole("row").filter({ hasText: "GET /shop/slow" }).waitFor();
  assert.equal(
    await page.getByRole("region", { name: "Last errors" }).getByText("slow").count(),
    0,
  );
  await page.getByText(/1 aborted by the client before a response/).waitFor();
  await assertAccessible(page);
});

test("listeners, backends and policies are lists of their own, with a search and live figures", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic`);
  const lists = page.getByRole("navigation", { name: "Lists" });
  await lists.getByRole("link", { name: "Backends" }).click();
  await page.getByRole("heading", { name: "Backends" }).waitFor();
  await page.getByText("2 of 2 backends").waitFor();
  assert.deepEqual(await lists.locator("[aria-current]").allTextContents(), ["Backends"]);
  const backends = page.getByRole("region", { name: "Backends" });
  const shop = backends.getByRole("row").filter({ hasText: new URL(server.url).host });
  await ask("/shop/broken");
  await shop.getByText(/^[0-9.]+\/min$/).waitFor();
  await shop.getByText("– not checked").waitFor();
  await page.getByRole("searchbox").fill("static 127.0.0.1 shop");
  await page.getByText("1 of 2 backends").waitFor();
  await page.reload();
  await page.getByText("1 of 2 backends").waitFor();
  await assertAccessible(page);
  await shop.getByRole("link", { name: "shop", exact: true }).click();
  await page.getByText("1 of 2 routes").waitFor();

  await lists.getByRole("link", { name: "Policies" }).click();
  await page.getByText("2 of 2 policies").waitFor();
  await page.getByRole("searchbox").fill("deny-nothing");
  await page.getByText("No policy has these words.").waitFor();
  await page.getByRole("searchbox").fill("authorization route");
  await page.getByText("1 of 2 policies").waitFor();
  await page.getByText("gateways.web.routes[0].policies.authorization").waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  await page.getByRole("region", { name: "Policies" }).getByRole("link", { name: "shop" }).click();
  await page.getByRole("heading", { name: "Route shop" }).waitFor();
  await page.goBack();

  await lists.getByRole("link", { name: "Listeners" }).click();
  await page.getByText("1 of 1 listeners").waitFor();
  const current = lists.locator("[aria-current]");
  assert.deepEqual(await current.allInnerTexts(), ["Listeners"]);
  await assertAccessible(page);
  await page.getByRole("link", { name: String(gateway.port) }).click();
  await page.getByText("2 of 2 routes").waitFor();
});
