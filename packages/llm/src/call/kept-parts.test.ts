import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { ChatFormatName } from "../chat/form.ts";
import { ResponseNotes } from "../chat/notes.ts";
import { factsOfPath } from "../formats/detect.ts";
import { type JsonObject, listIn, objectOf } from "../json.ts";
import { chatFormat } from "../formats/table.ts";
import { convertBody } from "./convert/convert-body.ts";
import { planCall } from "./plan/plan.ts";
import { compileProvider } from "./plan/provider.ts";
import { newRecord } from "./testing/streams.ts";

/** Tests of parts of requests that several formats have under other names. */

const MESSAGES = "/v1/messages";
const CHAT = "/v1/chat/completions";
const BEDROCK = { bedrock: { region: "us-east-1" } };

function sent(provider: LlmProvider, path: string, body: JsonObject) {
  const request = { ...factsOfPath("POST", path), target: path, body };
  const plan = planCall(request, compileProvider(provider), { maxTokens: 4096 });
  const notes = plan.notes.map(({ what, at }) => `${what} ${at}`);
  return { body: objectOf(JSON.parse(JSON.stringify(plan.body ?? body))), notes };
}

describe("system messages between others", () => {
  const asked = (model: string) => ({
    model,
    max_tokens: 10,
    system: "First",
    messages: [
      { role: "user", content: "hi" },
      { role: "assistant", content: "ho" },
      { role: "system", content: "Be short" },
      { role: "user", content: "go on" },
    ],
  });
  const rolesOf = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((each) => objectOf(each)["role"]);

  test("stay there for OpenAI", () => {
    const { body, notes } = sent({ openai: {} }, MESSAGES, asked("m"));
    assert.deepEqual(rolesOf(body["messages"]), ["system", "user", "assistant", "system", "user"]);
    assert.deepEqual(notes, []);
  });

  test("reach the system prompt of others, with a note", () => {
    const gemini = sent({ gemini: {} }, MESSAGES, asked("m"));
    assert.deepEqual(gemini.body["systemInstruction"], {
      parts: [{ text: "First" }, { text: "Be short" }],
    });
    assert.deepEqual(rolesOf(gemini.body["contents"]), ["user", "model", "user"]);
    const bedrock = sent(BEDROCK, MESSAGES, asked("m"));
    assert.deepEqual(bedrock.body["system"], [{ text: "First" }, { text: "Be short" }]);
    for (const { notes } of [gemini, bedrock])
      assert.deepEqual(notes, ["changed /messages/2/content"]);
  });

  test("of other clients stay there for Anthropic's models that accept them", () => {
    const { system, max_tokens, ...others } = asked("m");
    const roles = (model: string) =>
      rolesOf(sent({ anthropic: {} }, CHAT, { ...others, model }).body["messages"]);
    assert.deepEqual(roles("claude-opus-4-8"), ["user", "assistant", "system", "user"]);
    assert.deepEqual(roles("claude-opus-4-7"), ["user", "assistant", "user"]);
    const input = others.messages.map(({ role, content }) => ({ role, content }));
    const found = sent({ anthropic: {} }, "/v1/responses", { model: "claude-opus-4-8", input });
    assert.deepEqual(rolesOf(found.body["messages"]), ["user", "assistant", "system", "user"]);
    assert.equal(system, "First");
    assert.equal(max_tokens, 10);
  });
});

describe("marks of prompt caches", () => {
  const mark = { cache_control: { type: "ephemeral" } };
  const hour = { cache_control: { type: "ephemeral", ttl: "1h" } };

  test("from Messages and chat completions to Converse", () => {
    const body = {
      model: "m",
      max_tokens: 10,
      system: [{ type: "text", text: "Long", ...hour }],
      messages: [{ role: "user", content: [{ type: "text", text: "hi", ...mark }] }],
      tools: [{ name: "f", input_schema: { type: "object" }, ...mark }],
    };
    const { body: found, notes } = sent(BEDROCK, MESSAGES, body);
    const point = { cachePoint: { type: "default" } };
    assert.deepEqual(found["system"], [
      { text: "Long" },
      { cachePoint: { type: "default", ttl: "1h" } },
    ]);
    assert.deepEqual(objectOf(listIn(found, "messages")[0])["content"], [{ text: "hi" }, point]);
    assert.deepEqual(listIn(objectOf(found["toolConfig"]), "tools")[1], point);
    assert.deepEqual(notes, []);
    const chat = {
      model: "m",
      messages: [{ role: "system", content: body.system }, ...body.messages],
    };
    const second = sent(BEDROCK, CHAT, chat);
    assert.deepEqual(second.body["system"], found["system"]);
    assert.deepEqual(second.notes, []);
  });

  test("from Converse and chat completions to Messages", () => {
    const converse = {
      system: [{ text: "Long" }, { cachePoint: { type: "default" } }],
      messages: [{ role: "user", content: [{ text: "hi" }, { cachePoint: { type: "default" } }] }],
      toolConfig: {
        tools: [
          { toolSpec: { name: "f", inputSchema: { json: { type: "object" } } } },
          { cachePoint: { type: "default" } },
        ],
      },
    };
    const { body, notes } = sent({ anthropic: {} }, "/model/m/converse", converse);
    assert.deepEqual(body["system"], [{ type: "text", text: "Long", ...mark }]);
    const text = { type: "text", text: "hi", ...mark };
    assert.deepEqual(body["messages"], [{ role: "user", content: [text] }]);
    assert.deepEqual(objectOf(listIn(body, "tools")[0])["cache_control"], mark.cache_control);
    assert.deepEqual(notes, []);
    const chat = { model: "m", messages: [{ role: "user", content: [text] }] };
    assert.deepEqual(sent({ anthropic: {} }, CHAT, chat).body["messages"], body["messages"]);
  });
});

