import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { ChatFormatName } from "../chat/form.ts";
import type { PathFacts } from "../formats/detect.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { isObject, type JsonObject, parsedBytes, parsedWithout, textOf } from "../json.ts";
import { planCall } from "./plan/plan.ts";
import { compileProvider } from "./plan/provider.ts";
import { REQUESTS } from "./testing/requests.ts";

const PROVIDERS: readonly LlmProvider[] = [
  { openai: {} },
  { openai: { model: "other" } },
  { openai: { moderation: { model: "m" } } },
  { anthropic: {} },
  { gemini: {} },
  { bedrock: { region: "eu-central-1" } },
  { vertexai: { projectId: "p", region: "r" } },
];

function factsOf(format: ChatFormatName): PathFacts {
  return format === "gemini" || format === "converse"
    ? { format, model: "m", stream: false }
    : { format };
}

function objectOf(value: unknown): JsonObject {
  assert.ok(isObject(value));
  return value;
}

describe("a request without the prompt's content is planned like the whole one", () => {
  for (const provider of PROVIDERS.map((config) => ({ config, compiled: compileProvider(config) })))
    for (const { name, said } of CHAT_FORMATS)
      for (const more of [{}, { model: "gpt-5", max_tokens: 5 }, { stream: true }])
        test(`${JSON.stringify(provider.config)} ${name} ${JSON.stringify(more)}`, () => {
          const bytes = Buffer.from(JSON.stringify({ model: "m", ...REQUESTS[name], ...more }));
          let reads = 0;
          const whole = (): JsonObject => {
            reads += 1;
            return objectOf(parsedBytes(bytes));
          };
          const request = { ...factsOf(name), target: "/" };
          const defaults = { maxTokens: 1 };
          const all = { ...request, body: objectOf(parsedBytes(bytes)) };
          const expected = planCall(all, provider.compiled, defaults);
          const brief = objectOf(parsedWithout(textOf(bytes), said.request));
          assert.equal(brief[said.request], null);
          const found = planCall({ ...request, body: brief, whole }, provider.compiled, defaults);
          assert.deepEqual(found, expected);
          assert.equal(reads, expected.body === undefined ? 0 : 1);
        });
});
