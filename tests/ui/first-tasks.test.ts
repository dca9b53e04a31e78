import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Listening } from "@edge-gateway/testkit/listen";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { assertAccessible, openWindow, startBrowser } from "./browser.ts";
import { beginGateway, type BegunGateway } from "./begin-gateway.ts";
import { press, typeInto, typeLabelled } from "./keys.ts";

/** What a new user does with the UI alone, by keys alone, and what clients see of it afterwards. */

let echo: Listening;
let desk: SdkServer;
let model: ModelServer;
let issuer: TokenIssuer;
let authority: CertificateAuthority;
let browser: Browser;
let folder: string;
let gateway: BegunGateway;
let port: number;

before(async () => {
  echo = await startEcho();
  desk = await startSdkServer(
    fillPlain("desk", (server) =>
      server.registerTool("when", {}, () => ({ content: [{ type: "text", text: "now" }] })),
    ),
  );
  model = await ModelServer.start();
  issuer = await TokenIssuer.start();
  authority = await CertificateAuthority.create();
  browser = await startBrowser();
  folder = await mkdtemp(join(tmpdir(), "first-tasks-"));
  port = await freePort();
  gateway = beginGateway(join(folder, "gateway.yaml"), port);
});

after(async () => {
  await browser?.close();
  await gateway?.close();
  await authority?.[Symbol.asyncDispose]();
  await issuer?.close();
  await model?.[Symbol.asyncDispose]();
  await desk?.close();
  await echo?.close();
  await rm(folder, { recursive: true });
});

/** Fills the form of the page and applies it. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  // The page before may have fields of the same names.
  await page.getByRole("heading", { name: "Step 2 of 3: its values" }).waitFor();
  for (const [label, value] of Object.entries(values))
    await typeLabelled(page, new RegExp(`^${label}`), value);
  await press(page, "Show what changes");
  await press(page, "Apply");
  await page.getByText("The gateway runs it.").waitFor();
}

/** Chooses what is offered next. */
async function choose(page: Page, name: string): Promise<void> {
  await press(page, new RegExp(`^${RegExp.escape(name)}$`), "link");
  await page.getByRole("heading", { name: "Step 2 of 3: its values" }).waitFor();
}

/** Opens the page of a letter. */
async function go(page: Page, letter: string): Promise<void> {
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press(letter);
}

const TOKENS = "Tokens (JWT, OAuth) for a route";

test("a route over TLS with tokens and a rate limit", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  const securePort = await freePort();
  const credentials = await authority.issue({
    name: "gateway",
    alternativeNames: ["IP:127.0.0.1"],
  });
  await page.goto(await gateway.address());
  await page.getByRole("heading", { name: "Begin" }).waitFor();
  await go(page, "c");
  await press(page, /by a form$/, "link");
  await choose(page, "Listener with TLS");
  await fill(page, {
    Name: "secure",
    Port: String(securePort),
    Certificate: credentials.certificatePath,
    "Private key": credentials.keyPath,
  });
  await assertAccessible(page);
  await choose(page, "Route to a server");
  const server = echo.url.replace("http://", "");
  // The listener that was added last is chosen already.
  await page.getByText("Anyone who reaches port").waitFor();
  await fill(page, {
    ...{ Name: "shop", Path: "/shop", Server: server },
    "Who may use it": "clients with a token (JWT)",
    Issuer: issuer.issuer,
    Audience: "shop",
    "URL of the keys": `${issuer.issuer}/jwks`,
  });
  await page.getByText("Only clients with a token of this issuer").waitFor();
  await page.getByText("1 key of the provider fetched").waitFor();
  const token = await issuer.sign({ aud: "shop", sub: "ann" });
  await press(page, "Send the request");
  await page.getByText("Without a token or key: the response has the status 401.").waitFor();
  await typeLabelled(page, /^Token or key/, token);
  await press(page, "Send the request");
  await page.getByText("With the token or key: the response has the status 200.").waitFor();
  await choose(page, "Rate limit of a route");
  await fill(page, { Requests: "2", "In each": "Hours", "Counted by": "request.method" });
  await typeLabelled(page, /^Token or key/, token);
  await press(page, "Send 3 requests");
  await page.getByText("the responses have the statuses 200, 200, 429.").waitFor();
  await assertAccessible(page);

  const get = async (...more: readonly string[]): Promise<number> => {
    const url = `https://127.0.0.1:${securePort}/shop/1`;
    // Requests of another method have a count of their own.
    return (await curl("-X", "PUT", "--cacert", authority.certificatePath, ...more, url)).status;
  };
  assert.equal(await get(), 401);
  const authorization = `authorization: Bearer ${token}`;
  assert.deepEqual(
    [
      await get("-H", authorization),
      await get("-H", authorization),
      await get("-H", authorization),
    ],
    [200, 200, 429],
  );
});

