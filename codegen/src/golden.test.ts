import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { modelOf, planFiles } from "./plan.ts";
import { readTexts } from "./read.ts";

const TESTDATA = join(import.meta.dirname, "testdata");
const FEWEST_CASES = 8;

const cases = await readdir(TESTDATA);

test("there are cases", () => {
  assert.ok(cases.length >= FEWEST_CASES);
});

for (const name of cases) {
  test(`${name}: the schemas in in/ generate the files in out/`, async () => {
    const planned = await planFiles(modelOf(await readTexts(join(TESTDATA, name, "in"))));
    const contents = new Map(planned.map((file) => [file.path, file.content]));
    for (const [path, expected] of await readTexts(join(TESTDATA, name, "out"))) {
      const content = contents.get(path) ?? "";
      // `UPDATE_GOLDENS=1` writes the current output, to be reviewed like code.
      if (process.env["UPDATE_GOLDENS"] !== undefined)
        await writeFile(join(TESTDATA, name, "out", path), content);
      else assert.equal(content, expected, path);
    }
  });
}
