import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Browser, Page } from "playwright-core";
import { openWindow, startBrowser } from "./browser.ts";
import { codeIn } from "./code-editor.ts";
import { press, tabTo, typeInto, typeLabelled } from "./keys.ts";

/**
 * The main flows by keys alone, and what a screen reader says on the way: why a request is refused, how a change is
 * made in the editor and by a form and taken back, and what a key of a client is for. UPDATE_GOLDENS=1 writes the trees.
 */

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        policies: { directResponse: { status: 200, body: open } }
      - name: closed
        matches: [{ path: { type: PathPrefix, value: /closed } }]
        policies: { directResponse: { status: 403 } }
backends:
  claude: { ai: { provider: { anthropic: {} } } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

/** Compares what a screen reader gets with a file; ports, times and versions differ from run to run. */
async function assertTree(page: Page, name: string): Promise<void> {
  const tree = (await page.locator("main").ariaSnapshot())
    .replaceAll(gateway.configPath, "gateway.yaml")
    .replaceAll(String(gateway.port), "PORT")
    .replaceAll(/edge-[\w-]{20,}/g, "KEY")
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{1,2}:\d{2}:\d{2}(?: [AP]M)?/g, "TIME")
    .replaceAll(/\d{1,2}\/\d{1,2}\/\d{4}/g, "DATE");
  const file = fileURLToPath(new URL(`testdata/${name}.aria.yaml`, import.meta.url));
  if (process.env["UPDATE_GOLDENS"] === "1") await writeFile(file, `${tree}\n`);
  assert.equal(`${tree}\n`, await readFile(file, "utf8"));
}

/** Opens a page by `g` and its letter. */
async function go(page: Page, letter: string, heading: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(letter);
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
}

test("keys alone find out why a request is refused", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui`);
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await go(page, "t", "Traffic");
  await typeInto(page, /^URL/, `http://a.test:${gateway.port}/closed/1`);
  await page.keyboard.press("Enter");
  await page.getByText("The gateway responds with").waitFor();
  await page.getByText("the path is not below /orders").waitFor();
  await page.getByText("2 of 2 routes").waitFor();
  await assertTree(page, "explained");
  await press(page, "web/closed", "link");
  await page.getByRole("heading", { name: "Route closed" }).waitFor();
  await press(page, "Show its lines", "link");
  await page.getByText("✓ The gateway can run this.").waitFor();
  assert.match(await codeIn(page), /name: closed/);
});

test("keys alone change the configuration, and take the change back", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui`);
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await go(page, "c", "Configuration");
  const text = await readFile(gateway.configPath, "utf8");
  await typeInto(page, /^Text of/, text.replace("status: 403", "status: 410"));
  await press(page, "Show what changes");
  await page.getByRole("region", { name: "Changed lines" }).waitFor();
  await page.getByText("✓ The gateway can run this.").waitFor();
  await assertTree(page, "reviewed");
  await typeInto(page, /^What it is for/, "gone for good");
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal((await fetch(`${gateway.url}/closed`)).status, 410);
  await tabTo(page, "Overview", "link");
  await go(page, "h", "History");
  await press(page, "1", "link");
  await press(page, "Go back to the state after version 1");
  await page.getByRole("dialog").waitFor();
  await press(page, "Go back");
  await page.getByText("Nothing: the files have these texts.").waitFor();
  assert.equal((await fetch(`${gateway.url}/closed`)).status, 403);
});

test("keys alone change a route by its form, and remove it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic/route?id=web%2Fclosed`);
  await press(page, /^Change gateways/, "link");
  await page.getByRole("heading", { name: "Change gateways/web/routes/closed" }).waitFor();
  await typeLabelled(page, /^status/, "410");
  await press(page, "Show what changes");
  await page.getByRole("region", { name: "Changed lines" }).waitFor();
  await page.getByRole("region", { name: "Lines of the object" }).getByText("410").waitFor();
  await assertTree(page, "changed");
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal((await fetch(`${gateway.url}/closed`)).status, 410);
  await press(page, "Change it again");
  await press(page, "Remove it");
  await page.getByText("route closed removed").waitFor();
  await assertTree(page, "removed");
  await press(page, "Remove gateways/web/routes/closed");
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal((await fetch(`${gateway.url}/closed`)).status, 404);
});

test("keys alone create the key of a client, and delete it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui`);
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await go(page, "l", "LLM");
  await page.getByRole("cell", { name: "anthropic" }).waitFor();
  await press(page, "Keys and budgets", "link");
  await page.getByRole("heading", { name: "Keys and budgets" }).waitFor();
  await typeInto(page, "Name", "ci");
  await press(page, "Create a key");
  await page.getByText("which is shown only now").waitFor();
  await page.getByRole("cell", { name: "ci", exact: true }).waitFor();
  await assertTree(page, "key-created");
  await press(page, "Hide the key");
  await press(page, "Delete key ci");
  await page.getByRole("dialog").waitFor();
  await press(page, "Delete");
  await page.getByText("No keys were created.").waitFor();
});
