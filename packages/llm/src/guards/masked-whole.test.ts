import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import fc from "fast-check";
import { GUARD_HELD_CHARACTERS } from "../bounds.ts";
import type { GuardedFormatName } from "./form/guarded-format.ts";
import { compileRegexGuard } from "./index.ts";
import { loadPhoneNumbers } from "./text/phone-numbers.ts";
import { cut, eventsIn, maskedBody, maskedStream, streamOf } from "./testing/guarded-streams.ts";
import { type Said, SCRIPTED } from "./testing/scripted-responses.ts";

/**
 * Tests that masking a stream gives the same text as masking the whole response: for every format, for
 * matches of every length, however the text is interrupted and however it is split into deltas and bytes.
 */

const NAMES = [
  "completions",
  "messages",
  "responses",
  "gemini",
  "converse",
  "textCompletions",
] as const;

const GUARDS = [
  compileRegexGuard({
    builtins: ["Email", "Ssn", "PhoneNumber", "CreditCard", "CaSin"],
    matches: [
      { pattern: "secret-[0-9]+;?", name: "SECRET" },
      { pattern: "(?s)begin.*end", name: "BLOCK" },
      { pattern: "<a>.*?</a>", name: "LINK" },
      { pattern: String.raw`(?i)\bkey=\S+` },
    ],
    action: "Mask",
  }),
  compileRegexGuard({
    matches: [{ pattern: String.raw`<SECRET>\s*m|x{3}` }, { pattern: "(?m)^no$", name: "NO" }],
    action: "Mask",
  }),
];

before(loadPhoneNumbers);

const FRAGMENTS = [
  "ada@exam",
  "ple.com",
  "123-45-",
  "6789",
  "4111 1111 ",
  "1111 1111",
  "+1 415 555",
  "-2671",
  "046 454 ",
  "286",
  "secret-",
  "42",
  ";",
  " ",
  "m",
  "begin ",
  " end",
  "<a>",
  "</a>",
  "key=",
  "xx",
  "no",
  "\n",
  "ü",
  "😀",
];

/** Repeated characters that make matches about as long as the limit. */
const LONG = fc
  .tuple(fc.constantFrom("k", "0", "é", "a@", ". "), fc.integer({ min: -6, max: 6 }))
  .map(([text, more]) => text.repeat(Math.ceil((GUARD_HELD_CHARACTERS + more) / text.length)));

const DELTA = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 5, arbitrary: fc.string({ maxLength: 4 }) },
  { weight: 1, arbitrary: LONG },
);

const SCRIPT: fc.Arbitrary<readonly Said[]> = fc.array(
  fc.record({
    choice: fc.nat({ max: 1 }),
    kind: fc.constantFrom("text", "text", "text", "thought", "refusal", "call"),
    deltas: fc.array(DELTA, { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 8 },
);

function check(name: GuardedFormatName, script: readonly Said[], places: readonly number[]): void {
  const { respond, accumulated, whole } = SCRIPTED[name];
  const { events, body } = respond(script);
  const masked = maskedBody(name, body, GUARDS);
  const sent = maskedStream(name, cut(streamOf(name, events), places), GUARDS);
  assert.deepEqual(accumulated(eventsIn(name, sent)), whole(masked));
}

for (const name of NAMES)
  describe(`a masked stream of ${name} is the masked whole response`, () => {
    test("for any response and any chunks", () => {
      const places = fc.array(fc.nat(), { maxLength: 9 });
      fc.assert(
        fc.property(SCRIPT, places, (script, ends) => check(name, script, ends)),
        { numRuns: 60 },
      );
    });

    test("where each character is a delta", () => {
      fc.assert(
        fc.property(SCRIPT, (script) => {
          const letters = script.map((one) => ({ ...one, deltas: [...one.deltas.join("")] }));
          check(
            name,
            letters.filter(({ deltas }) => deltas.length > 0 && deltas.length < 300),
            [],
          );
        }),
        { numRuns: 20 },
      );
    });

    test("around the length of the longest match", () => {
      for (let more = -3; more <= 3; more += 1) {
        const length = GUARD_HELD_CHARACTERS + more;
        const deltas = [
          ["key=", "k".repeat(length - 4), " and on"],
          ["ask ", `${"a".repeat(length - 8)}@b`, "cd.com", " or ada@example.com"],
          ["begin", "x".repeat(length - 8), "end", " and more"],
          ["begin", "y".repeat(length), " and more"],
        ];
        check(
          name,
          deltas.map((each) => ({ choice: 0, kind: "text", deltas: each })),
          [],
        );
      }
    });
  });