describe("documents and images", () => {
  const base64 = (text: string): string => Buffer.from(text).toString("base64");
  const chat = (mime: string) => ({
    model: "claude-opus-4-8",
    messages: [
      {
        role: "user",
        content: [
          {
            type: "file",
            file: { filename: "a.csv", file_data: `data:${mime};base64,${base64("a,b")}` },
          },
        ],
      },
    ],
  });
  const content = (body: JsonObject) => listIn(objectOf(listIn(body, "messages")[0]), "content");

  test("text is sent as text", () => {
    for (const mime of ["text/csv", "text/plain", "application/json"]) {
      const { body } = sent({ anthropic: {} }, CHAT, chat(mime));
      const source = { type: "text", media_type: "text/plain", data: "a,b" };
      assert.deepEqual(content(body), [{ type: "document", source, title: "a.csv" }]);
    }
    const source = { type: "text", media_type: "text/plain", data: "a,b" };
    const messages = [{ role: "user", content: [{ type: "document", source }] }];
    const asked = { model: "m", max_tokens: 9, messages };
    const found = sent({ openai: {} }, MESSAGES, asked).body;
    assert.equal(objectOf(listIn(found, "messages")[0])["content"], "a,b");
  });

  test("documents that a model cannot read are dropped with a note", () => {
    const { body, notes } = sent({ anthropic: {} }, CHAT, chat("application/msword"));
    assert.doesNotMatch(JSON.stringify(body), /msword/);
    assert.deepEqual(notes.slice(0, 1), ["dropped /messages/0/content/0"]);
  });

  test("image/jpg becomes image/jpeg", () => {
    const url = `data:image/jpg;base64,${base64("x")}`;
    const part = { type: "image_url", image_url: { url } };
    const asked = { model: "m", messages: [{ role: "user", content: [part] }] };
    assert.match(JSON.stringify(sent({ anthropic: {} }, CHAT, asked).body), /"image\/jpeg"/);
    assert.match(JSON.stringify(sent({ gemini: {} }, CHAT, asked).body), /"image\/jpeg"/);
  });
});

describe("citations of web pages in whole responses", () => {
  const page = { url: "https://a.example", title: "A" };
  const place = { start_index: 0, end_index: 2 };
  const text = (value: string, annotations: readonly object[] = []) => ({
    type: "output_text",
    text: value,
    annotations,
  });
  const cited = { type: "url_citation", ...page, ...place };
  const output = [{ type: "message", content: [text("Well: "), text("It is", [cited])] }];
  const converted = (from: ChatFormatName, to: ChatFormatName, body: JsonObject) => {
    const [one, other] = [chatFormat(from), chatFormat(to)];
    assert.ok(one !== undefined && other !== undefined);
    const record = { ...newRecord(), lost: new ResponseNotes() };
    const pair = { from: one, to: other, toolNames: new Map<string, string>() };
    const found = convertBody(Buffer.from(JSON.stringify(body)), 200, pair, record);
    const notes = record.lost.list.map(({ at }) => at);
    return { body: objectOf(JSON.parse(JSON.stringify(found.body))), notes };
  };

  test("from Responses to chat completions and back", () => {
    const { body, notes } = converted("responses", "completions", { output });
    const message = objectOf(objectOf(listIn(body, "choices")[0])["message"]);
    assert.deepEqual(message["annotations"], [
      { type: "url_citation", url_citation: { ...page, start_index: 6, end_index: 8 } },
    ]);
    const back = converted("completions", "responses", { choices: [{ message }] });
    const [part] = listIn(objectOf(listIn(back.body, "output")[0]), "content");
    assert.deepEqual(objectOf(part)["annotations"], [{ ...cited, start_index: 6, end_index: 8 }]);
    assert.deepEqual([...notes, ...back.notes], []);
  });

  test("are noted where the client has none", () => {
    for (const to of ["messages", "gemini", "converse"] as const)
      assert.deepEqual(converted("responses", to, { output }).notes, [
        "/output/0/content/1/annotations",
      ]);
  });
});
