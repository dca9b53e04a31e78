import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import {
  APICallError,
  embedMany,
  generateText,
  isStepCount,
  jsonSchema,
  type LanguageModel,
  Output,
  RetryError,
  streamText,
  tool,
} from "ai";
import { CITY, COLD, HELLO, PICTURE } from "./fixtures.ts";
import { MockVendors, MODELS, VENDORS_OF_OTHERS, type VendorName } from "./mock-vendors.ts";

/** The AI SDK of Vercel, unmodified, with each of its providers over every vendor. */

let vendors: MockVendors;

before(async () => {
  vendors = await MockVendors.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

type ClientName = "chat" | "responses" | "anthropic" | "google";

function modelOf(client: ClientName, vendor: VendorName): LanguageModel {
  const model = MODELS[vendor];
  const settings = { baseURL: `${vendors.url(vendor)}/v1`, apiKey: "client-key" };
  switch (client) {
    case "chat":
      return createOpenAI(settings).chat(model);
    case "responses":
      return createOpenAI(settings).responses(model);
    case "anthropic":
      return createAnthropic(settings)(model);
    case "google":
      return createGoogle({ ...settings, baseURL: `${vendors.url(vendor)}/v1beta` })(model);
  }
}

/** Without a limit of tokens the SDK warns of models that it does not know. */
const LIMIT = { maxOutputTokens: 500 };

const CITY_SCHEMA = jsonSchema<typeof CITY>({
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
});

const tools = {
  weather: tool({
    description: "Of a city",
    inputSchema: CITY_SCHEMA,
    execute: async ({ city }) => `-3 in ${city}`,
  }),
};

for (const client of ["chat", "responses", "anthropic", "google"] as const)
  for (const vendor of VENDORS_OF_OTHERS)
    describe(`the AI SDK for ${client} over ${vendor}`, () => {
      test("understands responses and streams", async () => {
        const model = modelOf(client, vendor);
        const asked = { ...LIMIT, model, system: "Be short", prompt: "hello" };
        const whole = await generateText(asked);
        assert.equal(whole.text, HELLO);
        assert.equal(whole.finishReason, "stop");
        assert.deepEqual([whole.usage.inputTokens, whole.usage.outputTokens], [12, 5]);
        const streamed = streamText(asked);
        assert.equal(await streamed.text, HELLO);
        const usage = await streamed.usage;
        assert.deepEqual([usage.inputTokens, usage.outputTokens], [12, 5]);
      });

      // The mock of Gemini ends calls with a reason that Google does not have.
      if (client !== "google" || vendor !== "gemini")
        test("runs tools over several steps, also in streams", async () => {
          const model = modelOf(client, vendor);
          const asked = { ...LIMIT, model, prompt: "weather", tools, stopWhen: isStepCount(3) };
          const whole = await generateText(asked);
          assert.equal(whole.text, COLD);
          assert.equal(whole.steps.length, 2);
          const streamed = streamText(asked);
          assert.equal(await streamed.text, COLD);
          const steps = await streamed.steps;
          assert.deepEqual(steps[0]?.toolCalls[0]?.input, CITY);
        });

      test("gets an object for a picture", async () => {
        const { output } = await generateText({
          ...LIMIT,
          model: modelOf(client, vendor),
          output: Output.object({ schema: CITY_SCHEMA }),
          messages: [
            {
              role: "user",
              content: [
                { type: "text", text: "picture" },
                { type: "file", mediaType: "image/png", data: PICTURE },
              ],
            },
          ],
        });
        assert.deepEqual(output, CITY);
      });

      test("the AI SDK recognizes the kind of error", async () => {
        const model = modelOf(client, vendor);
        const asked = { ...LIMIT, model, prompt: "too often", maxRetries: 0 };
        await assert.rejects(generateText(asked), (error) => {
          assert.ok(APICallError.isInstance(error));
          assert.equal(error.statusCode, 429);
          assert.ok(error.isRetryable);
          return error.message.includes("too often");
        });
      });
    });

describe("the AI SDK", () => {
  test("tries again as often as it is told", async () => {
    const before = vendors.mock.getRequests().length;
    const model = modelOf("anthropic", "openai");
    const asked = { ...LIMIT, model, prompt: "too often", maxRetries: 1 };
    await assert.rejects(generateText(asked), (error) => RetryError.isInstance(error));
    assert.equal(vendors.mock.getRequests().length - before, 2);
  });

  test("gets embeddings", async () => {
    const settings = { baseURL: `${vendors.url("openai")}/v1`, apiKey: "client-key" };
    const { embeddings } = await embedMany({
      model: createOpenAI(settings).embedding("text-embedding-3-small"),
      values: ["one", "two"],
    });
    assert.deepEqual(embeddings[1], [0.25, 0.5]);
  });
});
