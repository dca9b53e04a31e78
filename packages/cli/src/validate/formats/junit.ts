import { sortDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Diagnostic, JudgedFile } from "@edge-gateway/translate";
import { omission } from "./format.ts";
import type { Format } from "./format.ts";

/** Formats a JUnit report with one test per file; the test of a file with errors fails. */
export const junit: Format = ({ files, strict }) => {
  const cases = files.map((file) => testCase(file, strict));
  const failures = cases.filter(({ fails }) => fails).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="gw validate" ${counts}>
  <testsuite name="configuration" ${counts}>
${cases.map(({ text }) => text).join("")}  </testsuite>
</testsuites>
`;
};

interface TestCase {
  readonly fails: boolean;
  readonly text: string;
}

function testCase({ file, diagnostics, omitted }: JudgedFile, strict: boolean): TestCase {
  const sorted = sortDiagnostics(diagnostics);
  const failing = sorted.filter(({ severity }) => strict || severity === "error");
  const [first] = failing;
  const open = `    <testcase name="${escaped(file)}" classname="gw.validate"`;
  const left = omitted === 0 ? [] : [omission(omitted)];
  const lines = escaped([...sorted.map(lineOf), ...left].join("\n"));
  if (first !== undefined) {
    const summary = `${first.path === "" ? "" : `${first.path}: `}${first.message}`;
    const failure = `<failure message="${escaped(summary)}" type="${first.code}">${lines}</failure>`;
    return { fails: true, text: `${open}>${failure}</testcase>\n` };
  }
  const text =
    lines === "" ? `${open}/>\n` : `${open}><system-out>${lines}</system-out></testcase>\n`;
  return { fails: false, text };
}

function lineOf({ file, line, column, path, severity, message, suggestion }: Diagnostic): string {
  const subject = path === "" ? "" : `${path}: `;
  const hint = suggestion === null ? "" : ` (${suggestion})`;
  return `${file}:${line}:${column}: ${severity}: ${subject}${message}${hint}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML 1.0 (section 2.2); characters that XML does not allow become U+FFFD. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\u{FFFD}")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
