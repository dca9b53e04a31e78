import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import { compileRegexGuard, type GuardedText } from "./index.ts";
import { assertJudgedTogether, CARDS, FIRST, masked, SECOND } from "./testing/split-texts.ts";

function follow(...texts: readonly string[]): readonly GuardedText[] {
  return texts.map((text) => ({
    scope: "Messages",
    role: "user",
    text,
    lane: 1,
  }));
}

function textsAfter(...texts: readonly string[]): readonly string[] {
  const verdict = CARDS.judge("request", follow(...texts));
  return verdict.kind === "mask" ? verdict.texts : texts;
}

describe("a match that is split over neighbouring texts", () => {
  test("is masked in each of them, and nothing else is", () => {
    assert.deepEqual(textsAfter("pay with 4111 1111 ", "1111 1111 now", "and 5"), [
      "pay with <CREDIT_CARD>",
      "<CREDIT_CARD> now",
      "and 5",
    ]);
  });

  test("is found whether or not a space would be between them", () => {
    assert.deepEqual(textsAfter("4111 1111", "1111 1111"), ["<CREDIT_CARD>", "<CREDIT_CARD>"]);
    assert.deepEqual(textsAfter("mail ada@exam", "ple.org, please"), [
      "mail <EMAIL_ADDRESS>",
      "<EMAIL_ADDRESS>, please",
    ]);
    assert.deepEqual(textsAfter("123", "45", "6789"), ["<SSN>", "<SSN>", "<SSN>"]);
  });

  test("does not hide a match of one of them alone", () => {
    assert.deepEqual(textsAfter("my ssn is 123-45-6789", "and more"), [
      "my ssn is <SSN>",
      "and more",
    ]);
    assert.deepEqual(textsAfter("x", "123-45-6789"), ["x", "<SSN>"]);
  });

  test("rejects", () => {
    const guard = compileRegexGuard({ matches: [{ pattern: "bomb" }], action: "Reject" });
    assert.equal(guard.judge("request", follow("a bo", "mb")).kind, "reject");
    assert.equal(guard.judge("request", follow("a bo", "at")).kind, "pass");
  });

  test("there is no match across the texts of different messages", () => {
    const apart = follow("4111 1111 ", "1111 1111").map((one) => ({ ...one, lane: undefined }));
    assert.equal(CARDS.judge("request", apart).kind, "pass");
  });
});

/** Messages that conversions leave out, or move before those around them. */
const LEFT_OUT: readonly JsonObject[] = [
  { role: "user", content: null },
  { role: "user" },
  { role: "user", content: [null, {}, { type: "text", text: "" }] },
  { role: "assistant", content: "" },
  { role: "assistant", content: null, tool_calls: [] },
  { role: "tool", tool_call_id: "1", content: "done" },
];

const SPLIT: readonly (readonly [FormatName, JsonObject])[] = [
  [
    "completions",
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: FIRST },
            { type: "text", text: SECOND },
          ],
        },
      ],
    },
  ],
  [
    "completions",
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: FIRST, refusal: "x", thinking: "y" },
            { transcript: "z", type: "text", text: SECOND },
          ],
        },
      ],
    },
  ],
  [
    "messages",
    {
      system: [
        { type: "text", text: FIRST },
        { type: "text", text: SECOND },
      ],
      messages: [],
    },
  ],
  [
    "messages",
    {
      messages: [
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              tool_use_id: "1",
              content: [
                { type: "text", text: FIRST },
                { type: "text", text: SECOND },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    "responses",
    {
      input: [
        {
          role: "user",
          content: [
            { type: "input_text", text: FIRST },
            { type: "input_text", text: SECOND },
          ],
        },
      ],
    },
  ],
  ["gemini", { contents: [{ role: "user", parts: [{ text: FIRST }, { text: SECOND }] }] }],
  ["converse", { messages: [{ role: "user", content: [{ text: FIRST }, { text: SECOND }] }] }],
  ...ofTwoMessages(),
];

/** Vendors, and the gateway in conversions, read neighbouring messages of one role as one. */
function ofTwoMessages(): readonly (readonly [FormatName, JsonObject])[] {
  const text = (said: string) => ({ role: "user", content: said });
  const list = (said: string) => ({ role: "user", content: [{ type: "text", text: said }] });
  return [
    ["completions", { messages: [text(FIRST), list(SECOND)] }],
    ["completions", { messages: [list(FIRST), text(""), text(SECOND)] }],
    ["completions", { messages: [FIRST, SECOND].map((content) => ({ role: "system", content })) }],
    [
      "completions",
      {
        messages: [
          { ...text(FIRST), refusal: "x" },
          { role: "user", reasoning: "y", content: SECOND },
        ],
      },
    ],
    ...LEFT_OUT.map((between): readonly [FormatName, JsonObject] => [
      "completions",
      { messages: [text(FIRST), between, text(SECOND)] },
    ]),
    [
      "responses",
      {
        input: [
          text(FIRST),
          { type: "function_call_output", call_id: "1", output: "done" },
          text(SECOND),
        ],
      },
    ],
    [
      "gemini",
      {
        contents: [{ parts: [{ text: FIRST }] }, { role: "model" }, { parts: [{ text: SECOND }] }],
      },
    ],
    ["messages", { messages: [text(FIRST), text(SECOND)] }],
    [
      "responses",
      {
        input: [
          { ...text(FIRST), arguments: "x" },
          { arguments: "y", ...list(SECOND) },
        ],
      },
    ],
    ["messages", { messages: [list(FIRST), list(SECOND)] }],
    ["responses", { input: [text(FIRST), { type: "message", ...list(SECOND) }] }],
    ["gemini", { contents: [FIRST, SECOND].map((said) => ({ parts: [{ text: said }] })) }],
    [
      "converse",
      { messages: [FIRST, SECOND].map((said) => ({ role: "user", content: [{ text: said }] })) },
    ],
  ];
}

for (const [format, body] of SPLIT)
  test(`neighbouring texts of a prompt in ${format} are judged together`, () =>
    assertJudgedTogether(format, body));

const APART: readonly (readonly [string, FormatName, JsonObject])[] = [
  [
    "a message of another role",
    "gemini",
    {
      contents: [
        { role: "user", parts: [{ text: FIRST }] },
        { role: "model", parts: [{ text: "and?" }] },
        { role: "user", parts: [{ text: SECOND }] },
      ],
    },
  ],
  [
    "the end of a message of another role",
    "gemini",
    {
      contents: [
        { role: "user", parts: [{ text: FIRST }] },
        { role: "model", parts: [{ text: SECOND }] },
      ],
    },
  ],
  [
    "the end of a system prompt",
    "messages",
    { system: FIRST, messages: [{ role: "user", content: SECOND }] },
  ],
  [
    "the end of a result",
    "completions",
    {
      messages: [
        { role: "tool", tool_call_id: "1", content: FIRST },
        { role: "tool", tool_call_id: "2", content: SECOND },
      ],
    },
  ],
];

for (const [what, format, body] of APART)
  test(`texts with ${what} between them are checked separately`, () => {
    assert.equal(masked(format, body), "pass");
  });
