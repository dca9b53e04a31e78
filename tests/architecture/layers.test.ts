import assert from "node:assert/strict";
import { test } from "node:test";
import { FLOORS, OF_TESTS } from "./floors.ts";
import { FOLDER_RULES, MAY_IMPORT, STARTED_PROGRAMS, TESTS_MAY_IMPORT } from "./layers.ts";
import { importsIn, importsOf, sourceFiles, type Import } from "./source-files.ts";

const FEWEST_FILES = 100;
const FEWEST_IMPORTS = 300;
const TABLE: Readonly<Record<string, readonly string[]>> = MAY_IMPORT;

const files = sourceFiles();
const imports = files.flatMap(importsOf);

/** Tests, and what several of them share. */
const TESTS = /\.(?:test|suite)\.ts$/;

/** The package that contains a path; tests, tools and examples are above all packages. */
function packageOf(path: string): string | undefined {
  return /^(?:packages\/([^/]+)|(codegen|generated))\//.exec(path)?.slice(1).find(Boolean);
}

function importedPackage({ specifier, target }: Import): string | undefined {
  if (target !== undefined) return packageOf(target);
  return /^@edge-gateway\/([^/]+)/.exec(specifier)?.[1];
}

/** Names the rule of the layer table that an import breaks. */
function brokenLayer(one: Import): string | undefined {
  const from = packageOf(one.file);
  const to = importedPackage(one);
  if (from === undefined || to === undefined || from === to) return undefined;
  const line = `${one.file} imports ${one.specifier}`;
  if (one.target !== undefined && STARTED_PROGRAMS[from]?.includes(one.target)) return undefined;
  if (one.target !== undefined) return `${line}: another package is imported by its name`;
  const allowed = TABLE[from];
  if (allowed === undefined) return `${line}: ${from} has no row in tests/architecture/layers.ts`;
  const isOfTests = OF_TESTS.test(one.file);
  if (allowed.includes(to) || (isOfTests && TESTS_MAY_IMPORT.includes(to))) return undefined;
  return `${line}: ${from} may import only ${allowed.join(", ") || "no package"}`;
}

function brokenFolderRule({ file, specifier, target }: Import): string | undefined {
  if (TESTS.test(file)) return undefined;
  const rule = FOLDER_RULES.find(({ from, to }) => {
    const importer = from.exec(file);
    const imported = to.exec(target ?? specifier);
    return importer && imported && (importer[1] === undefined || importer[1] !== imported[1]);
  });
  return rule && `${file} imports ${specifier}: ${rule.because}`;
}

test("the rules look at all sources", () => {
  assert.ok(files.length >= FEWEST_FILES, `saw only ${files.length} files`);
  assert.ok(imports.length >= FEWEST_IMPORTS, `saw only ${imports.length} imports`);
});

test("a broken rule is seen and said in words", () => {
  const file = "packages/kernel/src/example.ts";
  assert.equal(
    brokenLayer({ file, specifier: "@edge-gateway/proxy/main", target: undefined }),
    `${file} imports @edge-gateway/proxy/main: kernel may import only schema-runtime, generated`,
  );
  assert.equal(
    brokenLayer({ file, specifier: "../../cel/src/index.ts", target: "packages/cel/src/index.ts" }),
    `${file} imports ../../cel/src/index.ts: another package is imported by its name`,
  );
});

test("a module that is loaded or started by its URL counts as an import", () => {
  const text = `
    import.meta.resolve("@edge-gateway/proxy/main");
    createRequire(import.meta.url).resolve("@edge-gateway/cel/check");
    new URL("../../proxy/src/main.ts", import.meta.url);`;
  const found = importsIn("packages/kernel/src/example.ts", text);
  assert.deepEqual(
    found.map(({ specifier, target }) => target ?? specifier),
    ["@edge-gateway/proxy/main", "@edge-gateway/cel/check", "packages/proxy/src/main.ts"],
  );
  assert.equal(found.map(brokenLayer).filter(Boolean).length, found.length);
});

test("packages import only packages of the layers below them", () => {
  assert.deepEqual(imports.map(brokenLayer).filter(Boolean), []);
});

test("folders keep to their rules", () => {
  assert.deepEqual(imports.map(brokenFolderRule).filter(Boolean), []);
});

/** Names the folders between which an import goes up, or along the same floor. */
function brokenFloor({ file, specifier, target }: Import): readonly string[] {
  if (target === undefined || OF_TESTS.test(file)) return [];
  return Object.entries(FLOORS).flatMap(([folder, floors]) => {
    const [from, to] = [file, target].map((path) => folderIn(folder, path));
    if (from === undefined || to === undefined || from === to) return [];
    const [importer = Infinity, imported = Infinity] = [from, to].map((name) =>
      floors.findIndex((floor) => floor.split(" ").includes(name)),
    );
    return imported < importer ? [] : `${file} imports ${specifier}: ${to} is not below ${from}`;
  });
}

/** The folder directly in another one that contains a path. */
function folderIn(folder: string, path: string): string | undefined {
  const [name, ...rest] = path.startsWith(`${folder}/`)
    ? path.slice(folder.length + 1).split("/")
    : [];
  return rest.length > 0 ? name : undefined;
}

test("folders of a package import only folders of the floors below them", () => {
  assert.deepEqual(imports.flatMap(brokenFloor), []);
  const up = { file: "packages/http/src/codec/a.ts", target: "packages/http/src/h1/b.ts" };
  assert.equal(
    brokenFloor({ ...up, specifier: "../h1/b.ts" }).length,
    1,
    "one that goes up is seen",
  );
});

test("each folder directly in a package has its floor, and each floor its folders", () => {
  const packages = [
    ...new Set(files.flatMap((file) => /^(?:codegen|packages\/[^/]+)\/src/.exec(file) ?? [])),
  ];
  const rooms = files.filter((file) => !OF_TESTS.test(file));
  for (const folder of new Set([...Object.keys(FLOORS), ...packages])) {
    const floors = (FLOORS[folder] ?? []).flatMap((floor) => floor.split(" "));
    const found = new Set(rooms.flatMap((file) => folderIn(folder, file) ?? []));
    assert.deepEqual(floors.sort(), [...found].sort(), `floors of ${folder}`);
  }
});

test("every rule between folders applies to something", () => {
  for (const { because, from, to } of FOLDER_RULES) {
    assert.ok(
      files.some((file) => from.test(file)),
      `no file falls under: ${because}`,
    );
    assert.ok(
      files.some((file) => to.test(file)),
      `nothing is forbidden by: ${because}`,
    );
  }
});

test("the layer table has no cycle", () => {
  const placed = new Set<string>();
  const rest = new Map(Object.entries(TABLE));
  for (let before = -1; before !== placed.size;) {
    before = placed.size;
    for (const [name, below] of rest) if (below.every((one) => placed.has(one))) placed.add(name);
  }
  assert.deepEqual(
    [...rest.keys()].filter((name) => !placed.has(name)),
    [],
  );
});
