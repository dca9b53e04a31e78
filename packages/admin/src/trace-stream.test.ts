import assert from "node:assert/strict";
import { test } from "node:test";
import { TraceDecoder } from "@edge-gateway/trace";
import type { Decoded } from "@edge-gateway/trace";
import { RecordQueue } from "./trace-stream.ts";
import type { Sink } from "./trace-stream.ts";

interface SlowReader extends Sink {
  /** Number of writes until the reader's buffer is full. */
  room: number;
  readonly written: Decoded[];
  ended: boolean;
}

function slowReader(room: number): SlowReader {
  const written: Decoded[] = [];
  const decoder = new TraceDecoder({ record: (decoded) => written.push(decoded) }, 4096);
  const self: SlowReader = {
    room,
    written,
    ended: false,
    write: (text) => {
      decoder.write(Buffer.from(text));
      self.room--;
      return self.room > 0;
    },
    end: () => {
      self.ended = true;
    },
  };
  return self;
}

function push(queue: RecordQueue, from: number, to: number): void {
  for (let eventEnd = from; eventEnd <= to; eventEnd++) {
    const message = { type: "requestStarted" };
    const json = JSON.stringify({ eventStart: null, eventEnd, severity: "info", message });
    queue.push({ json, eventEnd, detail: false });
  }
}

/** The times of the records that the reader received; lost records appear as `lost <number>`. */
function seen({ written }: SlowReader): (number | string)[] {
  return written.map((decoded) => {
    assert.ok(decoded.kind === "record");
    const { eventEnd, message } = decoded.record;
    return message.type === "recordsLost" ? `lost ${message.lost}` : eventEnd;
  });
}

test("a slow reader loses nothing up to the limit", () => {
  const reader = slowReader(1);
  const queue = new RecordQueue(reader, 3);
  push(queue, 1, 4);
  queue.end();
  assert.deepEqual([seen(reader), reader.ended], [[1], false]);
  reader.room = 2;
  queue.drained();
  assert.deepEqual([seen(reader), reader.ended], [[1, 2, 3], false]);
  reader.room = 2;
  queue.drained();
  assert.deepEqual([seen(reader), reader.ended], [[1, 2, 3, 4], true]);
});

test("beyond the limit, one record reports the number lost, at the right place", () => {
  const reader = slowReader(1);
  const queue = new RecordQueue(reader, 2);
  push(queue, 1, 8);
  reader.room = 9;
  queue.drained();
  assert.deepEqual(seen(reader), [1, 2, 3, "lost 5"]);
  push(queue, 9, 9);
  queue.end();
  assert.deepEqual([seen(reader), reader.ended], [[1, 2, 3, "lost 5", 9], true]);
});

test("after a loss, records are dropped until the reader has caught up", () => {
  const reader = slowReader(1);
  const queue = new RecordQueue(reader, 2);
  push(queue, 1, 4);
  reader.room = 1;
  queue.drained();
  push(queue, 5, 5);
  queue.end();
  reader.room = 9;
  queue.drained();
  assert.deepEqual([seen(reader), reader.ended], [[1, 2, 3, "lost 2"], true]);
});
