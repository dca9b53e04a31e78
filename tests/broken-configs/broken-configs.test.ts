import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { validateCommand } from "@edge-gateway/cli/validate/validate-command";
import type { Diagnostic } from "@edge-gateway/translate/diagnostics/diagnostic";
import { Lines } from "./edit-lines.ts";
import type { Mutation } from "./mutation.ts";
import { misspeltKeys, repeatedKeys, tabbedLines, wrongTypes } from "./systematic.ts";
import { WRONG_STRUCTURE_TABLES } from "./wrong-structure.ts";
import { WRONG_VALUE_TABLES } from "./wrong-values.ts";

const BASE = new Lines(readFileSync(new URL("testdata/full.yaml", import.meta.url), "utf8"));
const ENVIRONMENT = { GATEWAY_TOKEN: "token" };
const DIAGNOSTIC_KEYS = [
  "file",
  "line",
  "column",
  "path",
  "severity",
  "code",
  "message",
  "suggestion",
];

let folder = "";
let judged = 0;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "broken-configs-"));
});

after(() => {
  rmSync(folder, { recursive: true });
});

/** Checks the exit status and the output. */
function validate(text: string, json: boolean) {
  const file = join(folder, "config.yaml");
  writeFileSync(file, text);
  let out = "";
  let err = "";
  const status = validateCommand({
    paths: [file],
    format: json ? "json" : "text",
    strict: false,
    isRun: false,
    environment: ENVIRONMENT,
    terminal: { out: (part) => (out += part), err: (part) => (err += part), colours: false },
  });
  return { status, out, err };
}

/** Validates a broken text in both forms; returns the errors. */
function errorsOf(text: string): readonly Diagnostic[] {
  judged += 1;
  const people = validate(text, false);
  assert.equal(people.status, 2);
  assert.doesNotMatch(people.err, /^\s+at .*:\d+/m, "a stack trace");
  assert.match(people.err, /: error: /);
  const { status, out } = validate(text, true);
  assert.equal(status, 2);
  const { findings: diagnostics }: { readonly findings: readonly Diagnostic[] } = JSON.parse(out);
  for (const diagnostic of diagnostics) assert.deepEqual(Object.keys(diagnostic), DIAGNOSTIC_KEYS);
  return diagnostics.filter(({ severity }) => severity === "error");
}

function show(errors: readonly Diagnostic[]): string {
  return errors
    .map(({ line, code, message, suggestion }) => `${line} ${code} ${message} (${suggestion})`)
    .join("\n");
}

function runTable(name: string, mutations: readonly Mutation[]): void {
  describe(name, () => {
    for (const { at, write, wrong = 0, code, suggestion, errors: count = 1 } of mutations) {
      test(`${at.at(-1)} => ${write.join(" | ").slice(0, 60)}`, () => {
        const number = BASE.find(...at);
        const text =
          write.length === 0
            ? BASE.splice(number, BASE.blockLength(number), [])
            : replaced(number, write);
        const line = typeof wrong === "number" ? number + wrong : new Lines(text).find(...wrong);
        const errors = errorsOf(text);
        const found = errors.find((error) => error.line === line && error.code === code);
        assert.ok(found, `expected ${code} on line ${line}, found:\n${show(errors)}`);
        if (suggestion !== undefined) assert.equal(found.suggestion, suggestion);
        assert.equal(errors.length, count, show(errors));
      });
    }
  });
}

/** An empty list or a new value replaces the block below the key. */
function replaced(number: number, write: readonly string[]): string {
  const [first = ""] = write;
  const closes = /: (\[\]|\{\})$/.test(first) || first === "{}" || first.startsWith("file: ");
  const keepsBlock = !closes || BASE.blockLength(number) === 1;
  if (keepsBlock) return BASE.replace(number, ...write);
  const indentation = BASE.line(number).match(/^ */)?.[0] ?? "";
  return BASE.splice(
    number,
    BASE.blockLength(number),
    write.map((text) => indentation + text),
  );
}

test("the text that is broken here is valid", () => {
  const { status, out, err } = validate(BASE.splice(1, 0, []), false);
  assert.deepEqual({ status, err }, { status: 0, err: "" });
  assert.match(out, /: valid/);
});

for (const [name, mutations] of Object.entries({
  ...WRONG_VALUE_TABLES,
  ...WRONG_STRUCTURE_TABLES,
}))
  runTable(name, mutations);

const SYSTEMATIC = { misspeltKeys, repeatedKeys, tabbedLines, wrongTypes };
for (const [name, breakText] of Object.entries(SYSTEMATIC)) {
  describe(name, () => {
    for (const { title, text, line, code, suggestion } of breakText(BASE)) {
      test(title, () => {
        const errors = errorsOf(text);
        const found = errors.find((error) => error.line === line && error.code === code);
        assert.ok(found, `expected ${code} on line ${line}, found:\n${show(errors)}`);
        if (suggestion !== undefined) assert.equal(found.suggestion, suggestion);
      });
    }
  });
}

after(() => {
  assert.ok(judged >= 200, `only ${judged} broken configurations were judged`);
});
