import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFormatName } from "../chat/form.ts";
import { ResponseNotes } from "../chat/notes.ts";
import { NO_NAMES } from "../chat/tool-names.ts";
import { chatFormat } from "../formats/table.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { newRecord } from "./testing/streams.ts";

describe("citations of web pages in streams", () => {
  const page = { url: "https://a.example", title: "A" };
  const place = { start_index: 0, end_index: 2 };
  const ofResponses = [
    { type: "response.created", response: { id: "1", model: "m" } },
    { type: "response.output_item.added", output_index: 0, item: { type: "message" } },
    ...["Well: ", "It is"].flatMap((delta, index) => [
      { type: "response.content_part.added", content_index: index, part: { type: "output_text" } },
      { type: "response.output_text.delta", content_index: index, delta },
    ]),
    {
      type: "response.output_text.annotation.added",
      content_index: 1,
      annotation: { type: "url_citation", ...page, ...place },
    },
    { type: "response.output_item.done", output_index: 0, item: { type: "message" } },
    { type: "response.completed", response: { status: "completed" } },
  ];
  const cited = { type: "url_citation", url_citation: { ...page, start_index: 6, end_index: 8 } };
  const ofChat = [
    ...[{ content: "Well: It is" }, { content: "", annotations: [cited] }].map((delta) => ({
      id: "1",
      choices: [{ index: 0, delta }],
    })),
    { id: "1", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
  ];
  const converted = (from: ChatFormatName, to: ChatFormatName, events: readonly object[]) => {
    const [one, other] = [chatFormat(from), chatFormat(to)];
    assert.ok(one !== undefined && other !== undefined);
    const lost = new ResponseNotes();
    const record = { ...newRecord(), lost };
    const conversion = new StreamConversion({ from: one, to: other, toolNames: NO_NAMES }, record, {
      usage: true,
      model: "m",
    });
    const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    const sent = [conversion.add(Buffer.from(lines)), conversion.end()];
    return { text: Buffer.concat(sent).toString(), places: lost.list.map(({ at }) => at) };
  };

  test("from Responses to chat completions and back", () => {
    const chat = converted("responses", "completions", ofResponses);
    assert.ok(chat.text.includes(JSON.stringify({ annotations: [cited] })), chat.text);
    const { text, places } = converted("completions", "responses", ofChat);
    const annotation = { type: "url_citation", ...page, start_index: 6, end_index: 8 };
    const added = JSON.stringify({ annotation_index: 0, annotation }).slice(1);
    assert.ok(text.includes(added), text);
    const part = { type: "output_text", text: "Well: It is", annotations: [annotation] };
    assert.ok(text.includes(JSON.stringify(part).slice(0, -1)), text);
    assert.deepEqual([...chat.places, ...places], []);
  });

  test("are noted where the client has none, or the place is not known", () => {
    for (const to of ["messages", "gemini", "converse"] as const)
      assert.deepEqual(converted("responses", to, ofResponses).places, [
        "/output/0/content/1/annotations",
      ]);
    const thought = { id: "1", choices: [{ index: 0, delta: { reasoning: "Hm." } }] };
    const twice = [ofChat[0] ?? {}, thought, ...ofChat];
    assert.deepEqual(converted("completions", "responses", twice).places, [
      "/choices/0/message/annotations",
    ]);
  });
});
