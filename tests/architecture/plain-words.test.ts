import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, sourceFiles } from "./source-files.ts";

const FEWEST_FILES = 200;

/** The sources of all packages and tools. */
const READ_THROUGH = /^(?:codegen|tools|examples|packages)\//u;

/** The schemas, whose sentences become the reference, and what the folders say about themselves. */
const TEXTS = globSync(
  ["schemas/**/*.{json,md}", "*.md", "{codegen,packages,tests,tools}/**/README.md"],
  {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "**/testdata/**"],
  },
);

/** Phrases that readers had to read twice, and the plain words to use instead. */
const RIDDLES = [
  { phrase: /\bwhat is none\b/iu, instead: "what is not one" },
  {
    phrase: /(?<!there )\b(?:is|are) no (?:part of|URL|JSON|map|list|object|number|duration)\b/iu,
    instead: "is not a …",
  },
  {
    phrase: /\bstands (?:in|at|on|before|behind|between|beside|under|below|above|there|here)\b/iu,
    instead: "is in …",
  },
  { phrase: /\bgoes on\b(?! (?:to|for|until)\b)/iu, instead: "continues" },
  { phrase: /\bis taken up\b/iu, instead: "is applied" },
  {
    phrase: /\bso many (?:bytes|characters|milliseconds|seconds|octets)\b/iu,
    instead: "this many",
  },
] as const;

function riddlesIn(text: string): readonly string[] {
  return text.split("\n").flatMap((line, index) =>
    RIDDLES.flatMap(({ phrase, instead }) => {
      const found = phrase.exec(line)?.[0];
      return found === undefined ? [] : [`line ${index + 1}: "${found}": write "${instead}"`];
    }),
  );
}

test("comments, messages, names of tests, schemas and READMEs say things plainly", () => {
  const files = [...sourceFiles().filter((file) => READ_THROUGH.test(file)), ...TEXTS];
  assert.ok(files.length >= FEWEST_FILES, `saw only ${files.length} files`);
  const found = files.flatMap((file) =>
    riddlesIn(readFileSync(join(ROOT, file), "utf8")).map((riddle) => `${file}: ${riddle}`),
  );
  assert.deepEqual(found, []);
});

test("a riddle is seen, and plain words are not", () => {
  assert.equal(
    riddlesIn("/** Undefined for what is no list. */\n/** It stands in the way. */").length,
    2,
  );
  assert.deepEqual(
    riddlesIn("/** There is no list; it goes on until the end, and is in its place. */"),
    [],
  );
});

/** Words of the glossary that had several meanings: each names one type. */
const ONE_MEANING = ["Snapshot", "Judged"];

test("a word of the glossary is the name of one type", () => {
  const sources = sourceFiles().map((file) => readFileSync(join(ROOT, file), "utf8"));
  for (const word of ONE_MEANING) {
    const declaration = new RegExp(`\\b(?:class|interface|type) ${word}\\b(?! \\})(?=[ <])`, "gu");
    const found = sources.flatMap((text) => text.match(declaration) ?? []);
    assert.ok(found.length <= 1, `${found.length} types are named ${word}`);
  }
});
