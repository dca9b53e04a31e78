import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Ir } from "../ir/index.ts";
import { loadFiles } from "../load-files.ts";
import type { Condition, ResourceStatus } from "./document/statuses.ts";

const CASES = new URL("testdata/", import.meta.url);
const INPUT = ".in.yaml";
const FEWEST_CASES = 40;
/** `UPDATE_GOLDENS=1` writes the current output, to be reviewed like code. */
const UPDATE = process.env["UPDATE_GOLDENS"] !== undefined;

const cases = readdirSync(CASES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(INPUT))
  .map((name) => name.slice(0, -INPUT.length));

test("there are test cases", () => {
  assert.ok(cases.length >= FEWEST_CASES);
});

for (const name of cases) {
  test(`the manifests "${name}" give the expected internal form and conditions`, () => {
    const text = readFileSync(new URL(name + INPUT, CASES), "utf8");
    const options = { together: true, environment: {}, readFile: () => undefined };
    const { ir, statuses, files } = loadFiles([{ file: "in.yaml", text }], options);
    structuredClone(ir);
    const found = {
      diagnostics: files.flatMap(({ diagnostics }) => diagnostics).map(line),
      statuses: statuses.map(readable),
      ...(ir === undefined ? {} : withoutSettings(ir)),
    };
    const golden = new URL(`${name}.out.yaml`, CASES);
    const out = stringify(JSON.parse(JSON.stringify(found)), {
      aliasDuplicateObjects: false,
      lineWidth: 0,
    });
    if (UPDATE) writeFileSync(golden, out);
    assert.deepEqual(parse(out), parse(readFileSync(golden, "utf8")));
  });
}

function line({ line: number, column, severity, path, message }: Diagnostic): string {
  return `${number}:${column}: ${severity}: ${path}: ${message}`;
}

/** Removes settings equal to the defaults, which other tests cover, and empty lists. */
function withoutSettings(ir: Ir): object {
  return Object.fromEntries(
    Object.entries(ir).filter(
      ([name, value]) => name !== "settings" && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function readable({ kind, namespace, name, ...status }: ResourceStatus): object {
  const object = `${kind} ${namespace}/${name}`;
  const conditions = (list: readonly Condition[]): readonly string[] =>
    list.map(
      ({ type, status: value, reason, message, observedGeneration }) =>
        `${type}=${value} ${reason}: ${message}${observedGeneration === undefined ? "" : ` (${observedGeneration})`}`,
    );
  return {
    object,
    ...(status.note === undefined ? {} : { note: status.note }),
    ...(status.conditions === undefined ? {} : { conditions: conditions(status.conditions) }),
    ...(status.listeners === undefined
      ? {}
      : {
          listeners: status.listeners.map((listener) => ({
            ...listener,
            supportedKinds: listener.supportedKinds.map((each) => each.kind).join(","),
            conditions: conditions(listener.conditions),
          })),
        }),
    ...(status.parents === undefined
      ? {}
      : {
          parents: status.parents.map((parent) => ({
            parent: parent.parentRef.name,
            conditions: conditions(parent.conditions),
          })),
        }),
    ...(status.ancestors === undefined
      ? {}
      : {
          ancestors: status.ancestors.map((ancestor) => ({
            ancestor: ancestor.parentRef.name,
            conditions: conditions(ancestor.conditions),
          })),
        }),
  };
}
