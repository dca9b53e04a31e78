import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Browser, Page } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { codeEditor } from "../code-editor.ts";

/** What a page that is open shows while its gateway is away, and after another one has taken its place. */

const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes: [{ name: hello, policies: { directResponse: { status: 200 } } }]
`;

let browser: Browser;
let gateway: Gateway;
/** The port of the admin server of each gateway, of which one takes the place of another. */
let adminPort: number;

before(async () => {
  gateway = await Gateway.start({ config: CONFIG });
  adminPort = gateway.adminPort;
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

/** Starts another gateway in the place of the one before, which has ended. */
async function startAgain(): Promise<void> {
  const environment = { ADMIN_ADDR: `127.0.0.1:${adminPort}` };
  gateway = await Gateway.start({ config: CONFIG, environment });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${adminPort}/ui${path}`);
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
}

test("a page that is opened while the gateway is away comes when it is back", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "");
  await gateway[Symbol.asyncDispose]();
  await page.getByText("What is shown is from before").waitFor();
  await page.getByRole("link", { name: "CEL" }).click();
  await page.getByRole("heading", { name: "Connection lost" }).waitFor();
  await assertAccessible(page);
  await startAgain();
  await page.getByRole("heading", { name: "CEL" }).waitFor();
  await page.getByText("What is shown is from before").waitFor({ state: "detached" });
});

test("a text is judged again when the gateway is back, and what was typed stays", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "/configuration");
  await page.getByText("✓ The gateway can run this.").waitFor();
  await gateway[Symbol.asyncDispose]();
  await codeEditor(page).focus();
  await page.keyboard.type("wrong: 1\n");
  await page.getByText("Not checked: the gateway does not respond").waitFor();
  await assertAccessible(page);
  await startAgain();
  await page.getByText("✗ The gateway cannot run this.").waitFor();
  assert.match((await codeEditor(page).textContent()) ?? "", /wrong: 1/);
});

test("a trace is waited for again when the gateway is back", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "/trace");
  const waiting = page.getByText("Waiting for a request");
  await waiting.waitFor();
  await gateway[Symbol.asyncDispose]();
  await waiting.waitFor({ state: "hidden" });
  await page.getByText("What is shown is from before").waitFor();
  await assertAccessible(page);
  await startAgain();
  await waiting.waitFor();
});

test("a page whose files another version no longer has offers to be loaded again", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await open(page, "");
  // The names of files have their content, so another version has others.
  await page.route("**/ui/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "History" }).click();
  const again = page.getByRole("button", { name: "Load the page again" });
  await again.waitFor();
  await assertAccessible(page);
  await page.unroute("**/ui/assets/**");
  await again.press("Enter");
  await page.getByRole("heading", { name: "History" }).waitFor();

  await page.route(/verdict-worker/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Configuration" }).click();
  await again.waitFor();
  await codeEditor(page).waitFor();
  await assertAccessible(page);
  assert.equal(await page.getByText("Connection lost").count(), 0);
});
