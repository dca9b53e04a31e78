import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import schema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import { XmlDocument, XmlElement } from "libxml2-wasm";

const GW = fileURLToPath(new URL("../../../packages/proxy/bin/gw.js", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Valid files, and files with every class of mistake. */
const PATHS = ["schemas/examples/standalone-config", "tests/broken-configs/testdata"];

/** The report of the real command; its exit status says that there are errors. */
function report(format: string, ...paths: readonly string[]): string {
  const args = [GW, "validate", "--format", format, ...paths];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  assert.equal(status, 2);
  return stdout;
}

const { $schema: _draft, id: _id, ...draft4 } = schema;
// The schema's pattern of languages is only valid without the flag `u`.
const options = { strict: false, validateFormats: false, unicodeRegExp: false };
const isSarif = new Ajv(options).compile(draft4);

test("SARIF is as the schema of SARIF 2.1.0 wants it", () => {
  const log = JSON.parse(report("sarif", ...PATHS));
  assert.ok(log.runs[0].results.length > 0);
  assert.ok(isSarif(log), JSON.stringify(isSarif.errors));
});

test("the schema of SARIF refuses unknown members", () => {
  const log = JSON.parse(report("sarif", ...PATHS));
  log.runs[0].results[0].level = "fatal";
  assert.ok(!isSarif(log));
  assert.equal(isSarif.errors?.at(0)?.instancePath, "/runs/0/results/0/level");
});

/** The child elements with these names, without any others. */
function children(parent: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.next)
    if (node instanceof XmlElement) elements.push(node);
  for (const { name } of elements) assert.ok(names.includes(name), `${parent.name}/${name}`);
  return elements;
}

function attribute(element: XmlElement, name: string): string {
  const value = element.attr(name)?.value;
  assert.ok(value !== undefined && value !== "", `${element.name} has no ${name}`);
  return value;
}

test("JUnit is XML, with what readers of it count and show", () => {
  using document = XmlDocument.fromString(report("junit", ...PATHS));
  const { root } = document;
  assert.equal(root.name, "testsuites");
  for (const suite of children(root, "testsuite")) {
    const cases = children(suite, "testcase");
    const failures = cases.flatMap((one) => {
      attribute(one, "classname");
      attribute(one, "name");
      return children(one, "failure", "system-out").filter(({ name }) => name === "failure");
    });
    for (const failure of failures) {
      attribute(failure, "message");
      attribute(failure, "type");
      assert.notEqual(failure.content, "");
    }
    for (const element of [root, suite]) {
      assert.equal(attribute(element, "tests"), String(cases.length));
      assert.equal(attribute(element, "failures"), String(failures.length));
      assert.equal(attribute(element, "errors"), "0");
      assert.equal(attribute(element, "skipped"), "0");
    }
  }
});
