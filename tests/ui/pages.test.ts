import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, PATIENCE, startBrowser } from "./browser.ts";
import { codeEditor, codeIn, writeCode } from "./code-editor.ts";

/** The pages of the admin UI in a real browser, against a running gateway. */

/** Bytes of compressed script that the first page may load. */
const MOST_SCRIPT = 200_000;

/** A key of no issuer (RFC 8037 appendix A.2). */
const KEY_SET = JSON.stringify({
  keys: [{ kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" }],
});

let echo: Listening;
let desk: SdkServer;
let gateway: Gateway;
let browser: Browser;

const OPTIONAL_JWT = `{ mode: Optional, providers: [{ issuer: "https://issuer.test", audiences: [shop], jwks: { inline: '${KEY_SET}' } }] }`;

before(async () => {
  echo = await startEcho();
  desk = await startSdkServer(
    fillPlain("desk", (server) => {
      const inputSchema = {
        count: z.number().describe("How many."),
        label: z.enum(["red", "blue"]),
      };
      server.registerTool("paint", { inputSchema }, async ({ count, label }, { sendRequest }) => {
        const requestedSchema = { type: "object", properties: {} } as const;
        const params = { message: "Really?", requestedSchema };
        const asked = { method: "elicitation/create" as const, params };
        const { action } = await sendRequest(asked, ElicitResultSchema, { timeout: PATIENCE });
        return { content: [{ type: "text", text: `${action}: ${count} ${label}` }] };
      });
    }),
  );
  const host = echo.url.replace("http://", "");
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: orders
        matches: [{ path: { type: PathPrefix, value: /orders } }]
        policies:
          jwtAuthentication: ${OPTIONAL_JWT}
        backends: [{ host: "${host}" }]
      - name: closed
        matches: [{ path: { type: PathPrefix, value: /closed } }]
        policies: { directResponse: { status: 403 } }
      - name: desk
        matches: [{ path: { type: PathPrefix, value: /desk } }]
        policies: { jwtAuthentication: ${OPTIONAL_JWT} }
        backends: [{ backend: desk }]
      - name: model
        matches: [{ path: { type: PathPrefix, value: /v1 } }]
        policies: { directResponse: { status: 200, body: '{"choices":[{"message":{"content":"Good day"}}]}' } }
backends:
  tools: { mcp: { targets: [{ name: alpha, static: { host: 127.0.0.1, port: 9 } }] } }
  desk:
    mcp: { targets: [{ name: blue, static: { host: 127.0.0.1, port: ${desk.port} } }] }
    policies:
      mcp: { authorization: { action: Deny, policy: { matchExpressions: ['mcp.tool.name == "who" && jwt.sub == "mallory"'] } } }
  claude: { ai: { provider: { anthropic: {} } } }
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

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}${path}`);
}

test("the overview shows the way of requests, and a refused change until it is mended", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  let script = 0;
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) script += Number(response.headers()["content-length"]);
  });
  await (await fetch(`${gateway.url}/orders/1`)).arrayBuffer();
  await goTo(page, "/ui");
  await page.getByText("✓ Nothing").waitFor();
  await page.getByRole("link", { name: "orders" }).waitFor();
  assert.ok(script > 0 && script <= MOST_SCRIPT, `${script} bytes of script`);
  await assertAccessible(page);

  const text = await readFile(gateway.configPath, "utf8");
  await writeFile(gateway.configPath, text.replace("directResponse", "directRespond"));
  await page.getByText("The last change of the configuration was refused").waitFor();
  await page.getByText("1 request in the last 15 minutes").waitFor();
  await page.getByRole("img", { name: /^Requests in steps of 15 seconds/ }).waitFor();
  await page.getByRole("button", { name: "Pause figures" }).click();
  await page.getByRole("button", { name: "Continue figures" }).waitFor();
  await assertAccessible(page);
  await writeFile(gateway.configPath, text);
  await page.getByText("✓ Nothing").waitFor();
  assert.deepEqual(faults, []);
});

test("keys alone lead to the routes and through them, and the search is in the URL", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui");
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await assertAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.getByText("4 of 4 routes").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("closed");
  await page.getByText("1 of 4 routes").waitFor();
  assert.match(page.url(), /\/ui\/traffic\?q=closed$/);
  await page.reload();
  await page.getByText("1 of 4 routes").waitFor();
  await page.getByRole("cell", { name: "/closed/*" }).waitFor();
  await assertAccessible(page);
});

test("a request is explained, and its route is shown with its place, policies and backends", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const url = `http://a.test:${gateway.port}/orders/1`;
  await goTo(page, `/ui/traffic?url=${encodeURIComponent(url)}`);
  const request = page.getByRole("region", { name: "Request" });
  await request.getByText("takes it").waitFor();
  await request.getByText("the path is not below /closed").waitFor();
  await request.getByLabel("URL").fill(url.replace("orders", "closed"));
  await request.getByLabel("Header fields").fill("x-user: ann");
  await request.getByLabel("URL").press("Enter");
  await request.getByText("The gateway responds with").waitFor();
  await request.getByText("directResponse", { exact: true }).first().click();
  assert.ok(!page.url().includes("ann"));
  await assertAccessible(page);
  await request.getByLabel("URL").fill("a.test");
  await request.getByLabel("URL").press("Enter");
  await request.getByText("must be a method and a URL").waitFor();

  await page.getByRole("link", { name: "orders", exact: true }).click();
  await page.getByRole("heading", { name: "Route orders" }).waitFor();
  await page.getByRole("region", { name: "Backends" }).getByText("100 %").waitFor();
  await page.getByRole("heading", { name: "At the listener" }).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  await page.getByRole("link", { name: "Show its lines" }).click();
  await codeEditor(page).and(page.locator(":focus")).waitFor();
  const line = await codeEditor(page).locator(".cm-activeLine").textContent();
  assert.match(line ?? "", /- name: orders/);
  await goTo(page, "/ui/traffic/route?id=gone");
  await page.getByRole("heading", { name: "No such route" }).waitFor();
});

test("the pages of MCP and LLM show servers and models, and a key is created, shown once and deleted", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui/mcp");
  await page.getByRole("cell", { name: "? not used yet" }).first().waitFor();
  await page.getByText("No client has a session.").waitFor();
  await assertAccessible(page);
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await page.getByRole("cell", { name: "anthropic" }).waitFor();
  await page.getByRole("link", { name: "Keys and budgets" }).click();
  await page.getByLabel("Name").fill("ci");
  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByText("which is shown only now").waitFor();
  await page.getByRole("cell", { name: "ci", exact: true }).waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Hide the key" }).click();
  await page.getByText("which is shown only now").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Delete key ci" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No keys were created.").waitFor();
  await page.getByRole("link", { name: "Playground" }).click();
  await page.getByLabel("Model or backend").fill("claude");
  await page.getByRole("button", { name: "Convert" }).click();
  await page.getByText("POST https://api.anthropic.com/v1/messages").waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
});

