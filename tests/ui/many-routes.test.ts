import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
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
