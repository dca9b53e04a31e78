import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer, openaiStream } from "./vendors.ts";
import { QUESTION, VendorGateway } from "./vendor-gateway.ts";

/** Limits and metrics of calls of language models (doc 2 §LLM provider). */

let vendors: VendorGateway;

before(async () => {
  vendors = await VendorGateway.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

test("a body that is too long is refused, and the response names the limit", async () => {
  const call = vendors.openaiClient("small").chat.completions.create({
    model: "m",
    messages: [{ role: "user", content: "x".repeat(200) }],
  });
  await assert.rejects(call, /413 the body is longer than 100 bytes, which is `maxBodySize`/);
});

test("metrics count tokens and times by model", async () => {
  vendors.openai.answer = () => openaiStream({ content: "Hello" });
  const stream = await vendors.openaiClient("openai").chat.completions.create({
    model: "gpt-metrics",
    messages: [...QUESTION],
    stream: true,
  });
  for await (const chunk of stream) assert.ok(chunk);
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${vendors.gateway.statsPort}/metrics`)).text();
  await waitFor("metrics", async () => (await metrics()).includes("gpt-metrics"));
  const text = await metrics();
  const of = (name: string, more = ""): RegExp =>
    new RegExp(`${name}\\{${more}[^}]*gen_ai_request_model="gpt-metrics"[^}]*\\} (\\S+)`);
  const tokens = "edge_gateway_gen_ai_client_token_usage_sum";
  assert.equal(of(tokens, 'gen_ai_token_type="input",').exec(text)?.[1], "12");
  assert.equal(of(tokens, 'gen_ai_token_type="output",').exec(text)?.[1], "3");
  assert.equal(
    of("edge_gateway_gen_ai_server_request_duration_seconds_count").exec(text)?.[1],
    "1",
  );
  assert.equal(
    of("edge_gateway_gen_ai_server_time_to_first_token_seconds_count").exec(text)?.[1],
    "1",
  );
});

test("a limit of tokens lets calls pass until they have been paid for", async () => {
  vendors.openai.answer = () => openaiAnswer;
  const ask = () =>
    fetch(`${vendors.gateway.url}/limited/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "m", messages: QUESTION }),
    });
  const left: (string | null)[] = [];
  for (let count = 0; count < 3; count++) {
    const response = await ask();
    left.push(`${response.status} ${response.headers.get("x-ratelimit-remaining")}`);
    await response.text();
  }
  assert.deepEqual(left, ["200 20", "200 5", "429 0"]);
});
