import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  fromJsonSchema,
  inputRequired,
  type McpServer as NewMcpServer,
} from "@modelcontextprotocol/server";
import { CreateMessageResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../e2e/mcp/arrange.ts";
import { startNewServer, type NewServer } from "../e2e/mcp/programs/new-server.ts";
import { said } from "../e2e/request-log/arrange.ts";
import { assertAccessible, openWindow, PATIENCE, startBrowser } from "./browser.ts";

/** The playgrounds of MCP and LLM, with real MCP servers and a model server behind a running gateway. */

/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const KEY = "planted-client-key-31";

let tools: SdkServer;
let desk: SdkServer;
let fresh: NewServer;
let models: ModelServer;
let gateway: Gateway;
let browser: Browser;

function fillTools(server: McpServer): void {
  server.registerTool("draw", { description: "Draws." }, () => ({
    content: [{ type: "image", data: PIXEL, mimeType: "image/png" }],
  }));
  server.registerTool("work", {}, async ({ _meta, sendNotification, sendRequest }) => {
    const progressToken = _meta?.progressToken ?? "";
    const params = { progressToken, progress: 1, total: 2, message: "half" };
    await sendNotification({ method: "notifications/progress", params });
    const messages = [{ role: "user" as const, content: { type: "text" as const, text: "Pick" } }];
    const request = {
      method: "sampling/createMessage" as const,
      params: { messages, maxTokens: 10 },
    };
    const { content } = await sendRequest(request, CreateMessageResultSchema, {
      timeout: PATIENCE,
    });
    return { content: [{ type: "text", text: `sampled ${JSON.stringify(content)}` }] };
  });
  server.registerTool("order", {}, async () => {
    await server.server.ping();
    const requestedSchema = {
      type: "object" as const,
      properties: { size: { type: "string" as const, enum: ["small", "large"] } },
      required: ["size"],
    };
    const { action, content } = await server.server.elicitInput(
      { message: "Which size?", requestedSchema },
      { timeout: PATIENCE },
    );
    const size = action === "accept" ? String(content?.["size"]) : action;
    return { content: [], structuredContent: { size } };
  });
}

/** Tools of a server without sessions: it says its questions as a result, and gets the call again with the answers. */
function fillNew(server: NewMcpServer): void {
  const region = { type: "string", "x-mcp-header": "Region" } as const;
  const inputSchema = fromJsonSchema({ type: "object", properties: { region } });
  server.registerTool("order", { inputSchema }, async (given, { mcpReq }) => {
    if (mcpReq.inputResponses !== undefined)
      return {
        content: [{ type: "text", text: JSON.stringify([given, mcpReq.inputResponses]) }],
      };
    const progressToken = mcpReq._meta?.progressToken ?? "";
    const params = { progressToken, progress: 1, total: 2, message: "half" };
    await mcpReq.notify({ method: "notifications/progress", params });
    const messages = [{ role: "user" as const, content: { type: "text" as const, text: "Pick" } }];
    const size = { type: "string" as const, oneOf: [{ const: "xl", title: "Extra large" }] };
    const requestedSchema = { type: "object" as const, properties: { size } };
    const inputRequests = {
      one: inputRequired.elicit({ message: "Which size?", requestedSchema }),
      two: inputRequired.createMessage({ messages, maxTokens: 10 }),
    };
    return inputRequired({ inputRequests, requestState: "half done" });
  });
}

before(async () => {
  tools = await startSdkServer(fillTools);
  desk = await startSdkServer(fillPlain("desk"));
  fresh = await startNewServer("fresh", fillNew);
  models = await ModelServer.start();
  models.answer = () => said("Good day from upstream");
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: \${PORT}
    routes:
      - { name: one, matches: [{ path: { type: PathPrefix, value: /one } }], backends: [{ backend: one }] }
      - { name: fresh, matches: [{ path: { type: PathPrefix, value: /fresh } }], backends: [{ backend: fresh }] }
      - { name: both, matches: [{ path: { type: PathPrefix, value: /both } }], backends: [{ backend: both }] }
      - name: locked
        matches: [{ path: { type: PathPrefix, value: /locked } }]
        policies: { apiKeyAuthentication: { secretRef: { name: clients } } }
        backends: [{ backend: locked }]
      - name: oauth
        matches: [{ path: { type: PathPrefix, value: /oauth } }]
        policies:
          jwtAuthentication:
            providers: [{ issuer: "https://issuer.test", jwks: { remote: { url: "http://127.0.0.1:9/jwks" } } }]
            mcp: { authorizationServers: Provider }
        backends: [{ backend: oauth }]
      - { name: chat, matches: [{ path: { type: PathPrefix, value: /v1 } }], backends: [{ backend: openai }] }
backends:
  one: { mcp: { targets: [{ name: tools, static: { host: 127.0.0.1, port: ${tools.port} } }] } }
  fresh: { mcp: { targets: [{ name: fresh, static: { host: 127.0.0.1, port: ${fresh.port} } }] } }
  locked: { mcp: { targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk.port} } }] } }
  oauth: { mcp: { targets: [{ name: desk, static: { host: 127.0.0.1, port: ${desk.port} } }] } }
  both:
    mcp:
      targets:
        - { name: tools, static: { host: 127.0.0.1, port: ${tools.port} } }
        - { name: desk, static: { host: 127.0.0.1, port: ${desk.port} } }
  openai:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${models.port} } }
    policies: { auth: { key: planted-provider-key-77 } }
