import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { after, before, beforeEach, describe, test } from "node:test";
import OpenAI from "openai";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { NameServer } from "../endpoints/name-server.ts";
import { anthropicAnswer, openaiAnswer } from "../llm/vendors.ts";

/**
 * Tests of the policies of a model (doc 2 §EdgeModel): who may request it, and how requests and
 * responses are changed.
 */

let vendor: ModelServer;
let names: NameServer;
let gateway: Gateway;
let secure: Listening;
let proxy: Listening;
/** The targets of the requests that the proxy received. */
const asked: string[] = [];

before(async () => {
  [vendor, names] = await Promise.all([ModelServer.start(), NameServer.start("127.0.0.1")]);
  const authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "vendor.test" });
  secure = await listen(
    createHttpsServer({ cert: certificate, key }, (request, response) => {
      request.resume();
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(openaiAnswer.json));
    }),
  );
  proxy = await listen(
    createServer((request, response) => {
      request.resume();
      asked.push(request.url ?? "");
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(openaiAnswer.json));
    }).on("connect", (request, socket) => {
      asked.push(request.url ?? "");
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    }),
  );
  const base = `http://vendor.test:${vendor.port}/v1`;
  gateway = await Gateway.start({
    config: `
config: { dns: { servers: ["${names.place}"] } }
gateways:
  web:
    port: \${PORT}
backends:
  proxy: { static: { host: 127.0.0.1, port: ${proxy.port} } }
models:
  free: { provider: OpenAI, baseURL: "${base}" }
  paid:
    provider: OpenAI
    baseURL: "${base}"
    policies:
      authorization: { policy: { matchExpressions: ['request.headers["x-plan"] == "pro"'] } }
  either:
    virtualModel:
      failover: { targets: [{ modelRef: { name: paid }, priority: 0 }, { modelRef: { name: free }, priority: 1 }] }
  only-paid:
    virtualModel: { failover: { targets: [{ modelRef: { name: paid }, priority: 0 }] } }
  edited:
    provider: Anthropic
    baseURL: "${base}"
    policies:
      auth: { key: the-key }
      transformations:
        - { field: model, expression: '"claude-3-5-" + llmRequest.model' }
        - { field: temperature, expression: "0.5" }
      finalTransformations: [{ field: metadata, expression: '{"user_id": "gateway"}' }]
      headers:
        request: { set: [{ name: x-team, value: search }], remove: [x-secret] }
        response: { set: [{ name: x-served-by, value: gateway }] }
  guarded:
    provider: OpenAI
    baseURL: "${base}"
    policies:
      promptGuard:
        request: [{ regex: { action: Reject, matches: [{ pattern: forbidden }] }, response: { message: not so } }]
        response: [{ regex: { action: Mask, matches: [{ pattern: there }] } }]
  secure: { provider: OpenAI, baseURL: "https://vendor.test:${secure.port}/v1" }
  insecure:
    provider: OpenAI
    baseURL: "https://vendor.test:${secure.port}/v1"
    policies: { tls: { insecureSkipVerify: All } }
  tunnelled:
    provider: OpenAI
    baseURL: "http://far.test:1234/v1"
    policies: { tunnel: { backendRef: { name: proxy } } }
`,
  });
});

after(() =>
  Promise.all([
    gateway?.[Symbol.asyncDispose](),
    vendor.close(),
    secure.close(),
    proxy.close(),
    names[Symbol.asyncDispose](),
  ]),
);

beforeEach(() => {
  vendor.seen.length = 0;
  vendor.answer = () => openaiAnswer;
});

function openai(headers: Record<string, string> = {}): OpenAI {
  const options = { baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0, timeout: 60_000 };
  return new OpenAI({ ...options, defaultHeaders: headers });
}

function chat(model: string, headers: Record<string, string> = {}, content = "Hi") {
  const messages = [{ role: "user" as const, content }];
  return openai(headers).chat.completions.create({ model, messages });
}

