import assert from "node:assert/strict";
import { glob, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { openWindow, startBrowser } from "./browser.ts";

/** The pictures of the documents: UPDATE_PICTURES=1 takes them again. */

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
/** Larger pictures make every clone slower. */
const MOST_BYTES = 100_000;

let echo: Listening;
let desk: SdkServer;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  echo = await startEcho();
  desk = await startSdkServer(fillPlain("desk"));
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: \${PORT}
    routes:
      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        policies:
          timeouts: { request: 10s }
          rateLimit: { local: [{ requests: 100, unit: Minutes }] }
        backends: [{ host: "${echo.url.replace("http://", "")}" }]
      - name: tools
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        backends: [{ backend: desk }]
      - name: closed
        matches: [{ path: { type: PathPrefix, value: /closed } }]
        policies: { directResponse: { status: 403 } }
backends:
  desk: { mcp: { targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk.port} } }] } }
models:
  fast: { provider: Anthropic }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await desk?.close();
  await echo?.close();
});

/** What a page shows before its picture is taken, by the name of the picture. */
const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async overview(page) {
    await open(page, "/ui");
    await page.getByText(/^[1-9][0-9]* requests? in the last 15 minutes/).waitFor();
  },
  async traffic(page) {
    const url = `http://shop.test:${gateway.port}/orders/7`;
    await open(page, `/ui/traffic?url=${encodeURIComponent(url)}`);
    await page.getByText("takes it").waitFor();
    await page.getByText("the path is not below /closed").waitFor();
  },
  async trace(page) {
    await open(page, "/ui/trace");
    await page.getByText("Waiting for a request").waitFor();
    const done = page.getByText(/^\d+ records\.$/);
    await waitFor("traced request", async () => {
      await request("/orders/7");
      return done.isVisible();
    });
    await page.getByRole("button", { name: "routeSelection" }).click();
  },
  async configuration(page) {
    await open(page, "/ui/configuration");
    await page.getByText("✓ The gateway can run this.").waitFor();
  },
  async form(page) {
    await open(page, "/ui/new?kind=rate");
    await page.getByLabel(/^Route/).selectOption("web/closed");
    await page.getByLabel(/^Requests/).fill("5");
    await page.getByLabel(/^In each/).selectOption("Minutes");
    await page.getByRole("region", { name: "Lines of the file" }).waitFor();
  },
  async change(page) {
    await open(page, "/ui/change?at=gateways/web/routes/orders/policies/rateLimit");
    await page.getByLabel(/^requests/).fill("200");
    await page.getByRole("region", { name: "Lines of the object" }).getByText("200").waitFor();
  },
  async budget(page) {
    await open(page, "/ui/llm?part=keys");
    await page.getByText("Create or replace a budget").click();
    const form = page.getByRole("form", { name: "Budget" });
    await form.getByLabel(/^Name/).fill("red-team");
    await form.getByLabel(/^Whose calls/).selectOption("Team");
    await form.getByLabel(/^Key, team or user/).fill("red");
    await form.getByLabel(/^Limit in dollars/).fill("50");
    await form.getByLabel(/^Renews each calendar/).selectOption("Month");
    await page
      .getByText("Create or replace a budget")
      .evaluate((summary) => summary.scrollIntoView());
  },
  async mcp(page) {
    await open(page, "/ui/mcp");
    await page.getByRole("link", { name: "desk", exact: true }).click();
    await page.getByText("items; the client sees").waitFor();
  },
  async cel(page) {
    await open(
      page,
      `/ui/cel?expression=${encodeURIComponent('request.path.startsWith("/orders")')}`,
    );
    await page.getByText("✓ It has a value.").waitFor();
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}${path}`);
}

async function request(path: string): Promise<void> {
  await (await fetch(gateway.url + path)).arrayBuffer();
}

test("each picture of the documents can be taken", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1100, height: 720 });
  for (let index = 0; index < 20; index++) await request(`/orders/${index}`);
  await mkdir(`${DOCS}pictures`, { recursive: true });
  for (const [name, prepare] of Object.entries(PICTURES)) {
    await prepare(page);
    const picture = await page.screenshot();
    assert.ok(picture.length <= MOST_BYTES, `${name}: ${picture.length} bytes`);
    if (process.env["UPDATE_PICTURES"] === "1")
      await writeFile(`${DOCS}pictures/${name}.png`, picture);
  }
});

test("the documents show each picture, and no other", async () => {
  const shown = new Set<string>();
  for await (const file of glob("**/*.md", { cwd: DOCS }))
    for (const [, name = ""] of (await readFile(DOCS + file, "utf8")).matchAll(
      /!\[[^\]]+\]\((?:\.\.\/)?pictures\/([\w-]+)\.png\)/g,
    ))
      shown.add(name);
  const taken = Object.keys(PICTURES).toSorted();
  assert.deepEqual([...shown].toSorted(), taken);
  const files = (await readdir(`${DOCS}pictures`)).toSorted();
  assert.deepEqual(
    files,
    taken.map((name) => `${name}.png`),
  );
  for (const file of files) assert.ok((await stat(`${DOCS}pictures/${file}`)).size > 0);
});
