import assert from "node:assert/strict";
import { test } from "node:test";
import { circlesOf } from "./circles.ts";
import { fileOf, importsOf, sourceFiles } from "./source-files.ts";

const FEWEST_IMPORTS = 300;
const TESTS = /\.(?:test|suite)\.ts$|\/testing\/|\/testing\.ts$/;
/** The folder at this depth inside a package: 1 is the first one. */
const roomAt = (depth: number): RegExp =>
  new RegExp(`^(?:packages/[^/]+/src|codegen/src|tests|tools)(?:/[^/]+){${depth}}(?=/)`);
const DEPTHS = [1, 2, 3, 4];

const imports = sourceFiles()
  .filter((file) => !TESTS.test(file))
  .flatMap(importsOf)
  .flatMap((one) => {
    const to = fileOf(one);
    return to === undefined ? [] : [{ from: one.file, to }];
  });

/**
 * The imports between named groups of files; `named` gives the group of a file, or undefined to
 * ignore the file.
 */
function graph(named: (file: string) => string | undefined): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [named(from), named(to)];
    if (importer === undefined || imported === undefined || importer === imported) continue;
    found.set(importer, (found.get(importer) ?? new Set()).add(imported));
  }
  return found;
}

test("imports are seen", () => {
  assert.ok(imports.length >= FEWEST_IMPORTS, `saw only ${imports.length} imports`);
});

test("a circle is found, with everything in it", () => {
  const edges: [string, string[]][] = [
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["a"]],
    ["d", []],
  ];
  assert.deepEqual(circlesOf(new Map(edges.map(([name, to]) => [name, new Set(to)]))), [
    ["a", "b", "c"],
  ]);
});

test("no files import each other in a circle, types included", () => {
  assert.deepEqual(circlesOf(graph((file) => (GENERATED.test(file) ? undefined : file))), []);
});

for (const depth of DEPTHS)
  test(`no folders of a package import each other in a circle (depth ${depth})`, () => {
    const room = roomAt(depth);
    assert.deepEqual(
      circlesOf(
        graph((file) => (GENERATED.test(file) ? undefined : (room.exec(file)?.[0] ?? file))),
      ),
      [],
    );
  });

test("the sources of every part are judged, also those of codegen", () => {
  const parts = ["codegen/", "packages/", "tests/", "tools/"];
  const judged = parts.filter((part) => imports.some(({ from }) => from.startsWith(part)));
  assert.deepEqual(judged, parts);
});

const GENERATED = /^generated\//;
