import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser, Page } from "playwright-core";
import { openWindow, startBrowser } from "../browser.ts";
import { codeIn } from "../code-editor.ts";

/** What a page shows is on its way while the code of the page is: a page that waited for one before the other was late. */

const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes: [{ name: hello, policies: { directResponse: { status: 200, body: hello } } }]
backends:
  tools: { mcp: { targets: [{ name: alpha, static: { host: 127.0.0.1, port: 9 } }] } }
`;

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({ config: CONFIG });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

/** Each page, what it shows when it is there, and what it asks for first. */
const PAGES = [
  ["/", ".flow", "/api/topology"],
  ["/traffic", "td", "/api/topology"],
  ["/traffic/route?id=web%2Fhello", "td", "/api/topology"],
  ["/mcp", "td", "/api/mcp/servers"],
  ["/mcp/server?id=tools", "h1", "/api/mcp/catalogue"],
  ["/llm", "h1", "/api/models"],
  ["/configuration", ".cm-line", "/api/config/source"],
  ["/new?kind=route", "form", "/api/config/source"],
  ["/change?at=gateways/web/routes/hello", "form", "/api/config/source"],
  ["/history", "td", "/api/config/versions"],
] as const;

/** Keeps the code of the pages back until something is asked for. */
async function keepCodeUntil(page: Page, path: string): Promise<void> {
  const seen = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));
  await page.route(/\/assets\/(?:\w+-)?page-[^/]*\.js$/, async (route) => {
    await seen;
    await route.continue();
  });
}

test("each page asks for its data before its own code is there", async () => {
  await using context = await openWindow(browser);
  for (const [path, shown, first] of PAGES) {
    const page = await context.newPage();
    await keepCodeUntil(page, first);
    await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui${path}`);
    await page.locator(shown).first().waitFor();
    await page.close();
  }
});

test("a page that asks early asks once, and each visit shows what is stored then", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/config/source")) count++;
  });
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/configuration`);
  await page.locator(".cm-line").first().waitFor();
  assert.equal(count, 1);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("heading", { name: "History" }).waitFor();
  const text = await readFile(gateway.configPath, "utf8");
  await writeFile(gateway.configPath, text.replace("body: hello", "body: later"));
  await waitFor("the change", async () => (await (await fetch(gateway.url)).text()) === "later");
  await page.getByRole("link", { name: "Configuration" }).click();
  await waitFor("the text of now", async () => (await codeIn(page)).includes("body: later"));
  assert.equal(count, 2);
});
