import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { madeOnce } from "./made-once.ts";

function place(t: TestContext): string {
  const directory = mkdtempSync(join(tmpdir(), "made-once-"));
  t.after(() => rmSync(directory, { recursive: true }));
  return join(directory, "folder", "file");
}

test("a file is made once, and what another process made meanwhile stays", (t) => {
  const file = place(t);
  madeOnce(file, (unfinished) => {
    writeFileSync(unfinished, "second");
    madeOnce(file, (other) => writeFileSync(other, "first"));
  });
  madeOnce(file, () => assert.fail("it is there"));
  assert.equal(readFileSync(file, "utf8"), "first");
  assert.deepEqual(readdirSync(join(file, "..")), ["file"]);
});

test("nothing is there when the file cannot be made", (t) => {
  const file = place(t);
  const make = (unfinished: string): void => {
    writeFileSync(unfinished, "half");
    throw new Error("full");
  };
  assert.throws(() => madeOnce(file, make), /full/);
  assert.deepEqual(readdirSync(join(file, "..")), []);
});
