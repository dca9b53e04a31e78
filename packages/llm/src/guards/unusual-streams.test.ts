import assert from "node:assert/strict";
import { before, test } from "node:test";
import fc from "fast-check";
import type { GuardedFormatName } from "./form/guarded-format.ts";
import { compileRegexGuard } from "./index.ts";
import { loadPhoneNumbers } from "./text/phone-numbers.ts";
import { cut, eventsIn, maskedBody, maskedStream, streamOf } from "./testing/guarded-streams.ts";
import type { PieceOfText } from "./testing/unusual-format.ts";
import { UNUSUAL } from "./testing/unusual-responses.ts";
import type { Event } from "./testing/vendor-events.ts";

/**
 * Tests of streams whose texts are interleaved, begin in unusual events, or continue after their end. Such a
 * stream has the texts of the masked whole response, or ends in an error.
 */

const GUARDS = [
  compileRegexGuard({
    builtins: ["Email", "CreditCard"],
    matches: [{ pattern: "secret-[0-9]+;?", name: "SECRET" }, { pattern: "x{3,}" }],
    action: "Mask",
  }),
  compileRegexGuard({ matches: [{ pattern: "<SECRET>m", name: "SECOND" }], action: "Mask" }),
];

before(loadPhoneNumbers);

const PIECE = fc.constantFrom(
  ...[
    "ada@exam",
    "ple.com",
    "secret-",
    "4",
    "2",
    ";",
    "m",
    " ",
    "x",
    "xx",
    "4111 1111 ",
    "1111 1111",
  ],
);
const SCRIPT = fc
  .record({
    // There are few texts with many pieces, so that the pieces of each text form matches.
    texts: fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 3 }),
    said: fc.array(fc.tuple(fc.nat(), PIECE), { minLength: 1, maxLength: 24 }),
  })
  .map(({ texts, said }): readonly PieceOfText[] =>
    said.map(([at, piece]) => ({ text: texts[at % texts.length] ?? 0, piece })),
  );

for (const name of [
  "completions",
  "messages",
  "responses",
  "gemini",
  "converse",
  "textCompletions",
] as const)
  test(`an unusual stream of ${name} has the texts of the masked whole response`, () => {
    const { respond, joined, texts } = UNUSUAL[name];
    fc.assert(
      fc.property(SCRIPT, fc.array(fc.nat(), { maxLength: 9 }), (script, places) => {
        const { events, body } = respond(script);
        const sent = maskedStream(name, cut(streamOf(name, events), places), GUARDS);
        assert.deepEqual(joined(eventsIn(name, sent)), texts(maskedBody(name, body, GUARDS)));
        assert.doesNotMatch(
          sent.toString("latin1").replaceAll('"arguments":"secret-1"', ""),
          /secret-42;/,
        );
      }),
      { numRuns: 60 },
    );
  });

/** Streams in which a text begins, ends and continues after its end. */
const CONTINUED: readonly (readonly [GuardedFormatName, string, readonly Event[]])[] = [
  [
    "messages",
    "a block",
    [
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "secret-" } },
      { type: "content_block_stop", index: 0 },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "42;" } },
    ],
  ],
  [
    "messages",
    "the message",
    [
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "secret-" } },
      { type: "message_stop" },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "42;" } },
    ],
  ],
  ...["output_text.done", "content_part.done", "output_item.done", "completed"].map(
    (end): readonly [GuardedFormatName, string, readonly Event[]] => {
      const at = { output_index: 0, content_index: 0 };
      const type = "response.output_text.delta";
      return [
        "responses",
        end,
        [
          { type, ...at, delta: "secret-" },
          { type: `response.${end}`, ...at },
          { type, ...at, delta: "42;" },
        ],
      ];
    },
  ),
  ...["contentBlockStop", "messageStop"].map(
    (end): readonly [GuardedFormatName, string, readonly Event[]] => [
      "converse",
      end,
      [
        { ":type": "contentBlockDelta", contentBlockIndex: 0, delta: { text: "secret-" } },
        { ":type": end, contentBlockIndex: 0 },
        { ":type": "contentBlockDelta", contentBlockIndex: 0, delta: { text: "42;" } },
      ],
    ],
  ),
  ...(["completions", "textCompletions"] as const).map(
    (name): readonly [GuardedFormatName, string, readonly Event[]] => {
      const said = (text: string): Event => ({
        choices: [{ index: 0, delta: { content: text }, text }],
      });
      return [name, "an error", [said("secret-"), { error: { message: "no" } }, said("42;")]];
    },
  ),
];

for (const [name, what, events] of CONTINUED)
  test(`a stream of ${name} whose text continues after ${what} ends in an error`, () => {
    const sent = maskedStream(name, [streamOf(name, events)], GUARDS).toString("latin1");
    assert.match(sent, /a text continues after its end/);
    assert.doesNotMatch(sent, /"42;"/);
  });

const TEXT = "secret-42; is here";
const SAID = {
  content: TEXT,
  annotations: [{ type: "url_citation", url_citation: { start_index: 11, end_index: 18 } }],
};
const OUTPUT = [
  {
    type: "message",
    content: [
      {
        type: "output_text",
        text: TEXT,
        annotations: [{ type: "url_citation", start_index: 11, end_index: 18 }],
      },
    ],
  },
];
const GROUNDED = {
  candidates: [
    {
      index: 0,
      content: { parts: [{ text: TEXT }] },
      groundingMetadata: {
        groundingSupports: [{ segment: { startIndex: 11, endIndex: 18, text: "is here" } }],
      },
    },
  ],
};
const BLOCK = {
  type: "text",
  text: TEXT,
  citations: [{ type: "char_location", start_char_index: 11, end_char_index: 18 }],
};

/** An event and a body with the same citation, whose places count characters. */
const CITED: readonly (readonly [GuardedFormatName, Event, Event])[] = [
  [
    "completions",
    { choices: [{ index: 0, delta: SAID }] },
    { choices: [{ index: 0, message: SAID }] },
  ],
  ["responses", { type: "response.completed", response: { output: OUTPUT } }, { output: OUTPUT }],
  ["gemini", GROUNDED, GROUNDED],
  [
    "messages",
    { type: "content_block_start", index: 0, content_block: BLOCK },
    { content: [BLOCK] },
  ],
];

/** Every number in a value, in order. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

for (const [name, event, body] of CITED)
  test(`places that count characters stay as the vendor of ${name} counted them, streamed and as a whole`, () => {
    const sent = eventsIn(name, maskedStream(name, [streamOf(name, [event])], GUARDS));
    const whole = maskedBody(name, body, GUARDS);
    assert.match(JSON.stringify(sent), /"<SECRET> is here"/);
    assert.match(JSON.stringify(whole), /"<SECRET> is here"/);
    assert.deepEqual(numbersIn(sent), numbersIn(event));
    assert.deepEqual(numbersIn(whole), numbersIn(body));
  });
