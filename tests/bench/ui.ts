import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./processes.ts";
import { replaceRegion } from "./report.ts";
import { ROOT } from "./tools.ts";
import { measureUi } from "./ui/measure.ts";
import { tooMuch, UI_REGION, uiReport } from "./ui/report.ts";

const USAGE = `Measures the pages of the admin UI in Chromium, at a gateway with many routes.

npm run bench:ui -- [options]

  --routes N    default 10000
  --rounds N    visits of each page, of which the median counts; default 3
  --lighthouse  judges each page by Lighthouse, too, which is installed once
  --write       puts the table into docs/performance.md

Exits with 1 if a page is beyond its bound.
`;

const { values } = parseArgs({
  options: {
    routes: { type: "string", default: "10000" },
    rounds: { type: "string", default: "3" },
    lighthouse: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) process.stdout.write(USAGE);
else {
  const plan = {
    routes: Number(values.routes),
    rounds: Number(values.rounds),
    judges: values.lighthouse,
    progress: (line: string): void => void process.stderr.write(`${line}\n`),
  };
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, at a load of ${load.toFixed(0)} before`;
  const result = await measureUi(plan);
  const text = uiReport(result, machine);
  process.stdout.write(text);
  if (values.write) {
    const file = join(ROOT, "docs/performance.md");
    writeFileSync(file, replaceRegion(readFileSync(file, "utf8"), text, UI_REGION));
    const prettier = join(ROOT, "node_modules/.bin/prettier");
    await run({ program: prettier, args: ["--write", "--log-level", "warn", file] });
  }
  const beyond = tooMuch(result);
  for (const line of beyond) process.stderr.write(`${line}\n`);
  process.exitCode = beyond.length === 0 ? 0 : 1;
}
