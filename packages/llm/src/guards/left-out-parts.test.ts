import { test } from "node:test";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import { assertJudgedTogether, FIRST, SECOND } from "./testing/split-texts.ts";

/** Texts between which is something that conversions to other formats do not send. */

function ofTypes(between: JsonObject | string): readonly JsonObject[] {
  return [{ type: "text", text: FIRST }, between as JsonObject, { type: "text", text: SECOND }];
}

const REFUSAL = { type: "refusal", refusal: SECOND };

function chat(...messages: readonly JsonObject[]): readonly [FormatName, JsonObject] {
  return ["completions", { messages }];
}

const REQUESTS: readonly (readonly [FormatName, JsonObject])[] = [
  // Conversions send a refusal as a text after the content.
  chat({ role: "assistant", content: FIRST, refusal: SECOND }),
  chat({
    role: "assistant",
    content: [
      { type: "text", text: FIRST },
      { type: "refusal", text: "x", refusal: SECOND },
    ],
  }),
  // They read a part by its type, and leave out others.
  chat({ role: "user", content: ofTypes({ type: "other", text: "x" }) }),
  chat({ role: "user", content: ofTypes({ text: "x" }) }),
  chat({ role: "user", content: ofTypes("x") }),
  chat(
    { role: "user", content: FIRST },
    { role: "assistant", content: [{ type: "other", text: "x" }] },
    { role: "user", content: SECOND },
  ),
  // What no conversion sends does not part what some send as texts, and white space parts nothing.
  chat({ role: "assistant", content: [...ofTypes({ type: "other", text: "x" })].with(2, REFUSAL) }),
  chat({
    role: "assistant",
    content: [
      { type: "refusal", refusal: FIRST },
      { type: "refusal", refusal: " " },
      { type: "refusal", refusal: SECOND },
    ],
  }),
  ["messages", { messages: [{ role: "user", content: ofTypes({ type: "other", text: "x" }) }] }],
  [
    "responses",
    {
      input: [
        { role: "user", content: FIRST },
        { type: "other", role: "assistant", content: "x" },
        { role: "user", content: SECOND },
      ],
    },
  ],
  [
    "gemini",
    {
      contents: [
        { role: "user", parts: [{ text: FIRST }, { functionCall: { name: "f" }, text: "x" }] },
        { role: "user", parts: [{ text: SECOND }] },
      ],
    },
  ],
  // They read parts in lists alone.
  [
    "gemini",
    {
      contents: [
        { role: "user", parts: [{ text: FIRST }] },
        { role: "model", parts: { text: "x" } },
        { role: "user", parts: [{ text: SECOND }] },
      ],
    },
  ],
  [
    "gemini",
    {
      contents: [
        { role: "model", parts: [{ text: FIRST }] },
        "x",
        { role: "model", parts: [{ text: SECOND }] },
      ],
    },
  ],
  [
    "converse",
    {
      messages: [
        { role: "user", content: [{ text: FIRST }] },
        { role: "assistant", content: "x" },
        { role: "user", content: [{ text: SECOND }] },
      ],
    },
  ],
];

for (const [format, body] of REQUESTS)
  test(`texts around what conversions from ${format} leave out are judged together: ${JSON.stringify(body)}`, () =>
    assertJudgedTogether(format, body));
