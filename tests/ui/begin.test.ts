import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { beginGateway, type BegunGateway } from "./begin-gateway.ts";
import { press, tabTo, typeInto } from "./keys.ts";

/** The first minutes of a new user: `gw new`, its printed address, and three steps to something that works. */

let echo: Listening;
let desk: SdkServer;
let browser: Browser;
let folder: string;
let gateway: BegunGateway;
let port: number;

before(async () => {
  echo = await startEcho();
  desk = await startSdkServer(fillPlain("desk"));
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), "begin-ui-"));
  port = await freePort();
  gateway = beginGateway(join(folder, "gateway.yaml"), port);
});

after(async () => {
  await browser?.close();
  await gateway?.close();
  await desk?.close();
  await echo?.close();
  await rm(folder, { recursive: true });
});

test("the printed address logs in once, and keys alone lead to a route that works", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const address = await gateway.address();
  await page.goto(address);
  await page.getByRole("heading", { name: "Begin" }).waitFor();
  assert.ok(!page.url().includes("token"));
  await page.getByRole("link", { name: "A listener with TLS" }).waitFor();
  await page.getByRole("link", { name: "All forms" }).waitFor();
  await assertAccessible(page);

  await tabTo(page, "A route to a server", "link");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Step 2 of 3" }).waitFor();
  await page.getByText("Required: Name, Server").waitFor();
  await assertAccessible(page);
  await tabTo(page, /^Name/, "textbox");
  await page.keyboard.type("Orders!");
  await tabTo(page, /^Path/, "textbox");
  await page.keyboard.type("/orders");
  await tabTo(page, /^Server/, "textbox");
  await page.keyboard.type(echo.url.replace("http://", ""));
  const name = page.getByRole("textbox", { name: /^Name/ });
  await page.locator("label", { has: name }).getByText("must be").waitFor();
  assert.equal(await name.getAttribute("aria-invalid"), "true");
  await assertAccessible(page);
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("orders");
  await page.getByRole("region", { name: "Lines of the file" }).getByText("name: orders").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Step 3 of 3" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "orders added" }).waitFor();
  await assertAccessible(page);
  await tabTo(page, "Apply", "button");
  await page.keyboard.press("Enter");
  await page.getByText("The gateway runs it.").waitFor();
  const response = await fetch(`http://127.0.0.1:${port}/orders/1`);
  assert.match(await response.text(), /\/orders\/1/);
  await tabTo(page, "Send the request", "button");
  await page.keyboard.press("Enter");
  await page.getByText("the response has the status 200.").waitFor();
  await assertAccessible(page);

  const text = await readFile(gateway.file, "utf8");
  assert.ok(
    text.includes(`      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        backends: [{ host: ${echo.url.replace("http://", "")} }]
`),
  );
  assert.match(text, /^# The gateway reads this file again[^]*\n# The admin UI lets in/);

  const other = await context.newPage();
  await other.goto(address.split("?")[0] ?? "");
  await other.getByRole("heading", { name: "Overview" }).waitFor();
  await other.getByText("✓ Nothing").waitFor();
  await page.close();
  await other.close();
  const stranger = await context.newPage();
  await stranger.goto(address);
  await stranger.getByRole("region", { name: "Log in" }).waitFor();
  await assertAccessible(stranger);
  await stranger.getByLabel("Address or token").fill("guessed");
  await stranger.getByRole("button", { name: "Log in" }).click();
  await stranger.getByText("the token is void").waitFor();
  await stranger.getByLabel("Address or token").fill(await gateway.nextAddress());
  await stranger.getByRole("button", { name: "Log in" }).click();
  await stranger.getByText("✓ Nothing").waitFor();
});

