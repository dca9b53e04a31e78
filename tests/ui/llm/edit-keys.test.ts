import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import type { Browser, Page } from "playwright-core";
import { CheckedClient } from "../../e2e/admin/admin-client.ts";
import { openaiAnswer } from "../../e2e/llm/vendors.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { press, tabTo, typeLabelled } from "../keys.ts";

/** Keys that a person edits, disables and enables; the clients feel it. */

let vendor: ModelServer;
let gateway: Gateway;
let client: CheckedClient;
let browser: Browser;

before(async () => {
  vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  const url = `http://127.0.0.1:${vendor.port}/v1`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { runtimeKeys: {} } }
models:
  gpt-5: { provider: OpenAI, baseURL: "${url}" }
  gpt-4: { provider: OpenAI, baseURL: "${url}" }
`,
  });
  client = new CheckedClient(gateway);
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await vendor?.close();
});

async function status(key: string, model: string): Promise<number> {
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, messages: [{ role: "user", content: "Hi" }] }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function openKeys(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=keys`);
  await page.getByRole("region", { name: "Keys" }).waitFor();
}

function row(page: Page, name: string) {
  return page.getByRole("region", { name: "Keys" }).getByRole("row").filter({ hasText: name });
}

test("a key is edited by keys alone, and its clients may call other models at once", async () => {
  const { key } = (await client.call("createKey", { body: { name: "first", tokens: 5000 } })).value;
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await openKeys(page);
  await row(page, "first").getByText("every model").waitFor();
  await row(page, "first").getByText("key first: 0 tokens of 5000 tokens").waitFor();
  await press(page, "Edit key first", "link");
  const form = page.getByRole("form", { name: "Key first" });
  await form.waitFor();
  await assertAccessible(page);
  await typeLabelled(page, /^Name/, "second");
  await typeLabelled(page, /^Models allowed/, "gpt-4, claude-*");
  await typeLabelled(page, /^Metadata/, "team=x");
  await press(page, "Save the key");
  await form.getByText(/may not have/).waitFor();
  await typeLabelled(page, /^Metadata/, "unit=r-1");
  await press(page, "Save the key");
  await page.getByText("key second is changed in all workers").waitFor();
  await row(page, "second").getByText("gpt-4, claude-*").waitFor();
  assert.deepEqual([await status(key, "gpt-4"), await status(key, "gpt-5")], [200, 403]);
});

test("a key is disabled after a question, and enabled again", async () => {
  const { key } = (await client.call("createKey", { body: { name: "lost" } })).value;
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await openKeys(page);
  await row(page, "lost").getByText("enabled", { exact: true }).waitFor();
  await press(page, "Disable key lost");
  await page.getByRole("dialog").getByText("disabled API key").waitFor();
  await assertAccessible(page);
  await press(page, "Disable");
  await page.getByText("key lost is disabled in all workers").waitFor();
  await row(page, "lost").getByText("disabled", { exact: true }).waitFor();
  assert.equal(await status(key, "gpt-5"), 401);
  await press(page, "Enable key lost");
  await page.getByText("key lost is enabled in all workers").waitFor();
  assert.equal(await status(key, "gpt-5"), 200);
});

test("of two people who edit one key, the later one sees what the other made of it, and decides", async () => {
  const { id } = (await client.call("createKey", { body: { name: "both" } })).value;
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=keys&edit=${id}`);
  const form = page.getByRole("form", { name: "Key both" });
  await form.getByLabel("Team").fill("mine");
  const { keys } = (await client.call("getKeys")).value;
  const version = keys.find((each) => each.id === id)?.version ?? "";
  const body = { name: "both", team: "theirs", user: "eve" };
  await client.call("changeKey", { query: { id }, body, version });
  await form.getByRole("button", { name: "Save the key" }).click();
  await form.getByText("The object has another version by now").waitFor();
  await form.getByText("it is name both; team theirs; user eve").waitFor();
  await assertAccessible(page);
  assert.equal(await form.getByLabel("Team").inputValue(), "mine");
  await form.getByRole("button", { name: "Take the key as it is" }).click();
  assert.equal(await form.getByLabel("Team").inputValue(), "theirs");
  await form.getByLabel("Team").fill("ours");
  await form.getByRole("button", { name: "Save the key" }).click();
  await row(page, "both").getByText("ours").waitFor();
  await row(page, "both").getByText("eve", { exact: true }).waitFor();
});

test("the form of a key leads to that of its budget", async () => {
  const { id } = (await client.call("createKey", { body: { name: "thrifty" } })).value;
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=keys&edit=${id}`);
  await tabTo(page, "Set a budget of the key thrifty", "link");
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Budget" });
  assert.equal(
    await form
      .getByLabel(/^Key, team or user/)
      .locator("option:checked")
      .innerText(),
    `thrifty (${id})`,
  );
  await form.getByLabel(/^Name/).fill("thrift");
  await form.getByLabel(/^Limit in tokens/).fill("90");
  await form.getByRole("button", { name: "Set the budget" }).click();
  await row(page, "thrifty").getByText("thrift: 0 tokens of 90 tokens").waitFor();
});
