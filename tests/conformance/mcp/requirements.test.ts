import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";

/**
 * Every requirement of MCP that a gateway can break, and every sentence of the specification about
 * it, has tests, each named by its title.
 */

interface Sentence {
  readonly id: string;
  readonly says: string;
  readonly tests: readonly { readonly file: string; readonly test: string }[];
}

interface Requirement extends Sentence {
  readonly era: "sessions" | "sessionless" | "both";
  readonly clause: string;
  readonly level: string;
  readonly does: string;
}

const ROOT = new URL("../../../", import.meta.url);
const LEVELS = ["MUST", "MUST NOT", "SHOULD", "SHOULD NOT", "MAY"];
const ERAS: readonly Requirement["era"][] = ["sessions", "sessionless", "both"];
/** A test that runs: skipped and unfinished tests have another call or options. */
const RUNNING_TEST =
  /\b(?:test|it)\(\s*(?<quote>["'`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>,\s*(?<next>\S)/gsu;

const requirements: readonly Requirement[] = read("requirements.yaml");
const sentences: readonly (Sentence & { readonly source: string })[] = read("specification.yaml");
const titles = new Map<string, ReadonlySet<string>>();

function read(name: string) {
  return parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}

/** The titles of the tests in a file, as written. */
function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, ROOT), "utf8");
  const found = [...text.matchAll(RUNNING_TEST)].flatMap(({ groups }) =>
    groups?.["next"] === "{" ? [] : [(groups?.["title"] ?? "").replaceAll(/\\(["'`])/g, "$1")],
  );
  titles.set(file, new Set(found));
  return new Set(found);
}

test("each requirement has a clause, a behaviour and an id of its own", () => {
  assert.equal(new Set(requirements.map(({ id }) => id)).size, requirements.length);
  for (const { id, era, clause, level, says, does } of requirements) {
    assert.ok(ERAS.includes(era) && LEVELS.includes(level), id);
    for (const text of [clause, says, does]) assert.ok(text.length > 0, id);
  }
});

test("each sentence of the specification has a source, and an id of its own", () => {
  assert.equal(new Set(sentences.map(({ id }) => id)).size, sentences.length);
  for (const { id, source, says } of sentences) {
    assert.match(source, /^doc [12] §/, id);
    assert.ok(says.length > 0, id);
  }
});

test("both eras are listed, with the requirements of each", () => {
  const eras = Map.groupBy(requirements, ({ era }) => era);
  for (const era of ERAS) assert.ok((eras.get(era)?.length ?? 0) > 5, era);
});

test("none is uncovered: its tests exist, and run", () => {
  for (const { id, tests } of [...requirements, ...sentences]) {
    assert.ok(tests.length > 0, `${id} has no test`);
    for (const { file, test: title } of tests) {
      assert.match(file, /\.test\.ts$/, id);
      assert.ok(titlesIn(file).has(title), `${id}: ${file} has no such test: ${title}`);
    }
  }
});

test("a test that is skipped, or is not there, would be noticed", () => {
  const file = "tests/conformance/mcp/requirements.test.ts";
  const own = titlesIn(file);
  assert.ok(own.has("none is uncovered: its tests exist, and run"));
  assert.ok(!own.has("a title that no test has"));
  const skipped =
    'test.skip("a", () => {}); test("b", { skip: true }, () => {}); test("c", () => {});';
  const found = [...skipped.matchAll(RUNNING_TEST)].flatMap(({ groups }) =>
    groups?.["next"] === "{" ? [] : [groups?.["title"]],
  );
  assert.deepEqual(found, ["c"]);
});
