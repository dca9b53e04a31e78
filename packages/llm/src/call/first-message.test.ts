import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NO_FACTS } from "../facts/model-facts.ts";
import { ChatFault } from "../chat/fault.ts";
import type { ChatFormatName } from "../chat/form.ts";
import { Notes } from "../chat/notes.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import type { JsonObject } from "../json.ts";

/** Tests of conversations that vendors refuse unless a user message is added. */

const SYSTEM = "Say hello";

const ALONE: Readonly<Record<ChatFormatName, JsonObject>> = {
  completions: { messages: [{ role: "system", content: SYSTEM }] },
  messages: { system: SYSTEM, messages: [] },
  responses: { input: [{ role: "developer", content: SYSTEM }] },
  gemini: { systemInstruction: { parts: [{ text: SYSTEM }] }, contents: [] },
  converse: { system: [{ text: SYSTEM }], messages: [] },
};

const PLACE: Readonly<Record<ChatFormatName, string>> = {
  completions: "/messages",
  messages: "/messages",
  responses: "/input",
  gemini: "/contents",
  converse: "/messages",
};

function converted(from: ChatFormat, to: ChatFormat, body: JsonObject) {
  const notes = new Notes();
  const request = { ...from.readRequest(body), model: "m" };
  const written = to.writeRequest(request, notes, { maxTokens: 10, facts: NO_FACTS });
  const plain: unknown = JSON.parse(JSON.stringify(written));
  return { written: plain, notes: notes.list.map(({ what, at }) => `${what} ${at}`) };
}

function formatNamed(name: ChatFormatName): ChatFormat {
  const format = CHAT_FORMATS.find((each) => each.name === name);
  assert.ok(format !== undefined);
  return format;
}

const TEXT_BLOCKS: Readonly<Partial<Record<ChatFormatName, JsonObject>>> = {
  messages: { messages: [{ role: "user", content: [{ type: "text", text: "." }] }] },
  gemini: { contents: [{ role: "user", parts: [{ text: "." }] }] },
  converse: { messages: [{ role: "user", content: [{ text: "." }] }] },
};

describe("a system prompt alone", () => {
  for (const to of CHAT_FORMATS)
    for (const from of CHAT_FORMATS.filter((each) => each !== to))
      test(`${from.name} to ${to.name}`, () => {
        const { written, notes } = converted(from, to, ALONE[from.name]);
        assert.ok(JSON.stringify(written).includes(SYSTEM));
        const added = TEXT_BLOCKS[to.name];
        if (added === undefined) assert.deepEqual(notes, []);
        else {
          assert.partialDeepStrictEqual(written, added);
          assert.deepEqual(notes, [`changed ${PLACE[from.name]}`]);
        }
      });

  test("is the input of Responses, which refuse instructions without one", () => {
    const { written } = converted(
      formatNamed("completions"),
      formatNamed("responses"),
      ALONE.completions,
    );
    const content = [{ type: "input_text", text: SYSTEM }];
    assert.partialDeepStrictEqual(written, { input: [{ role: "developer", content }] });
    assert.ok(!JSON.stringify(written).includes("instructions"));
  });

  for (const name of ["messages", "gemini", "converse"] as const)
    test(`a request without anything is refused (${name})`, () => {
      assert.throws(
        () => converted(formatNamed("completions"), formatNamed(name), { messages: [] }),
        (fault) => fault instanceof ChatFault && fault.message.startsWith("/messages: "),
      );
    });
});

describe("the turns of a conversation", () => {
  const assistant = { role: "assistant", content: "Hello" };

  test("begin with the user for Converse", () => {
    const { written, notes } = converted(formatNamed("completions"), formatNamed("converse"), {
      messages: [assistant, { role: "user", content: "Hi" }],
    });
    assert.partialDeepStrictEqual(written, {
      messages: [
        { role: "user", content: [{ text: "." }] },
        { role: "assistant", content: [{ text: "Hello" }] },
        { role: "user", content: [{ text: "Hi" }] },
      ],
    });
    assert.deepEqual(notes, ["changed /messages"]);
  });

  test("alternate for Converse, although a message of which nothing is left is between them", () => {
    const blank = { role: "assistant", content: "" };
    const { written } = converted(formatNamed("completions"), formatNamed("converse"), {
      messages: [{ role: "user", content: "a" }, blank, { role: "user", content: "b" }],
    });
    assert.partialDeepStrictEqual(written, {
      messages: [{ role: "user", content: [{ text: "a" }, { text: "b" }] }],
    });
  });

  test("are not empty for Messages, although nothing is left of one", () => {
    const audio = { type: "input_audio", input_audio: { data: "AAAA", format: "wav" } };
    const { written } = converted(formatNamed("completions"), formatNamed("messages"), {
      messages: [{ role: "user", content: [audio] }],
    });
    assert.partialDeepStrictEqual(written, TEXT_BLOCKS.messages ?? {});
  });
});
