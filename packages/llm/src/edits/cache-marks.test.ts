import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { PromptCaching } from "@edge-gateway/generated/types/index.ts";
import { KNOWN_MODELS } from "../facts/model-facts.ts";
import type { JsonObject } from "../json.ts";
import { compileCacheMarks } from "./cache-marks.ts";

const ALL = { ...DEFAULTS.promptCaching, cacheTools: true, minTokens: 0 };

function withCacheMarks(body: JsonObject, call: Call, config: PromptCaching): JsonObject {
  return compileCacheMarks(config)(body, call);
}

type Call = Parameters<ReturnType<typeof compileCacheMarks>>[1];

const CLAUDE = { format: "messages", facts: {} } as const;
const BEDROCK = bedrock("eu.anthropic.claude-sonnet-5-v1:0");

function bedrock(model: string): Call {
  return { format: "converse", facts: KNOWN_MODELS.factsOf("aws.bedrock", model) };
}

const EPHEMERAL = { cache_control: { type: "ephemeral" } };
const POINT = { cachePoint: { type: "default" } };
const hi = { role: "user", content: "Hi" };
const hello = { role: "assistant", content: [{ type: "text", text: "Hello" }] };

test("Anthropic: marks after the tools, the system prompt and the messages before the last", () => {
  const body = {
    system: "Be kind",
    tools: [{ name: "a" }, { name: "b" }],
    messages: [hi, hello, hi],
  };
  assert.deepEqual(withCacheMarks(body, CLAUDE, ALL), {
    system: [{ type: "text", text: "Be kind", ...EPHEMERAL }],
    tools: [{ name: "a" }, { name: "b", ...EPHEMERAL }],
    messages: [hi, { ...hello, content: [{ type: "text", text: "Hello", ...EPHEMERAL }] }, hi],
  });
});

test("Amazon: cache points, for models that support them", () => {
  const text = { text: "Hi" };
  const body = {
    system: [text],
    toolConfig: { tools: [{ toolSpec: { name: "a" } }], toolChoice: { auto: {} } },
    messages: [
      { role: "user", content: [text] },
      { role: "assistant", content: [text] },
    ],
  };
  assert.deepEqual(withCacheMarks(body, BEDROCK, ALL), {
    system: [text, POINT],
    toolConfig: { tools: [{ toolSpec: { name: "a" } }, POINT], toolChoice: { auto: {} } },
    messages: [
      { role: "user", content: [text, POINT] },
      { role: "assistant", content: [text] },
    ],
  });
  for (const model of ["anthropic.claude-v2:1", "anthropic.claude-instant-v1", "meta.llama4"])
    assert.equal(withCacheMarks(body, bedrock(model), ALL), body);
  const nova = withCacheMarks(body, bedrock("amazon.nova-pro-v1:0"), ALL);
  assert.notEqual(nova, body);
});

test("the configuration sets the marks' places and the minimum prompt length", () => {
  const body = { system: "a b c d e f g h", messages: [hi, hello, hi] };
  const at = (config: object) =>
    withCacheMarks(body, CLAUDE, { ...DEFAULTS.promptCaching, minTokens: 0, ...config });
  assert.equal(at({ minTokens: 100 }), body);
  assert.notEqual(at({ minTokens: 10 }), body);
  assert.equal(at({ cacheSystem: false })["system"], body.system);
  assert.deepEqual(at({ cacheMessages: false })["messages"], body.messages);
  assert.deepEqual(at({ cacheMessageOffset: 1 })["messages"], [
    { role: "user", content: [{ type: "text", text: "Hi", ...EPHEMERAL }] },
    hello,
    hi,
  ]);
  assert.deepEqual(at({ cacheMessageOffset: 9 })["messages"], body.messages);
});

test("the client's marks stay, and there are never more than four", () => {
  const own = { type: "text", text: "mine", ...EPHEMERAL };
  const three = { system: [own, own], messages: [{ role: "user", content: [own] }, hello, hi] };
  const marked = withCacheMarks(three, CLAUDE, ALL);
  assert.deepEqual(marked["system"], three.system);
  assert.equal(JSON.stringify(marked).split("ephemeral").length - 1, 4);
  const four = { ...three, system: [own, own, own] };
  assert.deepEqual(withCacheMarks(four, CLAUDE, ALL), four);
});

test("reasoning gets no mark, other formats have none, and unusual requests cause no error", () => {
  const thinking = { type: "thinking", thinking: "Hm" };
  const body = { messages: [{ role: "assistant", content: [thinking] }, hi] };
  assert.deepEqual(withCacheMarks(body, CLAUDE, ALL), body);
  assert.equal(withCacheMarks(body, { format: "completions", facts: {} }, ALL), body);
  for (const messages of [7, [null, 3], [{ content: 4 }, {}], [{ content: [null] }, hi]])
    assert.deepEqual(withCacheMarks({ messages }, CLAUDE, ALL), { messages });
});
