import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AdminClient, fetchTransport } from "@edge-gateway/admin-client";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Browser, Page } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";

/** Objects are changed and removed by forms where the configuration is kept in a database, also by two people at once. */

const ROUTE = `routes:
  - name: shop
    gateways: [web]
    matches: [{ path: { type: PathPrefix, value: /shop } }]
    policies: { directResponse: { status: 200, body: open } }
`;

let gateway: Gateway;
let browser: Browser;

before(async () => {
  const config = `config: { storage: { mode: database } }
gateways:
  web:
    port: \${PORT}
    routes: [{ name: fixed, policies: { directResponse: { status: 204 } } }]
`;
  gateway = await Gateway.start({ config });
  const admin = new AdminClient(fetchTransport(`http://127.0.0.1:${gateway.adminPort}`));
  const { version = "" } = await admin.call("getConfigSource");
  await admin.call("applyConfig", {
    body: { files: [{ name: "<database>", text: ROUTE }] },
    version,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/change?at=${at}`);
  await page.getByRole("button", { name: "Show what changes" }).waitFor();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
}

test("two people who change one object keep what both have changed", async () => {
  await using context = await openWindow(browser);
  const [ann, bob] = [await context.newPage(), await context.newPage()];
  await open(ann, "routes/shop");
  await open(bob, "routes/shop");
  await ann.getByLabel(/^status/).fill("201");
  await apply(ann);
  await ann.getByText("The gateway runs it.").waitFor();
  await bob.getByLabel(/^body/).first().fill("by bob");
  await apply(bob);
  await bob
    .getByRole("region", { name: "Changes of others" })
    .getByText(/\+.*201/)
    .waitFor();
  await bob
    .getByRole("region", { name: "Your changes" })
    .getByText(/\+.*by bob/)
    .waitFor();
  await assertAccessible(bob);
  await bob.getByRole("button", { name: "Keep my text" }).click();
  await bob
    .getByRole("region", { name: "Lines of the object" })
    .getByText(/201[^]*by bob/)
    .waitFor();
  await apply(bob);
  await bob.getByText("The gateway runs it.").waitFor();
  const response = await fetch(`${gateway.url}/shop`);
  assert.equal(response.status, 201);
  assert.equal(await response.text(), "by bob");
});

test("what is wrong with an object of a database is said at its field, and its removal is seen by clients", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic`);
  await page.getByRole("link", { name: "Change routes/shop", exact: true }).click();
  const status = page.locator("label").filter({ has: page.getByLabel(/^status/) });
  await page.getByLabel(/^status/).fill("99");
  await status.locator(".bad").waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByText("route shop removed").waitFor();
  await page.getByRole("button", { name: "Remove routes/shop" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal((await fetch(`${gateway.url}/shop`)).status, 204);
});

test("an object of the file below the database says why it cannot be changed", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic/route?id=web%2Ffixed`);
  await page
    .getByRole("link", { name: /^Change gateways/ })
    .first()
    .click();
  await page
    .getByText("What is in the file cannot be changed here: the file is the baseline")
    .waitFor();
  await assertAccessible(page);
});