test("an MCP server, a model and the key of a client are three forms away, and others are not overwritten", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  const origin = new URL(page.url()).origin;
  await page.goto(`${origin}/ui/new?kind=mcp`);
  await page.getByLabel(/^Name/).fill("desk");
  await page.getByLabel(/^Path for agents/).fill("/mcp");
  await page
    .getByText("It takes requests for /mcp and below from the route web/welcome.")
    .waitFor();
  await page.getByLabel(/^URL of/).fill(`http://127.0.0.1:${desk.port}`);
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).waitFor();
  const others = await readFile(gateway.file, "utf8");
  await writeFile(gateway.file, `# by somebody else\n${others}`);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("region", { name: "Changes of others" }).waitFor();
  await page.getByRole("button", { name: "Keep my text" }).click();
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  assert.match(await readFile(gateway.file, "utf8"), /^# by somebody else\n# The gateway reads/);
  await page.getByText("Tools that agents see: who. Hidden: none.").waitFor();
  await page.getByRole("link", { name: /^The server: what agents see/ }).click();
  await page.getByText("items; the client sees").waitFor();

  await page.goto(`${origin}/ui/new?kind=model`);
  await page.getByLabel(/^Name/).fill("fast");
  await page.getByLabel(/^Provider/).selectOption("OpenAI");
  await page.getByText("Kept as plain text in the configuration file").waitFor();
  await page.getByRole("textbox", { name: "Key of the provider" }).fill("planted-key");
  await page.getByRole("region", { name: "Lines of the file" }).getByText("•••").waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Show what changes" }).click();
  assert.ok(!String(await page.evaluate("document.body.innerText")).includes("planted-key"));
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  await page.getByRole("link", { name: "All models" }).click();
  await page.getByRole("cell", { name: "fast" }).first().waitFor();

  await page.goto(`${origin}/ui/new?kind=key`);
  await page.getByLabel(/^Route/).selectOption("web/welcome");
  await page.getByLabel(/^Client/).fill("shop");
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  const key = await page.getByRole("button", { name: /^gw-/ }).textContent();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Send the request" }).click();
  await page.getByText("Without a token or key: the response has the status 401.").waitFor();
  await page.getByRole("button", { name: "Send it with the new key" }).click();
  await page.getByText("With the token or key: the response has the status 200.").waitFor();
  const url = `http://127.0.0.1:${port}/`;
  assert.equal((await fetch(url)).status, 401);
  const headers = { authorization: `Bearer ${key?.trim()}` };
  assert.equal((await fetch(url, { headers })).status, 200);
  assert.ok(!(await readFile(gateway.file, "utf8")).includes(key ?? "none"));

  await page.goto(`${origin}/ui/new`);
  await page.getByRole("link", { name: "Listener with TLS" }).click();
  await page.getByLabel(/^Name/).fill("secure");
  await page.getByLabel(/^Port/).fill("70000");
  await page.getByLabel(/^Certificate/).fill("missing.crt");
  await page.getByLabel(/^Private key/).fill("missing.key");
  const certificate = page.getByRole("textbox", { name: /^Certificate/ });
  await page.locator("label", { has: certificate }).getByText("no such file").waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
});

test("keys alone add an MCP server, hide a tool of it, and show what agents see then", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await press(page, "Add an MCP server", "link");
  await page.getByText("web listens on port").waitFor();
  for (const [name, text] of [
    [/^Name/, "typed"],
    [/^Path for agents/, "/typed"],
    [/^URL of/, `http://127.0.0.1:${desk.port}`],
  ] as const)
    await typeInto(page, name, text);
  const lines = page.getByRole("region", { name: "Lines of the file" });
  await lines.getByText("/typed").waitFor();
  await page.keyboard.press("Enter");
  await applyByKeys(page);
  await page.getByText("Tools that agents see: who. Hidden: none.").waitFor();
  await press(page, /^The server: what agents see/, "link");
  await page.getByText("the client sees").waitFor();
  await press(page, "who");
  await press(page, "Hide it from agents", "link");
  await lines.getByText("Deny").waitFor();
  await press(page, "Show what changes");
  await applyByKeys(page);
  await page.getByText("Tools that agents see: none. Hidden: who.").waitFor();
});

/** Applies the change that a form shows. */
async function applyByKeys(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Step 3 of 3" }).waitFor();
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
}
