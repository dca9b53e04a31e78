import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { loadStandalone } from "../load.ts";

const CASES = new URL("../testdata/", import.meta.url);
const INPUT = ".in.yaml";
/** `UPDATE_GOLDENS=1` writes the current output, to be reviewed like code. */
const UPDATE = process.env["UPDATE_GOLDENS"] !== undefined;

const cases = readdirSync(CASES)
  .filter((name) => name.endsWith(INPUT))
  .map((name) => name.slice(0, -INPUT.length));

test("there are test cases", () => {
  assert.ok(cases.length > 0);
});

for (const name of cases) {
  test(`the configuration "${name}" gives the expected internal form`, () => {
    const file = new URL(name + INPUT, CASES);
    const { ir, diagnostics } = loadStandalone({
      file: name,
      text: readFileSync(file, "utf8"),
      environment: {},
      readFile: () => undefined,
    });
    assert.deepEqual(
      diagnostics.filter(({ severity }) => severity === "error"),
      [],
    );
    assert.ok(ir !== undefined);
    structuredClone(ir);
    const { settings: _, ...found } = ir;
    const golden = new URL(`${name}.out.yaml`, CASES);
    const text = stringify(JSON.parse(JSON.stringify(found)), { aliasDuplicateObjects: false });
    if (UPDATE) writeFileSync(golden, text);
    assert.deepEqual(parse(text), parse(readFileSync(golden, "utf8")));
  });
}
