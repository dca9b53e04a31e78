import { parseArgs } from "node:util";
import { fuzzCodec } from "./codec/run.ts";
import { linesOf } from "./report.ts";

const USAGE = `Tries the HTTP engine with messages that nobody thought of.

npm run fuzz -- [options]

  --heads N      messages for the codec, held against llhttp; default 1000000
  --seed N       the same number gives the same cases; default 1
  --minutes N    ends after that time, however much is left; default 60
  --help

Failures are shrunk and written to tests/fuzz/seeds/, where each is a test from then on.
`;

const MINUTE = 60_000;

function main(): void {
  const { values } = parseArgs({
    options: {
      heads: { type: "string", default: "1000000" },
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: "60" },
      help: { type: "boolean", default: false },
    },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  if (values.help) return say(USAGE);
  const seed = whole("seed", values.seed);
  const until = performance.now() + whole("minutes", values.minutes) * MINUTE;
  const report = fuzzCodec({ count: whole("heads", values.heads), seed, until, progress: say });
  for (const line of linesOf("heads", report)) say(line);
  process.exitCode = report.failures.length === 0 ? 0 : 1;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new Error(`--${name}: ${text} is not a whole number`);
  }
  return value;
}

try {
  main();
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
