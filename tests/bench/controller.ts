import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureScale } from "./controller/measure.ts";
import { CLUSTER_REGION, clusterReport } from "./controller/report.ts";
import { run } from "./processes.ts";
import { replaceRegion } from "./report.ts";
import { ROOT } from "./tools.ts";

const USAGE = `Measures the controller beside a simulated API server, with a data plane for each gateway.

npm run bench:controller -- [options]

  --routes N    of HTTPRoutes; default 10000
  --policies N  of EdgePolicies; default 2000
  --services N  default 5000
  --gateways N  default 50
  --changes N   routes that are changed one after the other; default 100
  --real        a real gateway responds by each change, too
  --write       puts the table into docs/performance.md
`;

const { values } = parseArgs({
  options: {
    routes: { type: "string", default: "10000" },
    policies: { type: "string", default: "2000" },
    services: { type: "string", default: "5000" },
    gateways: { type: "string", default: "50" },
    changes: { type: "string", default: "100" },
    real: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

if (values.help) process.stdout.write(USAGE);
else {
  const size = {
    routes: Number(values.routes),
    policies: Number(values.policies),
    services: Number(values.services),
    gateways: Number(values.gateways),
  };
  const plan = { size, changes: Number(values.changes), isReal: values.real, progress };
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, at a load of ${load.toFixed(0)} before`;
  const text = clusterReport(await measureScale(plan), machine);
  process.stdout.write(text);
  if (values.write) {
    const file = join(ROOT, "docs/performance.md");
    writeFileSync(file, replaceRegion(readFileSync(file, "utf8"), text, CLUSTER_REGION));
    const prettier = join(ROOT, "node_modules/.bin/prettier");
    await run({ program: prettier, args: ["--write", "--log-level", "warn", file] });
  }
}
