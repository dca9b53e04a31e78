import assert from "node:assert/strict";
import { test } from "node:test";
import { offsetOf } from "../source/located.ts";
import { Placer } from "./place-finding.ts";
import { ReadBudget } from "../source/read-budget.ts";
import { SourceText } from "../source/source-text.ts";
import { readYaml } from "./yaml-reader.ts";

const LIMITS = {
  maxTokens: 10_000,
  maxNodes: 1000,
  maxTextLength: 10_000,
  maxPlainNodes: 1000,
  maxPlainTextLength: 10_000,
  maxKeyLength: 100,
  maxDepth: 20,
};

function read(text: string, environment: Record<string, string> = {}) {
  return readYaml(text, environment, new ReadBudget(LIMITS));
}

/** Line, column and code of each problem. */
function problemsOf(text: string, environment: Record<string, string> = {}): string[] {
  const source = new SourceText("file", text);
  return read(text, environment).problems.map(({ offset, code }) => {
    const { line, column } = source.placeOf(offset);
    return `${line}:${column} ${code}`;
  });
}

test("values become plain JSON, and keys without a value are left out", () => {
  const text = "a: 1\nb: [x, 'y', null]\nc:\nd: ~\ne: {f: true}\n80: g\n";
  assert.deepEqual(read(text).value, { a: 1, b: ["x", "y", null], e: { f: true }, "80": "g" });
  assert.equal(read("").value, null);
  assert.deepEqual(read('{"a": {"b": "c"}}').value, { a: { b: "c" } });
});

