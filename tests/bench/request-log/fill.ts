import { sql, type Kysely, type RawBuilder } from "kysely";
import { DAY, startOf, tableOf } from "@edge-gateway/storage/request-log/periods";
import type { Tables } from "@edge-gateway/storage/tables";

/** What differs between the databases when calls are made by statements. */
export interface BulkDialect {
  /** A table `g` with the numbers from one to below another, in the column `n`. */
  numbers(from: number, to: number): RawBuilder<unknown>;
}

/** Calls that one statement makes: a connection waits for it only some seconds. */
const STATEMENT_CALLS = 20_000;
const SPREAD = 2_654_435_761;
const MODULUS = 4_294_967_296;

/** A number that looks random, and is the same in each run. */
function spread(seed: number, below: number): RawBuilder<unknown> {
  return sql.raw(`((n * ${SPREAD} + ${seed} * 40503 * n + ${seed}) % ${MODULUS} / 7 % ${below})`);
}

/** The numbers of PostgreSQL. */
export const POSTGRES_BULK: BulkDialect = {
  numbers: (from, to) => sql.raw(`generate_series(${from}::bigint, ${to - 1}) as g(n)`),
};

/** The numbers of SQLite. */
export const SQLITE_BULK: BulkDialect = {
  numbers: (from, to) =>
    sql.raw(
      `(with recursive g(n) as (select ${from} union all select n + 1 from g where n < ${to - 1}) select n from g) g`,
    ),
};

const KEYS = 200;
const TEAMS = 20;
const USERS = 1000;
const MODELS = 12;
const PROVIDERS = 4;
const ROUTES = 10;
/** One of so many calls fails. */
const FAILING = 50;
const MORE = `{"gateway":"web","backend":"openai","client.address":"10.0.0.1:5000","server.address":"gateway.example","http.request.method":"POST","url.path":"/v1/chat/completions","gen_ai.operation.name":"chat","gen_ai.response.finish_reasons":"stop"}`;

/** Inserts calls of one day, spread over its hours. */
export async function fillDay(
  db: Kysely<Tables>,
  { numbers }: BulkDialect,
  { day, count }: { readonly day: number; readonly count: number },
): Promise<void> {
  const step = Math.max(1, Math.floor(DAY / count));
  for (let from = 0; from < count; from += STATEMENT_CALLS)
    await fillPart(db, numbers(from, Math.min(count, from + STATEMENT_CALLS)), { day, step });
}

async function fillPart(
  db: Kysely<Tables>,
  numbers: RawBuilder<unknown>,
  { day, step }: { readonly day: number; readonly step: number },
): Promise<void> {
  const key = spread(1, KEYS);
  const failed = sql`${spread(2, FAILING)} = 0`;
  await sql`insert into ${sql.table(tableOf(day))} (at, id, kind, key_name, user_name, team, model, provider, route,
      status, error, trace, milliseconds, input_tokens, output_tokens, nanodollars, more)
    select ${sql.lit(day)} + n * ${sql.lit(step)} % ${sql.lit(DAY)}, n, 'Model', 'key-' || ${key}, 'user-' || ${spread(3, USERS)},
      'team-' || (${key} % ${sql.lit(TEAMS)}), 'model-' || ${spread(4, MODELS)}, 'provider-' || ${spread(4, PROVIDERS)},
      'route-' || ${spread(5, ROUTES)}, case when ${failed} then 503 else 200 end,
      case when ${failed} then 'the provider is overloaded' else '' end, '', 100 + ${spread(6, 5000)},
      ${spread(7, 4000)}, ${spread(8, 1000)}, ${spread(9, 1_000_000)}, ${sql.lit(MORE)}
    from ${numbers}`.execute(db);
}

const NAMES = [
  ["key", "key_name"],
  ["team", "team"],
  ["user", "user_name"],
  ["model", "model"],
  ["provider", "provider"],
  ["route", "route"],
  ["total", "''"],
] as const;

/** Adds the sums of the calls of a day. */
export async function sumDay(db: Kysely<Tables>, day: number): Promise<void> {
  for (const period of ["hour", "day"] as const) {
    const length = period === "day" ? DAY : DAY / 24;
    for (const [dimension, column] of NAMES)
      await sql`insert into edge_request_sums
        select ${sql.lit(period)}, ${sql.lit(dimension)}, at - at % ${sql.lit(length)}, ${sql.raw(column)}, count(*),
          sum(case when error = '' then 0 else 1 end), sum(input_tokens), sum(output_tokens), sum(nanodollars)
        from ${sql.table(tableOf(day))} group by 3, 4`.execute(db);
  }
}

/** The beginnings of the last days, the newest first. */
export function lastDays(now: number, days: number): readonly number[] {
  return Array.from({ length: days }, (_, index) => startOf("day", now) - index * DAY);
}
