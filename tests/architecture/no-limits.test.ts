import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, sourceFiles } from "./source-files.ts";

const FEWEST_FILES = 80;

/** Sources of the product; code that only tests use may contain its own numbers. */
function productFiles(): string[] {
  return sourceFiles().filter(
    (file) =>
      /^packages\/(?!testkit\/)[^/]+\/src\//.test(file) &&
      !/\.(?:test|suite)\.ts$|\/testing\/|\/conformance\//.test(file),
  );
}

/** The text with the insides of comments, strings and regular expressions blanked, line by line. */
function codeOnly(text: string): string {
  const blank = (match: string) => match.replace(/[^\n]/g, " ");
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/\/\/.*$/gm, blank)
    .replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, blank)
    .replace(/(?<=[(,=:?&|] ?)\/(?:[^/\\\n]|\\.)+\/[dgimsuvy]*/g, blank);
}

/** The text without the declarations of named constants (UPPER_CASE), also those of many lines. */
function withoutConstants(code: string): string {
  return code.replace(
    /^( *)(?:export )?(?:static |readonly |const )+#?[A-Z][A-Z0-9_]*\b(?:.*[{[(]\n(?:\1 .*\n)*\1[}\])].*|.*[=:]\n\1 .*|.*)$/gm,
    (match) => match.replace(/[^\n]/g, " "),
  );
}

/** Decimal numbers that look like a limit or a default: from three digits on, but no HTTP status. */
function suspects(line: string): string[] {
  return (line.match(/(?<![\w.#])\d[\d_]{2,}(?![\w])/g) ?? []).filter((digits) => {
    const value = Number(digits.replaceAll("_", ""));
    return value < 100 || value > 599;
  });
}

test("limits and defaults come from the schemas, or from bounds.ts: no bare numbers in the code", () => {
  const files = productFiles();
  assert.ok(files.length >= FEWEST_FILES, `saw only ${files.length} files`);
  const found = files.flatMap((file) => {
    const code = withoutConstants(codeOnly(readFileSync(join(ROOT, file), "utf8")));
    return code
      .split("\n")
      .flatMap((line, index) => suspects(line).map((number) => `${file}:${index + 1}: ${number}`));
  });
  assert.deepEqual(found, []);
});

/** Declarations of numbers whose name says that they limit something. */
const BOUND =
  /^(?:export )?const ((?:MAX|MAXIMUM|LONGEST|MOST|LARGEST|WINDOW|OVERLAP|DEFAULT|GRACE|RETRY|POLL|LEASE)(?:_\w+)?|\w+_(?:LIMIT|TIMEOUT|DELAY|INTERVAL|GRACE|TTL)) = [\d_.*+\- n]+;$/u;
/** The files in which numbers that are limits belong. */
const BOUNDS_FILES = /(?:\/bounds|\/src\/limits|\/frames\/constants)\.ts$/u;
/** Standards and products that define a number. */
const SOURCE =
  /\b(?:RFC \d+|NIST|ITU-T|X\.690|POSIX|CEL|GEP-\d+|Kubernetes|PROXY protocol|AWS|Node\.js|OpenAI|Anthropic|HPACK)\b/u;

/** Limits that no standard defines and that are not in `bounds.ts`. */
function strayBounds(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const name = BOUND.exec(line)?.[1];
    return name === undefined || SOURCE.test(commentBefore(lines, index)) ? [] : [name];
  });
}

function commentBefore(lines: readonly string[], index: number): string {
  let from = index;
  while (from > 0 && /^(?:\/\*\*| \*|(?:export )?const )/u.test(lines[from - 1] ?? "")) from -= 1;
  return lines.slice(from, index).join("\n");
}

test("a bound of the process is in bounds.ts, unless its comment names the standard that sets it", () => {
  const found = productFiles()
    .filter((file) => !BOUNDS_FILES.test(file))
    .flatMap((file) =>
      strayBounds(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`),
    );
  assert.deepEqual(found, []);
});

test("a bound without a standard is seen, one of a standard is not", () => {
  const text = `/** Of one event. */\nconst MAX_EVENT = 32 * 1024;\n\n/** RFC 1035. */\nconst LONGEST_LABEL = 63;\n`;
  assert.deepEqual(strayBounds(text), ["MAX_EVENT"]);
});

test("a bare number is seen, a named constant is not", () => {
  const code = withoutConstants(
    codeOnly(
      `const LIMIT = 4096; // 5000\nconst TABLE = {\n  a: 1000,\n};\nwait(30_000, "700");\n`,
    ),
  );
  assert.deepEqual(code.split("\n").flatMap(suspects), ["30_000"]);
});
