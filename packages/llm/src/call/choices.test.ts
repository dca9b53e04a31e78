import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatRequest } from "../chat/form.ts";
import { folded } from "../chat/fold.ts";
import { Notes, ResponseNotes } from "../chat/notes.ts";
import { completions } from "../formats/completions/index.ts";
import type { ChatFormat } from "../formats/format.ts";
import { gemini } from "../formats/gemini/index.ts";
import { messages as anthropicMessages } from "../formats/messages/index.ts";

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

  test("are dropped with a note for streams, and for formats with one", () => {
    assert.deepEqual(notesOf({ ...asked, stream: true }, gemini).notes, ["/n"]);
    assert.deepEqual(notesOf(asked, anthropicMessages).notes, ["/n"]);
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
});