test("an MCP server with OAuth and a hidden tool", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await go(page, "m");
  await press(page, "Add an MCP server", "link");
  await fill(page, {
    Gateway: "web",
    Name: "desk",
    "Path for agents": "/mcp",
    "URL of the server": `http://127.0.0.1:${desk.port}/mcp`,
  });
  await page.getByText("Tools that agents see: who, when. Hidden: none.").waitFor();
  await press(page, /^The server: what agents see/, "link");
  await press(page, /^who$/);
  await choose(page, "Hide it from agents");
  await typeLabelled(page, /^Tool/, "whom");
  await page.getByText("The server has no tool whom, so nothing would be hidden.").waitFor();
  await typeLabelled(page, /^Tool/, "who");
  await fill(page, {});
  await page.getByText("Tools that agents see: when. Hidden: who.").waitFor();
  await assertAccessible(page);
  await choose(page, TOKENS);
  // The route is chosen already, and the provider of the route before is offered.
  await press(page, `Issuer: take ${issuer.issuer}`);
  await press(page, `URL of the keys: take ${issuer.issuer}/jwks`);
  await page.getByRole("button", { name: `Audience: take http://127.0.0.1:${port}/mcp` }).waitFor();
  await fill(page, { Audience: "desk" });

  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await press(page, "desk", "link");
  await page.getByText("This client sees nothing: the route demands a token (JWT).").waitFor();
  await page.getByText("items; the client sees 0").waitFor();
  await page.getByRole("cell", { name: "✗ refused by the route, hidden by a rule" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Demand tokens (OAuth)" }).count(), 0);
  await press(page, /^when$/);
  await press(page, "Call the tool");
  await page.getByText("demands a credential: type it above").waitFor();
  await assertAccessible(page);

  const url = `http://127.0.0.1:${port}/mcp`;
  const refused = await fetch(url, { method: "POST" });
  assert.equal(refused.status, 401);
  const [, metadata = ""] =
    /resource_metadata="([^"]*)"/.exec(refused.headers.get("www-authenticate") ?? "") ?? [];
  assert.match(await (await fetch(metadata)).text(), /"authorization_servers"/);
  const token = await issuer.sign({ aud: "desk", sub: "ann" });
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
  );
  try {
    const names = (await client.listTools()).tools.map(({ name }) => name);
    assert.deepEqual(names, ["when"]);
    await assert.rejects(client.callTool({ name: "who" }));
  } finally {
    await client.close();
  }
});