test("a change is judged while it is typed, reviewed and applied, and one of others is not lost", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui/configuration");
  await page.getByText("✓ The gateway can run this.").waitFor();
  const text = await codeIn(page);
  await writeCode(page, text.replace("directResponse", "directRespond"));
  await page.getByRole("button", { name: "error in line" }).waitFor();
  await assertAccessible(page);

  await writeCode(page, text.replace("status: 403", "status: 410"));
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("region", { name: "Changed lines" }).waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  assert.equal((await fetch(`${gateway.url}/closed`)).status, 410);

  const applied = await readFile(gateway.configPath, "utf8");
  await writeFile(gateway.configPath, `# by somebody else\n${applied}`);
  await writeCode(page, applied.replace("status: 410", "status: 451"));
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("region", { name: "Changes of others" }).waitFor();
  assert.match(await codeIn(page), /status: 451/);
  await page.getByRole("button", { name: "Keep my text" }).click();
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByText("- # by somebody else").waitFor();
});

test("an expression is evaluated while it is typed, also over the state of a recorded request", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui/cel");
  await page.getByText("Type an expression.").waitFor();
  await page.getByLabel("Expression").fill('request.headers["x-user"] == "ann"');
  await page.getByText("✓ It has a value.").waitFor();
  await page.getByRole("cell", { name: "AuthorizationPolicy.matchExpressions.*" }).waitFor();
  await page.getByLabel("Expression").fill('"a" +\n reqest.method');
  await page.getByText("(line 2, character 2)").waitFor();
  await assertAccessible(page);
  await page.getByLabel("Expression").fill("request.path");
  await page.getByRole("button", { name: "Record the next request" }).click();
  const stages = page.getByLabel("Take the variables at");
  await waitFor("recorded request", async () => {
    await (await fetch(`${gateway.url}/orders/recorded`)).arrayBuffer();
    return stages.isVisible();
  });
  await stages.selectOption("request: initial request");
  await page.getByRole("region", { name: "Value" }).getByText('"/orders/recorded"').waitFor();
  await page.reload();
  assert.equal(await page.getByLabel("Expression").inputValue(), "request.path");
  await page.getByLabel("Input").fill("{");
  await page.getByText("The input is not JSON").waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
});

