import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Browser } from "playwright-core";
import { CheckedClient } from "../../e2e/admin/admin-client.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";

/** Budgets that a person sets and deletes, without a key. */

let gateway: Gateway;
let browser: Browser;

before(async () => {
  gateway = await Gateway.start({ config: "gateways:\n  web: { port: $PORT }\n" });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
});

test("a budget of a team is set by a form from the schema, refused with a reason, and deleted", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=keys`);
  await page.getByText("Create or replace a budget").click();
  const form = page.getByRole("form", { name: "Budget" });
  await form.getByText("Required: Name, Whose calls, Key, team or user").waitFor();
  await form.getByLabel(/^Name/).fill("spring");
  await form.getByLabel(/^Whose calls/).selectOption("Team");
  await form.getByLabel(/^Key, team or user/).fill("tools");
  await form.getByLabel(/^Limit in dollars/).fill("5");
  await form.getByLabel(/^Renews each calendar/).selectOption("Month");
  await form.getByLabel(/^Time zone/).fill("Nowhere/Atlantis");
  await assertAccessible(page);
  await form.getByRole("button", { name: "Set the budget" }).click();
  await form.getByText(/Nowhere\/Atlantis/).waitFor();
  await form.getByLabel(/^Time zone/).fill("Europe/Berlin");
  await form.getByRole("button", { name: "Set the budget" }).click();
  await page.getByText("The budget spring is set.").waitFor();
  const table = page.getByRole("region", { name: "Budgets" });
  await table.getByText("Month, Europe/Berlin").waitFor();
  await table.getByText("Team tools").waitFor();
  await form.getByLabel(/^Name/).fill("spring");
  await form
    .getByText(
      "It replaces the budget spring: Team tools, $5.00, renewed on the 1st of each month, Europe/Berlin.",
    )
    .waitFor();
  await page.getByRole("button", { name: "Delete budget spring" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("budget spring is deleted").waitFor();
  await page.getByText("No budgets were created.").waitFor();
});

test("the form of a budget offers the keys and teams that there are", async () => {
  const client = new CheckedClient(gateway);
  const { id } = (await client.call("createKey", { body: { name: "ci", team: "tools" } })).value;
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=keys`);
  await page.getByText("Create or replace a budget").click();
  const form = page.getByRole("form", { name: "Budget" });
  await form.getByLabel(/^Whose calls/).selectOption("Team");
  await form.locator("datalist option[value=tools]").waitFor({ state: "attached" });
  await form.getByLabel(/^Whose calls/).selectOption("Key");
  await form.getByLabel(/^Key, team or user/).selectOption(`ci (${id})`);
  await form.getByText(/^Required: Name$/).waitFor();
});

test("of two people who set one budget, one sees what the other has set, and then decides", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=keys`);
  await page.getByText("Create or replace a budget").click();
  const form = page.getByRole("form", { name: "Budget" });
  await form.getByLabel(/^Name/).fill("autumn");
  await form.getByLabel(/^Whose calls/).selectOption("Team");
  await form.getByLabel(/^Key, team or user/).fill("tools");
  await form.getByLabel(/^Limit in dollars/).fill("5");
  const other = new CheckedClient(gateway);
  const version = (await other.call("getBudgets")).value.newVersion;
  const body = { name: "autumn", scope: "Team", subject: "web", tokens: 7 } as const;
  await other.call("setBudget", { body, version });
  await form.getByRole("button", { name: "Set the budget" }).click();
  await form.getByText("The object has another version by now").waitFor();
  await form.getByText(/It replaces the budget autumn: Team web, 7 tokens/).waitFor();
  await assertAccessible(page);
  assert.equal(await form.getByLabel(/^Key, team or user/).inputValue(), "tools");
  await form.getByRole("button", { name: "Set the budget" }).click();
  await page.getByText("The budget autumn is set.").waitFor();
  await page.getByRole("region", { name: "Budgets" }).getByText("Team tools").waitFor();
});
