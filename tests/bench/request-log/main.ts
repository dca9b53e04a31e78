import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openRequestLog } from "@edge-gateway/storage/request-log/open-request-log";
import { choose, count } from "../options.ts";
import { run } from "../processes.ts";
import { regionOf, replaceRegion } from "../report.ts";
import { ROOT } from "../tools.ts";
import { DATABASES, type MeasuredDatabase } from "./databases.ts";
import { fill, type Amount } from "./fill.ts";
import { queriesAt } from "./queries.ts";
import { isQuick, requestsReport, type DatabaseReport, type Measured } from "./report.ts";

const USAGE = `Makes calls in a log of requests by statements of the database, and measures each query of the admin API.

npm run bench:requests -- [options]

  --records N        default 10000000
  --days N           that have records; default 30. There are sums of a year
  --database NAMES   comma-separated: postgres, sqlite; default both
  --write            puts the table into docs/performance.md

It exits with 1 where a query of the UI takes longer than it may: 500 ms in PostgreSQL, 1 s in SQLite.
`;

/** Runs of each query. */
const RUNS = 5;

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "10000000" },
    days: { type: "string", default: "30" },
    database: { type: "string" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) process.stdout.write(USAGE);
else await main();

async function main(): Promise<void> {
  const amount = { records: count("records", values.records), days: count("days", values.days) };
  const known = [{ name: "postgres" }, { name: "sqlite" }] as const;
  const chosen = choose("database", known, values.database, known);
  const [load = 0] = loadavg();
  const reports: DatabaseReport[] = [];
  for (const { name } of chosen) {
    await using database = await DATABASES[name]();
    reports.push(await measure(database, amount));
  }
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, at a load of ${load.toFixed(0)} before and ${(loadavg()[0] ?? 0).toFixed(0)} after`;
  const how = `${amount.records.toLocaleString("en")} calls in ${amount.days} days, sums of a year; the shortest and the longest of ${RUNS} runs; ${machine}`;
  const text = requestsReport(reports, how);
  process.stdout.write(text);
  if (values.write) await keep(text);
  if (!reports.every(isQuick)) process.exitCode = 1;
}

async function measure(database: MeasuredDatabase, amount: Amount): Promise<DatabaseReport> {
  const { title, limit, location, bulk } = database;
  const began = performance.now();
  const now = Date.now();
  await fill(bulk, amount, now);
  progress(`${title}: filled in ${Math.round((performance.now() - began) / 1000)} s`);
  const log = await openRequestLog(location);
  const queries: Measured[] = [];
  for (const { name, isOfPage, run: ask } of queriesAt(now, amount.days)) {
    const milliseconds: number[] = [];
    const cpu = database.countCpu();
    let found = 0;
    for (let index = 0; index < RUNS; index++) {
      const start = performance.now();
      found = await ask(log);
      milliseconds.push(performance.now() - start);
    }
    queries.push({ query: name, isOfPage, found, milliseconds, cpuMilliseconds: cpu() / RUNS });
    progress(`${title}: ${name}: ${milliseconds.map((each) => each.toFixed(1)).join(", ")} ms`);
  }
  await log.close();
  return { title, limit, queries };
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function keep(text: string): Promise<void> {
  const file = join(ROOT, "docs/performance.md");
  const changed = replaceRegion(readFileSync(file, "utf8"), text, regionOf("bench-requests"));
  writeFileSync(file, changed);
  const prettier = join(ROOT, "node_modules/.bin/prettier");
  await run({ program: prettier, args: ["--write", "--log-level", "warn", file] });
}
