import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NO_FACTS } from "../facts/model-facts.ts";
import { folded } from "../chat/testing/fold.ts";
import type { ChatEvent, ChatResponse, Part } from "../chat/form.ts";
import { Notes } from "../chat/notes.ts";
import { renamedTools } from "../chat/tool-names.ts";
import { completions } from "../formats/completions/index.ts";
import { converse } from "../formats/converse/index.ts";
import type { ChatFormat } from "../formats/format.ts";
import { gemini } from "../formats/gemini/index.ts";
import { messages } from "../formats/messages/index.ts";
import { responses } from "../formats/responses/index.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { type JsonObject, listIn, objectOf } from "../json.ts";

/**
 * Tests of the conversion bugs of other gateways that the specification's reference lists (LLM gateway, A11).
 */

const HEAD = { id: "id-1", model: "m", created: 1, stopSequence: undefined } as const;
const USAGE = { input: 12, output: 3 };

function response(parts: readonly Part[], more: Partial<ChatResponse> = {}): ChatResponse {
  return { ...HEAD, parts, finish: "stop", usage: USAGE, ...more };
}

/** Converts a response to the events of a stream, in the intermediate form. */
function eventsOf({ parts, finish, usage = USAGE }: ChatResponse): readonly ChatEvent[] {
  return [
    { kind: "start", ...HEAD },
    ...parts.flatMap((part): ChatEvent[] => {
      if (part.kind === "toolCall")
        return [
          { kind: "open", block: part },
          ...(part.arguments === "" ? [] : [{ kind: "delta", text: part.arguments } as const]),
          { kind: "close" },
        ];
      if (part.kind !== "text" && part.kind !== "reasoning") return [];
      return [
        { kind: "open", block: { kind: part.kind } },
        { kind: "delta", text: part.text },
        ...(part.kind === "reasoning" && part.signature !== undefined
          ? [{ kind: "signature", text: part.signature } as const]
          : []),
        { kind: "close" },
      ];
    }),
    { kind: "finish", reason: finish },
    { kind: "usage", usage },
    { kind: "end" },
  ];
}

function streamed(format: ChatFormat, whole: ChatResponse): string {
  const writer = format.streamWriter({ usage: true, model: "m" });
  return Buffer.concat(eventsOf(whole).map((event) => Buffer.from(writer.write(event)))).toString();
}

/** The events of a stream of text, with their types. */
function sent(text: string): readonly { readonly event: string; readonly data: JsonObject }[] {
  return text
    .split("\n\n")
    .filter((block) => block.includes("data: {"))
    .map((block) => {
      const [, event = ""] = /^event: (.+)$/m.exec(block) ?? [];
      const [, data = "{}"] = /^data: (.+)$/m.exec(block) ?? [];
      return { event, data: objectOf(JSON.parse(data)) };
    });
}

const text = (value: string): Part => ({ at: "", kind: "text", text: value });
const call = (name: string, input: string): Part => ({
  at: "",
  kind: "toolCall",
  id: "call_1",
  name,
  arguments: input,
});
const thought = (value: string, signature?: string): Part => ({
  at: "",
  kind: "reasoning",
  text: value,
  signature,
});

describe("streams of responses", () => {
  test("streamed events are named by their type, in order, with rising numbers", () => {
    const events = sent(streamed(responses, response([text("Hello")])));
    assert.ok(events.every(({ event, data }) => event === data["type"]));
    assert.deepEqual(
      events.map(({ event }) => event),
      [
        "response.created",
        "response.in_progress",
        "response.output_item.added",
        "response.content_part.added",
        "response.output_text.delta",
        "response.output_text.done",
        "response.content_part.done",
        "response.output_item.done",
        "response.completed",
      ],
    );
    assert.deepEqual(
      events.map(({ data }) => data["sequence_number"]),
      events.map((_, index) => index),
    );
  });

  test("the last event contains the whole response", () => {
    const events = sent(streamed(responses, response([text("Hello"), call("now", "{}")])));
    const last = objectOf(events.at(-1)?.data["response"]);
    const types = listIn(last, "output").map((item) => objectOf(item)["type"]);
    assert.deepEqual(types, ["message", "function_call"]);
    assert.match(JSON.stringify(last), /"text":"Hello"/);
  });

  test("open no message for a response that only calls", () => {
    const all = streamed(responses, response([call("now", "{}")], { finish: "toolCalls" }));
    assert.doesNotMatch(all, /"type":"message"|output_text/);
    assert.match(all, /response.function_call_arguments.done/);
  });

  test("show thoughts as thoughts, not as the text", () => {
    const whole = response([thought("secretly"), text("Hello")]);
    const all = streamed(responses, whole);
    const words = sent(all).filter(({ event }) => event.startsWith("response.output_text"));
    assert.doesNotMatch(JSON.stringify(words), /secretly/);
    const { parts } = folded([...responses.streamReader().read(Buffer.from(all))]);
    assert.deepEqual(
      parts.map((part) => [part.kind, "text" in part ? part.text : ""]),
      [
        ["reasoning", "secretly"],
        ["text", "Hello"],
      ],
    );
    const item = listIn(responses.writeResponse(whole), "output").map(objectOf)[1];
    assert.doesNotMatch(JSON.stringify(item), /secretly/);
  });

  test("that are cut off are incomplete for a reason that the client knows", () => {
    for (const [finish, reason] of [
      ["length", "max_output_tokens"],
      ["filter", "content_filter"],
    ] as const) {
      const whole = responses.writeResponse(response([text("Hel")], { finish }));
      assert.equal(whole["status"], "incomplete");
      assert.deepEqual(whole["incomplete_details"], { reason });
      const events = sent(streamed(responses, response([text("Hel")], { finish })));
      assert.equal(events.at(-1)?.event, "response.incomplete");
    }
  });
});

