import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { programsOf } from "../../../tools/kube/programs.ts";
import { CHARTS, chartQuestions, isBeyondHelm } from "../../spec/chart-questions.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const charts = globSync("charts/*/Chart.yaml", { cwd: ROOT }).map(dirname).sort();
const { helm } = await programsOf("helm");

/** The output of a program, and its exit status. */
async function run(program: string, ...args: readonly string[]) {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: ROOT });
    return { succeeded: true, output: stdout };
  } catch (error) {
    const { stdout = "", stderr = "" } = Object(error);
    return { succeeded: false, output: `${stdout}${stderr}` };
  }
}

test("helm takes a sound chart, and refuses values that its schema forbids", async () => {
  const folder = await mkdtemp(join(tmpdir(), "edge-gateway-chart-"));
  const write = (name: string, content: unknown) =>
    writeFile(join(folder, name), JSON.stringify(content));
  const schema = { type: "object", properties: { replicas: { type: "integer", maximum: 3 } } };
  await write("Chart.yaml", { apiVersion: "v2", name: "sound", version: "1.0.0" });
  await write("values.yaml", { replicas: 1 });
  await write("values.schema.json", schema);
  const sound = await run(helm, "lint", folder);
  const forbidden = await run(helm, "lint", folder, "--set", "replicas=4");
  await rm(folder, { recursive: true });
  assert.ok(sound.succeeded, sound.output);
  assert.ok(!forbidden.succeeded);
  assert.match(forbidden.output, /replicas/);
});

test("every folder of charts/ is a chart", () => {
  const folders = existsSync(join(ROOT, "charts")) ? globSync("charts/*/", { cwd: ROOT }) : [];
  assert.deepEqual(charts, folders.map((folder) => folder.replace(/\/$/, "")).sort());
});

for (const chart of charts) {
  test(`${chart}: helm lints it without a warning`, async () => {
    const { output } = await run(helm, "lint", "--strict", chart);
    const warnings = output.split("\n").filter((line) => /\[(?:WARNING|ERROR)\]/.test(line));
    assert.deepEqual(warnings, []);
  });

  test(`${chart}: values of a wrong type are refused`, async () => {
    const values: unknown = parse(readFileSync(join(ROOT, chart, "values.yaml"), "utf8"));
    for (const name of Object.keys(values ?? {})) {
      const wrong = await run(helm, "template", "wrong", chart, "--set-json", `${name}=[[0.5]]`);
      assert.ok(!wrong.succeeded, `${name}: [[0.5]] is taken`);
      assert.match(wrong.output, new RegExp(name));
    }
  });
}

/** This many of thousands of generated values are tested with Helm itself. */
const TRIED_WITH_HELM = 12;

for (const chart of CHARTS) {
  test(`${chart}: helm takes generated values, and refuses those with a fault, by name`, async () => {
    const all = chartQuestions(chart).filter((question) => !isBeyondHelm(question));
    const step = Math.ceil(all.length / TRIED_WITH_HELM);
    const folder = await mkdtemp(join(tmpdir(), "edge-gateway-values-"));
    for (const [index, { document, fault }] of all.entries()) {
      // A values file must be a map.
      if (index % step !== 0 || fault?.pointer.length === 0) continue;
      const values = join(folder, "values.json");
      await writeFile(values, JSON.stringify(document));
      const { succeeded, output } = await run(helm, "lint", `charts/${chart}`, "--values", values);
      const words = `${fault?.mutation} at ${fault?.pointer.join("/")}: ${output}`;
      assert.equal(succeeded, fault === undefined, words);
      if (fault !== undefined) assert.ok(output.includes(fault.pointer[0] ?? ""), words);
    }
    await rm(folder, { recursive: true });
  });
}
