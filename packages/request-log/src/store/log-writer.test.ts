import assert from "node:assert/strict";
import { test } from "node:test";
import type { RequestLogStore } from "@edge-gateway/storage/request-log/request-log-store";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import { LogWriter } from "./log-writer.ts";

function line(id: number): Uint8Array {
  return Buffer.from(`${JSON.stringify({ at: 1, id, more: {} })}\n`);
}

function refused(code: string): Error {
  return Object.assign(new Error("refused"), { code });
}

/** A writer whose database fails in turn with these errors, and the ids that it was asked to write. */
function writing(errors: readonly Error[]) {
  const left = [...errors];
  const asked: number[][] = [];
  let dropped = 0;
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const store = {
    async write(rows: readonly RequestRow[]) {
      asked.push(rows.map(({ id }) => id));
      resolve();
      const error = left.shift();
      if (error !== undefined) throw error;
    },
    async expire() {},
    async prepare() {},
  } as Partial<RequestLogStore> as RequestLogStore;
  const writer = new LogWriter({
    store: async () => store,
    queue: { taken: () => 0 },
    retention: () => ({ records: 0, hourlySums: 0, dailySums: 0 }),
    now: () => 0,
    written: () => {},
    changed: (state) => (dropped = state.dropped),
  });
  return { writer, asked, first, dropped: () => dropped };
}

test("a batch whose fate is unknown is written again alone", async () => {
  const { writer, asked, first, dropped } = writing([new Error("connection ended")]);
  writer.add(line(1));
  await first;
  writer.add(line(2));
  await writer.end();
  assert.deepEqual(asked, [[1], [1], [2]]);
  assert.equal(dropped(), 0);
});

test("records that seem to be there are written again once, and then dropped", async () => {
  const { writer, asked, dropped } = writing([refused("23505"), refused("23505")]);
  writer.add(line(1));
  await writer.end();
  assert.deepEqual([asked, dropped()], [[[1]], 0]);
  writer.add(line(2));
  await writer.end();
  assert.deepEqual([asked, dropped()], [[[1], [1], [2]], 1]);
});
