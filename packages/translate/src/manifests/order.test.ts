import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { loadFiles } from "../load-files.ts";
import { documentsOf } from "../document/source/documents.ts";

const CASES = new URL("testdata/", import.meta.url);
const RUNS = 20;

/** The result of a set, independent of the order of its objects. */
function outcome(documents: readonly string[]): unknown {
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir, statuses } = loadFiles(
    [{ file: "in.yaml", text: documents.join("\n---\n") }],
    options,
  );
  const sorted = (list: readonly unknown[]): readonly string[] =>
    list.map((item) => JSON.stringify(item)).toSorted();
  return {
    statuses: sorted(statuses),
    binds: sorted(ir?.binds ?? []),
    listeners: sorted(ir?.listeners ?? []),
    routes: sorted(ir?.routes ?? []),
    attachments: sorted(ir?.attachments ?? []),
    backends: sorted(
      (ir?.backends ?? []).map((backend) =>
        backend.kind === "service"
          ? { ...backend, service: sorted(backend.service.endpoints) }
          : backend,
      ),
    ),
  };
}

const cases = readdirSync(CASES, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".in.yaml") && !name.startsWith("reading/"),
);

for (const name of cases) {
  const text = readFileSync(new URL(name, CASES), "utf8");
  const documents = documentsOf(text).map((document) => document.text.replace(/^---/, ""));
  if (documents.length < 2) continue;
  test(`the order of objects does not matter: ${name}`, () => {
    const expected = outcome(documents);
    const shuffled = fc.shuffledSubarray([...documents], { minLength: documents.length });
    fc.assert(
      fc.property(shuffled, (order) => assert.deepEqual(outcome(order), expected)),
      { numRuns: RUNS },
    );
  });
}
