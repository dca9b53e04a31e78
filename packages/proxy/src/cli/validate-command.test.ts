import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { validateCommand } from "./validate-command.ts";

let folder = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "validate-"));
  writeFileSync(join(folder, "a.yaml"), "gateways: {web: {port: 80}}\n");
  writeFileSync(join(folder, "b.yml"), "gateways: {web: {port: eighty}}\n");
  writeFileSync(join(folder, "notes.txt"), "not a configuration");
});

after(() => {
  rmSync(folder, { recursive: true });
});

function validate(paths: readonly string[], json = false) {
  let out = "";
  let err = "";
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  };
  const status = validateCommand({ paths, json, environment: {}, terminal });
  return { status, out, err };
}

test("a valid file is named on standard output", () => {
  const file = join(folder, "a.yaml");
  assert.deepEqual(validate([file]), { status: 0, out: `${file}: valid\n`, err: "" });
});

test("a wrong file is explained on standard error, with its line", () => {
  const file = join(folder, "b.yml");
  const { status, out, err } = validate([file]);
  assert.deepEqual({ status, out }, { status: 2, out: "" });
  assert.equal(
    err,
    [
      `${file}:1:24: error: gateways.web.port: must be an integer`,
      "  gateways: {web: {port: eighty}}",
      "                         ^",
      `${file}: 1 error`,
      "",
    ].join("\n"),
  );
});

test("a folder stands for its YAML files", () => {
  const { status, out, err } = validate([folder]);
  assert.equal(status, 2);
  assert.match(out, /a\.yaml: valid/);
  assert.match(err, /b\.yml: 1 error/);
});

test("findings are a JSON array", () => {
  assert.deepEqual(validate([join(folder, "a.yaml")], true), { status: 0, out: "[]\n", err: "" });
  const [finding] = JSON.parse(validate([folder], true).out);
  assert.deepEqual(finding, {
    file: join(folder, "b.yml"),
    line: 1,
    column: 24,
    path: "gateways.web.port",
    severity: "error",
    code: "wrong-type",
    message: "must be an integer",
    suggestion: null,
  });
});

test("a file that cannot be read is an error", () => {
  const { status, err } = validate([join(folder, "absent.yaml")]);
  assert.equal(status, 2);
  assert.match(err, /absent\.yaml:1:1: error: the file cannot be read: there is no such file/);
});
