import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ChatAnthropic } from "@langchain/anthropic";
import { AIMessageChunk, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import { ChatOpenAI } from "@langchain/openai";
import { CITY, COLD, HELLO } from "./fixtures.ts";
import { MockVendors, MODELS, VENDORS_OF_OTHERS, type VendorName } from "./mock-vendors.ts";

/** Tests of LangChain, unmodified, with a model of every vendor. */

let vendors: MockVendors;

before(async () => {
  vendors = await MockVendors.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

type ClientName = "chat completions" | "responses" | "messages";

function modelOf(client: ClientName, vendor: VendorName): ChatOpenAI | ChatAnthropic {
  const settings = { model: MODELS[vendor], apiKey: "client-key", maxRetries: 0 };
  if (client === "messages")
    return new ChatAnthropic({ ...settings, anthropicApiUrl: vendors.url(vendor) });
  return new ChatOpenAI({
    ...settings,
    useResponsesApi: client === "responses",
    configuration: { baseURL: `${vendors.url(vendor)}/v1` },
  });
}

const CITY_SCHEMA = {
  title: "place",
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
} as const;

const WEATHER = tool(async () => "-3", {
  name: "weather",
  description: "Of a city",
  schema: CITY_SCHEMA,
});

/** The tokens of a message, by kind; the library's types leave them out. */
function tokensOf(message: { readonly usage_metadata?: unknown }): readonly unknown[] {
  const { input_tokens: input, output_tokens: output } = Object(message.usage_metadata);
  return [input, output];
}

for (const client of ["chat completions", "responses", "messages"] as const)
  for (const vendor of VENDORS_OF_OTHERS)
    describe(`LangChain with ${client} over ${vendor}`, () => {
      test("understands responses and streams", async () => {
        const model = modelOf(client, vendor);
        const whole = await model.invoke("hello");
        assert.equal(whole.text, HELLO);
        assert.deepEqual(tokensOf(whole), [12, 5]);
        let all = new AIMessageChunk("");
        for await (const chunk of await model.stream("hello")) all = all.concat(chunk);
        assert.equal(all.text, HELLO);
        // With messages, LangChain ignores the usage at the end, where most vendors send it.
        if (client !== "messages") assert.deepEqual(tokensOf(all), [12, 5]);
      });

      test("LangChain calls tools and sends their results, also in streams", async () => {
        const model = modelOf(client, vendor).bindTools([WEATHER]);
        const question = new HumanMessage("weather");
        const said = await model.invoke([question]);
        const [call] = said.tool_calls ?? [];
        assert.deepEqual([call?.name, call?.args], ["weather", CITY]);
        const result = new ToolMessage({ content: "-3", tool_call_id: call?.id ?? "" });
        assert.equal((await model.invoke([question, said, result])).text, COLD);
        let all = new AIMessageChunk("");
        for await (const chunk of await model.stream([question])) all = all.concat(chunk);
        assert.deepEqual(all.tool_calls?.[0]?.args, CITY);
        assert.equal(all.text, "Let me look.");
      });

      test("gets structured output", async () => {
        const model = modelOf(client, vendor).withStructuredOutput(CITY_SCHEMA, {
          method: "jsonSchema",
        });
        assert.deepEqual(await model.invoke("picture"), CITY);
      });

      test("LangChain recognizes the kind of error", async () => {
        await assert.rejects(modelOf(client, vendor).invoke("too often"), /429|too often/);
      });
    });
