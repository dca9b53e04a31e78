import { parseArgs } from "node:util";
import { count } from "../bench/options.ts";
import { median } from "../bench/statistics.ts";
import { problems, soak, whole } from "./soak.ts";

const MILLISECONDS_PER_HOUR = 3_600_000;

const USAGE = `Applies versions of the configuration under load and looks for lost requests and leaks.

npm run soak -- [options]

  --versions N  default 1000
  --hours N     ends after that time instead, 0.1 are six minutes
  --baseline N  the version that memory and descriptors of the last one are compared with; default 100
  --clients N   connections that send requests all the time; default 8
  --workers N   of the gateway; default 2
  --help
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      versions: { type: "string", default: "1000" },
      hours: { type: "string" },
      baseline: { type: "string", default: "100" },
      clients: { type: "string", default: "8" },
      workers: { type: "string", default: "2" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const interrupted = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interrupted.abort());
  const outcome = await soak({
    versions: whole(count("versions", values.versions)),
    ...(values.hours === undefined ? {} : { duration: millisecondsOf(values.hours) }),
    baseline: whole(count("baseline", values.baseline)),
    clients: count("clients", values.clients),
    workers: count("workers", values.workers),
    progress: (line) => process.stdout.write(`${line}\n`),
    signal: interrupted.signal,
  });
  const found = problems(outcome);
  const { versions, requests, applyMilliseconds } = outcome;
  const typical = median(applyMilliseconds).toFixed(0);
  const longest = Math.max(...applyMilliseconds).toFixed(0);
  process.stdout.write(
    `${versions} versions applied, ${requests} requests, median ${typical} ms and at most ${longest} ms ` +
      `until every worker answered from it\n`,
  );
  for (const problem of found) process.stdout.write(`problem: ${problem}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

function millisecondsOf(hours: string): number {
  const milliseconds = Number(hours) * MILLISECONDS_PER_HOUR;
  if (milliseconds > 0 && Number.isFinite(milliseconds)) return milliseconds;
  throw new Error(`--hours must be a number greater than 0, not ${hours}`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
