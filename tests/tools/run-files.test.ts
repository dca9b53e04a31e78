import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { OVER_SOCKETS, testFiles } from "../../tools/testing/workspace.ts";
import { closingLine, sum } from "../../tools/testing/tally.ts";

const MAIN = fileURLToPath(new URL("../../tools/testing/main.ts", import.meta.url));

/** The output of `npm test` for one file of testdata, and its exit status. */
function run(name: string, ...options: string[]): Promise<{ status: number; lines: string[] }> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = [MAIN, ...options, `tests/tools/testdata/${name}.test.ts`];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout) => {
      resolve({ status: Number(error?.code ?? 0), lines: stdout.trimEnd().split("\n") });
    });
  });
}

test("tests are counted; a skip counts as failed unless its reason is the platform", async () => {
  const { status, lines } = await run("counts");
  assert.equal(lines.at(-1), "1 passed, 2 failed, 1 skipped");
  assert.equal(status, 1);
  assert.ok(lines.includes("✘ tests/tools/testdata/counts.test.ts: fails"));
  assert.ok(
    lines.includes("✘ tests/tools/testdata/counts.test.ts: is skipped without a reason"),
    lines.join("\n"),
  );
  // A log of which only the end is kept still shows why a test failed.
  const list = lines.slice(lines.indexOf("Failed"));
  assert.ok(list.join("\n").includes("Error: on purpose"), list.join("\n"));
});

test("each file that runs over both kinds of sockets exists", () => {
  const lost = OVER_SOCKETS.filter((path) => testFiles(path).length === 0);
  assert.deepEqual(lost, []);
});

test("all is well when every test passes", async () => {
  const { status, lines } = await run("passes");
  assert.equal(lines.at(-1), "1 passed, 0 failed, 0 skipped");
  assert.equal(status, 0);
});

test("properties have the same cases in every run, and others with another seed", async () => {
  const casesOf = async (...options: string[]): Promise<string | undefined> => {
    const { lines } = await run("property", ...options);
    return lines.find((line) => line.includes("Error: cases: "));
  };
  const usual = await casesOf();
  assert.match(usual ?? "", /cases: -?\d+,/);
  assert.equal(await casesOf(), usual);
  const other = await casesOf("--seed=2");
  assert.notEqual(other, usual);
  assert.equal(await casesOf("--seed=2"), other);
});

for (const name of ["empty", "does-not-load", "no-such-file"]) {
  test(`a file without tests fails: ${name}`, async () => {
    const { status, lines } = await run(name);
    assert.equal(lines.at(-1), "0 passed, 1 failed, 0 skipped");
    assert.equal(status, 1);
  });
}

test("an error after the last test fails the file, and is shown", async () => {
  const { lines } = await run("throws-late");
  assert.equal(lines.at(-1), "1 passed, 1 failed, 0 skipped");
  assert.match(lines.join("\n"), /late, on purpose/);
});

test("a file that does not end is ended, and its unfinished tests are named", async () => {
  const { lines } = await run("never-ends", "--file-limit=5");
  assert.equal(lines.at(-1), "0 passed, 1 failed, 0 skipped");
  assert.match(lines.join("\n"), /not finished: waits for ever/);
});

test("the closing line adds everything up", () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: [] };
  assert.equal(closingLine(sum([one, one])), "2 passed, 4 failed, 6 skipped");
});
