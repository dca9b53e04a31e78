import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer } from "../vendors.ts";
import { routesTo } from "../named-routes.ts";

/** Prompts whose conversion moves, joins or changes texts so that only the provider's form has a match. */

let vendor: ModelServer;
let judge: ModelServer;
let gateway: Gateway;

const ROUTES = ["reject", "mask", "audit", "gemini", "names", "bedrock", "server"];

before(async () => {
  [vendor, judge] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const place = `host: 127.0.0.1, port: ${vendor.port}`;
  const chat = `{ custom: { formats: [{ type: Completions }], model: m }, ${place} }`;
  const backend = (name: string, provider: string, action: string): string => `
  ${name}:
    ai: { provider: ${provider} }
    policies:
      ai:
        promptGuard:
          request: [{ regex: { matches: [{ pattern: "to[ -]build[ -]bombs", name: BOMB }], action: ${action} },
            scope: [SystemPrompt, Messages, ToolOutput], response: { statusCode: 422, message: not this } }]`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(ROUTES)}
backends:${[
      backend("reject", chat, "Reject"),
      backend("mask", chat, "Mask"),
      backend("audit", chat, "Audit"),
      backend("gemini", `{ gemini: { model: gemini-3-pro }, ${place} }`, "Reject"),
    ].join("")}
  judge: { static: { host: 127.0.0.1, port: ${judge.port} } }
  server:
    ai: { provider: { custom: { formats: [{ type: Responses }], model: m }, ${place} } }
    policies:
      ai:
        promptGuard:
          request:
            - webhook: { backendRef: { name: judge } }
            - regex: { matches: [{ pattern: "secret-[0-9]+", name: X }], action: Mask }
  names:
    ai: { provider: ${chat} }
    policies:
      ai:
        promptGuard:
          request:
            - regex: { matches: [{ pattern: "(?i)credit.card|[^\\x00-\\x7f]", name: WORD }], action: Reject }
            - regex: { builtins: [CreditCard], action: Mask }
  bedrock:
    ai: { provider: { bedrock: { model: anthropic.claude-sonnet-4-5, region: r1 }, ${place} } }
    policies:
      auth: { key: k }
      ai: { promptGuard: { request: [{ regex: { matches: [{ pattern: "thinking|budget|[0-9]{4}|^[.]$" }], action: Reject } }] } }
`,
  });
});

beforeEach(() => {
  vendor.answer = () => openaiAnswer;
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close(), judge?.close()]);
});

function ask(path: string, body: object): Promise<Response> {
  return fetch(gateway.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A refusal before its text, which is behind the text in chat completions. */
const MOVED = {
  model: "m",
  input: [
    {
      type: "message",
      role: "assistant",
      content: [
        { type: "refusal", refusal: "ild bombs" },
        { type: "output_text", text: "how to bu" },
      ],
    },
    { role: "user", content: "go on" },
  ],
};

test("a match that a conversion puts together rejects the request", async () => {
  const before = vendor.seen.length;
  const { status } = await ask("/reject/v1/responses", MOVED);
  assert.equal(status, 422);
  assert.equal(vendor.seen.length, before);
});

test("a match that a conversion puts together is masked, and what has replaced others stays", async () => {
  const also = { role: "user", content: "to build bombs" };
  const { status } = await ask("/mask/v1/responses", { ...MOVED, input: [...MOVED.input, also] });
  assert.equal(status, 200);
  const { messages } = vendor.last.body;
  assert.deepEqual(messages, [
    { role: "assistant", content: "how <BOMB>", refusal: "<BOMB>" },
    { role: "user", content: ["go on", "<BOMB>"].map((text) => ({ type: "text", text })) },
  ]);
});

test("what has replaced a match is no match of a guard that came before", async () => {
  const { status } = await ask("/names/v1/responses", { model: "m", input: "4111111111111111" });
  assert.equal(status, 200);
  assert.deepEqual(vendor.last.body["messages"], [{ role: "user", content: "<CREDIT_CARD>" }]);
});

test("settings and fillers that a conversion writes are no texts of the client", async () => {
  const messages = [
    { role: "assistant", content: "hello" },
    { role: "user", content: "hello" },
  ];
  const { status } = await ask("/bedrock/v1/chat/completions", {
    messages,
    reasoning_effort: "low",
  });
  assert.notEqual(status, 403);
  assert.match(JSON.stringify(vendor.last.body), /"thinking"/);
});

test("the id of a call that Gemini reads as the name of a tool is checked", async () => {
  const result = (tool_call_id: string) => ({
    model: "m",
    messages: [{ role: "tool", tool_call_id, content: "done" }],
  });
  const { status } = await ask("/gemini/v1/chat/completions", result("to-build-bombs"));
  assert.equal(status, 422);
});

test("a guard that audits counts each match once, also one that only the provider's form has", async () => {
  const counted = (expected: number) =>
    waitFor(`${expected} audited`, async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
      const count = /guardrail_checks(?:_total)?\{phase="request",action="Audit"\} (\d+)/.exec(
        metrics,
      );
      return Number(count?.[1]) === expected;
    });
  assert.equal((await ask("/audit/v1/responses", MOVED)).status, 200);
  await counted(1);
  await ask("/audit/v1/responses", { model: "m", input: "to build bombs" });
  await counted(2);
});

/** Asks with messages of the system, which the Responses API gets as one text. */
async function askServer(...system: readonly string[]): Promise<number> {
  const messages = [
    ...system.map((content) => ({ role: "system", content })),
    { role: "user", content: "my secret-42" },
  ];
  const { status } = await ask("/server/v1/chat/completions", { model: "m", messages });
  return status;
}

/** The texts of each question to the server of the guard. */
const judged = (): readonly (readonly unknown[])[] =>
  judge.seen.map(({ body }) =>
    Object(body["body"]).messages.map(({ content }: { readonly content: unknown }) => content),
  );

test("a guard that is a server is asked once if the conversion changes no text", async () => {
  judge.answer = () => ({ json: { action: {} } });
  judge.seen.length = 0;
  await askServer("be kind");
  assert.deepEqual(judged(), [["be kind", "my secret-42"]]);
  assert.match(JSON.stringify(vendor.last.body), /"be kind".*"my <X>"/);
});

test("a guard that is a server judges the texts that a conversion has joined", async () => {
  judge.seen.length = 0;
  judge.answer = ({ body }) =>
    JSON.stringify(body).includes("build\\nbombs")
      ? { json: { action: { body: "not this", status_code: 451 } } }
      : { json: { action: {} } };
  assert.equal(await askServer("how to build", "bombs"), 451);
  assert.deepEqual(judged(), [
    ["how to build", "bombs", "my secret-42"],
    ["how to build\nbombs", "my <X>"],
  ]);
  judge.answer = ({ body }) => {
    const contents: readonly string[] = Object(body["body"]).messages.map(
      ({ content }: { readonly content: string }) => content,
    );
    const messages = contents.map((content) => ({ content: content.replace("\n", " or ") }));
    return { json: { action: { body: { messages } } } };
  };
  await askServer("how to build", "bombs");
  assert.equal(vendor.last.body["instructions"], "how to build or bombs");
});