describe("calls of tools", () => {
  test("without arguments are objects in messages, whole and streamed", () => {
    const whole = messages.writeResponse(response([call("now", "")], { finish: "toolCalls" }));
    assert.deepEqual(objectOf(listIn(whole, "content")[0])["input"], {});
    const all = streamed(messages, response([call("now", "")], { finish: "toolCalls" }));
    const { parts } = folded([...messages.streamReader().read(Buffer.from(all))]);
    assert.equal(parts.length, 1);
    for (const { data } of sent(all)) assert.notEqual(objectOf(data["delta"])["partial_json"], "");
  });

  test("that were cut off are still objects in messages", () => {
    const cut = response([call("weather", '{"city":"Os')], { finish: "length" });
    const [block] = listIn(messages.writeResponse(cut), "content").map(objectOf);
    assert.equal(typeof block?.["input"], "object");
  });

  test("have names that the provider takes, and the client gets its own back", () => {
    const name = `mcp__${"long_".repeat(20)}name`;
    const asked = completions.readRequest({
      messages: [{ role: "user", content: "Hi" }],
      tools: [{ type: "function", function: { name } }],
    });
    for (const format of ["converse", "gemini", "completions", "responses"] as const) {
      const { request, names } = renamedTools(asked, format);
      const [told = ""] = request.tools.map((tool) => tool.name);
      assert.ok(told.length <= 64, format);
      assert.equal(names.get(told), name);
    }
  });

  test("of Gemini without arguments have none in other formats", () => {
    const body = {
      candidates: [{ content: { parts: [{ functionCall: { name: "now" } }] } }],
    };
    const [part] = gemini.readResponse(body).parts;
    assert.equal(part?.kind === "toolCall" ? part.arguments : "", "{}");
  });
});

describe("thoughts", () => {
  test("of OpenRouter and summaries of responses reach clients of messages", () => {
    const routed = completions.readResponse({
      choices: [{ message: { content: "Hello", reasoning: "hm" }, finish_reason: "stop" }],
    });
    const summed = responses.readResponse({
      status: "completed",
      output: [{ type: "reasoning", summary: [{ type: "summary_text", text: "hm" }] }],
    });
    for (const read of [routed, summed]) {
      const [block] = listIn(messages.writeResponse(read), "content").map(objectOf);
      assert.equal(block?.["thinking"], "hm");
    }
  });

  test("thoughts keep their signature from Anthropic and Bedrock to chat completions and back", () => {
    for (const format of [messages, converse]) {
      const read: ChatResponse = format.readResponse(
        JSON.parse(JSON.stringify(format.writeResponse(response([thought("hm", "c2ln")])))),
      );
      const said: string = JSON.stringify(completions.writeResponse(read));
      assert.match(said, /c2ln/, format.name);
    }
    const history = completions.readRequest({
      messages: [
        { role: "user", content: "Hi" },
        {
          role: "assistant",
          content: "Hello",
          reasoning_content: "hm",
          reasoning_signature: "c2ln",
        },
        { role: "user", content: "And?" },
      ],
    });
    assert.match(
      JSON.stringify(
        messages.writeRequest(history, new Notes(), { maxTokens: 9, facts: NO_FACTS }),
      ),
      /"signature":"c2ln"/,
    );
  });
});

describe("ends of streams", () => {
  test("say the reason and the tokens of messages once", () => {
    const all = sent(streamed(messages, response([text("Hello")])));
    assert.equal(all.filter(({ event }) => event === "message_delta").length, 1);
    assert.equal(all.filter(({ event }) => event === "message_stop").length, 1);
  });

  test("say the tokens of chat completions in a chunk of their own, whatever the provider does", () => {
    const all = sent(streamed(completions, response([text("Hello")])));
    const withUsage = all.filter(({ data }) => objectOf(data["usage"])["prompt_tokens"] === 12);
    assert.deepEqual(
      withUsage.map(({ data }) => data["choices"]),
      [[]],
    );
  });

  test("that are errors have the form of each format", () => {
    const error = { kind: "overloaded", status: 529, message: "too busy" } as const;
    for (const format of CHAT_FORMATS) {
      const writer = format.streamWriter({ usage: true, model: "m" });
      const start = Buffer.from(writer.write({ kind: "start", ...HEAD }));
      const bytes = Buffer.concat([start, Buffer.from(writer.error(error))]);
      const last = [...format.streamReader().read(bytes)].at(-1);
      assert.equal(last?.kind === "error" ? last.error.message : "", "too busy", format.name);
    }
  });
});

test("tokens that Gemini leaves out are none in every format", () => {
  const body = {
    candidates: [{ content: { parts: [{ text: "" }] }, finishReason: "STOP" }],
    usageMetadata: { promptTokenCount: 12, totalTokenCount: 12 },
  };
  const read = gemini.readResponse(body);
  assert.equal(read.usage?.output, 0);
  assert.match(JSON.stringify(responses.writeResponse(read)), /"output_tokens":0/);
  assert.match(JSON.stringify(messages.writeResponse(read)), /"output_tokens":0/);
});

test("a refusal is written once", () => {
  const refused: Part = { at: "", kind: "refusal", text: "I will not" };
  for (const format of CHAT_FORMATS) {
    const whole = format.writeResponse(response([refused], { finish: "refusal" }));
    const said: string = JSON.stringify(whole);
    assert.equal(said.split("I will not").length, 2, format.name);
  }
});
