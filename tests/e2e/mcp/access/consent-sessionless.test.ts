import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  Client,
  StreamableHTTPClientTransport,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/client";
import { Browser } from "@edge-gateway/testkit/programs/browser";
import { textOf } from "../arrange.ts";
import { consent, ConsentSetup, INFO } from "../programs/consent-setup.ts";

/** Consent of users whose clients have no sessions (MCP 2026-07-28). */

let setup: ConsentSetup;
before(async () => {
  setup = await ConsentSetup.start();
});
after(() => setup[Symbol.asyncDispose]());

/** A client of the version without sessions; `show` presents a URL to the user. */
async function connectSessionless(
  name: string,
  show: (link: string) => Promise<"accept" | "decline">,
) {
  await setup.connect(name);
  const client = new Client(INFO, {
    capabilities: { elicitation: { url: {} } },
    versionNegotiation: { mode: { pin: "2026-07-28" } },
  });
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    assert.ok(params.mode === "url");
    assert.match(params.message, /saas needs your consent/);
    return { action: await show(params.url) };
  });
  const authProvider = setup.users.get(`${name} /mcp`) ?? assert.fail();
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${setup.url}/mcp`), { authProvider }),
  );
  return client;
}

test("a client without a session gets a result that asks for input of its user", async () => {
  const shown: string[] = [];
  const client = await connectSessionless("grace", async (link) => {
    shown.push(link);
    // The client asks again while the user is still busy with the page.
    void consent(new Browser(), link, "grace");
    return "accept";
  });
  assert.match(textOf(await client.callTool({ name: "whoami" })), /^Bearer /);
  assert.equal(shown.length, 1);
  assert.match(textOf(await client.callTool({ name: "whoami" })), /^Bearer /);
  assert.equal((await client.listTools()).tools[0]?.name, "whoami");
});

test("a user who declines is not asked again for that request; the error of a list contains the URL", async () => {
  let count = 0;
  const client = await connectSessionless("heidi", () => {
    count++;
    return Promise.resolve("decline");
  });
  await assert.rejects(client.callTool({ name: "whoami" }), /the user has not consented/);
  assert.equal(count, 1);
  await assert.rejects(client.listTools(), (error) => {
    assert.ok(error instanceof Error && !(error instanceof UrlElicitationRequiredError));
    assert.match(error.message, /saas needs your consent\. Open http:/);
    return true;
  });
});

test("a client without a session that cannot open URLs gets an error with the missing capability", async () => {
  await setup.connect("ivan");
  const token = setup.tokenOf("ivan");
  const response = await fetch(`${setup.url}/mcp`, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "whoami",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "whoami",
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
        },
      },
    }),
  });
  const { error } = JSON.parse(await response.text());
  assert.deepEqual([response.status, error.code], [400, -32_021]);
  assert.deepEqual(error.data, { requiredCapabilities: { elicitation: { url: {} } } });
  assert.match(error.message, /Open http:/);
});
