import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { ChatFault } from "../chat/fault.ts";
import type { ChatEvent, Usage } from "../chat/form.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { estimateUsage } from "./read/estimate.ts";
import { StreamListener } from "./read/listen.ts";
import type { CallRecord } from "./read/record.ts";
import { StreamScan } from "./read/scan.ts";
import { newRecord, written } from "./testing/streams.ts";

/** Tests that the counted tokens are those that the provider has reported, wherever a stream is cut. */

const REQUEST_BYTES = 400;
const EVENTS: fc.Arbitrary<readonly ChatEvent[]> = fc
  .tuple(
    fc.array(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 }),
    fc.record({ input: fc.integer({ min: 1, max: 999 }), output: fc.integer({ min: 1, max: 9 }) }),
  )
  .map(([texts, usage]) => [
    { kind: "start", id: "id-1", model: "m", created: 1 },
    { kind: "open", block: { kind: "text" } },
    ...texts.map((text) => ({ kind: "delta", text }) as const),
    { kind: "close" },
    { kind: "finish", reason: "stop" },
    { kind: "usage", usage },
    { kind: "end" },
  ]);

/** The token usage in those events that the given bytes contain completely. */
function reported(format: ChatFormat, bytes: Buffer): Usage | undefined {
  const reader = format.streamReader();
  try {
    for (const event of reader.read(bytes))
      if (event.kind === "usage" && event.isFinal === true) return event.usage;
  } catch (fault) {
    if (!(fault instanceof ChatFault)) throw fault;
  }
  return undefined;
}

/** Processes a stream of one format for a client of another format. */
function readerOf(from: ChatFormat, to: ChatFormat, record: CallRecord): (bytes: Buffer) => void {
  if (from !== to) {
    const pair = { from, to, toolNames: new Map<string, string>() };
    const conversion = new StreamConversion(pair, record, { usage: true, model: "m" });
    return (bytes) => void conversion.add(bytes);
  }
  if (from.name === "converse") {
    const listener = new StreamListener(from, record);
    return (bytes) => listener.add(bytes);
  }
  const scan = new StreamScan(from, record, false);
  return (bytes) => void scan.add(bytes);
}

for (const from of CHAT_FORMATS)
  describe(`a cut stream of ${from.name}`, () => {
    for (const to of CHAT_FORMATS)
      test(`for a client of ${to.name} the reported tokens are counted, otherwise the received text`, () => {
        fc.assert(
          fc.property(EVENTS, fc.nat(), fc.integer({ min: 1, max: 99 }), (events, place, size) => {
            const bytes = written(from, events);
            const cut = bytes.subarray(0, place % (bytes.length + 1));
            const record = newRecord({ format: to.name, providerFormat: to.name });
            const read = readerOf(from, to, record);
            for (let at = 0; at < cut.length; at += size) read(cut.subarray(at, at + size));
            const said = reported(from, cut);
            const { chunks } = record;
            estimateUsage(record, REQUEST_BYTES);
            if (said === undefined) {
              assert.equal(record.usage?.output ?? 0, Math.max(chunks, record.usage?.output ?? 0));
              assert.ok(record.isEstimated === true || chunks === 0 || record.usage !== undefined);
            } else {
              assert.deepEqual(
                [record.usage?.input, record.usage?.output],
                [said.input, said.output],
              );
              assert.equal(record.isEstimated, undefined);
            }
          }),
          { numRuns: 60 },
        );
      });
  });
