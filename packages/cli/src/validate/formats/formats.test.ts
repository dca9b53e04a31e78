import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic, JudgedFile, ResourceStatus } from "@edge-gateway/translate";
import { FORMATS } from "./index.ts";

const ERROR: Diagnostic = {
  file: "conf/a b.yaml",
  line: 3,
  column: 7,
  path: "gateways.web.port",
  severity: "error",
  code: "wrong-type",
  message: "must be an integer, not <&\u0007'\"> 50%",
  suggestion: "80",
};
const WARNING: Diagnostic = {
  ...ERROR,
  file: "/etc/b.yaml",
  line: 1,
  column: 1,
  path: "",
  severity: "warning",
  code: "unreachable",
  message: "takes no request",
  suggestion: null,
};

function judged(file: string, diagnostics: readonly Diagnostic[]): JudgedFile {
  return { file, isJudged: true, diagnostics, omitted: 0, lines: new Map() };
}

const FILES = [
  judged("conf/a b.yaml", [ERROR]),
  judged("/etc/b.yaml", [WARNING]),
  judged("<stdin>", []),
];

const STATUSES: readonly ResourceStatus[] = [
  { kind: "Gateway", namespace: "default", name: "web", conditions: [] },
];

function written(format: keyof typeof FORMATS, strict = false): string {
  return FORMATS[format]({ files: FILES, statuses: STATUSES, strict, version: "1.2.3" });
}

test("JSON contains the findings and the statuses", () => {
  assert.deepEqual(JSON.parse(written("json")), {
    findings: [ERROR, WARNING],
    omitted: 0,
    statuses: STATUSES,
  });
});

test("a log follows the rules of SARIF 2.1.0", () => {
  const log = JSON.parse(written("sarif"));
  assert.equal(log.version, "2.1.0");
  assert.ok(URL.canParse(log.$schema));
  const [run] = log.runs;
  assert.equal(run.columnKind, "utf16CodeUnits");
  assert.equal(run.tool.driver.name, "gw");
  assert.equal(run.tool.driver.semanticVersion, "1.2.3");
  const ids = run.tool.driver.rules.map(({ id }: { id: string }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const rule of run.tool.driver.rules) assert.match(rule.shortDescription.text, /\.$/);
  const uris = run.artifacts.map(
    (artifact: { location: { uri: string } }) => artifact.location.uri,
  );
  assert.deepEqual(uris, ["conf/a%20b.yaml", "file:///etc/b.yaml", "stdin"]);
  assert.equal(run.results.length, 2);
  for (const result of run.results) {
    assert.equal(ids[result.ruleIndex], result.ruleId);
    assert.ok(["none", "note", "warning", "error"].includes(result.level));
    assert.ok(result.message.text.length > 0);
    const [{ physicalLocation }] = result.locations;
    assert.ok(uris.includes(physicalLocation.artifactLocation.uri));
    assert.ok(physicalLocation.region.startLine >= 1 && physicalLocation.region.startColumn >= 1);
  }
  assert.equal(
    run.results[0].locations[0].logicalLocations[0].fullyQualifiedName,
    "gateways.web.port",
  );
  assert.deepEqual(Object.keys(run.results[1].locations[0]), ["physicalLocation"]);
});

test("every format reports how many findings are left out", () => {
  const files = [{ ...judged("a.yaml", [ERROR]), omitted: 2 }];
  const report = { files, statuses: [], strict: false, version: "1" };
  assert.equal(JSON.parse(FORMATS.json(report)).omitted, 2);
  const said = "2 more findings are left out";
  const [run] = JSON.parse(FORMATS.sarif(report)).runs;
  assert.equal(run.invocations[0].toolExecutionNotifications[0].message.text, said);
  assert.match(FORMATS.github(report), new RegExp(`^::warning::${said}$`, "m"));
  assert.match(FORMATS.junit(report), new RegExp(`\n${said}</failure>`));
});

test("annotations escape the separators of commands and properties", () => {
  assert.deepEqual(written("github").split("\n"), [
    "::error file=conf/a b.yaml,line=3,col=7,title=wrong-type%3A gateways.web.port::must be an integer, not <&\u0007'\"> 50%25 (80)",
    "::warning file=/etc/b.yaml,line=1,col=1,title=unreachable::takes no request",
    "",
  ]);
});

test("a JUnit report is well-formed, and a file with errors is a failed test", () => {
  const report = written("junit");
  assert.deepEqual(elementsOf(report), [
    "testsuites",
    "testsuite",
    "testcase",
    "failure",
    "testcase",
    "system-out",
    "testcase",
  ]);
  assert.match(report, /<testsuite name="configuration" tests="3" failures="1"/);
  assert.match(report, /not &lt;&amp;\u{FFFD}&apos;&quot;&gt; 50%/u);
});

test("in a strict JUnit report warnings are failures, too", () => {
  assert.match(written("junit", true), /failures="2"/);
});

/** The names of the XML elements in order; fails if the text is not well-formed XML 1.0. */
function elementsOf(xml: string): readonly string[] {
  const names: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-z-]+)((?: [a-z]+="[^"<&]*(?:&(?:lt|gt|amp|quot|apos);[^"<&]*)*")*)(\/?)>/y;
  const text = /(?:[^<&\p{Cc}]|[\n\t]|&(?:lt|gt|amp|quot|apos);)+/uy;
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
  assert.ok(xml.startsWith(start));
  for (let at = start.length; at < xml.length;) {
    tag.lastIndex = at;
    text.lastIndex = at;
    const found = tag.exec(xml);
    const words = text.exec(xml);
    assert.ok(found !== null || words !== null, `not well-formed: ${xml.slice(at, at + 80)}`);
    at += (found ?? words)?.[0].length ?? 0;
    if (found === null) continue;
    const [, closing = "", name = "", , empty = ""] = found;
    if (closing === "/") assert.equal(open.pop(), name);
    else names.push(name);
    if (closing === "" && empty === "") open.push(name);
  }
  assert.deepEqual(open, []);
  return names;
}
