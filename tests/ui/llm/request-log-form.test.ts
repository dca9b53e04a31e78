import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { CheckedClient } from "../../e2e/admin/admin-client.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";
import { press, typeLabelled } from "../keys.ts";

/** The page with what was spent leads to the form that switches the log of requests on. */

test("the log of requests is switched on by keys alone, and a restart begins it", async () => {
  await using gateway = await Gateway.start({ config: "gateways:\n  web: { port: $PORT }\n" });
  await using browser = await startBrowser();
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const base = `http://127.0.0.1:${gateway.adminPort}/ui`;
  await page.goto(`${base}/llm?part=spending`);
  await page.getByText("which is off by default: it writes to a disk").waitFor();
  await assertAccessible(page);
  await press(page, "Switch the log of requests on", "link");
  await page.getByRole("heading", { name: "Log of requests" }).waitFor();
  await page.getByText("prompts and responses are not kept").waitFor();
  await typeLabelled(page, /^Days for which calls are kept/, "7");
  await press(page, "Show what changes");
  await page.getByText("The log begins when the gateway is started again.").first().waitFor();
  await assertAccessible(page);
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
  const client = new CheckedClient(gateway);
  assert.deepEqual((await client.call("getConfigStatus")).value.restartNeeded, [
    "config.requestLog",
  ]);
  const { files } = (await client.call("getConfigSource")).value;
  await using again = await Gateway.start({ config: files[0]?.text ?? "" });
  const log = (await new CheckedClient(again).call("getRequestLog")).value;
  assert.equal(log.enabled, true);
  await page.goto(`http://127.0.0.1:${again.adminPort}/ui/llm?part=spending`);
  await page.getByLabel("Last days").waitFor();
});
