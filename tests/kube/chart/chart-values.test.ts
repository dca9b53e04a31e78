import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { renderChart } from "../../../tools/kube/helm.ts";
import { get, put } from "../../spec/values.ts";
import { CHARTS_WITH_VALUES, valueRows } from "./chart-rows.ts";
import { differences } from "../charts/differences.ts";

for (const chart of CHARTS_WITH_VALUES) {
  const rows = await valueRows(chart);
  const file = join(import.meta.dirname, `../../../charts/${chart}/values.yaml`);
  const renders = new Map<string, ReturnType<typeof renderChart>>();
  /** Renders the chart once per set of values: most tests compare with the same default output. */
  const rendered = (values: unknown) => {
    const key = JSON.stringify(values);
    const found = renders.get(key) ?? renderChart(chart, { values });
    renders.set(key, found);
    return found;
  };
  const defaults: unknown = parse(await readFile(file, "utf8"), { version: "1.1" });

  test(`${chart}: every value of values.yaml has a row, and every row is one of them`, () => {
    const names = leavesOf(defaults, rows, "").toSorted();
    assert.deepEqual(names, [...rows.keys()].toSorted());
  });

  for (const [name, row] of rows) {
    test(`${chart}: ${name} changes only the fields that it is for`, async () => {
      assert.notDeepEqual(row.set, get(defaults, name.split(".")));
      const { base, values } = row;
      const [before, after] = await Promise.all([rendered(base), renderChart(chart, { values })]);
      const found = differences(before, after);
      const patterns = row.at.map((start) => new RegExp(`^${start.replace(/^\+/, "\\+")}`));
      for (const place of found)
        assert.ok(
          patterns.some((pattern) => pattern.test(place)),
          `${place} differs, too`,
        );
      for (const [index, pattern] of patterns.entries())
        assert.ok(
          found.some((place) => pattern.test(place)),
          `${row.at[index]} does not differ: ${found.join(", ")}`,
        );
    });
  }

  test(`${chart}: a misspelt value is refused by name, on every level`, async () => {
    const groups = new Set([...rows.keys()].map((name) => name.split(".").slice(0, -1).join(".")));
    for (const group of groups) {
      const path = group === "" ? ["misspelt"] : [...group.split("."), "misspelt"];
      await assert.rejects(renderChart(chart, { values: put({}, path, 1) }), /misspelt/, group);
    }
  });
}

const EXAMPLES = join(import.meta.dirname, "../../../schemas/examples/standalone-config/valid");

test("standalone: names in the configuration are those of a standalone file, at every depth", async () => {
  for (const path of [
    ["gatewyas"],
    ["config", "loging"],
    ["gateways", "web", "polcies"],
    ["gateways", "web", "policies", "jwtAuthentcation"],
  ]) {
    const name = path.at(-1) ?? "";
    const config = put({}, path, {});
    await assert.rejects(renderChart("standalone", { values: { config } }), new RegExp(name));
  }
});

test("standalone: valid configurations are values of the chart, also with variables for numbers", async () => {
  const port = "${PORT:-8080}";
  const config = { config: { workerThreads: "${THREADS}" }, gateways: { web: { port } } };
  assert.ok(await renderChart("standalone", { values: { config } }));
  for (const file of await readdir(EXAMPLES)) {
    const example: unknown = parse(await readFile(join(EXAMPLES, file), "utf8"));
    assert.ok(await renderChart("standalone", { values: { config: example } }), file);
  }
});

/** The names of values: those with tests, and values outside of maps that have their own tests. */
function leavesOf(
  value: unknown,
  rows: ReadonlyMap<string, unknown>,
  name: string,
): readonly string[] {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap || Object.keys(value).length === 0 || rows.has(name)) return [name];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, rows, name === "" ? key : `${name}.${key}`),
  );
}
