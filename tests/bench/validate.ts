import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./statistics.ts";
import { GATEWAY, manifestsOf, standaloneOf } from "./validate-documents.ts";

/** Measures `gw validate` of a folder of configurations and manifests, beside one of a single document. */

const MAIN = fileURLToPath(new URL("../../packages/proxy/src/main.ts", import.meta.url));
const DOCUMENTS = 1_000;
const STANDALONE_SHARE = 0.2;
const ROUNDS = 5;
const MICROSECONDS = 1e6;
const MILLISECONDS = 1e3;

/** A module that prints the CPU time of its process when the process ends. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  'import { writeSync } from "node:fs"; process.on("exit", () => { const { user, system } = process.cpuUsage(); writeSync(2, `cpu ${user + system}`); });',
)}`;

interface Run {
  readonly cpuSeconds: number;
  readonly seconds: number;
}

function writeDocuments(folder: string): void {
  const standalone = DOCUMENTS * STANDALONE_SHARE;
  for (let index = 0; index < standalone; index++)
    writeFileSync(join(folder, `standalone-${index}.yaml`), standaloneOf(index));
  let left = DOCUMENTS - standalone - 1;
  for (let index = 0; left > 0; index++) {
    const documents = manifestsOf(index).slice(0, left);
    left -= documents.length;
    writeFileSync(join(folder, `manifests-${index}.yaml`), documents.join("---\n"));
  }
}

function validate(path: string): Run {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", REPORT, ...process.execArgv, MAIN, "validate", path],
    { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
  );
  const seconds = (performance.now() - start) / MILLISECONDS;
  const used = /cpu ([0-9]+)$/.exec(stderr)?.[1];
  if (status !== 0 || used === undefined) throw new Error(stderr);
  return { cpuSeconds: Number(used) / MICROSECONDS, seconds };
}

/** Median seconds of several runs: CPU time and elapsed time. */
function measure(path: string): Run {
  const runs = Array.from({ length: ROUNDS }, () => validate(path));
  return {
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    seconds: median(runs.map((run) => run.seconds)),
  };
}

function shown({ cpuSeconds, seconds }: Run): string {
  return `${cpuSeconds.toFixed(2)} s of CPU, ${seconds.toFixed(2)} s by the clock`;
}

const folder = mkdtempSync(join(tmpdir(), "validate-"));
try {
  const single = join(folder, "single.yaml");
  const many = join(folder, "many");
  mkdirSync(many);
  writeFileSync(single, GATEWAY);
  writeFileSync(join(many, "gateway.yaml"), GATEWAY);
  writeDocuments(many);
  const start = measure(single);
  const all = measure(many);
  const after = {
    cpuSeconds: all.cpuSeconds - start.cpuSeconds,
    seconds: all.seconds - start.seconds,
  };
  console.log(`one document: ${shown(start)}`);
  console.log(`${DOCUMENTS} documents: ${shown(all)}`);
  console.log(`${DOCUMENTS} documents after start: ${shown(after)}`);
} finally {
  rmSync(folder, { recursive: true });
}
