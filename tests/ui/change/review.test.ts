import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { assertAccessible, openWindow } from "../browser.ts";
import { press, typeLabelled } from "../keys.ts";
import { apply, arrange } from "./arrange.ts";
import type { Arranged } from "./arrange.ts";

/** What a change does is said in the words of the file, and what it has changed can be tried. */

let arranged: Arranged;

before(async () => {
  arranged = await arrange();
});

after(async () => {
  await arranged?.[Symbol.asyncDispose]();
});

test("a change is said with the field of the file, unchanged lines are folded, and the route is tried", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  const text = await readFile(arranged.gateway.configPath, "utf8");
  await page.goto(`${arranged.ui}/change?at=gateways/web/routes/limited`);
  await typeLabelled(page, /^host/, "127.0.0.1:10");
  await press(page, "Show what changes");
  await page.getByText("(host from 127.0.0.1:9 to 127.0.0.1:10)").waitFor();
  const lines = page.getByRole("region", { name: "Changed lines" });
  assert.doesNotMatch(await lines.innerText(), /The head of the file|secrets:/);
  await assertAccessible(page);
  const folds = lines.getByRole("button", { name: /unchanged lines$/ });
  assert.equal(await folds.count(), 2);
  await press(page, /unchanged lines$/);
  await lines.getByText("# The head of the file.").waitFor();
  await assertAccessible(page);
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal(
    await readFile(arranged.gateway.configPath, "utf8"),
    text.replace(/(\/limited[^]*?)"127.0.0.1:9"/, "$1127.0.0.1:10"),
  );

  await press(page, /^try it/, "link");
  const url = page.getByLabel(/^URL/);
  await url.waitFor();
  assert.match(await url.inputValue(), /^http:\/\/localhost:\d+\/limited$/);
  await assertAccessible(page);
  await press(page, "Send and trace");
  await page.getByText("The response has the status 503").waitFor();
});

test("the backend of a route leads to its row, and a form that adds leads on by names", async () => {
  await using context = await openWindow(arranged.browser);
  const page = await context.newPage();
  await page.goto(`${arranged.ui}/traffic?q=calc`);
  await page
    .getByRole("row", { name: /calc/ })
    .getByRole("link", { name: /^127\.0\.0\.1:|^calc$/ })
    .last()
    .click();
  await page.getByRole("heading", { name: "Backends" }).waitFor();
  await page.getByRole("row", { name: /calc/ }).waitFor();
  await assertAccessible(page);

  await page.goto(`${arranged.ui}/new?kind=rate&route=web/calc`);
  await typeLabelled(page, /^Requests/, "9");
  await typeLabelled(page, /^In each/, "Hours");
  await apply(page);
  await page
    .getByRole("link", { name: "Change gateways/web/routes/calc/policies/rateLimit" })
    .waitFor();
  await assertAccessible(page);
});
