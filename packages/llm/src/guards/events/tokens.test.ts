import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonObject } from "../../json.ts";
import type { GuardedFormatName } from "../form/guarded-format.ts";
import { compileRegexGuard, editResponse } from "../index.ts";
import { maskedStream, streamOf } from "../testing/guarded-streams.ts";
import type { Event } from "../testing/vendor-events.ts";

/** Tokens and other copies of a text that come without the text, or before and after other things. */

const GUARD = compileRegexGuard({ matches: [{ pattern: "sec-[0-9]", name: "S" }], action: "Mask" });

const choice = (delta: object, more: object = {}): Event => ({
  choices: [{ index: 0, delta, ...more }],
});
const token = (text: string, top_logprobs: readonly object[] = []): object => ({
  token: text,
  logprob: -1,
  bytes: [1],
  top_logprobs,
});
const parts = (...list: readonly object[]): Event => ({
  candidates: [{ content: { parts: list } }],
});
const shell = (delta: object): Event => ({
  type: "response.shell_call_output_content.delta",
  item_id: "i",
  output_index: 0,
  command_index: 0,
  delta,
});
const words = (delta: object): Event => ({ type: "content_block_delta", index: 0, delta });

const STREAMS: readonly (readonly [string, GuardedFormatName, ...(readonly Event[])])[] = [
  [
    "tokens after their text",
    "completions",
    choice({ content: "sec-7 " }),
    choice({ content: "" }, { logprobs: { content: [token("sec-7 ")] } }),
  ],
  [
    "tokens over two events",
    "completions",
    choice({ content: "" }, { logprobs: { content: [token("sec")] } }),
    choice({ content: "" }, { logprobs: { content: [token("-7 ")] } }),
  ],
  [
    "tokens that were not chosen",
    "completions",
    choice({ content: "a" }, { logprobs: { content: [token("a", [token("sec-7")])] } }),
  ],
  [
    "tokens of a text completion",
    "textCompletions",
    { choices: [{ logprobs: { tokens: ["sec-7"] } }] },
  ],
  [
    "tokens that were not chosen of a text completion",
    "textCompletions",
    { choices: [{ text: "a", logprobs: { tokens: ["a"], top_logprobs: [{ "sec-7": -1 }] } }] },
  ],
  [
    "tokens of Gemini",
    "gemini",
    { candidates: [{ logprobsResult: { chosenCandidates: [{ token: "sec-7" }] } }] },
  ],
  [
    "tokens of a response",
    "responses",
    { type: "response.output_text.delta", output_index: 0, delta: "", logprobs: [token("sec-7")] },
  ],
  [
    "texts around a call, which clients join",
    "gemini",
    parts({ text: "sec" }),
    parts({ functionCall: { name: "f" } }, { text: "hm", thought: true }),
    parts({ text: "-7 " }),
  ],
  ["what a shell prints", "responses", shell({ stdout: "sec" }), shell({ stdout: "-7 " })],
  [
    "a member that the format does not know",
    "messages",
    words({ type: "new_delta", words: "sec" }),
    words({ type: "new_delta", words: "-7 " }),
  ],
];

for (const [what, name, ...events] of STREAMS)
  test(`${what}: a match is masked`, () => {
    const sent = maskedStream(name, [streamOf(name, events)], [GUARD]).toString();
    assert.doesNotMatch(sent, /sec|-7/);
  });

describe("tokens that repeat their text", () => {
  test("are not read again", () => {
    const logprobs = { content: [token("hel"), token("lo")] };
    const body = { choices: [{ message: { content: "hello" }, logprobs }] };
    const texts: string[] = [];
    const edited = editResponse("completions", body, (text) => {
      texts.push(text);
      return text;
    });
    assert.deepEqual(texts, ["hello"]);
    assert.equal(edited, body);
  });

  test("pass unchanged", () => {
    const event = choice({ content: "hello" }, { logprobs: { content: [token("hello")] } });
    const bytes = streamOf("completions", [event]);
    assert.deepEqual(maskedStream("completions", [bytes], [GUARD]), bytes);
  });
});

test("texts of two commands of a shell do not end each other", () => {
  const done = (index: number): JsonObject => ({
    type: "response.shell_call_output_content.done",
    output_index: 0,
    command_index: index,
    output: [{ stdout: "a", stderr: "" }],
  });
  const events = [shell({ stdout: "a" }), done(0), { ...shell({ stdout: "a" }), command_index: 1 }];
  const bytes = streamOf("responses", events);
  assert.deepEqual(maskedStream("responses", [bytes], [GUARD]), bytes);
});
