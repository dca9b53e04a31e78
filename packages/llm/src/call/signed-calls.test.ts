import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { ChatFormatName } from "../chat/form.ts";
import { factsOfPath } from "../formats/detect.ts";
import { chatFormat } from "../formats/table.ts";
import { type JsonObject, listIn, objectOf } from "../json.ts";
import { convertBody } from "./convert/convert-body.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { planCall } from "./plan/plan.ts";
import { compileProvider } from "./plan/provider.ts";
import { newRecord } from "./testing/streams.ts";

/** Tests of calls that carry the signature of their reasoning through clients without such a member. */

const SIGNATURE = `${"Sig+/".repeat(60)}==`;
const MODEL = "gemini-3-pro-preview";
const CALL = { functionCall: { name: "weather", args: { city: "Oslo" } } };
const ANSWER = {
  responseId: "aBcDeFgHiJkLmNoPqRsTuV",
  modelVersion: MODEL,
  candidates: [
    {
      content: { role: "model", parts: [{ ...CALL, thoughtSignature: SIGNATURE }, CALL] },
      finishReason: "STOP",
    },
  ],
};
const RESULT = "cold";

type Client = Exclude<ChatFormatName, "gemini">;

/** The path, the first request and the next turn of each client. */
const CLIENTS: Readonly<Record<Client, (answer: JsonObject | undefined) => [string, JsonObject]>> =
  {
    completions: (answer) => {
      const user = { role: "user", content: "hi" };
      const message = objectOf(objectOf(listIn(answer ?? {}, "choices")[0])["message"]);
      const results = listIn(message, "tool_calls").map((call) => ({
        role: "tool",
        tool_call_id: objectOf(call)["id"],
        content: RESULT,
      }));
      const messages = answer === undefined ? [user] : [user, message, ...results];
      return ["/v1/chat/completions", { model: MODEL, messages, reasoning_effort: "high" }];
    },
    messages: (answer) => {
      const user = { role: "user", content: "hi" };
      const content = listIn(answer ?? {}, "content");
      const results = content.map((block) => ({
        type: "tool_result",
        tool_use_id: objectOf(block)["id"],
        content: RESULT,
      }));
      const next = [
        { role: "assistant", content },
        { role: "user", content: results },
      ];
      const messages = answer === undefined ? [user] : [user, ...next];
      const thinking = { type: "enabled", budget_tokens: 5000 };
      return ["/v1/messages", { model: MODEL, max_tokens: 9000, messages, thinking }];
    },
    responses: (answer) => {
      const output = listIn(answer ?? {}, "output");
      const results = output.map((item) => ({
        type: "function_call_output",
        call_id: objectOf(item)["call_id"],
        output: RESULT,
      }));
      const input = [{ role: "user", content: "hi" }, ...output, ...results];
      return ["/v1/responses", { model: MODEL, input, reasoning: { effort: "high" } }];
    },
    converse: (answer) => {
      const user = { role: "user", content: [{ text: "hi" }] };
      const message = objectOf(objectOf(answer ?? {})["output"])["message"];
      const results = listIn(objectOf(message), "content").map((block) => ({
        toolResult: {
          toolUseId: objectOf(objectOf(block)["toolUse"])["toolUseId"],
          content: [{ text: RESULT }],
        },
      }));
      const messages =
        answer === undefined ? [user] : [user, message, { role: "user", content: results }];
      const thinking = { type: "adaptive" };
      const additionalModelRequestFields = { thinking };
      return [`/model/${MODEL}/converse`, { messages, additionalModelRequestFields }];
    },
  };
const NAMES = Object.keys(CLIENTS).filter((name): name is Client => Object.hasOwn(CLIENTS, name));

function planned(provider: LlmProvider, [path, body]: [string, JsonObject]) {
  const request = { ...factsOfPath("POST", path), target: path, body };
  const plan = planCall(request, compileProvider(provider), { maxTokens: 4096 });
  return { plan, body: objectOf(JSON.parse(JSON.stringify(plan.body ?? body))) };
}

function formatsOf(client: Client) {
  const [from, to] = [chatFormat("gemini"), chatFormat(client)];
  assert.ok(from !== undefined && to !== undefined);
  return { from, to, toolNames: new Map<string, string>() };
}

function answered(client: Client): JsonObject {
  const bytes = Buffer.from(JSON.stringify(ANSWER));
  const { body } = convertBody(bytes, 200, formatsOf(client), newRecord());
  return objectOf(JSON.parse(JSON.stringify(body)));
}

