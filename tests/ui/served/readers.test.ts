import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser } from "playwright-core";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";

/** The pages for somebody who may only read: nothing is offered that the gateway would refuse. */

const PAGES = [
  ...["", "/traffic", "/traffic?list=policies", "/traffic/route?id=web%2Forders", "/trace"],
  ...["/identity?url=http://127.0.0.1/x", "/mcp", "/mcp/server?id=tools", "/llm", "/configuration"],
  ...["/llm?part=playground", "/llm?part=keys", "/new?kind=route", "/history", "/cel"],
  "/change?at=gateways%2Fweb%2Froutes%2Forders",
];
/** What only those can do who may change something. */
const WRITES =
  /^(?:Send|Apply|Walk|Call|Get it|Create|Add|Set|Show what changes|Remove|Hide|Demand|Change|Replace)\b/;

const routes = `[{ name: orders, matches: [{ path: { value: /orders } }], policies: { directResponse: { status: 200, body: one } } }, { name: tools, backends: [{ backend: tools }] }]`;

// Without a rule about writes, whoever comes by the listener may only read.
const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes: ${routes}
backends:
  tools: { mcp: { targets: [{ name: alpha, static: { host: 127.0.0.1, port: 9 } }] } }
  claude: { ai: { provider: { anthropic: {} } } }
ui: { gateways: [web], path: /admin, hostnames: [127.0.0.1], insecure: true }
`;

let gateway: Gateway;
let browser: Browser;
/** Where the pages are for who may only read, and for who may change something. */
let reading: string;
let writing: string;

before(async () => {
  gateway = await Gateway.start({ config: CONFIG });
  reading = `${gateway.url}/admin`;
  writing = `http://127.0.0.1:${gateway.adminPort}/ui`;
  // Until they are built, there is a page that says so.
  await waitFor("the built pages", async () => (await fetch(reading)).ok);
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

/** The names of the enabled controls of a page that change or send something. */
async function writesOf(base: string, path: string): Promise<readonly string[]> {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.goto(`${base}${path}`);
  await page.locator("main h1").waitFor();
  await waitFor("the page", async () => (await page.getByLabel("Loading").count()) === 0);
  await assertAccessible(page);
  assert.deepEqual(refused, [], path);
  const names = await page.locator("button:enabled, a[href]").allTextContents();
  return names.map((name) => name.trim()).filter((name) => WRITES.test(name));
}

test("who may only read is offered nothing that the gateway would refuse", async () => {
  for (const path of PAGES) assert.deepEqual(await writesOf(reading, path), [], path);
  assert.deepEqual(await writesOf(writing, "/identity?url=http://127.0.0.1/x"), [
    "Add",
    "Walk through the steps",
  ]);
});

test("every page leads to the forms that add something, also by keys alone", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(`${writing}${path}`);
    await page.locator("main h1").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Add", exact: true }).waitFor();
  }
  await page.goto(`${writing}/history`);
  await page.getByRole("heading", { name: "History" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await page.getByRole("heading", { name: "Add something" }).waitFor();
  for (const name of ["Listener with TLS", "Route to a server", "Model"])
    await page.getByRole("link", { name }).first().waitFor();
});
