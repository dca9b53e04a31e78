import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  ask,
  callTool,
  CLIENT_KEYS,
  PROVIDER_KEY,
  startLogged,
  written,
} from "../e2e/request-log/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";

/** The page LLM at a gateway with a log of requests: what was spent, by whom, and each call. */

const SECRETS = [PROVIDER_KEY, ...Object.values(CLIENT_KEYS), "planted-prompt-text"];

test("calls of models and tools are shown as they happen, searched by the URL, and summed up by day and team", async () => {
  await using logged = await startLogged("sqlite", `{ file: "\${LOG_FILE}" }`);
  await using browser = await startBrowser();
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const held: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => held.push(`${response.url()} ${text}`),
        () => undefined,
      );
  });
  const base = `http://127.0.0.1:${logged.gateway.adminPort}/ui`;
  await page.goto(`${base}/llm?part=calls`);
  await page.getByText("No request was found so far.").waitFor();
  await assertAccessible(page);

  assert.equal(await ask(logged, "planted-prompt-text"), 200);
  assert.equal(await ask(logged, "Hi", { key: CLIENT_KEYS.bob }), 200);
  assert.equal(await ask(logged, "Hi", { key: "planted-wrong-key-99" }), 401);
  await callTool(logged);
  await written(logged, 5);
  await page.goto(`${base}/llm?part=calls&team=tools`);
  const calls = page.getByRole("region", { name: "Calls" });
  await calls.getByRole("cell", { name: "ann (tools)" }).waitFor();
  assert.equal(await calls.getByText("bob").count(), 0);
  await page.getByRole("link", { name: "Spending" }).click();
  const day = new Date().toISOString().slice(0, "2026-01-02".length);
  await page
    .getByRole("img", { name: new RegExp(`Cost by day.*${day} \\$0.00056, \\d+ requests`) })
    .waitFor();
  await page
    .getByRole("region", { name: "Spending by team" })
    .getByRole("cell", { name: "web" })
    .waitFor();
  await page.getByLabel("Group").selectOption("key");
  await page.getByLabel("Last days").selectOption("7");
  assert.match(page.url(), /part=spending&by=key&days=/);
  await page.reload();
  await page
    .getByRole("region", { name: "Spending by key" })
    .getByRole("cell", { name: "ann" })
    .waitFor();
  assert.equal(await page.getByLabel("Last days").inputValue(), "7");
  await assertAccessible(page);

  await page.goto(`${base}/llm?part=calls&team=tools`);

  await page.getByRole("form", { name: "Search in the log" }).getByLabel("Status").fill("4xx");
  await page.getByText("No request was found so far.").waitFor();
  assert.match(page.url(), /status=4xx/);
  await page.getByRole("button", { name: "Show all" }).click();
  await calls.getByText("bob").waitFor();
  await calls.getByRole("button", { name: "Key or user" }).click();
  await calls.getByText("Ordered by Key or user, ascending").waitFor();
  const names = calls.locator("tbody tr:not([aria-hidden]) td:nth-child(4)");
  const shown = (await names.allTextContents()).filter(Boolean);
  assert.deepEqual(shown, shown.toSorted());
  assert.match(page.url(), /sort=calls.key-or-user/);
  const trace = calls.getByRole("row", { name: /ann/ }).getByRole("button");
  await trace.click();
  await waitFor("only its trace", async () => (await calls.getByText("bob").count()) === 0);
  await calls.getByRole("cell", { name: "ann (tools)" }).waitFor();
  assert.match(page.url(), /trace=[0-9a-f]{32}/);
  await page.reload();
  await calls.getByRole("cell", { name: "ann (tools)" }).waitFor();
  await assertAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);

  const kept = await page.evaluate(
    "JSON.stringify([document.documentElement.outerHTML, localStorage, sessionStorage, location.href])",
  );
  for (const text of [...held, String(kept), logged.gateway.output])
    for (const secret of [...SECRETS, "planted-wrong-key-99"])
      assert.ok(!text.includes(secret), `${secret} in ${text.slice(0, 100)}`);
});
