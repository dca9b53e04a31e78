import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  ApiError,
  type CallableTool,
  type GenerateContentResponse,
  GoogleGenAI,
  Type,
} from "@google/genai";
import { CITY, COLD, HELLO, PICTURE } from "./fixtures.ts";
import { MockVendors, MODELS, VENDORS, type VendorName } from "./mock-vendors.ts";

/** Google's client, unmodified, over every vendor. */

let vendors: MockVendors;

before(async () => {
  vendors = await MockVendors.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

function client(vendor: VendorName, apiVersion = "v1beta"): GoogleGenAI {
  return new GoogleGenAI({
    apiKey: "client-key",
    apiVersion,
    httpOptions: { baseUrl: vendors.url(vendor) },
  });
}

/** A tool that the client runs by itself. */
const WEATHER: CallableTool = {
  tool: async () => ({
    functionDeclarations: [
      {
        name: "weather",
        parameters: {
          type: Type.OBJECT,
          properties: { city: { type: Type.STRING, minLength: "1", nullable: true } },
        },
      },
    ],
  }),
  callTool: async (calls) =>
    calls.map(({ id, name = "", args }) => {
      assert.deepEqual(args, CITY);
      return { functionResponse: { ...(id && { id }), name, response: { celsius: "-3" } } };
    }),
};

/** The client warns where a response has more than text. */
function textOf({ candidates }: GenerateContentResponse): string {
  const parts = candidates?.[0]?.content?.parts ?? [];
  return parts.map(({ text = "", thought }) => (thought === true ? "" : text)).join("");
}

for (const vendor of VENDORS)
  describe(`the client of Gemini over ${vendor}`, () => {
    const model = MODELS[vendor];

    for (const version of ["v1", "v1beta"])
      test(`understands responses and streams (${version})`, async () => {
        const { models } = client(vendor, version);
        const asked = { model, contents: "hello", config: { systemInstruction: "Be short" } };
        const whole = await models.generateContent(asked);
        assert.equal(textOf(whole), HELLO);
        assert.equal(whole.usageMetadata?.promptTokenCount, 12);
        assert.equal(whole.usageMetadata?.candidatesTokenCount, 5);
        let text = "";
        let total: number | undefined;
        let finish: string | undefined;
        for await (const chunk of await models.generateContentStream(asked)) {
          text += textOf(chunk);
          total = chunk.usageMetadata?.totalTokenCount ?? total;
          finish = chunk.candidates?.[0]?.finishReason ?? finish;
        }
        assert.deepEqual([text, total, finish], [HELLO, 17, "STOP"]);
        assert.equal(vendors.asked.model, model);
      });

    test("Google's SDK runs tools, also in streams", async () => {
      const { models } = client(vendor);
      const asked = { model, contents: "weather", config: { tools: [WEATHER] } };
      assert.equal(textOf(await models.generateContent(asked)), COLD);
      const [call, result] = vendors.asked.messages.slice(-2);
      assert.equal(call?.tool_calls?.[0]?.function.name, "weather");
      assert.equal(result?.tool_call_id, call?.tool_calls?.[0]?.id);
      let text = "";
      for await (const chunk of await models.generateContentStream(asked)) text += textOf(chunk);
      assert.ok(text.endsWith(COLD), text);
    });

    test("shows a picture and requires JSON", async () => {
      const response = await client(vendor).models.generateContent({
        model,
        contents: ["picture", { inlineData: { mimeType: "image/png", data: PICTURE } }],
        config: {
          responseMimeType: "application/json",
          responseSchema: { type: Type.OBJECT, properties: { city: { type: Type.STRING } } },
        },
      });
      assert.deepEqual(JSON.parse(response.text ?? ""), CITY);
    });

    test("Google's SDK recognizes the kind of error", async () => {
      const asked = { model, contents: "too often" };
      const isLimit = (error: unknown): boolean =>
        error instanceof ApiError && error.status === 429 && error.message.includes("too often");
      await assert.rejects(client(vendor).models.generateContent(asked), isLimit);
      await assert.rejects(client(vendor).models.generateContentStream(asked), isLimit);
    });
  });

describe("the client of Gemini", () => {
  test("gets embeddings of OpenAI", async () => {
    const asked = { model: "embedder", contents: ["one", "two"] };
    const { embeddings = [] } = await client("openai").models.embedContent(asked);
    assert.equal(embeddings.length, 2);
    assert.deepEqual(embeddings[1]?.values, [0.25, 0.5]);
  });

  test("calls the paths of Vertex AI", async () => {
    const { models } = new GoogleGenAI({
      vertexai: true,
      apiKey: "client-key",
      httpOptions: { baseUrl: vendors.url("anthropic") },
    });
    for (const model of [
      "claude-sonnet-5",
      "projects/p/locations/l/publishers/anthropic/models/claude-sonnet-5",
    ]) {
      assert.equal(textOf(await models.generateContent({ model, contents: "hello" })), HELLO);
      assert.equal(vendors.asked.model, "claude-sonnet-5");
    }
  });
});
