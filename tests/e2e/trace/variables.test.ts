import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { decodeRecord } from "@edge-gateway/trace/decode";
import { inject } from "./gwctl.ts";

const KEY = "key-of-the-team";
const COOKIE = "cookie-of-ada";
const PROMPT = "what the user says";
/** The user `ada` with the password `open-sesame`. */
const USERS = "ada:$apr1$salt$EmjFvH9OzWKwEe4DSRzNQ.";

let models: ModelServer;
let judge: Listening;
let gateway: Gateway;

before(async () => {
  models = await ModelServer.start();
  models.answer = () => ({
    json: {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "small-1",
      choices: [
        { index: 0, message: { role: "assistant", content: "Hello" }, finish_reason: "stop" },
      ],
      usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
    },
  });
  judge = await startUpstream((_, response) => response.end('{"plan":"gold"}'));
  const config = `
gateways:
  web: { port: $PORT, protocol: HTTP }
secrets:
  keys: { data: { team: '{"key": "${KEY}", "metadata": {"team": "a"}}' } }
routes:
  - gateways: [web]
    policies:
      apiKeyAuthentication:
        secretRef: { name: keys }
        location: { header: { name: x-api-key } }
      basicAuthentication: { users: ["${USERS}"] }
      extAuth: { url: "${judge.url}", http: { responseMetadata: { plan: 'json(response.body).plan' } } }
      transformation: { request: { metadata: { copy: 'request.headers.cookie', length: '3 + 4' } } }
    backends: [{ backend: models }]
backends:
  models:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${models.port} } }
`;
  gateway = await Gateway.start({ config });
});

after(async () => {
  await Promise.all([
    gateway?.[Symbol.asyncDispose](),
    models?.[Symbol.asyncDispose](),
    judge?.close(),
  ]);
});

test("records hold the variables of policies and of the call of a model, but neither the prompt nor credentials", async () => {
  const { out, err } = await inject(
    gateway,
    ["--raw", "--detail"],
    "http://web.test/v1/chat/completions",
    ...[
      "--json",
      JSON.stringify({ model: "small", messages: [{ role: "user", content: PROMPT }] }),
    ],
    ...["-H", `x-api-key: ${KEY}`, "-u", "ada:open-sesame"],
    ...["-b", `id=${COOKIE}`],
  );
  const records = out.trimEnd().split("\n").map(decodeRecord);
  const states = records.map((decoded) => {
    assert.equal(decoded.kind, "record", JSON.stringify(decoded) + err);
    const { message } = Object(JSON.parse(decoded.json));
    return Object(message).requestState;
  });
  const last = states.findLast((state) => state !== undefined);
  assert.equal(last.response.code, 200, out);
  assert.equal(last.apiKey.team, "a");
  assert.deepEqual(last.basicAuth, { username: "ada" });
  assert.deepEqual(last.extauthz, { plan: "gold" });
  assert.deepEqual(last.metadata, { copy: "id=<redacted>", length: 7 });
  const { provider, requestModel } = last.llm;
  assert.deepEqual({ provider, requestModel }, { provider: "openai", requestModel: "small" });
  assert.ok(!JSON.stringify(states).includes(PROMPT));
  for (const secret of [KEY, COOKIE]) assert.ok(!out.includes(secret));
});
