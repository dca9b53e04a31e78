import assert from "node:assert/strict";
import { test } from "node:test";
import { DATABASES } from "../stores.suite.ts";
import type { StoreLocation } from "../open-store.ts";
import { SEARCHED_RECORDS } from "../bounds.ts";
import { openSqlite } from "../sqlite/engine.ts";
import { openRequestLog } from "./open-request-log.ts";
import { DAY, HOUR } from "./periods.ts";
import type { RequestFilter, RequestLogStore, RequestPlace } from "./request-log-store.ts";
import type { RequestRow } from "./request-row.ts";
import { SQLITE_DAYS } from "./request-tables.ts";
import { SqlRequestLog } from "./sql-request-log.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const ALL: RequestFilter = { from: 0, to: NOON + DAY };

function row(at: number, change: Partial<RequestRow> = {}): RequestRow {
  return {
    ...{ at, id: at % 1000, kind: "Model", key: "ann", user: "", team: "tools", model: "m" },
    ...{ provider: "p", route: "chat", status: 200, error: "", trace: "", milliseconds: 5 },
    ...{ inputTokens: 10, outputTokens: 2, nanodollars: 7, more: "{}" },
    ...change,
  };
}

async function opened(location: StoreLocation) {
  const log = await openRequestLog(location);
  return { log, [Symbol.asyncDispose]: () => log.close() };
}

async function times(log: RequestLogStore, filter: Partial<RequestFilter>): Promise<number[]> {
  const { rows } = await log.search({ filter: { ...ALL, ...filter }, limit: 100 });
  return rows.map(({ at }) => at - NOON);
}

/** The log in a file, to which somebody writes as soon as a search has counted the records of days. */
function countedBefore(file: string, write: () => Promise<void>) {
  const engine = openSqlite(file, "log");
  let isWritten = false;
  const db = engine.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isCounted = result.rows.some((each) => "count" in each);
      if (isCounted && !isWritten) {
        isWritten = true;
        await write();
      }
      return result;
    },
  });
  return new SqlRequestLog({ ...engine, db }, SQLITE_DAYS);
}

