import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { validateEdgeParameters } from "@edge-gateway/generated/validators/edge-parameters.js";
import { parse, parseAllDocuments } from "yaml";
import { renderChart } from "../../tools/kube/helm.ts";
import { ROOT } from "../../tools/testing/workspace.ts";

const BLOCK = /^```yaml needs=kubectl\n([\s\S]*?)^```$/gm;
const VALUES = /^# values of charts\/(\S+)$/m;

const blocks = globSync("docs/guides/cluster-*.md", { cwd: ROOT }).flatMap((page) =>
  [...readFileSync(join(ROOT, page), "utf8").matchAll(BLOCK)].map(([, text = ""]) => ({
    page,
    text,
  })),
);

test("charts take the values that guides to clusters show", async () => {
  const shown = blocks.flatMap(({ page, text }) => {
    const [, chart] = VALUES.exec(text) ?? [];
    return chart === undefined ? [] : [{ page, chart, values: parse(text) }];
  });
  assert.ok(shown.length > 0);
  for (const { page, chart, values } of shown)
    await assert.doesNotReject(renderChart(chart, { values }), page);
});

test("EdgeParameters that guides to clusters show are valid", () => {
  const shown = blocks
    .filter(({ text }) => !VALUES.test(text))
    .flatMap(({ text }) => parseAllDocuments(text).map((document): unknown => document.toJS()))
    .filter((document) => Object(document).kind === "EdgeParameters");
  assert.ok(shown.length > 0);
  for (const document of shown) assert.deepEqual(validateEdgeParameters(document), []);
});