test("the key __proto__ is a key like any other", () => {
  const value = read("__proto__: {a: 1}\n").value;
  assert.ok(typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__"));
});

test("an unquoted scalar gets its type after variables are replaced, and a quoted one stays a string", () => {
  const environment = { PORT: "8080", ON: "true", NOTHING: "", TEXT: "a: b" };
  const text =
    'a: ${PORT}\nb: "${PORT}"\nc: $ON\nd: x${PORT}\ne: ${NOTHING}\nf: $TEXT\ng: |\n  $PORT\n';
  assert.deepEqual(read(text, environment).value, {
    a: 8080,
    b: "8080",
    c: true,
    d: "x8080",
    f: "a: b",
    g: "8080\n",
  });
});

test("variables in keys and comments are not replaced", () => {
  assert.deepEqual(read("$PORT: a # $NOPE\n", { PORT: "1" }).value, { $PORT: "a" });
});

test("an undefined variable is reported at its place", () => {
  assert.deepEqual(problemsOf("a: 1\nb:\n  - x${NOPE} ${NOPE}\n"), [
    "3:6 undefined-variable",
    "3:14 undefined-variable",
  ]);
});

test("invalid syntax is reported where it begins", () => {
  assert.deepEqual(problemsOf("a: 1\n\tb: 2\n"), ["2:1 yaml-syntax"]);
  assert.deepEqual(problemsOf("a: 1\nb: 'x\nc: 2\n"), ["2:4 yaml-syntax"]);
  assert.deepEqual(problemsOf("a:\n  b: 1\n c: 2\n"), ["3:2 yaml-syntax"]);
  assert.deepEqual(problemsOf("a: 1\nb: [1, 2\nc: 3\n"), ["2:4 yaml-syntax"]);
  assert.deepEqual(problemsOf("a: 1\n---\nb: 2\n"), ["2:1 yaml-syntax"]);
  assert.deepEqual(problemsOf("a: *b\n"), ["1:4 yaml-syntax"]);
  assert.deepEqual(problemsOf("a: !thing 1\n"), ["1:4 yaml-syntax"]);
});

test("a duplicate key is reported at its second place, and the first one counts", () => {
  const text = "a: 1\nb:\n  c: 1\n  c: 2\na: 3\n";
  assert.deepEqual(problemsOf(text), ["4:3 duplicate-key", "5:1 duplicate-key"]);
  assert.deepEqual(read(text).value, { a: 1, b: { c: 1 } });
});

test("keys must be strings", () => {
  assert.deepEqual(problemsOf("? {a: 1}\n: 2\n"), ["1:3 yaml-unsupported"]);
});

test("an alias means the latest anchor of its name", () => {
  assert.deepEqual(read("a: &x [1]\nb: *x\nc: &x 2\nd: *x\n").value, {
    a: [1],
    b: [1],
    c: 2,
    d: 2,
  });
});

test("exponential expansion of aliases is stopped", () => {
  const bomb = Array.from(
    { length: 12 },
    (_, i) => `a${i}: &a${i} [${`*a${i - 1},`.repeat(i === 0 ? 0 : 10)} 1]`,
  );
  assert.deepEqual(
    [...new Set(problemsOf(bomb.join("\n")).map((line) => line.split(" ")[1]))],
    ["yaml-unsupported"],
  );
  assert.ok(problemsOf("a: &a [*a, *a]\n").every((line) => line.endsWith("yaml-unsupported")));
});

test("an unknown alias inside an endless alias is reported once", () => {
  const syntax = problemsOf("a: &a\n  b: *a\n  c: *none\n").filter((line) =>
    line.endsWith("yaml-syntax"),
  );
  assert.deepEqual(syntax, ["3:6 yaml-syntax"]);
});

test("values that are nested too deeply are refused", () => {
  assert.deepEqual(problemsOf(`${"[".repeat(40)}${"]".repeat(40)}`), ["1:21 yaml-unsupported"]);
  assert.deepEqual(problemsOf("- ".repeat(1_000_000)), ["1:41 yaml-unsupported"]);
  assert.deepEqual(problemsOf("[".repeat(1_000_000)), ["1:21 yaml-unsupported"]);
  const deep = Array.from({ length: 22 }, (_, depth) => `${" ".repeat(depth)}a:\n`).join("");
  assert.deepEqual(problemsOf(deep), ["22:22 yaml-unsupported"]);
});

test("every value and key has its place", () => {
  const text = "a:\n  - b: 1\n    c: &x {d: 2}\n  - *x\n";
  const { located } = read(text);
  const source = new SourceText("file", text);
  const place = (pointer: string, of: "key" | "value" | "end" = "value") => {
    const { line, column } = source.placeOf(offsetOf(located, pointer, of));
    return `${line}:${column}`;
  };
  assert.equal(place("/a", "key"), "1:1");
  assert.equal(place("/a"), "2:3");
  assert.equal(place("/a/0/b"), "2:8");
  assert.equal(place("/a/0/c/d"), "3:15");
  assert.equal(place("/a/0/c/d", "key"), "3:12");
  assert.equal(place("/a/1"), "4:5");
  assert.equal(place("/a/0/missing", "key"), "2:5");
});

test("a merge key adds the keys that the map itself does not set", () => {
  const base = "a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\n";
  const merged = (text: string) => Object(read(`${base}c: {${text}}\n`).value).c;
  assert.deepEqual(merged("<<: *a"), { x: 1, y: 2 });
  assert.deepEqual(merged("<<: *a, y: 5"), { x: 1, y: 5 });
  assert.deepEqual(merged("y: 5, <<: *a"), { x: 1, y: 5 });
  assert.deepEqual(merged("<<: [*a, *b]"), { x: 1, y: 2, z: 4 });
  assert.deepEqual(merged('"<<": *a'), { "<<": { x: 1, y: 2 } });
  assert.deepEqual(problemsOf(`${base}c: {<<: 1}\n`), ["3:5 yaml-unsupported"]);
  const { located } = read("a: &a {x: 1}\nb: {<<: *a}\n");
  assert.equal(offsetOf(located, "/b/x", "value"), 10);
});

test("manifests have the booleans of YAML 1.1, configurations those of YAML 1.2", () => {
  const text = "a: [y, Yes, ON, n, No, off]\nb: ['off', oN, true]\n";
  assert.deepEqual(readYaml(text, undefined, new ReadBudget(LIMITS)).value, {
    a: [true, true, true, false, false, false],
    b: ["off", "oN", true],
  });
  assert.deepEqual(read(text).value, {
    a: ["y", "Yes", "ON", "n", "No", "off"],
    b: ["off", "oN", true],
  });
});

test("a Helm template is recognized among invalid YAML", () => {
  const templates = [
    "{{- if .Values.x }}\na: 1\n{{- end }}\n",
    "a: 1\nb: {{ .Release.Name }}\n",
    'a:\n  - {{ include "x" . | nindent 4 }}\n',
    "a:\n  {{- toYaml .Values.a | nindent 2 }}\n",
  ];
  for (const text of templates) {
    const { value, problems } = readYaml(text, undefined, new ReadBudget(LIMITS));
    const [problem, second] = problems;
    assert.equal(value, undefined);
    assert.match(problem?.message ?? "", /Helm template/, text);
    assert.equal(text.slice(problem?.offset).slice(0, 2), "{{");
    assert.equal(second, undefined);
  }
  const quoted = "a: '{{ .x }}'\nb: [\n";
  assert.doesNotMatch(
    readYaml(quoted, undefined, new ReadBudget(LIMITS)).problems[0]?.message ?? "",
    /Helm/,
  );
});

test("more tokens, values or text than allowed, or longer keys, are refused with a single finding", () => {
  const messages = (text: string, environment: Record<string, string> = {}) =>
    read(text, environment).problems.map(({ message }) => message);
  const manyTokens = `a: b\n\nc: &d [${"1,".repeat(5_000)}]`;
  assert.deepEqual(problemsOf(manyTokens), ["3:4 yaml-unsupported"]);
  assert.match(messages(manyTokens)[0] ?? "", /more than 10000 tokens of YAML must have only/);
  assert.deepEqual(messages("a: [".concat("1,".repeat(2_000), "]")), [
    "the file holds more than 1000 values (aliases and variables count with their expanded size)",
  ]);
  const tooMuchText =
    "the file holds more than 10000 characters in its values (aliases and variables count with their expanded size)";
  assert.deepEqual(messages(`a: &a ${"x".repeat(4_000)}\nb: [*a, *a]\n`), [tooMuchText]);
  assert.deepEqual(messages("a: $LONG $LONG\n", { LONG: "x".repeat(6_000) }), [tooMuchText]);
  assert.deepEqual(problemsOf(`a: 1\n${"x".repeat(101)}: 2\n`), ["2:1 yaml-unsupported"]);
});

test("the documents of a file share one budget", () => {
  const budget = new ReadBudget(LIMITS);
  const text = `[${"1,".repeat(600)}]`;
  assert.deepEqual(readYaml(text, {}, budget).problems, []);
  assert.equal(readYaml(text, {}, budget).problems.length, 1);
  assert.ok(budget.isSpent);
});

test("a duplicate key names the line of the first", () => {
  const text = "a:\n  port: 1\n  other: 2\n  port: 3\n";
  const [problem] = read(text).problems;
  assert.ok(problem !== undefined);
  const { message } = new Placer(new SourceText("f", text), read(text), new Map()).problem(problem);
  assert.equal(message, "duplicate key `port` (first at line 2)");
});

test("a broken text in which thousands of values stay open is refused for its first error", () => {
  const lines = Array.from({ length: 15_000 }, (_, index) => `{name: h${index}, value: v},\n`);
  const { problems } = readYaml(`a:\n  b: [\n${lines.join("")}]\n`, {}, new ReadBudget());
  assert.match(problems[0]?.message ?? "", /^`\[` is not closed/);
});