describe("signatures of Gemini's calls", () => {
  for (const client of NAMES) {
    test(`${client}: the next turn has them, and thoughts are asked for`, () => {
      const first = planned({ gemini: {} }, CLIENTS[client](undefined));
      assert.equal(first.plan.providerFormat, "gemini");
      assert.deepEqual(objectOf(first.body["generationConfig"])["thinkingConfig"], {
        thinkingLevel: "high",
        includeThoughts: true,
      });
      const { body } = planned({ gemini: {} }, CLIENTS[client](answered(client)));
      const [, turn, results] = listIn(body, "contents").map(objectOf);
      assert.deepEqual(listIn(turn ?? {}, "parts"), [
        { ...CALL, thoughtSignature: SIGNATURE },
        CALL,
      ]);
      assert.equal(listIn(results ?? {}, "parts").length, 2);
    });

    test(`${client}: streams have the same ids as whole responses`, () => {
      const wish = { usage: true, model: MODEL };
      const conversion = new StreamConversion(formatsOf(client), newRecord(), wish);
      const text = `data: ${JSON.stringify(ANSWER)}\n\n`;
      const streamed = Buffer.concat([conversion.add(Buffer.from(text)), conversion.end()]);
      assert.ok(streamed.includes(`__thought__${SIGNATURE}`));
    });
  }

  test("calls of other models get the word that replaces a signature", () => {
    const unsigned = { id: "c1", type: "function", function: { name: "f", arguments: "{}" } };
    const messages = [
      { role: "user", content: "hi" },
      { role: "assistant", content: null, tool_calls: [unsigned, { ...unsigned, id: "c2" }] },
      { role: "tool", tool_call_id: "c1", content: RESULT },
      { role: "tool", tool_call_id: "c2", content: RESULT },
    ];
    const signatures = (model: string) => {
      const asked: [string, JsonObject] = ["/v1/chat/completions", { model, messages }];
      const { body } = planned({ gemini: {} }, asked);
      const turn = objectOf(listIn(body, "contents")[1]);
      return listIn(turn, "parts").map((part) => objectOf(part)["thoughtSignature"]);
    };
    assert.deepEqual(signatures(MODEL), ["skip_thought_signature_validator", undefined]);
    assert.deepEqual(signatures("gemini-2.5-pro"), [undefined, undefined]);
  });

  test("Google's chat completions have them in a member of their own", () => {
    const provider = {
      custom: { formats: [{ type: "Completions" }], model: MODEL, providerOverride: "own" },
    } as const;
    const custom = { ...provider, host: "h", port: 1 };
    const { body, plan } = planned(custom, CLIENTS.messages(answered("messages")));
    assert.equal(plan.providerFormat, "completions");
    const turn = objectOf(listIn(body, "messages")[1]);
    const calls = listIn(turn, "tool_calls").map(objectOf);
    assert.deepEqual(
      calls.map((call) => call["extra_content"]),
      [{ google: { thought_signature: SIGNATURE } }, undefined],
    );
    const completions = chatFormat("completions");
    const read = completions?.readResponse({ choices: [{ message: turn }] });
    const ids = read?.parts.map((part) => part.kind === "toolCall" && part.id);
    assert.ok(String(ids?.[0]).endsWith(`__thought__${SIGNATURE}`));
  });
});

/** All values of members that contain ids of calls. */
function idsIn(value: unknown): string[] {
  const text = JSON.stringify(value);
  const found = text.matchAll(/"(?:id|tool_call_id|tool_use_id|call_id|toolUseId)":"([^"]*)"/g);
  return Array.from(found, ([, id = ""]) => id);
}

describe("ids after a change of the vendor", () => {
  const OTHERS: Readonly<Record<string, LlmProvider>> = {
    openai: { openai: {} },
    anthropic: { anthropic: {} },
    bedrock: { bedrock: { region: "us-east-1" } },
    mistral: {
      custom: {
        formats: [{ type: "Completions" }],
        model: "mistral-large-latest",
        providerOverride: "own",
      },
      host: "h",
      port: 1,
    },
  };
  for (const client of NAMES)
    for (const [name, provider] of Object.entries(OTHERS))
      test(`${client} to ${name}: short, and the same in call and result`, () => {
        const [path, body] = CLIENTS[client](answered(client));
        const sent = planned(provider, [path.replace(MODEL, "m"), { ...body, model: "m" }]).body;
        const said = sent["messages"] ?? sent["input"];
        const ids = idsIn(said).filter((id) => !/^(?:fc|rs)_\d+$/.test(id));
        assert.equal(ids.length, 4, JSON.stringify(said));
        assert.equal(new Set(ids).size, 2);
        const limit = name === "mistral" ? /^[a-zA-Z0-9]{9}$/ : /^[a-zA-Z0-9_-]{1,40}$/;
        for (const id of ids) assert.match(id, limit);
      });

  test("long ids of other vendors stay different", () => {
    const call = (id: string) => ({ type: "function_call", call_id: id, name: "f", arguments: "" });
    const input = [call(`${"x".repeat(60)}1`), call(`${"x".repeat(60)}2`)];
    const asked: [string, JsonObject] = ["/v1/responses", { model: "m", input }];
    const ids = idsIn(planned({ anthropic: {} }, asked).body);
    assert.equal(new Set(ids).size, 2);
    for (const id of ids) assert.ok(id.length <= 40);
  });
});
