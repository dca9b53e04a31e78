import assert from "node:assert/strict";
import { chmod } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { largeConfiguration } from "../bench/ui/configuration.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/**
 * Each page in each state, light and dark: without objects, while it loads, without a gateway, refused, and with 10,000
 * routes. The first and the last state are wide, the others as narrow as a phone; no page is wider than its window.
 */

const PAGES = [
  // Another page between the lists: each visit waits for the heading of the next one.
  ...["", "/traffic", "/traffic/route?id=web%2Froute-1", "/traffic?list=listeners", "/trace"],
  ...["/traffic?list=backends", "/identity", "/traffic?list=policies", "/mcp"],
  ...[
    "/mcp/server?id=none",
    "/llm",
    "/configuration",
    "/llm?part=playground",
    "/new",
    "/new?kind=rate",
    "/change?at=gateways%2Fweb%2Froutes%2Froute-1",
    "/llm?part=keys",
    "/history",
    "/llm?part=calls",
    "/cel",
    "/llm?part=spending",
  ],
];
const PHONE = { width: 390, height: 800 };
const DESK = { width: 1280, height: 800 };
const ROUTES = 10_000;

type Prepare = (context: BrowserContext) => Promise<unknown>;

/** What the admin API does in a state; the pages themselves are always there. */
const STATES: Readonly<Record<string, Prepare>> = {
  loading: (context) => context.route("**/api/**", () => new Promise(() => {})),
  "without a gateway": (context) => context.route("**/api/**", (route) => route.abort()),
  refused: (context) =>
    context.route("**/api/**", (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        body: JSON.stringify({
          type: "urn:edge-gateway:problem:forbidden",
          title: "The request is not allowed",
          status: 403,
          detail: "the rule `ui.access.read` does not allow it",
        }),
      }),
    ),
};

let empty: Gateway;
let large: Gateway;
let browser: Browser;

before(async () => {
  empty = await Gateway.start({ config: "gateways:\n  web: { port: $PORT }\n" });
  large = await Gateway.start({ config: largeConfiguration(ROUTES) });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await empty?.[Symbol.asyncDispose]();
  await large?.[Symbol.asyncDispose]();
});

/** A window at a gateway, with none of its pages so far. */
async function openPages(context: BrowserContext, gateway: Gateway): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/none`);
  // The page that says that the pages are built has no navigation.
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
  await page.locator("main h1").waitFor();
  return page;
}

/** Goes to a page as a link does, which loads nothing again. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `document.querySelector("main h1").dataset.left = "";
     history.pushState(null, "", ${JSON.stringify(`/ui${path}`)})`,
  );
  await page.locator("main h1:not([data-left])").waitFor();
}

async function assertFits(page: Page): Promise<void> {
  const widths = await page.evaluate(
    "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
  );
  const [content = 0, window = 0]: readonly number[] = JSON.parse(JSON.stringify(widths));
  assert.ok(content <= window, `${page.url()} is ${content} wide in a window of ${window}`);
}

async function assertLoaded(page: Page): Promise<void> {
  await waitFor("the page", async () => (await page.getByLabel("Loading").count()) === 0);
}

for (const [name, gatewayOf] of [
  ["without objects", () => empty],
  [`with ${ROUTES} routes`, () => large],
] as const)
  test(`each page ${name} is accessible, and fits a phone`, async () => {
    await using context = await openWindow(browser);
    const page = await openPages(context, gatewayOf());
    for (const path of PAGES) {
      await page.setViewportSize(DESK);
      await visit(page, path);
      await assertLoaded(page);
      await assertAccessible(page);
      await page.setViewportSize(PHONE);
      await assertFits(page);
    }
  });

for (const [state, prepare] of Object.entries(STATES))
  test(`each page ${state} is accessible, and fits a phone`, async () => {
    await using context = await openWindow(browser);
    await prepare(context);
    const page = await openPages(context, empty);
    await page.setViewportSize(PHONE);
    for (const path of PAGES) {
      await visit(page, path);
      await assertAccessible(page);
      await assertFits(page);
    }
  });

test("a file that the gateway may not write is read-only wherever it is changed, with the reason", async () => {
  await using gateway = await Gateway.start({
    config: "gateways:\n  web: { port: $PORT }\n",
    isUnprivileged: true,
  });
  const { configPath, adminPort } = gateway;
  await chmod(configPath, 0o444);
  try {
    await using context = await openWindow(browser);
    const page = await context.newPage();
    for (const path of [
      "/configuration",
      "/new?kind=route",
      "/change?at=gateways",
      "/history?id=1",
    ]) {
      await page.goto(`http://127.0.0.1:${adminPort}/ui${path}`);
      await page
        .getByText(/Read-only:.*EACCES, permission denied: let the user of the gateway write/)
        .waitFor();
      await assertAccessible(page);
      for (const name of ["Apply", "Go back", "Show what changes"])
        assert.ok(
          (await page.getByRole("button", { name }).count()) === 0 ||
            (await page.getByRole("button", { name }).isDisabled()),
          `${path} offers ${name}`,
        );
    }
  } finally {
    await chmod(configPath, 0o644);
  }
});
