import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { StreamConversion } from "../call/convert/convert-stream.ts";
import { newRecord } from "../call/testing/streams.ts";
import type { ChatFormatName } from "../chat/form.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { compileRegexGuard, type RegexSearch } from "./index.ts";
import { cut, eventsIn, maskedStream, streamOf } from "./testing/guarded-streams.ts";
import type { PieceOfText } from "./testing/unusual-format.ts";
import { UNUSUAL } from "./testing/unusual-responses.ts";

/**
 * Tests that the client of a converted stream reads nothing in it that a guard masks, however the provider has
 * split and interleaved its texts.
 */

const GUARD = compileRegexGuard({ matches: [{ pattern: "secret-[0-9]+;" }], action: "Mask" });
const FOUND = /secret-[0-9]+;/;

const PIECE = fc.constantFrom("secret-", "secret-", "4", "4;", "2;");
const SCRIPT = fc
  .record({
    texts: fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 3 }),
    said: fc.array(fc.tuple(fc.nat(), PIECE), { minLength: 6, maxLength: 24 }),
  })
  .map(({ texts, said }): readonly PieceOfText[] =>
    said.map(([at, piece]) => ({ text: texts[at % texts.length] ?? 0, piece })),
  );

const NAMES = ["completions", "messages", "responses", "gemini", "converse"] as const;

function formatNamed(name: ChatFormatName) {
  const found = CHAT_FORMATS.find((format) => format.name === name);
  assert.ok(found);
  return found;
}

/** A stream of a provider, in the pieces in which it arrives, and the format of its client. */
interface Case {
  readonly from: ChatFormatName;
  readonly to: ChatFormatName;
  readonly script: readonly PieceOfText[];
  readonly places: readonly number[];
}

/** Whether the client reads a text that is looked for. */
function isRead({ from, to, script, places }: Case, guards: readonly RegexSearch[]): boolean {
  const { events } = UNUSUAL[from].respond(script);
  const pair = { from: formatNamed(from), to: formatNamed(to), toolNames: new Map() };
  const conversion = new StreamConversion(pair, newRecord(), { usage: true, model: "m" });
  const stream = streamOf(from, events);
  const pieces = cut(stream, places).map((piece) => Buffer.from(conversion.add(piece)));
  const sent = maskedStream(to, [...pieces, Buffer.from(conversion.end())], guards);
  const received = eventsIn(to, sent);
  // Events of Responses that repeat a text do not continue it.
  const deltas = received.filter(
    ({ type }) => to !== "responses" || String(type).endsWith(".delta"),
  );
  const texts = Object.values(UNUSUAL[to].joined(deltas));
  return [...texts, JSON.stringify(received)].some((text) => FOUND.test(text));
}

for (const from of NAMES)
  for (const to of NAMES.filter((name) => name !== from))
    test(`a stream of ${from}, converted to ${to}, has no text that a guard masks`, () => {
      let read = 0;
      const property = fc.property(
        SCRIPT,
        fc.array(fc.nat(), { maxLength: 5 }),
        (script, places) => {
          const stream = { from, to, script, places };
          read += isRead(stream, []) ? 1 : 0;
          assert.ok(!isRead(stream, [GUARD]));
        },
      );
      fc.assert(property, { numRuns: 60, seed: 1 });
      assert.ok(read > 0, "no stream has such a text");
    });
