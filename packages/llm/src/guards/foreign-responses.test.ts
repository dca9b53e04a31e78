import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFormatName } from "../chat/form.ts";
import { isObject, type JsonObject } from "../json.ts";
import { compileRegexGuard, editResponse, StreamGuard } from "./index.ts";
import { formatOf, streamOf } from "./testing/guarded-streams.ts";

/**
 * Tests of responses that have a text where their format has none: a server may answer in the form of another
 * API, or add members of its own. Clients show such texts, so guards check them.
 */

const SECRET = "ab12c";
const FORMATS = ["completions", "messages", "responses", "gemini", "converse"] as const;

const BODIES: Readonly<Record<ChatFormatName, JsonObject>> = {
  completions: {
    choices: [{ index: 0, message: { role: "assistant", content: SECRET }, finish_reason: "stop" }],
  },
  messages: { type: "message", role: "assistant", content: [{ type: "text", text: SECRET }] },
  responses: {
    output: [{ type: "message", content: [{ type: "output_text", text: SECRET }] }],
  },
  gemini: { candidates: [{ content: { role: "model", parts: [{ text: SECRET }] } }] },
  converse: { output: { message: { role: "assistant", content: [{ text: SECRET }] } } },
};

const EVENTS: Readonly<Record<ChatFormatName, JsonObject>> = {
  completions: { choices: [{ index: 0, delta: { content: SECRET } }] },
  messages: {
    type: "content_block_delta",
    index: 0,
    delta: { type: "text_delta", text: SECRET },
  },
  responses: { type: "response.output_text.delta", output_index: 0, delta: SECRET },
  gemini: BODIES.gemini,
  converse: { contentBlockIndex: 0, delta: { text: SECRET } },
};

/** The value with the text in other forms at each place: a list, an object, and a new member beside it. */
function variants(value: unknown): readonly unknown[] {
  if (value === SECRET) return [[SECRET], { value: SECRET }, [{ x: SECRET }]];
  if (Array.isArray(value))
    return [
      SECRET,
      ...value.flatMap((item: unknown, place) =>
        variants(item).map((one) => value.with(place, one)),
      ),
    ];
  if (!isObject(value)) return [];
  return [
    { ...value, note: SECRET },
    { ...value, note: { deep: [SECRET] } },
    ...Object.entries(value).flatMap(([name, member]) =>
      variants(member).map((one) => ({ ...value, [name]: one })),
    ),
  ];
}

const hide = (text: string): string => text.replaceAll(SECRET, "<X>");

function streamed(format: ChatFormatName, ...events: readonly JsonObject[]): string {
  const error = { kind: "permission", status: 403, message: "rejected" } as const;
  const search = compileRegexGuard({ matches: [{ pattern: SECRET, name: "X" }], action: "Mask" });
  const guard = new StreamGuard(formatOf(format), [
    { search, action: "Mask", error, judged: () => {} },
  ]);
  const sent = [guard.add(streamOf(format, events)), guard.end()];
  return Buffer.concat(sent).toString();
}

/** Both halves of the event: each has a half of the text. */
function halves(event: JsonObject): readonly JsonObject[] {
  return ["ab1", "2c"].map((half) => {
    const made: unknown = JSON.parse(JSON.stringify(event).replaceAll(SECRET, half));
    assert.ok(isObject(made));
    return made;
  });
}

const OWN_MEMBERS: readonly JsonObject[] = [
  { choices: [{ index: 0, delta: { thought: SECRET } }] },
  { choices: [{ index: 0, delta: { content: { text: SECRET } } }] },
  { choices: [{ index: 0, text: SECRET }] },
  { choices: [{ index: 0, delta: { content: SECRET }, text: SECRET }] },
];

for (const format of FORMATS)
  describe(`a text that is split over events of ${format} is checked`, () => {
    for (const form of FORMATS)
      test(`in the form of ${form}`, () =>
        assert.doesNotMatch(streamed(format, ...halves(EVENTS[form])), /ab1.*2c/s));

    for (const event of OWN_MEMBERS)
      test(JSON.stringify(event), () =>
        assert.doesNotMatch(streamed(format, ...halves(event)), /ab1.*2c/s),
      );
  });

test("what tools have found is whole in its event", () => {
  const found = (content: string): JsonObject => ({
    choices: [{ index: 0, delta: { annotations: [{ content }], results: [{ content }] } }],
  });
  for (const format of FORMATS)
    assert.match(streamed(format, found("ab1"), found("2c")), /ab1.*2c/s);
});

test("texts of several choices in another form are texts of their own", () => {
  const events = ["ab1", "2c"].map((text, index) => ({ choices: [{ index, text }] }));
  assert.match(streamed("messages", ...events), /ab1.*2c/s);
});

for (const format of FORMATS)
  describe(`a text in a response of ${format} is checked`, () => {
    for (const form of FORMATS)
      test(`in the form of ${form}`, () => {
        const shown = JSON.stringify(editResponse(format, BODIES[form], hide));
        assert.doesNotMatch(shown, /ab12c/);
        assert.doesNotMatch(streamed(format, EVENTS[form]), /ab12c/);
      });

    test("in any member and form", () => {
      for (const body of variants(BODIES[format]).filter(isObject))
        assert.doesNotMatch(
          JSON.stringify(editResponse(format, body, hide)),
          /ab12c/,
          JSON.stringify(body),
        );
      for (const event of variants(EVENTS[format]).filter(isObject))
        assert.doesNotMatch(streamed(format, event), /ab12c/, JSON.stringify(event));
    });
  });
