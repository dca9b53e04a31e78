import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { isUpToDate, manifestFile } from "./manifest.ts";
import { compare, write } from "./output.ts";

async function emptyRoot(context: TestContext): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "codegen-"));
  context.after(() => rm(root, { recursive: true }));
  return root;
}

test("only files that differ are written, and files that are no longer planned are removed", async (context) => {
  const root = await emptyRoot(context);
  const first = [
    { path: "generated/a/one.ts", content: "1" },
    { path: "generated/b/two.ts", content: "2" },
  ];
  await write(root, first, await compare(root, first));
  const before = await stat(join(root, "generated/a/one.ts"));

  const second = [
    { path: "generated/a/one.ts", content: "1" },
    { path: "generated/c/three.ts", content: "3" },
  ];
  const differences = await compare(root, second);
  assert.deepEqual(differences, [
    { path: "generated/c/three.ts", kind: "missing" },
    { path: "generated/b/two.ts", kind: "stale" },
  ]);
  await write(root, second, differences);
  assert.equal(await readFile(join(root, "generated/c/three.ts"), "utf8"), "3");
  await assert.rejects(stat(join(root, "generated/b")));
  assert.equal((await stat(join(root, "generated/a/one.ts"))).mtimeMs, before.mtimeMs);
});

test("a region of a file written by hand is replaced, and the rest of the file stays", async (context) => {
  const root = await emptyRoot(context);
  const page = (content: string) =>
    `by hand\n<!-- x:start -->\n${content}<!-- x:end -->\nby hand\n`;
  await writeFile(join(root, "page.md"), page("old\n"));
  const planned = [{ path: "page.md#x", content: "new\n" }];
  const differences = await compare(root, planned);
  assert.deepEqual(differences, [{ path: "page.md#x", kind: "changed" }]);
  await write(root, planned, differences);
  assert.equal(await readFile(join(root, "page.md"), "utf8"), page("new\n"));
  assert.deepEqual(await compare(root, planned), []);

  const missing = [{ path: "page.md#y", content: "" }];
  assert.deepEqual(await compare(root, missing), [{ path: "page.md#y", kind: "missing" }]);
  await assert.rejects(write(root, missing, await compare(root, missing)), /no region/);
});

test("nothing is generated again until an input or an output changes", async (context) => {
  const root = await emptyRoot(context);
  const inputs = new Map([["schemas/a.json", "{}"]]);
  await writeFile(join(root, "page.md"), "<!-- x:start -->\n2<!-- x:end -->\n");
  const planned = [
    { path: "generated/one.ts", content: "1" },
    { path: "docs.md", content: "beside files written by hand" },
    { path: "page.md#x", content: "2" },
  ];
  assert.equal(await isUpToDate(root, inputs), false);
  const files = [...planned, manifestFile(inputs, planned)];
  await write(root, files, await compare(root, files));
  assert.equal(await isUpToDate(root, inputs), true);
  assert.equal(await isUpToDate(root, new Map([["schemas/a.json", "[]"]])), false);
  await writeFile(join(root, "generated/one.ts"), "changed by hand");
  assert.equal(await isUpToDate(root, inputs), false);
});
