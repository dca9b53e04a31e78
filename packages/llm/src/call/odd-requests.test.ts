import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { KNOWN_MODELS, NO_FACTS } from "../facts/model-facts.ts";
import { Notes } from "../chat/notes.ts";
import type { ChatFormatName } from "../chat/form.ts";
import { writeChat } from "../formats/write-chat.ts";
import { chatFormat } from "../formats/table.ts";
import { type JsonObject, listIn, objectOf } from "../json.ts";

/**
 * Tests of chat completions that their own vendor accepts, and that other vendors refuse unless they are
 * changed.
 */

const DEFAULT_TOKENS = 4096;

function converted(
  to: ChatFormatName,
  body: JsonObject,
  model = "anthropic.claude-sonnet-4-5",
): { readonly body: JsonObject; readonly notes: readonly string[] } {
  const [from, format] = [chatFormat("completions"), chatFormat(to)];
  assert.ok(from !== undefined && format !== undefined);
  const notes = new Notes();
  const messages = [{ role: "user", content: "Hi" }];
  const read = from.readRequest({ model, messages, ...body });
  const facts = KNOWN_MODELS.factsOf("aws.bedrock", model);
  const { written } = writeChat(read, format, { maxTokens: DEFAULT_TOKENS, facts }, notes);
  return { body: written, notes: notes.list.map(({ what, at }) => `${what} ${at}`) };
}

describe("stop sequences without visible characters", () => {
  const stop = ["\n", "", "END"];

  test("are dropped for Anthropic's models, which refuse them, with a note", () => {
    const messages = converted("messages", { stop });
    assert.deepEqual(messages.body["stop_sequences"], ["END"]);
    assert.deepEqual(messages.notes, ["dropped /stop"]);
    assert.equal(converted("messages", { stop: "\n" }).body["stop_sequences"], undefined);
    const { body, notes } = converted("converse", { stop });
    assert.deepEqual(objectOf(body["inferenceConfig"])["stopSequences"], ["END"]);
    assert.deepEqual(notes, ["dropped /stop"]);
  });

  test("stay for others", () => {
    const { body, notes } = converted("converse", { stop }, "amazon.nova-pro");
    assert.deepEqual(objectOf(body["inferenceConfig"])["stopSequences"], stop);
    assert.deepEqual(notes, []);
    const gemini = converted("gemini", { stop });
    assert.deepEqual(objectOf(gemini.body["generationConfig"])["stopSequences"], stop);
  });
});

describe("white space at the end of an assistant's message that the model continues", () => {
  const turns = (content: unknown, ...more: readonly unknown[]): JsonObject => ({
    messages: [{ role: "user", content: "Hi" }, { role: "assistant", content }, ...more],
  });
  const continued = (to: ChatFormatName, body: JsonObject, model?: string) => {
    const { body: written, notes } = converted(to, body, model);
    const last = objectOf(listIn(written, "messages").at(-1));
    return { text: objectOf(listIn(last, "content").at(-1))["text"], notes };
  };

  test("is removed for Anthropic's models, which refuse it, with a note", () => {
    const place = "changed /messages/1/content";
    for (const to of ["messages", "converse"] as const) {
      const found = continued(to, turns("It is \n"));
      assert.deepEqual(found, { text: "It is", notes: [place] });
      const parts = [
        { type: "text", text: "It is " },
        { type: "text", text: " " },
      ];
      assert.deepEqual(continued(to, turns(parts)), { text: "It is", notes: [`${place}/0`] });
    }
  });

  test("stays in other messages, and for other models", () => {
    const next = { role: "user", content: "Go on " };
    assert.deepEqual(continued("messages", turns("It is ", next)), { text: "Go on ", notes: [] });
    const { body } = converted("messages", turns("It is ", next));
    assert.match(JSON.stringify(body), /"It is "/);
    const nova = continued("converse", turns("It is "), "amazon.nova-pro");
    assert.deepEqual(nova, { text: "It is ", notes: [] });
  });
});