test("the catalogue of an MCP server is judged for a client, and a tool is called through its route", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui/mcp");
  await page.getByRole("link", { name: "desk", exact: true }).click();
  await page.getByText("5 of 5 items; the client sees 5").waitFor();
  // The token is optional at the route, so nobody needs to sign in.
  const client = page.getByRole("combobox", { name: "Client" });
  await client.getByText("any client: no sign-in is needed").waitFor({ state: "attached" });
  const before = page.getByText("Clients must first pass the policies of the route");
  await before.getByRole("link", { name: "desk" }).waitFor();
  await client.selectOption("a client with a token");
  const typed = page.getByLabel("The token, or its claims");
  await page.getByRole("button", { name: "What can it see?" }).click();
  await page.getByText("5 of 5 items; the client sees 5").waitFor();
  await typed.fill(`Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"mallory"}')}.unsigned`);
  await page.getByRole("button", { name: "What can it see?" }).click();
  await page.getByText("5 of 5 items; the client sees 4").waitFor();
  await page.getByRole("cell", { name: "✗ hidden by a rule" }).waitFor();
  await page.getByRole("searchbox").fill("paint");
  await page.getByRole("button", { name: "paint" }).click();
  await page.getByText("Required: count, label").waitFor();
  await assertAccessible(page);
  // The token is typed once for the page; this one is of no issuer, so the call goes without it.
  const sent = page.getByLabel(/^Token or credential/);
  assert.match(await sent.inputValue(), /^Bearer .*unsigned$/);
  await sent.fill("");
  await page.getByLabel("count").fill("3");
  await page.getByLabel("label").selectOption("blue");
  await page.getByRole("button", { name: "Call the tool" }).click();
  const question = page.getByRole("region", { name: "Question of the server" });
  await question.getByText("Really?").waitFor();
  await assertAccessible(page);
  await question.getByRole("button", { name: "Answer" }).click();
  const result = page.getByRole("region", { name: "Content of the result" });
  await result.getByText("accept: 3 blue").waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
  await page.reload();
  await page.getByRole("heading", { name: "tool paint" }).waitFor();
  await waitFor("end of all sessions", () => desk.sessions.size === 0);
  await page.getByLabel("URL of the server for clients").fill("http://127.0.0.1:1/");
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByText("does not listen on port 1").waitFor();
});

test("the playground calls a model through the gateway, beside what its provider would get", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await goTo(page, "/ui/llm?part=calls");
  await page.getByText("No model was called yet.").waitFor();
  await page.getByRole("link", { name: "Playground" }).click();
  await page.getByLabel("URL of the route for clients").fill(gateway.url);
  await page.getByLabel("Model to call").fill("claude");
  await page.getByLabel("Key; it is not kept").fill("planted-key");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("region", { name: "Text of the response" }).getByText("Good day").waitFor();
  await page.getByText("Raw events (1)").click();
  await page.getByRole("button", { name: "Show what the provider gets" }).click();
  await page.getByText("POST https://api.anthropic.com/v1/messages").waitFor();
  await assertAccessible(page);
  const kept = await page.evaluate("JSON.stringify([localStorage, sessionStorage, location.href])");
  assert.ok(!String(kept).includes("planted-key"));
  await page.getByRole("link", { name: "Spending" }).click();
  await page.getByRole("region", { name: "Spending by key or user" }).waitFor();
  await assertAccessible(page);
});

test("the history shows who changed what, and leads back", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const text = await readFile(gateway.configPath, "utf8");
  await goTo(page, "/ui/configuration");
  await page.getByText("✓ The gateway can run this.").waitFor();
  await writeCode(page, text.replace("value: /closed", "value: /shut"));
  await page.getByRole("button", { name: "Show what changes" }).click();
  await page.getByLabel("What it is for").fill("a better name");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByText("The gateway runs it.").waitFor();
  await page.getByRole("button", { name: "Show what changes" }).focus();
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await page.getByRole("cell", { name: "a better name" }).waitFor();
  await page.getByRole("row", { name: "start of the process" }).getByRole("link").click();
  await page.getByRole("heading", { name: "Version 1" }).and(page.locator(":focus")).waitFor();
  const changes = page.getByRole("region", { name: "Going back changes" });
  await changes
    .getByText("+         matches: [{ path: { type: PathPrefix, value: /closed } }]")
    .waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Go back to the state after version 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back" }).click();
  await page.getByText("Nothing: the files have these texts.").waitFor();
  assert.equal(
    await page.getByRole("button", { name: "Go back to the state after version 1" }).count(),
    0,
  );
  assert.match(await readFile(gateway.configPath, "utf8"), /value: \/closed/);
  await page.setViewportSize({ width: 390, height: 800 });
  await assertAccessible(page);
});
