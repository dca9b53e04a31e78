import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, describe, test } from "node:test";
import { WebSocket } from "ws";
import type { Listening } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Requests whose body the gateway forwards as it is: who may call the model that the provider reads in them. */

/** A request as the provider has got it. */
interface Seen {
  readonly url: string;
  readonly body: string;
}

let vendor: Listening;
let gateway: Gateway;
const seen: Seen[] = [];
/** The statuses of the next responses of the provider; 200 when there are none left. */
let statuses: number[] = [];

before(async () => {
  vendor = await startUpstream(async (request, response) => {
    seen.push({ url: request.url ?? "", body: await text(request) });
    response.writeHead(statuses.shift() ?? 200, { "content-type": "application/json" });
    response.end("{}");
  });
  const base = `http://127.0.0.1:${vendor.port}/v1`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
models:
  free: { provider: OpenAI, baseURL: "${base}" }
  paid:
    provider: OpenAI
    baseURL: "${base}"
    policies: { authorization: { policy: { matchExpressions: ['request.headers["x-plan"] == "pro"'] } } }
  other: { provider: OpenAI, baseURL: "${base}" }
  either: { virtualModel: { failover: { targets: [{ modelRef: { name: free }, priority: 0 }, { modelRef: { name: other }, priority: 1 }] } } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

beforeEach(() => {
  seen.length = 0;
  statuses = [];
});

const JSON_TYPE = "application/json";
const FORM = "multipart/form-data; boundary=b";

/** Sends a body, and returns the status. */
async function send(path: string, type: string, body: string | Uint8Array): Promise<number> {
  const response = await fetch(gateway.url + path, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : Buffer.from(body),
  });
  await response.text();
  return response.status;
}

function json(path: string, body: object): Promise<number> {
  return send(path, JSON_TYPE, JSON.stringify(body));
}

function field(name: string, value: string, more = ""): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
}

const SECRETS = "/v1/realtime/client_secrets";
const ENDS = "--b--\r\n";

describe("the provider reads a model that the client may not call", () => {
  const session = { type: "realtime", model: "paid" };
  const params = { model: "paid", max_tokens: 1, messages: [] };
  const cases: readonly (readonly [path: string, body: object])[] = [
    [SECRETS, { session }],
    [SECRETS, { session, model: "free" }],
    [`${SECRETS}?model=free`, { session }],
    ["/v1/realtime/sessions?model=free", { model: "paid" }],
    ["/v1/images/generations?model=free", { model: "paid" }],
    ["/v1/messages/batches?model=free", { requests: [{ custom_id: "1", params }] }],
    ["/v1/messages/batches", { model: "free", requests: [{ custom_id: "1", params }] }],
    ["/v1beta/models/paid:predict", { model: "free" }],
    ["/v1beta/models/paid%3Apredict?model=free", {}],
    ["/model/paid/invoke", { model: "free" }],
    ["/model/paid/invoke-with-response-stream?model=free", {}],
    ["/model//paid/invoke?model=free", {}],
    ["/v1/async-invoke?model=free", { modelId: "paid" }],
    ["/v1/openai/deployments/paid/images/generations", { model: "free" }],
    ["/v1/openai/deployments/paid/completions", { model: "free", prompt: "Hi" }],
    ["/v1/realtime?model=free&model=paid", {}],
    ["/v1/realtime?model=free&deployment=paid", {}],
  ];
  for (const [path, body] of cases)
    test(`${path} ${JSON.stringify(body)}`, async () => {
      const status = await json(path, body);
      assert.ok(status === 400 || status === 403, String(status));
      assert.equal(seen.length, 0);
    });

  test("also where the gateway cannot read the body as its provider may", async () => {
    const body = JSON.stringify({ model: "paid" });
    const bodies: readonly (readonly [type: string, body: string | Uint8Array])[] = [
      ["application/x-www-form-urlencoded", "model=paid"],
      [JSON_TYPE, body.replace("}", ',"x":NaN}')],
      ["text/plain", Buffer.from(body, "utf16le")],
      [JSON_TYPE, Buffer.from(`\uFEFF${body}`, "utf16le")],
      [JSON_TYPE, `${body}x`],
      [JSON_TYPE, '{"model":"free","model":"paid"}'],
      [JSON_TYPE, field("model", "paid") + ENDS],
    ];
    for (const [type, each] of bodies)
      for (const path of ["/v1/audio/speech", "/v1/embeddings", "/v1/rerank", "/v1/tokenize"])
        assert.equal(await send(`${path}?model=free`, type, each), 400, `${path} ${type}`);
    assert.equal(seen.length, 0);
  });

  test("also in a realtime call of a form", async () => {
    const path = "/v1/realtime/calls?model=free";
    const own = field("session", JSON.stringify(session));
    for (const body of [own, own + field("model", "free"), field("session[model]", "paid")])
      assert.notEqual(await send(path, FORM, body + field("sdp", "v=0") + ENDS), 200);
    assert.equal(seen.length, 0);
  });

  test("also when a WebSocket is opened", async () => {
    for (const query of [
      "model=free&deployment=paid",
      "model=free&model=paid",
      "deployment=paid",
    ]) {
      const url = `${gateway.url.replace("http", "ws")}/v1/realtime?${query}`;
      const status = await new Promise((resolve) => {
        const socket = new WebSocket(url);
        socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
        socket.on("open", () => resolve("open"));
        socket.on("error", () => {});
      });
      assert.ok(status === 400 || status === 403, `${query} ${String(status)}`);
    }
  });
});

describe("a chat names models that its provider calls in place of, or beside, its own", () => {
  const chat = { model: "free", max_tokens: 9, messages: [{ role: "user", content: "Hi" }] };
  const advisor = { type: "advisor_20260301", name: "advisor" };
  const subagentWith = (tool: object): object => ({
    type: "openrouter:subagent",
    parameters: { tools: [tool] },
  });
  const membersWith = (model: string): readonly object[] => [
    { models: [model] },
    { models: ["free", model] },
    { fallbacks: [{ model, max_tokens: 9 }] },
    { fallbacks: [model] },
    { fallbacks: [{ free: [model] }] },
    { context_window_fallbacks: [{ free: [model] }] },
    { tools: [{ ...advisor, model }] },
    { tools: [{ type: "openrouter:advisor", parameters: { model } }] },
    { tools: [{ type: "openrouter:fusion", parameters: { analysis_models: ["free", model] } }] },
    { tools: [subagentWith({ type: "openrouter:image_generation", parameters: { model } })] },
    { plugins: [{ id: "web" }, { id: "fusion", analysis_models: ["free"], model }] },
  ];

  test("which the client may call", async () => {
    for (const members of membersWith("other"))
      assert.equal(await json("/v1/chat/completions", { ...chat, ...members }), 200);
    const image = { tools: [{ type: "image_generation", model: "gpt-image-1" }], input: "Hi" };
    assert.equal(await json("/v1/responses", { model: "free", ...image }), 200);
    assert.equal(await json("/v1/chat/completions", { ...chat, fallbacks: "default" }), 200);
  });

  for (const [model, status] of [
    ["paid", 403],
    ["unknown", 404],
    ["either", 404],
  ] as const)
    test(`which the client may not call by this name: ${model}`, async () => {
      for (const path of ["/v1/chat/completions", "/v1/messages", "/v1/responses"])
        for (const members of membersWith(model))
          assert.equal(await json(path, { ...chat, input: "Hi", ...members }), status, path);
      assert.equal(seen.length, 0);
    });

  test("also in a chat of a batch", async () => {
    const requests = [{ custom_id: "1", params: { ...chat, fallbacks: [{ model: "paid" }] } }];
    assert.equal(await json("/v1/messages/batches", { requests }), 403);
  });

  test("which the provider chooses", async () => {
    for (const members of [
      { plugins: [{ id: "fusion" }] },
      { tools: [{ type: "openrouter:fusion" }] },
      { tools: [{ type: "openrouter:advisor" }] },
      { tools: [subagentWith({ type: "openrouter:advisor" })] },
      { preset: "mine" },
      { models: ["other@preset/mine"] },
    ])
      assert.equal(await json("/v1/chat/completions", { ...chat, ...members }), 404);
    assert.equal(seen.length, 0);
    const off = { plugins: [{ id: "fusion", enabled: false }] };
    assert.equal(await json("/v1/chat/completions", { ...chat, ...off }), 200);
  });
});

describe("the provider gets the model that was chosen", () => {
  test("wherever a body names it", async () => {
    assert.equal(await json(SECRETS, { session: { type: "realtime", model: "either" } }), 200);
    assert.deepEqual(JSON.parse(seen[0]?.body ?? ""), {
      session: { type: "realtime", model: "free" },
    });
    const requests = [{ custom_id: "1", params: { model: "either" } }];
    assert.equal(await json("/v1/messages/batches", { requests }), 200);
    assert.match(seen[1]?.body ?? "", /"params":\{"model":"free"\}/);
  });

  test("in a path and a query", async () => {
    assert.equal(await json("/v1beta/models/either:predict", { instances: [] }), 200);
    assert.equal(await send("/v1/realtime/calls?model=either", "application/sdp", "v=0"), 200);
    assert.deepEqual(
      seen.map(({ url }) => url),
      ["/v1/v1beta/models/free:predict", "/v1/realtime/calls?model=free"],
    );
  });

  test("in a path whose body names it, too, at each attempt", async () => {
    statuses = [503];
    assert.equal(await json("/model/either/invoke", { model: "either" }), 200);
    const speech = "/v1/openai/deployments/either/audio/speech?api-version=1";
    assert.equal(await json(speech, { model: "either", input: "Hi" }), 200);
    assert.deepEqual(
      seen.map(({ url, body }) => [url, JSON.parse(body).model]),
      [
        ["/v1/model/free/invoke", "free"],
        ["/v1/model/other/invoke", "other"],
        [speech.replace("either", "free"), "free"],
      ],
    );
  });

  test("in a form, at each attempt", async () => {
    const file = field("file", "RIFF\0\r\n-b", '; filename="a.wav"');
    statuses = [503];
    const body = field("model", "either") + file + field("language", "en") + ENDS;
    assert.equal(await send("/v1/audio/transcriptions", FORM, body), 200);
    assert.deepEqual(
      seen.map((each) => each.body),
      ["free", "other"].map((model) => body.replace("either", model)),
    );
    const call = field("session", '{"type":"realtime","model":"either"}') + field("sdp", "v=0");
    assert.equal(await send("/v1/realtime/calls", FORM, call + ENDS), 200);
    assert.equal(seen[2]?.body, call.replace("either", "free") + ENDS);
  });

  test("and it is logged where only a query or a form names it", async () => {
    assert.equal(await send("/v1/audio/transcriptions", FORM, field("model", "free") + ENDS), 200);
    await waitFor("line of the access log", () => gateway.output.includes("request.model=free"));
  });
});