describe("reasoning without a limit of tokens", () => {
  test("leaves the default for the answer", () => {
    const { body } = converted("messages", { reasoning_effort: "high" });
    assert.deepEqual(body["thinking"], { type: "enabled", budget_tokens: 4096 });
    assert.equal(body["max_tokens"], 4096 + DEFAULT_TOKENS);
    const bedrock = converted("converse", { reasoning_effort: "high" });
    assert.deepEqual(objectOf(bedrock.body["inferenceConfig"])["maxTokens"], 8192);
  });

  test("stays within the limit that the client sets", () => {
    const { body } = converted("messages", { reasoning_effort: "high", max_tokens: 3000 });
    assert.deepEqual(body["thinking"], { type: "enabled", budget_tokens: 2999 });
    assert.equal(body["max_tokens"], 3000);
  });
});

describe("tool calls of other models", () => {
  const history = (id: string, args: string): JsonObject => ({
    messages: [
      { role: "user", content: "Hi" },
      {
        role: "assistant",
        tool_calls: [{ id, type: "function", function: { name: "f", arguments: args } }],
      },
      { role: "tool", tool_call_id: id, content: "ok" },
    ],
  });

  for (const format of ["converse", "gemini"] as const)
    test(`arguments that are not an object are dropped with a note (${format})`, () => {
      const { notes } = converted(format, history("a", "not json"));
      assert.deepEqual(notes, ["dropped /messages/1/tool_calls/0"]);
      assert.deepEqual(converted(format, history("a", "")).notes, []);
    });

  test("an empty id, which Anthropic refuses, becomes the same one in call and result", () => {
    const { body } = converted("messages", history("", "{}"));
    const [, call, result] = listIn(body, "messages").map(objectOf);
    const first = (message: JsonObject | undefined): JsonObject =>
      objectOf(listIn(message ?? {}, "content")[0]);
    assert.equal(first(call)["id"], "call");
    assert.equal(first(result)["tool_use_id"], "call");
  });
});

describe("results of parallel tool calls", () => {
  const ids = ["toolu_1", "toolu_2"] as const;
  const image = {
    type: "image",
    source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" },
  };

  /** Two calls of one tool with an image each, whose results are in the other order. */
  function written(to: ChatFormatName): JsonObject {
    const [from, format] = [chatFormat("messages"), chatFormat(to)];
    assert.ok(from !== undefined && format !== undefined);
    const body = {
      model: "m",
      messages: [
        { role: "user", content: "Look" },
        {
          role: "assistant",
          content: ids.map((id) => ({ type: "tool_use", id, name: "read", input: { id } })),
        },
        {
          role: "user",
          content: [
            ...ids.toReversed().map((id) => ({
              type: "tool_result",
              tool_use_id: id,
              content: [{ type: "text", text: `of ${id}` }, image],
            })),
            { type: "text", text: "Compare" },
          ],
        },
      ],
    };
    const notes = new Notes();
    const result = format.writeRequest(from.readRequest(body), notes, {
      maxTokens: 10,
      facts: NO_FACTS,
    });
    assert.deepEqual(notes.list, []);
    return result;
  }

  test("follow each other in chat completions, and their images are in the user message", () => {
    const list = listIn(written("completions"), "messages").map(objectOf);
    assert.deepEqual(
      list.map(({ role }) => role),
      ["user", "assistant", "tool", "tool", "user"],
    );
    const content = listIn(objectOf(list.at(-1)), "content").map(objectOf);
    assert.deepEqual(
      content.map(({ type }) => type),
      ["image_url", "image_url", "text"],
    );
  });

  test("are in the order of the calls for Gemini, which has no ids", () => {
    const last = objectOf(listIn(written("gemini"), "contents").at(-1));
    const parts = listIn(last, "parts").map(objectOf);
    assert.deepEqual(
      parts.map((part) => Object.keys(part)),
      [["functionResponse"], ["functionResponse"], ["inlineData"], ["inlineData"], ["text"]],
    );
    const outputs = parts.slice(0, 2).map((part) => objectOf(part["functionResponse"])["response"]);
    assert.deepEqual(
      outputs,
      ids.map((id) => ({ output: `of ${id}` })),
    );
  });
});

test("a refusal in the result of a tool stays in the result for Gemini", () => {
  const messages = [
    { role: "tool", tool_call_id: "f", content: [{ type: "refusal", refusal: "no" }] },
    { role: "tool", tool_call_id: "g", content: "yes" },
  ];
  const [said] = listIn(converted("gemini", { messages }).body, "contents").map(objectOf);
  assert.deepEqual(said?.["parts"], [
    { functionResponse: { name: "f", response: { output: "no" } } },
    { functionResponse: { name: "g", response: { output: "yes" } } },
  ]);
});
