import { DAY, HOUR, startOf, tableOf } from "@edge-gateway/storage/request-log/periods";

/** How a database makes many calls at once. */
export interface Bulk {
  /** A table `g` with the numbers from 0 to below another, in the column `n`. */
  numbers(count: number): string;
  /** Runs a statement that fills the table of a new day, which has its indexes afterwards. */
  fillDay(day: number, insert: string): Promise<void>;
  /** Runs statements. */
  run(statements: readonly string[]): Promise<void>;
}

/** Which calls are made. */
export interface Amount {
  readonly records: number;
  /** Days that have records. */
  readonly days: number;
}

const SPREAD = 2_654_435_761;
const MODULUS = 4_294_967_296;

/** A number that looks random, and is the same in each run. */
function spread(seed: number, below: number): string {
  return `((n * ${SPREAD} + ${seed} * 40503 * n + ${seed}) % ${MODULUS} / 7 % ${below})`;
}

const KEYS = 200;
const TEAMS = 20;
const USERS = 1000;
const MODELS = 12;
const PROVIDERS = 4;
const ROUTES = 10;
/** One of so many calls fails. */
const FAILING = 50;
/** Days for which the sums of days are made, and those of hours: as many as are kept by default, or a year. */
const SUMMED_DAYS = 365;
const SUMMED_HOURS_DAYS = 90;
const MORE = `{"gateway":"web","backend":"openai","client.address":"10.0.0.1:5000","server.address":"gateway.example","http.request.method":"POST","url.path":"/v1/chat/completions","gen_ai.operation.name":"chat","gen_ai.response.finish_reasons":"stop"}`;

/** Makes calls, spread over the last days, and the sums of them and of a year before. */
export async function fill(bulk: Bulk, { records, days }: Amount, now: number): Promise<void> {
  const newest = startOf("day", now);
  const count = Math.ceil(records / days);
  for (let age = 0; age < days; age++) {
    const day = newest - age * DAY;
    await bulk.fillDay(day, insertOf(bulk.numbers(count), day, count));
    await bulk.run([`analyze ${tableOf(day)}`, ...sumsOf(day)]);
  }
  await bulk.run([
    ...copiesOf("day", newest, { from: days, to: SUMMED_DAYS }),
    ...copiesOf("hour", newest, { from: days, to: SUMMED_HOURS_DAYS }),
    "analyze edge_request_sums",
  ]);
}

function insertOf(numbers: string, day: number, count: number): string {
  const key = spread(1, KEYS);
  const failed = `${spread(2, FAILING)} = 0`;
  const step = Math.max(1, Math.floor(DAY / count));
  return `insert into ${tableOf(day)} (at, id, kind, key_name, user_name, team, model, provider, route,
      status, error, trace, milliseconds, input_tokens, output_tokens, nanodollars, more)
    select ${day} + n * ${step} % ${DAY}, n, 'Model', 'key-' || ${key}, 'user-' || ${spread(3, USERS)},
      'team-' || (${key} % ${TEAMS}), 'model-' || ${spread(4, MODELS)}, 'provider-' || ${spread(4, PROVIDERS)},
      'route-' || ${spread(5, ROUTES)}, case when ${failed} then 503 else 200 end,
      case when ${failed} then 'the provider is overloaded' else '' end, '', 100 + ${spread(6, 5000)},
      ${spread(7, 4000)}, ${spread(8, 1000)}, ${spread(9, 1_000_000)}, '${MORE}'
    from ${numbers}`;
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

/** The statements that add up the calls of a day by hour, and these by day. */
function sumsOf(day: number): readonly string[] {
  const hours = NAMES.map(
    ([dimension, column]) => `insert into edge_request_sums
      select 'hour', '${dimension}', at - at % ${HOUR}, ${column}, count(*),
        sum(case when error = '' then 0 else 1 end), sum(input_tokens), sum(output_tokens), sum(nanodollars)
      from ${tableOf(day)} group by 3, 4`,
  );
  const whole = `insert into edge_request_sums
    select 'day', dimension, ${day}, name, sum(calls), sum(failed), sum(input_tokens), sum(output_tokens), sum(nanodollars)
    from edge_request_sums where period = 'hour' and start >= ${day} and start < ${day + DAY} group by 2, 4`;
  return [...hours, whole];
}

/** The statements that give earlier days the sums of the newest one, by their age in days. */
function copiesOf(
  period: "day" | "hour",
  newest: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  return Array.from(
    { length: Math.max(0, to - from) },
    (_, index) => `insert into edge_request_sums
      select period, dimension, start - ${(from + index) * DAY}, name, calls, failed, input_tokens, output_tokens, nanodollars
      from edge_request_sums where period = '${period}' and start >= ${newest} and start < ${newest + DAY}`,
  );
}
