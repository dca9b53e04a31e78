import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { eachChoice } from "../chat/choices.ts";
import { requestFault } from "../chat/fault.ts";
import type { ChatEvent, ChatRequest } from "../chat/form.ts";
import { folded } from "../chat/testing/fold.ts";
import { Notes, ResponseNotes } from "../chat/notes.ts";
import { converse } from "../formats/converse/index.ts";
import { completions } from "../formats/completions/index.ts";
import type { ChatFormat } from "../formats/format.ts";
import { gemini } from "../formats/gemini/index.ts";
import { messages as anthropicMessages } from "../formats/messages/index.ts";
import { responses } from "../formats/responses/index.ts";
import { writeChat } from "../formats/write-chat.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { inOwnForm } from "./plan/own-form.ts";
import { cut, newRecord, read, saidIn, written } from "./testing/streams.ts";

/** Tests which choice of a response is read, and how it ended: alike for a whole response and a stream. */

function streamed(format: ChatFormat, ...events: readonly object[]) {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  const reader = format.streamReader();
  return folded([...reader.read(Buffer.from(text)), ...reader.end()]);
}

test("a call that the request forces is a call, although OpenAI reports `stop`", () => {
  const call = { index: 0, id: "c1", type: "function", function: { name: "now", arguments: "{}" } };
  for (const [reason, finish] of [
    ["stop", "toolCalls"],
    ["tool_calls", "toolCalls"],
    ["length", "length"],
  ] as const) {
    const message = { role: "assistant", content: null, tool_calls: [call] };
    const choice = { index: 0, finish_reason: reason };
    const whole = completions.readResponse({ choices: [{ ...choice, message }] });
    assert.equal(whole.finish, finish);
    const found = streamed(completions, { choices: [{ ...choice, delta: message }] });
    assert.equal(found.finish, finish);
  }
});

test("a refusal is a refusal, although OpenAI reports `stop`, and `stop` is written for it", () => {
  const message = { role: "assistant", content: null, refusal: "No" };
  const choice = { index: 0, finish_reason: "stop" };
  const whole = completions.readResponse({ choices: [{ ...choice, message }] });
  assert.equal(whole.finish, "refusal");
  const found = streamed(completions, { choices: [{ ...choice, delta: message }] });
  assert.equal(found.finish, "refusal");
  assert.partialDeepStrictEqual(completions.writeResponse(whole), { choices: [choice] });
  const writer = completions.streamWriter({ usage: false, model: "m" });
  writer.write({ kind: "open", block: { kind: "refusal" } });
  writer.write({ kind: "delta", text: "No" });
  writer.write({ kind: "finish", reason: "refusal" });
  assert.match(String(writer.write({ kind: "end" })), /"finish_reason":"stop"/);
  const unsaid = completions.writeResponse({ ...whole, parts: [] });
  assert.partialDeepStrictEqual(unsaid, { choices: [{ finish_reason: "content_filter" }] });
});

test("the first choice is read, also if it is not the first of the list", () => {
  const choice = (index: number, content: string) => ({
    index,
    message: { role: "assistant", content },
    delta: { content },
    finish_reason: "stop",
  });
  const body = { choices: [choice(1, "other"), choice(0, "said")] };
  const candidate = (index: number, text: string) => ({
    index,
    content: { role: "model", parts: [{ text }] },
    finishReason: "STOP",
  });
  const google = { candidates: [candidate(1, "other"), candidate(0, "said")] };
  const said = (response: ReturnType<typeof folded>) =>
    response.parts.map((part) => (part.kind === "text" ? part.text : part.kind));
  assert.deepEqual(said(completions.readResponse(body)), ["said"]);
  assert.deepEqual(said(streamed(completions, body)), ["said"]);
  assert.deepEqual(said(gemini.readResponse(google)), ["said"]);
  assert.deepEqual(said(streamed(gemini, google)), ["said"]);
});

