import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cuts, pieces, requests, responses } from "../testing/messages.ts";
import { BodyReader, BY_CHUNKS, BY_LENGTH, MALFORMED, NO_BODY } from "./body-reader.ts";
import { COMPLETE, INCOMPLETE, REFUSED } from "./field-scanner.ts";
import type { MessageScanner } from "./message-scanner.ts";
import { RequestScanner } from "./request-scanner.ts";
import { ResponseScanner } from "./response-scanner.ts";

const LIMITS = { maxHeadBytes: 120, maxHeaders: 4, maxTargetBytes: 10 };

type Scanner = MessageScanner & { begin(start: number): void };

/** Scans the parts of a message head one after another, and returns the scanner's result. */
function headOutcome(scanner: Scanner, parts: readonly Buffer[]) {
  let kept = Buffer.from("..", "latin1");
  scanner.begin(kept.length);
  let start = kept.length;
  for (const part of parts) {
    kept = Buffer.concat([kept.subarray(start), part]);
    scanner.move(-start);
    start = 0;
    const result = scanner.scan(kept, kept.length);
    if (result === REFUSED) return { refusal: scanner.refusal };
    if (result === COMPLETE) {
      return {
        end: scanner.position,
        table: scanner.table.slice(0, scanner.count * 5),
        length: scanner.contentLength,
        chunked: scanner.chunked,
        keepAlive: scanner.keepAlive,
        fields: [scanner.fieldsStart, scanner.fieldsEnd],
      };
    }
  }
  return { result: INCOMPLETE };
}

/** Reads the parts of a body one after another, and returns the reader's result. */
function bodyOutcome(parts: readonly Buffer[], length: number | undefined) {
  const reader = new BodyReader(LIMITS);
  reader.begin(length === undefined ? BY_CHUNKS : length > 0 ? BY_LENGTH : NO_BODY, length ?? 0);
  let data = "";
  let taken = 0;
  for (const part of parts) {
    const end = reader.read(part, 0, part.length);
    if (end === MALFORMED) return { malformed: true };
    for (let index = 0; index < reader.rangeCount; index += 2) {
      data += part.toString("latin1", reader.ranges[index], reader.ranges[index + 1]);
    }
    taken += end;
    if (reader.complete) break;
  }
  return { data, taken, complete: reader.complete };
}

test("a request head means the same however its bytes are split", () => {
  fc.assert(
    fc.property(requests, cuts, (text, at) => {
      const whole = headOutcome(new RequestScanner(LIMITS), [Buffer.from(text, "latin1")]);
      assert.deepEqual(headOutcome(new RequestScanner(LIMITS), pieces(text, at)), whole);
    }),
    { numRuns: 2000 },
  );
});

test("a response head means the same however its bytes are split", () => {
  fc.assert(
    fc.property(responses, cuts, (text, at) => {
      const whole = headOutcome(new ResponseScanner(LIMITS), [Buffer.from(text, "latin1")]);
      assert.deepEqual(headOutcome(new ResponseScanner(LIMITS), pieces(text, at)), whole);
    }),
    { numRuns: 2000 },
  );
});

test("a reused scanner parses the next message like a new one", () => {
  const used = new RequestScanner(LIMITS);
  fc.assert(
    fc.property(requests, (text) => {
      const parts = [Buffer.from(text, "latin1")];
      assert.deepEqual(headOutcome(used, parts), headOutcome(new RequestScanner(LIMITS), parts));
    }),
    { numRuns: 500 },
  );
});

test("a body means the same however its bytes are split", () => {
  const bodies = requests.map((text) => text.slice(text.indexOf("\r\n\r\n") + 4));
  fc.assert(
    fc.property(
      bodies,
      cuts,
      fc.option(fc.nat({ max: 12 }), { nil: undefined }),
      (text, at, length) => {
        const whole = bodyOutcome([Buffer.from(text, "latin1")], length);
        assert.deepEqual(bodyOutcome(pieces(text, at), length), whole);
      },
    ),
    { numRuns: 2000 },
  );
});
