import assert from "node:assert/strict";
import { test } from "node:test";
import { StreamScan } from "../../call/read/scan.ts";
import type { CallRecord } from "../../call/read/record.ts";
import { compileRegexGuard, StreamGuard } from "../../guards/index.ts";
import { NO_PRICES } from "../../cost/model-prices.ts";
import { errorEvent } from "../../sockets/events.ts";
import { responses } from "./index.ts";

/** Tests that an event that the gateway inserts into a provider's stream has the next number. */

const ITEM = { item_id: "msg", output_index: 0, content_index: 0 };

function event(type: string, sequence_number: number, more: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number, ...more })}\n\n`;
}

const CREATED = event("response.created", 0, { response: { id: "r", model: "m", output: [] } });
const said = (sequence: number, delta: string): string =>
  event("response.output_text.delta", sequence, { ...ITEM, delta, logprobs: [] });

function record(): CallRecord {
  const named = { provider: "openai", requestModel: "m", model: "m" };
  const formats = { format: "responses", providerFormat: "responses" } as const;
  const rest = { stream: true, notes: [], lost: undefined, created: 0, chunks: 0 };
  const kept = { asked: undefined, whole: undefined, texts: undefined };
  return { ...named, ...formats, ...rest, ...kept, prices: NO_PRICES };
}

function lastIn(text: string): unknown {
  const [, data = ""] = /data: (.*)\n\n$/.exec(text) ?? [];
  return JSON.parse(data);
}

function guarded(pieces: readonly string[]): string {
  const stage = {
    search: compileRegexGuard({ matches: [{ pattern: "bomb", name: "BAD" }], action: "Reject" }),
    action: "Reject",
    error: { kind: "permission", status: 403, message: "no" },
    judged: () => {},
  } as const;
  const guard = new StreamGuard(responses, [stage]);
  const sent = [...pieces.map((piece) => guard.add(Buffer.from(piece))), guard.end()];
  return Buffer.concat(sent).toString();
}

test("the error of a guard has the number after the last event that the client got", () => {
  const sent = guarded([CREATED, said(1, "a bo"), said(2, "mb"), said(3, "more")]);
  assert.doesNotMatch(sent, /"a bo"|more/);
  assert.deepEqual(lastIn(sent), {
    type: "error",
    sequence_number: 1,
    code: "server_error",
    message: "no",
    param: null,
  });
});

test("comments between events do not change the number of the error", () => {
  const sent = guarded([CREATED + said(1, "good "), ": wait\n\n", said(2, "bomb ")]);
  assert.partialDeepStrictEqual(lastIn(sent), { type: "error", sequence_number: 2 });
});

test("the error after a disconnect of the provider has the number after the last event", () => {
  const scan = new StreamScan(responses, record(), false);
  const chunk = Buffer.from(CREATED + said(1, "Hel"));
  const sent = Buffer.from(scan.add(chunk)).toString();
  // The memory of a chunk is reused after the scan has read the chunk.
  chunk.fill(0);
  assert.match(sent, /Hel/);
  assert.partialDeepStrictEqual(lastIn(Buffer.from(scan.cut()).toString()), {
    type: "error",
    sequence_number: 2,
  });
});

test("the error in place of an event of a WebSocket has the number of that event", () => {
  const error = { kind: "permission", status: 403, message: "no" } as const;
  const refused = { type: "response.output_text.delta", sequence_number: 4 };
  assert.equal(errorEvent("responses", error, refused)["sequence_number"], 4);
  assert.equal(errorEvent("responses", error, { type: "response.create" })["sequence_number"], 0);
});