describe("authorization", () => {
  test("a client that the rule allows may request the model", async () => {
    await chat("paid", { "x-plan": "pro" });
    assert.equal(vendor.seen.length, 1);
  });

  for (const model of ["paid", "only-paid"])
    test(`others may not, and are told so: ${model}`, async () => {
      await assert.rejects(chat(model), (error) => {
        assert.ok(error instanceof OpenAI.PermissionDeniedError);
        assert.equal(error.code, "model_authorization_denied");
        return true;
      });
      assert.equal(vendor.seen.length, 0);
    });

  /** Sends a form that names models, and returns the status. */
  async function sentForm(type: string, query: string, ...models: readonly string[]) {
    const fields = models.map(
      (model) => `--b\r\nContent-Disposition: form-data; name="model"\r\n\r\n${model}\r\n`,
    );
    const { status } = await fetch(`${gateway.url}/v1/audio/transcriptions${query}`, {
      method: "POST",
      headers: { "content-type": `${type}; boundary=b` },
      body: `${fields.join("")}--b--\r\n`,
    });
    return status;
  }

  test("a form and its query name one model", async () => {
    const form = "multipart/form-data";
    assert.equal(await sentForm("Multipart/Form-Data", "", "paid"), 403);
    assert.equal(await sentForm(form, "?model=free", "paid"), 400);
    assert.equal(await sentForm(form, "", "free", "paid"), 400);
    assert.equal(vendor.seen.length, 0);
  });

  test("a virtual model leads to what this client may ask for", async () => {
    await chat("either");
    assert.equal(vendor.last.body["model"], "free");
    await chat("either", { "x-plan": "pro" });
    assert.equal(vendor.last.body["model"], "paid");
  });

  test("lists have what this client may ask for", async () => {
    const listed = async (headers = {}) => {
      const { data } = await openai(headers).models.list();
      return data.map(({ id }) => id).filter((id) => /paid|free|either/.test(id));
    };
    assert.deepEqual(await listed(), ["free", "either"]);
    assert.deepEqual(await listed({ "x-plan": "pro" }), ["free", "paid", "either", "only-paid"]);
    await assert.rejects(openai().models.retrieve("paid"), OpenAI.NotFoundError);
  });
});

test("fields are computed before and after the conversion, headers are edited both ways", async () => {
  vendor.answer = () => anthropicAnswer;
  const { data, response } = await openai({ "x-secret": "1" })
    .chat.completions.create({ model: "edited", messages: [{ role: "user", content: "Hi" }] })
    .withResponse();
  assert.equal(data.choices[0]?.message.content, "Hello there");
  const { body, headers, url } = vendor.last;
  assert.equal(url, "/v1/messages");
  assert.equal(body["model"], "claude-3-5-edited");
  assert.equal(body["temperature"], 0.5);
  assert.deepEqual(body["metadata"], { user_id: "gateway" });
  assert.equal(headers["x-team"], "search");
  assert.equal(headers["x-secret"], undefined);
  assert.equal(headers["x-api-key"], "the-key");
  assert.equal(response.headers.get("x-served-by"), "gateway");
});

test("guards look at prompts and responses", async () => {
  await assert.rejects(chat("guarded", {}, "the forbidden word"), /not so/);
  assert.equal(vendor.seen.length, 0);
  const response = await chat("guarded");
  assert.equal(response.choices[0]?.message.content, "Hello <masked>");
});

test("TLS is spoken as the URL says, and its certificate is judged as the policy says", async () => {
  await assert.rejects(chat("secure"), OpenAI.InternalServerError);
  const response = await chat("insecure");
  assert.equal(response.choices[0]?.message.content, "Hello there");
});

test("a proxy on the way is asked for the host of the provider", async () => {
  const response = await chat("tunnelled").catch((error: unknown) => error);
  assert.equal(response instanceof Error, false, `the proxy was asked for ${asked.join(" ")}`);
  assert.deepEqual(asked, ["http://far.test:1234/v1/chat/completions"]);
});
