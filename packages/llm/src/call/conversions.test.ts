import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { folded } from "../chat/testing/fold.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { cut, EVENTS, newRecord, read, saidIn, written } from "./testing/streams.ts";

/** Tests of properties that hold for the conversion between every pair of formats. */

for (const format of CHAT_FORMATS) {
  describe(format.name, () => {
    test("chunks of any size give the same events", () => {
      fc.assert(
        fc.property(EVENTS, fc.array(fc.nat(), { maxLength: 20 }), (events, places) => {
          const bytes = written(format, events);
          assert.deepEqual(read(format, cut(bytes, places)), read(format, [bytes]));
        }),
        { numRuns: 200 },
      );
    });

    test("a written stream is read back unchanged", () => {
      fc.assert(
        fc.property(EVENTS, (events) => {
          const before = folded(events);
          const after = folded(read(format, [written(format, events)]));
          assert.deepEqual(saidIn(after.parts), saidIn(before.parts));
          assert.equal(after.finish === "filter" ? "refusal" : after.finish, before.finish);
          assert.equal(after.usage?.input, before.usage?.input);
          assert.equal(after.usage?.output, before.usage?.output);
        }),
        { numRuns: 200 },
      );
    });

    for (const from of CHAT_FORMATS.filter(({ name }) => name !== format.name)) {
      test(`a converted stream of ${from.name}, folded, equals the converted whole response`, () => {
        fc.assert(
          fc.property(EVENTS, fc.array(fc.nat(), { maxLength: 9 }), (events, places) => {
            const conversion = new StreamConversion(
              { from, to: format, toolNames: new Map() },
              newRecord(),
              {
                usage: true,
                model: "m",
              },
            );
            const pieces = cut(written(from, events), places).map((piece) =>
              Buffer.from(conversion.add(piece)),
            );
            const bytes = Buffer.concat([...pieces, conversion.end()]);
            const whole = format.readResponse(
              format.writeResponse(from.readResponse(from.writeResponse(folded(events)))),
            );
            const streamed = folded(read(format, [bytes]));
            assert.deepEqual(saidIn(streamed.parts), saidIn(whole.parts));
            assert.equal(streamed.finish, whole.finish);
            assert.deepEqual(streamed.usage, whole.usage);
          }),
          { numRuns: 200 },
        );
      });
    }

    test("a stream that breaks off ends with an error in the client's format", () => {
      fc.assert(
        fc.property(EVENTS, fc.nat(), (events, place) => {
          for (const from of CHAT_FORMATS) {
            const record = newRecord();
            const conversion = new StreamConversion(
              { from, to: format, toolNames: new Map() },
              record,
              {
                usage: true,
                model: "m",
              },
            );
            const bytes = written(from, events);
            const piece = bytes.subarray(0, place % Math.max(bytes.length - 40, 1));
            const made = Buffer.concat([
              Buffer.from(conversion.add(piece)),
              Buffer.from(conversion.cut()),
            ]);
            if (record.error === undefined) continue;
            const kinds = kindsOf(format, made);
            assert.equal(kinds.at(-1), "error");
          }
        }),
        { numRuns: 60 },
      );
    });
  });
}

function kindsOf(format: ChatFormat, bytes: Buffer): readonly string[] {
  const reader = format.streamReader();
  return [...reader.read(bytes)].map(({ kind }) => kind);
}