test("records that are written during a search hide no older ones", async () => {
  await using database = await DATABASES.sqlite();
  await using own = await opened(database.location);
  assert.ok(database.location.kind === "sqlite");
  const { log } = own;
  const many = Array.from({ length: SEARCHED_RECORDS - 1 }, (_, index) =>
    row(NOON + index, { id: index, kind: index === 0 ? "Mcp" : "Model" }),
  );
  await log.write(many);
  const newer = Array.from({ length: 9 }, (_, id) => row(NOON + HOUR + id, { id }));
  const searched = countedBefore(database.location.file, () => log.write(newer));
  const found: number[] = [];
  let after: RequestPlace | undefined;
  do {
    const page = await searched.search({ filter: { ...ALL, kind: "Mcp" }, limit: 10, after });
    found.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  await searched.close();
  assert.deepEqual(found, [0]);
});

for (const [kind, create] of Object.entries(DATABASES)) {
  test(`${kind}: records are found by each field, the newest first`, async () => {
    await using database = await create();
    await using own = await opened(database.location);
    const { log } = own;
    await log.write([
      row(NOON),
      row(NOON + 1, { key: "bob", user: "u", team: "", kind: "Http", provider: "q" }),
      row(NOON + 2, { model: "n", route: "other", trace: "abc" }),
      row(NOON - DAY, { status: 503, error: "No 100% of_it", more: '{"url.path":"/\u00e9"}' }),
    ]);
    assert.deepEqual(await times(log, {}), [2, 1, 0, -DAY]);
    assert.deepEqual(await times(log, { from: NOON }), [2, 1, 0]);
    assert.deepEqual(await times(log, { to: NOON + 1 }), [0, -DAY]);
    assert.deepEqual(await times(log, { key: "bob" }), [1]);
    assert.deepEqual(await times(log, { user: "u" }), [1]);
    assert.deepEqual(await times(log, { team: "tools" }), [2, 0, -DAY]);
    assert.deepEqual(await times(log, { team: "" }), [1]);
    assert.deepEqual(await times(log, { kind: "Http" }), [1]);
    assert.deepEqual(await times(log, { provider: "q" }), [1]);
    assert.deepEqual(await times(log, { model: "n" }), [2]);
    assert.deepEqual(await times(log, { route: "other", key: "ann" }), [2]);
    assert.deepEqual(await times(log, { route: "other", key: "bob" }), []);
    assert.deepEqual(await times(log, { trace: "abc" }), [2]);
    assert.deepEqual(await times(log, { trace: "" }), []);
    assert.deepEqual(await times(log, { status: [500, 599] }), [-DAY]);
    assert.deepEqual(await times(log, { status: [200, 200], key: "ann" }), [2, 0]);
    assert.deepEqual(await times(log, { error: "100% OF_" }), [-DAY]);
    assert.deepEqual(await times(log, { error: "1%it" }), []);
    assert.deepEqual(await times(log, { error: "no", team: "tools" }), [-DAY]);
    const [oldest] = (await log.search({ filter: { ...ALL, status: [503, 503] }, limit: 1 })).rows;
    assert.equal(oldest?.more, '{"url.path":"/\u00e9"}');
    assert.deepEqual(await log.record({ at: NOON - DAY, id: oldest.id }), oldest);
    assert.equal(await log.record({ at: NOON, id: 5000 }), undefined);
    assert.equal(await log.record({ at: NOON - 7 * DAY, id: 1 }), undefined);
  });

  test(`${kind}: pages follow each other, without a gap and over days`, async () => {
    await using database = await create();
    await using own = await opened(database.location);
    const { log } = own;
    const rows = Array.from({ length: 25 }, (_, index) =>
      row(NOON - Math.floor(index / 3) * 4 * HOUR, { id: index }),
    );
    await log.write(rows);
    const found: number[] = [];
    let after: RequestPlace | undefined;
    do {
      const page = await log.search({ filter: ALL, limit: 4, after });
      assert.ok(page.rows.length <= 4);
      found.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    const expected = rows.toSorted((one, other) => other.at - one.at || other.id - one.id);
    assert.deepEqual(
      found,
      expected.map(({ id }) => id),
    );
  });

  test(`${kind}: a search that finds little ends its page early, and continues`, async () => {
    await using database = await create();
    await using own = await opened(database.location);
    const { log } = own;
    const many = Array.from({ length: 8000 }, (_, index) =>
      row(NOON - index, { id: index, kind: index === 7999 ? "Mcp" : "Model" }),
    );
    for (let start = 0; start < many.length; start += 5000)
      await log.write(many.slice(start, start + 5000));
    const filter = { ...ALL, kind: "Mcp" };
    const first = await log.search({ filter, limit: 10 });
    assert.equal(first.rows.length, 0);
    assert.ok(first.next !== undefined);
    const second = await log.search({ filter, limit: 10, after: first.next });
    assert.deepEqual(
      second.rows.map(({ id }) => id),
      [7999],
    );
    assert.equal(second.next, undefined);
  });

  test(`${kind}: sums are those of the records, also after a batch is written twice`, async () => {
    await using database = await create();
    await using own = await opened(database.location);
    const { log } = own;
    const batch = [
      row(NOON),
      row(NOON + 1, { team: "web", nanodollars: 100 }),
      row(NOON + HOUR, { inputTokens: null, outputTokens: null, nanodollars: null, error: "x" }),
    ];
    await log.write(batch);
    await log.write(batch);
    await log.write([row(NOON - DAY)]);
    const order = { dimension: "team", period: "day", from: 0, to: ALL.to, limit: 10 } as const;
    const teams = await log.spending(order);
    const none = { failed: 0, inputTokens: 10, outputTokens: 2 };
    assert.deepEqual(teams, {
      groups: [
        { name: "web", calls: 1, ...none, nanodollars: 100 },
        { name: "tools", calls: 3, failed: 1, inputTokens: 20, outputTokens: 4, nanodollars: 14 },
      ],
      omitted: 0,
      points: [
        { start: NOON - DAY - DAY / 2, calls: 1, ...none, nanodollars: 7 },
        {
          ...{ start: NOON - DAY / 2, calls: 3, failed: 1 },
          ...{ inputTokens: 20, outputTokens: 4, nanodollars: 107 },
        },
      ],
    });
    const hours = await log.spending({ ...order, period: "hour", name: "tools", limit: 1 });
    assert.deepEqual(
      hours.points.map(({ start, calls }) => [start - NOON, calls]),
      [
        [-DAY, 1],
        [0, 1],
        [HOUR, 1],
      ],
    );
    const { groups, omitted } = await log.spending({ ...order, dimension: "team", limit: 1 });
    assert.deepEqual([groups.length, omitted], [1, 1]);
  });

  test(`${kind}: old records and sums are deleted, each after its own time`, async () => {
    await using database = await create();
    await using own = await opened(database.location);
    const { log } = own;
    await log.write([row(NOON), row(NOON - DAY), row(NOON - 2 * DAY), row(NOON - 3 * DAY)]);
    const retention = {
      records: NOON - DAY,
      hourlySums: NOON - 2 * DAY,
      dailySums: NOON - 3 * DAY,
    };
    await log.expire(retention);
    assert.deepEqual(await times(log, {}), [0, -DAY]);
    const order = { dimension: "team", from: 0, to: ALL.to, limit: 10 } as const;
    const daily = await log.spending({ ...order, period: "day" });
    const hourly = await log.spending({ ...order, period: "hour" });
    assert.deepEqual([daily.groups[0]?.calls, hourly.groups[0]?.calls], [4, 3]);
    await log.write([row(NOON - 5 * DAY)]);
    assert.equal((await times(log, {})).length, 3);
  });

  test(`${kind}: several processes write at the same time`, async () => {
    await using database = await create();
    const logs = await Promise.all([1, 2, 3].map(() => openRequestLog(database.location)));
    await Promise.all(
      logs.map(async (log, process) => {
        for (let batch = 0; batch < 10; batch++)
          await log.write([row(NOON, { id: process * 100 + batch, team: `t${batch % 3}` })]);
      }),
    );
    const order = { dimension: "key", period: "day", from: 0, to: ALL.to, limit: 10 } as const;
    assert.equal((await logs[0]?.spending(order))?.groups[0]?.calls, 30);
    await Promise.all(logs.map((log) => log.close()));
  });
}