test("a model with a key and a budget", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  model.answer = () => ({
    json: {
      ...{ id: "1", object: "chat.completion", created: 1, model: "fast" },
      choices: [
        { index: 0, message: { role: "assistant", content: "Good day" }, finish_reason: "stop" },
      ],
      usage: { prompt_tokens: 30, completion_tokens: 30, total_tokens: 60 },
    },
  });
  await page.goto(await gateway.nextAddress());
  await go(page, "l");
  await press(page, "Add a model", "link");
  await fill(page, {
    Name: "fast",
    "Provider \\(": "OpenAI",
    "Key of the provider": "planted-key",
    "URL of the provider": `http://127.0.0.1:${model.port}/v1`,
  });
  const access = page.getByRole("note").filter({ hasText: "can call this model" });
  await access.getByRole("link", { name: "Demand keys of clients" }).waitFor();
  await page.getByText("✓ The provider responds to a call.").waitFor();
  await page.getByText("The gateway knows no price for fast").waitFor();
  await page.getByRole("link", { name: "Set the price of fast" }).waitFor();
  await press(page, "Send the request");
  await page.getByRole("region", { name: "Body of the last response" }).getByText("Good").waitFor();
  await choose(page, "Keys with budgets, made on the page LLM");
  await fill(page, { Gateway: "web" });
  await press(page, "Make a key with a budget", "link");
  await page.getByRole("link", { name: "Models and providers" }).waitFor();
  await typeInto(page, "Budget in dollars", "1");
  await page.getByText("A budget in dollars refuses calls of models whose prices").waitFor();
  await press(page, /^fast$/, "link");
  await fill(page, {
    "Dollars for a million input": "0.25",
    "Dollars for a million output": "2",
  });
  await press(page, "All models with their prices", "link");
  await page.getByRole("link", { name: "$0.25 in, $2 out" }).waitFor();
  await page.getByText("can call fast").waitFor({ state: "detached" });
  await press(page, "Keys and budgets", "link");
  await typeInto(page, "Name", "ann");
  await typeInto(page, "Budget in tokens", "110");
  await typeLabelled(page, /^Budget renews/, "after a time");
  await typeInto(page, "Renews after", "1 month");
  await press(page, "Create a key");
  await page.getByRole("alert").getByText("Renews after must be a duration").waitFor();
  await typeLabelled(page, /^Budget renews/, "each month (UTC)");
  await press(page, "Create a key");
  const key = await page.getByRole("button", { name: /^edge-/ }).textContent();
  const command = page.getByRole("button", { name: /^curl -i http:/ });
  assert.ok((await command.textContent())?.includes(`Bearer ${key?.trim()}`) === true);
  await page.getByRole("cell", { name: "on the 1st of each month, UTC" }).waitFor();
  await page.getByRole("cell", { name: "Key ann id" }).waitFor();
  assert.equal(await page.getByText("Database away").count(), 0);
  await press(page, "Try it in the playground");
  await press(page, /^Send$/);
  await page.getByText("Status 200.").waitFor();
  await press(page, "Calls", "link");
  await page.getByRole("cell", { name: "a trial of this UI as ann" }).waitFor();
  await press(page, "Keys and budgets", "link");
  await page.getByRole("cell", { name: "60 tokens", exact: true }).waitFor();
  await assertAccessible(page);
  await press(page, "Playground", "link");

  const call = (authorization: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({
        ...{ model: "fast", max_tokens: 10 },
        messages: [{ role: "user", content: "Hello" }],
      }),
    });
  assert.equal((await call("Bearer nobody")).status, 401);
  // Keys are for the models alone: the server beside them goes on to demand tokens.
  const agent = await fetch(`http://127.0.0.1:${port}/mcp`, { method: "POST" });
  assert.match(agent.headers.get("www-authenticate") ?? "", /resource_metadata=/);
  const first = await call(`Bearer ${key?.trim()}`);
  assert.equal(first.status, 200, await first.clone().text());
  assert.match(await first.text(), /Good day/);
  assert.equal(model.last.headers.authorization, "Bearer planted-key");
  assert.equal((await call(`Bearer ${key?.trim()}`)).status, 429);
  await press(page, /^Send$/);
  await page.getByRole("alert").getByText("has too little left for this call").waitFor();
  await press(page, "Calls", "link");
  await page.getByRole("cell", { name: /^401: refused by the gateway/ }).waitFor();
  assert.match(await readFile(join(folder, "keys.json"), "utf8"), /"name": "ann"/);
});

test("a route for clients with a key, by one form", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(await gateway.nextAddress());
  await go(page, "c");
  await press(page, /by a form$/, "link");
  await choose(page, "Route to a server");
  await typeLabelled(page, /^Gateway/, "web");
  await page.getByText(`Anyone who reaches port ${port} can use this route.`).waitFor();
  await typeLabelled(page, /^Who may use it/, "clients with a key");
  await page.getByText("Only clients with a key can use this route.").waitFor();
  await assertAccessible(page);
  const server = echo.url.replace("http://", "");
  await fill(page, { Name: "store", Path: "/store", Server: server, Client: "ann" });
  await page.getByText("The key of the client, which is shown only now").waitFor();
  await press(page, "Send the request");
  await page.getByText("Without a token or key: the response has the status 401.").waitFor();
  await press(page, "Send it with the new key");
  await page.getByText("With the token or key: the response has the status 200.").waitFor();
  await assertAccessible(page);
  assert.equal((await fetch(`http://127.0.0.1:${port}/store`)).status, 401);
});