describe("several choices", () => {
  const target = { maxTokens: 9, facts: {} };
  const notesOf = (request: ChatRequest, to: ChatFormat) => {
    const notes = new Notes();
    const body = to.writeRequest(request, notes, target);
    return { body, notes: notes.list.map(({ at }) => at) };
  };
  const messages = [{ role: "user", content: "Hi" }];
  const asked = { ...completions.readRequest({ model: "m", messages, n: 3 }), stream: false };
  const contents = [{ role: "user", parts: [{ text: "Hi" }] }];
  const counted = gemini.readRequest({ contents, generationConfig: { candidateCount: 3 } });

  test("are asked for in the words of the provider", () => {
    const toGemini = notesOf(asked, gemini);
    assert.partialDeepStrictEqual(toGemini.body, { generationConfig: { candidateCount: 3 } });
    const toChat = notesOf({ ...counted, model: "m", stream: false }, completions);
    assert.equal(toChat.body["n"], 3);
    assert.deepEqual([toGemini.notes, toChat.notes], [[], []]);
  });

  test("are asked for in streams, too", () => {
    const { body, notes } = notesOf({ ...asked, stream: true }, gemini);
    assert.partialDeepStrictEqual(body, { generationConfig: { candidateCount: 3 } });
    assert.deepEqual(notes, []);
  });

  test("are refused with 400 if the provider gives only one", () => {
    for (const to of [anthropicMessages, responses, converse])
      for (const [request, at] of [
        [asked, "/n"],
        [{ ...counted, stream: true }, "/generationConfig/candidateCount"],
      ] as const)
        assert.throws(
          () => writeChat(request, to, target, new Notes()),
          (fault) => {
            const { error } = requestFault(fault);
            assert.equal(error.status, 400);
            assert.match(error.message, new RegExp(`${at}.*only one choice`));
            return true;
          },
        );
    const one = { ...asked, settings: { choices: 1 } };
    assert.ok(writeChat(one, anthropicMessages, target, new Notes()));
    const said = { model: "m", n: 2, messages };
    assert.throws(() => inOwnForm("responses", said), /only one choice/);
  });

  test("reach the client, each with its calls and its end", () => {
    const call = { functionCall: { name: "now", args: {} } };
    const answer = {
      candidates: [
        { index: 1, content: { parts: [{ text: "two" }] }, finishReason: "MAX_TOKENS" },
        { index: 0, content: { parts: [{ text: "one" }] }, finishReason: "STOP" },
        { index: 2, content: { parts: [call] }, finishReason: "STOP" },
      ],
      responseId: "r",
    };
    const notes = new ResponseNotes();
    const written = completions.writeResponse(gemini.readResponse(answer, notes), notes);
    assert.partialDeepStrictEqual(written, {
      choices: [
        { index: 0, message: { content: "one" }, finish_reason: "stop" },
        { index: 1, message: { content: "two" }, finish_reason: "length" },
        {
          index: 2,
          message: { content: null, tool_calls: [{ function: { name: "now" } }] },
          finish_reason: "tool_calls",
        },
      ],
    });
    const back = gemini.writeResponse(completions.readResponse(written, notes), notes);
    assert.partialDeepStrictEqual(back, {
      candidates: [
        { index: 0, content: { parts: [{ text: "one" }] }, finishReason: "STOP" },
        { index: 1, content: { parts: [{ text: "two" }] }, finishReason: "MAX_TOKENS" },
        { index: 2, content: { parts: [{ functionCall: { name: "now" } }] }, finishReason: "STOP" },
      ],
    });
    assert.deepEqual(notes.list, []);
  });

  /** A stream of three choices whose events alternate, as the format has it. */
  const alternating: readonly ChatEvent[] = [
    { kind: "start", id: "r", model: "m", created: 1 },
    { kind: "open", block: { kind: "text" } },
    { kind: "open", block: { kind: "text" }, choice: 1 },
    { kind: "delta", text: "o" },
    { kind: "delta", text: "t", choice: 1 },
    { kind: "open", block: { kind: "toolCall", id: "c1", name: "now" }, choice: 2 },
    { kind: "delta", text: "ne" },
    { kind: "delta", text: "{}", choice: 2 },
    { kind: "delta", text: "wo", choice: 1 },
    { kind: "close", choice: 2 },
    { kind: "close" },
    { kind: "close", choice: 1 },
    { kind: "finish", reason: "stop" },
    { kind: "finish", reason: "length", choice: 1 },
    { kind: "finish", reason: "toolCalls", choice: 2 },
    { kind: "usage", usage: { input: 3, output: 5 } },
    { kind: "end" },
  ];
  const choicesOf = (events: readonly ChatEvent[]) =>
    eachChoice(folded(events)).map(({ parts, finish }) => [saidIn(parts), finish]);

  for (const from of [completions, gemini])
    for (const to of [completions, gemini])
      test(`reach the client in a stream, too: ${from.name} as ${to.name}`, () => {
        const lost = new ResponseNotes();
        const record = { ...newRecord(), lost };
        const pair = { from, to, toolNames: new Map([["now", "clock"]]) };
        const conversion = new StreamConversion(pair, record, { usage: true, model: "m" });
        const pieces = [...cut(written(from, alternating), [40, 90, 400])];
        const bytes = [...pieces.map((piece) => conversion.add(piece)), conversion.end()];
        assert.deepEqual(choicesOf(read(to, [Buffer.concat(bytes)])), [
          [{ text: "one", reasoning: "", calls: [] }, "stop"],
          [{ text: "two", reasoning: "", calls: [] }, "length"],
          [{ text: "", reasoning: "", calls: [["c1", "clock", {}]] }, "toolCalls"],
        ]);
        assert.deepEqual(lost.list, []);
        assert.equal(record.finish, "stop");
      });

  test("are noted if the client of a stream has only one", () => {
    for (const [from, at] of [
      [completions, "choices"],
      [gemini, "candidates"],
    ] as const) {
      const lost = new ResponseNotes();
      const record = { ...newRecord(), lost };
      const pair = { from, to: anthropicMessages, toolNames: new Map<string, string>() };
      const conversion = new StreamConversion(pair, record, { usage: true, model: "m" });
      const bytes = [conversion.add(written(from, alternating)), conversion.end()];
      const events = read(anthropicMessages, [Buffer.concat(bytes)]);
      assert.deepEqual(choicesOf(events), [[{ text: "one", reasoning: "", calls: [] }, "stop"]]);
      const notes = lost.list.map((note) => note.at);
      assert.deepEqual(notes, [`/${at}/1`, `/${at}/2`]);
    }
  });

  test("of a stream have a bound", () => {
    const endless = Array.from({ length: 200 }, (_, index) => ({
      choices: [{ index, delta: { content: "x" } }],
    }));
    assert.throws(() => streamed(completions, ...endless), /too many choices/);
  });
});