secrets:
  clients: { data: { ann: ${KEY} } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await models?.close();
  await fresh?.close();
  await desk?.close();
  await tools?.close();
});

test("a tool's progress, its question for a model and its picture are shown, and answered by the person", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp`);
  await page.getByRole("link", { name: "one", exact: true }).click();
  await page.getByRole("button", { name: "work" }).click();
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByText("1 of 2: half").waitFor();
  const question = page.getByRole("region", { name: "Question of the server" });
  await question.getByText("The server asks for a model's response").waitFor();
  await question.getByLabel("text").fill("the second");
  await question.getByRole("button", { name: "Answer" }).click();
  await page
    .getByRole("region", { name: "Content of the result" })
    .getByText("the second")
    .waitFor();
  await page.getByRole("button", { name: "draw" }).click();
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByRole("img", { name: "Result (image/png)" }).waitFor();
  await waitFor("the picture", async () =>
    Boolean(await page.evaluate("document.querySelector('main img').naturalWidth === 1")),
  );
  await assertAccessible(page);
});

test("a server asks the person for a value, with a choice, and its structured result is shown", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp`);
  await page.getByRole("link", { name: "one", exact: true }).click();
  await page.getByRole("button", { name: "order", exact: true }).click();
  for (const [answer, button] of [
    ["large", "Answer"],
    ["decline", "Decline"],
  ] as const) {
    await page.getByRole("button", { name: "Call the tool" }).click();
    const question = page.getByRole("region", { name: "Question of the server" });
    await question.getByText("Which size?").waitFor();
    await question.getByLabel(/^size/).selectOption("large");
    await assertAccessible(page);
    await question.getByRole("button", { name: button }).click();
    await page.getByRole("region", { name: "Structured result" }).getByText(answer).waitFor();
  }
});

