import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { routesTo } from "./named-routes.ts";

/**
 * Numbers that a double cannot hold pass a conversion of the calls of tools, which some formats have as
 * objects, and others as text: they are ids of orders and of messages.
 */

const FORMATS = ["completions", "messages", "gemini", "converse", "responses"] as const;
type Format = (typeof FORMATS)[number];

const ID = "9007199254740993";
const SIZE = "1e400";
const ARGUMENTS = `{"note":"secret","id":${ID},"more":[{"size":${SIZE}}]}`;
const TEXT = JSON.stringify(ARGUMENTS);
const RESULT = JSON.stringify(`{"owner":${ID}}`);

const PROVIDERS: Readonly<Record<Format, string>> = {
  completions: "openai: {}",
  messages: "anthropic: {}",
  gemini: "gemini: {}",
  converse: "bedrock: { region: eu-west-1 }",
  responses: "custom: { formats: [{ type: Responses }] }",
};

const PATHS: Readonly<Record<Format, string>> = {
  completions: "/v1/chat/completions",
  messages: "/v1/messages",
  gemini: "/v1beta/models/m:generateContent",
  converse: "/model/m/converse",
  responses: "/v1/responses",
};

const REQUESTS: Readonly<Record<Format, string>> = {
  completions: `{"model":"m","messages":[{"role":"user","content":"x"},{"role":"assistant","tool_calls":[{"id":"c1","type":"function","function":{"name":"f","arguments":${TEXT}}}]},{"role":"tool","tool_call_id":"c1","content":${RESULT}}]}`,
  messages: `{"model":"m","max_tokens":9,"messages":[{"role":"user","content":"x"},{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"f","input":${ARGUMENTS}}]},{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":${RESULT}}]}]}`,
  gemini: `{"contents":[{"role":"user","parts":[{"text":"x"}]},{"role":"model","parts":[{"functionCall":{"name":"f","args":${ARGUMENTS}}}]},{"role":"user","parts":[{"functionResponse":{"name":"f","response":{"owner":${ID}}}}]}]}`,
  converse: `{"messages":[{"role":"user","content":[{"text":"x"}]},{"role":"assistant","content":[{"toolUse":{"toolUseId":"c1","name":"f","input":${ARGUMENTS}}}]},{"role":"user","content":[{"toolResult":{"toolUseId":"c1","content":[{"json":{"owner":${ID}}}]}}]}]}`,
  responses: `{"model":"m","input":[{"role":"user","content":"x"},{"type":"function_call","call_id":"c1","name":"f","arguments":${TEXT}},{"type":"function_call_output","call_id":"c1","output":${RESULT}}]}`,
};

const RESPONSES: Readonly<Record<Format, string>> = {
  completions: `{"id":"c","object":"chat.completion","model":"m","choices":[{"index":0,"finish_reason":"tool_calls","message":{"role":"assistant","tool_calls":[{"id":"c1","type":"function","function":{"name":"f","arguments":${TEXT}}}]}}],"usage":{"prompt_tokens":1,"completion_tokens":1,"total_tokens":2}}`,
  messages: `{"id":"m1","type":"message","role":"assistant","model":"m","content":[{"type":"tool_use","id":"c1","name":"f","input":${ARGUMENTS}}],"stop_reason":"tool_use","usage":{"input_tokens":1,"output_tokens":1}}`,
  gemini: `{"candidates":[{"index":0,"finishReason":"STOP","content":{"role":"model","parts":[{"functionCall":{"name":"f","args":${ARGUMENTS}}}]}}],"usageMetadata":{"promptTokenCount":1,"candidatesTokenCount":1,"totalTokenCount":2}}`,
  converse: `{"output":{"message":{"role":"assistant","content":[{"toolUse":{"toolUseId":"c1","name":"f","input":${ARGUMENTS}}}]}},"stopReason":"tool_use","usage":{"inputTokens":1,"outputTokens":1,"totalTokens":2}}`,
  responses: `{"id":"r1","object":"response","created_at":1,"status":"completed","model":"m","output":[{"type":"function_call","id":"f1","call_id":"c1","name":"f","arguments":${TEXT},"status":"completed"}],"usage":{"input_tokens":1,"output_tokens":1,"total_tokens":2}}`,
};

/** Masks a text beside the numbers. */
const GUARD =
  "{ request: [{ scope: [ToolInput, ToolOutput], regex: { matches: [{ pattern: secret }] } }], response: [{ regex: { matches: [{ pattern: secret }] } }] }";

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  const backends = FORMATS.map(
    (name) => `
  ${name}: { ai: { provider: { ${PROVIDERS[name]}, host: 127.0.0.1, port: ${vendor.port} } }, policies: { ai: { promptGuard: ${GUARD} } } }`,
  );
  const config = `gateways:\n  web:\n    port: \${PORT}\n    routes:${routesTo(FORMATS)}\nbackends:${backends.join("")}\n`;
  gateway = await Gateway.start({ config });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

/** Sends the request of one format to the provider of another, and returns the response. */
async function ask(from: Format, to: Format, streams = false): Promise<string> {
  const path = PATHS[from];
  const isGemini = streams && from === "gemini";
  const target = isGemini ? path.replace(":generate", ":streamGenerate").concat("?alt=sse") : path;
  const body = REQUESTS[from];
  const response = await fetch(`${gateway.url}/${to}${target}`, {
    ...{ method: "POST", headers: { "content-type": "application/json" } },
    ...{ body: streams ? body.replace('"model":"m"', '"model":"m","stream":true') : body },
    signal: AbortSignal.timeout(60_000),
  });
  assert.equal(response.status, 200);
  return response.text();
}

/** How often a text has each number, in JSON or in JSON inside of a text. */
function countsIn(text: string): readonly number[] {
  return [ID, SIZE].map((digits) => text.split(digits).length - 1);
}

for (const from of FORMATS)
  for (const to of FORMATS)
    describe(`${from} to ${to}`, () => {
      test("the arguments and results of a request keep their digits", async () => {
        vendor.answer = () => ({ pieces: [RESPONSES[to]], type: "application/json" });
        await ask(from, to);
        assert.deepEqual(countsIn(vendor.last.text), [2, 1], vendor.last.text);
      });

      test("the arguments of a response keep their digits", async () => {
        vendor.answer = () => ({ pieces: [RESPONSES[to]], type: "application/json" });
        const shown = await ask(from, to);
        assert.deepEqual(countsIn(shown), [1, 1], shown);
      });
    });

const EVENTS: readonly (readonly [Format, Format, readonly string[]])[] = [
  ["completions", "gemini", [RESPONSES.gemini]],
  ["messages", "gemini", [RESPONSES.gemini]],
  [
    "gemini",
    "completions",
    [
      `{"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{"role":"assistant","tool_calls":[{"index":0,"id":"c1","type":"function","function":{"name":"f","arguments":"{\\"id\\":9007199"}}]}}]}`,
      `{"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"254740993,\\"more\\":[{\\"size\\":1e400}]}"}}]}}]}`,
      `{"id":"c","object":"chat.completion.chunk","model":"m","choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}`,
      "[DONE]",
    ],
  ],
];

for (const [from, to, events] of EVENTS)
  test(`the arguments of a stream keep their digits, ${to} for ${from}`, async () => {
    vendor.answer = () => ({ pieces: events.map((event) => `data: ${event}\n\n`) });
    const shown = await ask(from, to, true);
    assert.deepEqual(countsIn(shown), [1, 1], shown);
  });
