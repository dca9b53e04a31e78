import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openPostgres } from "../postgres/engine.ts";
import { DATABASES } from "../stores.suite.ts";
import { openRequestLog } from "./open-request-log.ts";
import { DAY } from "./periods.ts";
import type { RequestRow } from "./request-row.ts";

const NOON = Date.UTC(2026, 0, 15, 12);

function row(at: number): RequestRow {
  return {
    ...{ at, id: 1, kind: "Model", key: "ann", user: "", team: "tools", model: "m" },
    ...{ provider: "p", route: "chat", status: 200, error: "", trace: "", milliseconds: 5 },
    ...{ inputTokens: 10, outputTokens: 2, nanodollars: 7, more: "{}" },
  };
}

test("behind a long reader, PostgreSQL gives up tables of days soon, and the next day is there already", async () => {
  await using database = await DATABASES.postgres();
  const { location } = database;
  assert.equal(location.kind, "postgres");
  const log = await openRequestLog(location);
  const other = openPostgres(location.url);
  try {
    await log.write([row(NOON)]);
    await log.prepare(NOON + DAY);
    await other.db.transaction().execute(async (transaction) => {
      await sql`select * from edge_requests`.execute(transaction);
      await log.write([row(NOON + DAY)]);
      const retention = { records: NOON + DAY, hourlySums: 0, dailySums: 0 };
      await assert.rejects(log.expire(retention), /lock timeout/);
      await assert.rejects(log.write([row(NOON + 2 * DAY)]), /lock timeout/);
    });
    await log.write([row(NOON + 2 * DAY)]);
  } finally {
    await Promise.all([log.close(), other.close()]);
  }
});
