import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { folded } from "../chat/testing/fold.ts";
import type { ChatError, ChatEvent, ChatFormatName } from "../chat/form.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { awsEvent } from "../stream/aws-events.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { cut, EVENTS, newRecord, read, saidIn } from "./testing/streams.ts";

/**
 * Tests that pings, further choices, citations and unknown events do not change what a converted stream
 * says, and that an error ends it wherever it occurs.
 */

const sse = (value: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(value)}\n\n`);
const aws = (type: string, body: object): Buffer =>
  awsEvent(
    { ":event-type": type, ":content-type": "application/json", ":message-type": "event" },
    JSON.stringify(body),
  );
const COMMENT = Buffer.from(": keep-alive\n\n");
const CITATION = { type: "web_search_result_location", url: "https://pages.test" };

const call = { index: 0, id: "other", function: { name: "other", arguments: '{"a":1' } };
const NOISE: Readonly<Record<ChatFormatName, readonly Buffer[]>> = {
  completions: [
    COMMENT,
    sse({ choices: [] }),
    sse({ choices: [{ index: 1, delta: { content: "other" }, finish_reason: null }] }),
    sse({ choices: [{ index: 1, delta: { tool_calls: [call] }, finish_reason: "length" }] }),
    sse({ choices: [{ index: 0, delta: { annotations: [{ type: "url_citation" }] } }] }),
    sse({ choices: [{ index: 0, delta: { content: null, tool_calls: null }, logprobs: {} }] }),
  ],
  messages: [
    COMMENT,
    Buffer.from('event: ping\ndata: {"type": "ping"}\n\n'),
    sse({
      type: "content_block_delta",
      index: 0,
      delta: { type: "citations_delta", citation: CITATION },
    }),
    sse({ type: "content_block_delta", index: 0, delta: { type: "later_delta", text: "other" } }),
    sse({ type: "later_event", text: "other" }),
  ],
  responses: [
    COMMENT,
    sse({ type: "keepalive", sequence_number: 7 }),
    sse({ type: "response.in_progress", response: {} }),
    sse({ type: "response.output_text.annotation.added", output_index: 0, annotation: CITATION }),
    sse({ type: "response.later.delta", delta: "other" }),
  ],
  gemini: [
    COMMENT,
    sse({ candidates: [{ index: 1, content: { parts: [{ text: "other" }] } }] }),
    sse({ candidates: [{ index: 1, content: { parts: [{ functionCall: { name: "other" } }] } }] }),
    sse({ candidates: [{ index: 0, groundingMetadata: { webSearchQueries: ["other"] } }] }),
    sse({ candidates: [{ citationMetadata: { citations: [] } }] }),
    sse({ promptFeedback: { safetyRatings: [] } }),
  ],
  converse: [
    aws("laterEvent", { text: "other" }),
    aws("contentBlockDelta", { contentBlockIndex: 0, delta: { citation: { title: "other" } } }),
  ],
};

const ERROR: ChatError = { kind: "overloaded", status: 503, message: "too many calls" };

/** The events of a stream as bytes, with more bytes after some of the events. */
function streamWith(
  format: ChatFormat,
  events: readonly ChatEvent[],
  more: ReadonlyMap<number, readonly Buffer[]>,
): Buffer {
  const writer = format.streamWriter({ usage: true, model: "m" });
  return Buffer.concat(
    events.flatMap((event, index) => [
      Buffer.from(writer.write(event)),
      ...(more.get(index) ?? []),
    ]),
  );
}

function converted(
  from: ChatFormat,
  to: ChatFormat,
  pieces: readonly Uint8Array[],
): readonly ChatEvent[] {
  const pair = { from, to, toolNames: new Map<string, string>() };
  const conversion = new StreamConversion(pair, newRecord(), { usage: true, model: "m" });
  const made = pieces.map((piece) => Buffer.from(conversion.add(piece)));
  return read(to, [...made, Buffer.from(conversion.end())]);
}

const PLACES = fc.array(fc.nat(), { maxLength: 6 });
const CHOSEN = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 5 });

/** The place of the finish reason, after which some formats end. */
function finishIn(events: readonly ChatEvent[]): number {
  return events.findIndex(({ kind }) => kind === "finish");
}

for (const from of CHAT_FORMATS)
  for (const to of CHAT_FORMATS.filter(({ name }) => name !== from.name))
    describe(`a stream of ${from.name} for a client of ${to.name}`, () => {
      test("says the same with pings, further choices, citations and unknown events", () => {
        fc.assert(
          fc.property(EVENTS, CHOSEN, PLACES, (events, chosen, places) => {
            const noise = new Map<number, Buffer[]>();
            for (const [place, which] of chosen) {
              const index = place % finishIn(events);
              const each = NOISE[from.name][which % NOISE[from.name].length];
              if (each !== undefined) noise.set(index, [...(noise.get(index) ?? []), each]);
            }
            const plain = folded(converted(from, to, [streamWith(from, events, new Map())]));
            const noisy = folded(converted(from, to, cut(streamWith(from, events, noise), places)));
            assert.deepEqual(saidIn(noisy.parts), saidIn(plain.parts));
            assert.equal(noisy.finish, plain.finish);
            assert.deepEqual(noisy.usage, plain.usage);
          }),
          { numRuns: 50 },
        );
      });

      test("ends with an error that the provider sends", () => {
        fc.assert(
          fc.property(EVENTS, fc.nat(), PLACES, (events, place, places) => {
            const index = place % finishIn(events);
            const begun = [...events.slice(0, index + 1), { kind: "error", error: ERROR } as const];
            const bytes = streamWith(from, begun, new Map());
            const found = converted(from, to, cut(bytes, places));
            const ends = found.filter(({ kind }) => kind === "error" || kind === "end");
            assert.deepEqual(ends, [found.at(-1)]);
            const last = found.at(-1);
            assert.equal(last?.kind === "error" ? last.error.message : "no error", ERROR.message);
          }),
          { numRuns: 50 },
        );
      });
    });