test("a server that knows no sessions is played, too, with its progress, questions and header fields", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp`);
  await page.getByRole("link", { name: "fresh", exact: true }).click();
  await page.getByRole("button", { name: "order", exact: true }).click();
  await page.getByLabel(/^region/).fill("Zürich");
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByText("1 of 2: half").waitFor();
  const question = page.getByRole("region", { name: "Question of the server" });
  await question.getByText("Which size?").waitFor();
  await question.getByLabel(/^size/).selectOption({ label: "Extra large" });
  await question.getByRole("button", { name: "Answer" }).click();
  await question.getByText("The server asks for a model's response").waitFor();
  await question.getByLabel("text").fill("the second");
  await question.getByRole("button", { name: "Answer" }).click();
  const result = page.getByRole("region", { name: "Content of the result" });
  for (const text of ["Zürich", "xl", "the second"]) await result.getByText(text).waitFor();
  await page.getByRole("button", { name: "test://fresh/1" }).click();
  await page.getByRole("button", { name: "Get it" }).click();
  await page.getByRole("region", { name: "Content of the result" }).getByText("fresh").waitFor();
  await assertAccessible(page);
});

test("a token is sent after Bearer, unless the person says another scheme", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp`);
  await page.getByRole("link", { name: "locked", exact: true }).click();
  await page.getByRole("button", { name: "who", exact: true }).click();
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByRole("alert").getByText("no API key found").waitFor();
  for (const credential of [KEY, `bearer ${KEY}`]) {
    await page.getByLabel(/^Token or credential/).fill(credential);
    await page.getByRole("button", { name: "Call the tool" }).click();
    await page.getByRole("region", { name: "Content of the result" }).first().waitFor();
  }
  // The credential of the page is there for the next item, too.
  await page.getByRole("button", { name: "greet", exact: true }).click();
  assert.equal(await page.getByLabel(/^Token or credential/).inputValue(), `bearer ${KEY}`);
  // A refusal in the format of OAuth is shown as it is.
  await page.getByRole("link", { name: "All MCP servers" }).click();
  await page.getByRole("link", { name: "oauth", exact: true }).click();
  await page.getByRole("button", { name: "who", exact: true }).click();
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByRole("alert").getByText("status 401").waitFor();
});

test("two servers are one catalogue with prefixes, and the session of a client is ended", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp`);
  await page.getByRole("link", { name: "both", exact: true }).first().click();
  const row = page.getByRole("row", { name: /tools_draw/ });
  await row.waitFor();
  await row.getByText("draw", { exact: true }).waitFor();
  await page.getByRole("row", { name: /desk_who/ }).waitFor();

  const client = new Client({ name: "agent of ann", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/both`)));
  await page.getByRole("link", { name: "All MCP servers" }).click();
  const session = page.getByRole("row", { name: /agent of ann/ });
  await session.waitFor();
  await session.getByRole("button", { name: /^End/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^End/ }).click();
  await page.getByText("No client has a session.").waitFor();
  await assert.rejects(client.listTools(), /404|[Ss]ession/);
});

test("a prompt in each client's format reaches the provider in its own, and the response comes back", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/llm?part=playground`);
  const form = page.getByRole("form", { name: "Playground" });
  await form.getByLabel("URL of the route").fill(gateway.url);
  await form.getByLabel("Model to call").fill("gpt-5");
  await form.getByLabel("Stream").uncheck();
  for (const format of ["chat-completions", "messages", "responses"]) {
    models.seen.length = 0;
    await form.getByLabel("Format").selectOption(format);
    await form.getByLabel("Prompt").fill(`Hello in ${format}`);
    await form.getByRole("button", { name: "Send" }).click();
    await waitFor(format, () => models.seen.length > 0);
    assert.match(models.last.text, new RegExp(`Hello in ${format}`));
    if (format !== "responses")
      await page
        .getByRole("region", { name: "Text of the response" })
        .getByText("Good day from upstream")
        .waitFor();
    assert.equal(models.last.headers.authorization, "Bearer planted-provider-key-77");
  }
  const held = await page.evaluate("document.documentElement.outerHTML");
  assert.ok(!String(held).includes("planted-provider-key-77"));
  await assertAccessible(page);
  await page.getByRole("link", { name: "Client settings" }).click();
  assert.match(page.url(), /part=clients/);
  for (const client of ["Claude Code", "Codex", "Cursor"]) {
    await page.getByText(client, { exact: true }).click();
    await page.getByRole("region", { name: `Settings of ${client}` }).waitFor();
  }
  await assertAccessible(page);
});
