import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Browser } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { codeIn, writeCode } from "./code-editor.ts";

/** The admin UI at a listener, whose policies end a login while the page is open. */

const LOGGED_IN = { authorization: "Bearer key-of-ann" };

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: \${PORT}
    routes:
      - name: shop
        policies: { directResponse: { status: 200, body: one } }
ui:
  gateways: [web]
  policies: { apiKeyAuthentication: { secretRef: { name: people } } }
secrets:
  people: { data: { ann: key-of-ann } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

test("a change after the login has ended says so, keeps what was typed, and works after the next login", async () => {
  await using context = await openWindow(browser);
  await context.setExtraHTTPHeaders(LOGGED_IN);
  const page = await context.newPage();
  await page.goto(`${gateway.url}/ui/configuration`);
  await page.getByText("✓ The gateway can run this.").waitFor();
  const typed = (await codeIn(page)).replace("body: one", "body: two");
  await writeCode(page, typed);
  await context.setExtraHTTPHeaders({});
  await page.getByRole("button", { name: "Show what changes" }).click();
  const alert = page.getByRole("alert");
  await alert.getByRole("heading", { name: "Nobody is logged in" }).waitFor();
  await alert.getByRole("link", { name: "Log in again in another tab" }).waitFor();
  assert.equal(await page.getByText("Connection lost").count(), 0);
  await assertAccessible(page);

  await context.setExtraHTTPHeaders(LOGGED_IN);
  assert.equal(await codeIn(page), typed);
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal(await (await fetch(gateway.url)).text(), "two");
});
