import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileOf, importsOf, ROOT, sourceFiles } from "./source-files.ts";

const TESTS = /\.(?:test|suite)\.tsx?$|\/testing\/|\/testing\.ts$/;
const PACKAGE = /^(?:packages\/(?<name>[^/]+)|(?<top>codegen|generated))\//;
/** Everything imports these, and only tests this one: their arrows hide the others. */
const LEFT_OUT = new Set(["schema-runtime", "generated", "kernel", "testkit"]);
const PAGE = join(ROOT, "ARCHITECTURE.md");
const REGION = /(<!-- picture:start -->\n)([^]*?)(<!-- picture:end -->)/;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which package imports which, at run time or for types; tests left out. */
function packages(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of sourceFiles().filter((each) => !TESTS.test(each))) {
    const from = packageOf(file);
    if (from === undefined) continue;
    const imported = graph.get(from) ?? new Set<string>();
    graph.set(from, imported);
    for (const one of importsOf(file)) {
      const to = packageOf(fileOf(one) ?? "");
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return graph;
}

function packageOf(path: string): string | undefined {
  const { name, top } = PACKAGE.exec(path)?.groups ?? {};
  const found = name ?? top;
  return found === undefined || LEFT_OUT.has(found) ? undefined : found;
}

/** All packages below one. */
function below(graph: Graph, name: string): ReadonlySet<string> {
  const found = new Set(graph.get(name));
  for (const each of found) for (const next of graph.get(each) ?? []) found.add(next);
  return found;
}

/** The floors of the packages, the lowest first: each imports only those of floors below its own. */
function floorsOf(graph: Graph): readonly (readonly string[])[] {
  const height = new Map<string, number>();
  const heightOf = (name: string): number => {
    const known = height.get(name);
    if (known !== undefined) return known;
    const own = Math.max(-1, ...[...(graph.get(name) ?? [])].map(heightOf)) + 1;
    height.set(name, own);
    return own;
  };
  const names = [...graph.keys()].toSorted();
  const floors = Map.groupBy(names, heightOf);
  return [...floors.keys()]
    .toSorted((one, other) => one - other)
    .map((key) => floors.get(key) ?? []);
}

/** A diagram of the floors; an arrow that others lead to as well is left out. */
function diagram(graph: Graph): string {
  const floors = floorsOf(graph);
  const lines = floors
    .toReversed()
    .map(
      (names, index) =>
        `  subgraph floor${floors.length - index}[" "]\n    ${names.join("\n    ")}\n  end`,
    );
  const arrows = floors
    .flat()
    .toSorted()
    .flatMap((from) => {
      const imported = graph.get(from) ?? new Set();
      return [...imported]
        .toSorted()
        .filter((to) => ![...imported].some((other) => below(graph, other).has(to)))
        .map((to) => `  ${from} --> ${to}`);
    });
  return ["", "```mermaid", "flowchart TD", ...lines, ...arrows, "```", "", ""].join("\n");
}

test("the picture in ARCHITECTURE.md shows the imports between packages, without an arrow up", () => {
  const graph = packages();
  for (const name of graph.keys())
    assert.ok(!below(graph, name).has(name), `${name} imports what imports it`);
  const text = readFileSync(PAGE, "utf8");
  const expected = diagram(graph);
  const found = REGION.exec(text)?.[2];
  if (process.env["UPDATE_GOLDENS"] === "1")
    writeFileSync(
      PAGE,
      text.replace(REGION, (_all, start: string, _found, end: string) => start + expected + end),
    );
  else assert.equal(found, expected, "is it meant? UPDATE_GOLDENS=1 writes it");
});
