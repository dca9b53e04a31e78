import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, before, test } from "node:test";
import type { AdminFigures } from "@edge-gateway/generated/types/index.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser } from "playwright-core";
import { largeConfiguration } from "../bench/ui/configuration.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/** The pages at a gateway with more routes than a page can hold; `npm run bench:ui` measures their time. */

const ROUTES = 10_000;
/** The most rows of a table that are in the page: those in view, and some around them. */
const MOST_ROWS = 60;
/** The most bytes of a response with routes. */
const MOST_BYTES = 200_000;

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({ config: largeConfiguration(ROUTES) });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

test("pages read and hold only the routes that they show, and the gateway searches in all", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const sizes: number[] = [];
  page.on("response", (response) => {
    if (/\/api\/(?:topology|backends|policies)/.test(response.url()))
      void response.body().then(
        ({ length }) => sizes.push(length),
        // The page has cancelled the search meanwhile.
        () => undefined,
      );
  });
  const base = `http://127.0.0.1:${gateway.adminPort}/ui`;
  await page.goto(base);
  await page.getByText("The first 12 of 10000 routes.").waitFor();
  await assertAccessible(page);

  await page.goto(`${base}/traffic`);
  await page.getByText("10000 of 10000 routes").waitFor();
  await page.getByRole("link", { name: "route-0", exact: true }).waitFor();
  const table = page.getByRole("region", { name: "Routes" });
  assert.ok((await table.getByRole("row").count()) <= MOST_ROWS);
  await table.focus();
  await page.keyboard.press("End");
  await page.getByRole("link", { name: "route-9999" }).waitFor();
  assert.ok((await table.getByRole("row").count()) <= MOST_ROWS);
  await assertAccessible(page);
  for (const [name, last] of [
    ["Backends", "127.0.0.1:20999"],
    ["Policies", "route-9999"],
  ] as const) {
    const all = page.getByRole("region", { name });
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByText(new RegExp(`^([0-9]+) of \\1 ${name}$`, "i")).waitFor();
    await all.getByRole("cell").nth(10).waitFor();
    await all.focus();
    await page.keyboard.press("End");
    await all.getByText(last).first().waitFor();
    assert.ok((await all.getByRole("row").count()) <= MOST_ROWS);
    await assertAccessible(page);
  }
  await page.getByRole("link", { name: "Routes", exact: true }).click();
  await page.getByRole("searchbox").fill("h7777.example");
  await page.getByText("1 of 10000 routes").waitFor();
  await page.getByRole("link", { name: "route-7777" }).click();
  await page.getByRole("heading", { name: "Route route-7777" }).waitFor();
  await page
    .getByRole("region", { name: "Backends" })
    .getByText("127.0.0.1:20777")
    .first()
    .waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  assert.ok(sizes.length > 3 && Math.max(...sizes) <= MOST_BYTES, String(sizes));
});

test("one of many routes is changed by its form, and a form has no list of all of them", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const base = `http://127.0.0.1:${gateway.adminPort}/ui/change?at=gateways/web`;
  await page.goto(`${base}/routes/route-9000`);
  await page.getByLabel(/^name/).first().fill("changed");
  await page.getByRole("region", { name: "Lines of the object" }).getByText("changed").waitFor();
  await page.getByRole("button", { name: "Show what changes" }).click();
  const lines = page.getByRole("region", { name: "Changed lines" });
  await lines.getByText("-       - name: route-9000").waitFor();
  await page.goto(base);
  await page.getByText("routes has 10,000 entries, which stay as they are").waitFor();
  await assertAccessible(page);
  const entries = page.getByRole("region", { name: "Entries of routes" });
  await entries.getByRole("button", { name: "Show more of routes" }).click();
  await entries.getByText("route-150", { exact: true }).waitFor();
  await entries.getByLabel("Search in routes").fill("route-777");
  await entries.getByText("11 of them have these words.").waitFor();
  await entries.getByText("route-7770", { exact: true }).click();
  await page.getByRole("heading", { name: "Change gateways/web/routes/route-7770" }).waitFor();
});

/** Waits until the figures have requests of a route: they come in steps, and an order by them stays. */
async function haveRequests(route: number, count: number): Promise<void> {
  const url = `http://127.0.0.1:${gateway.adminPort}/ui/api/figures?by=route&from=2m`;
  await waitFor(`figures of route-${route}`, async () => {
    const response = await fetch(url);
    const { series } = (await response.json()) as AdminFigures;
    const points = series.find(({ name }) => name === `route-${route}`)?.points ?? [];
    return points.reduce((sum, { requests }) => sum + requests, 0) >= count;
  });
}

/** Sends requests to a route, whose server does not exist. */
async function ask(route: number, count: number): Promise<void> {
  const order = {
    ...{ host: "127.0.0.1", port: gateway.port, path: `/p${route}` },
    headers: { host: `h${route}.example.test` },
  };
  for (let left = count; left > 0; left--) {
    const [response] = await once(request(order).end(), "response");
    response.resume();
    await once(response, "end");
  }
}

test("a list is ordered by a column, with keys alone, and its address has the order", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic`);
  const table = page.getByRole("region", { name: "Routes" });
  const first = table.getByRole("row").nth(1);
  const heading = (name: string) => table.getByRole("columnheader", { name });
  const ordered = (direction: string) => table.locator(`th[aria-sort=${direction}]`);
  await first.getByText("route-0", { exact: true }).waitFor();

  await heading("Host").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await ordered("ascending").getByText("Host").waitFor();
  assert.match(page.url(), /sort=routes\.host/);
  await page.keyboard.press("Enter");
  await ordered("descending").getByText("Host").waitFor();
  await first.getByText("route-9999", { exact: true }).waitFor();
  await assertAccessible(page);
  await page.reload();
  await first.getByText("route-9999", { exact: true }).waitFor();
  await page.getByRole("searchbox").fill("route-77");
  await first.getByText("route-7799", { exact: true }).waitFor();
  assert.match(page.url(), /sort=-routes\.host/);
  await page.goBack();
  await first.getByText("route-0", { exact: true }).waitFor();
  await page.goForward();
  await first.getByText("route-7799", { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
});

test("an order by figures has the busiest first, stays while figures change, and is chosen again", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await ask(5, 2);
  await ask(9_000, 4);
  await haveRequests(9_000, 4);
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/traffic?sort=-routes.requests`);
  const table = page.getByRole("region", { name: "Routes" });
  const rows = table.getByRole("row");
  await rows.nth(1).getByText("route-9000", { exact: true }).waitFor();
  await rows.nth(2).getByText("route-5", { exact: true }).waitFor();
  await rows.nth(2).getByText("100 %").waitFor();
  await page.getByText("in the order of the minute before").waitFor();
  await ask(5, 8);
  const rate = async (row: number) =>
    Number.parseFloat(
      (await rows
        .nth(row)
        .getByText(/^[\d.]+\/min$/)
        .textContent()) ?? "",
    );
  await waitFor("the newer figures", async () => (await rate(2)) > (await rate(1)));
  await rows.nth(2).getByText("route-5", { exact: true }).waitFor();
  await page.reload();
  await rows.nth(1).getByText("route-5", { exact: true }).waitFor();
  await assertAccessible(page);
  await page.getByRole("link", { name: "Listeners" }).click();
  const listeners = page.getByRole("region", { name: "Listeners" });
  await listeners.getByRole("button", { name: "Errors" }).click();
  await listeners.getByRole("row").nth(1).getByText("100 %").waitFor();
  await assertAccessible(page);
});
