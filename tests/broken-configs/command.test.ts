import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Lines } from "./edit-lines.ts";

const GW = fileURLToPath(new URL("../../packages/proxy/bin/gw.js", import.meta.url));
const FULL = fileURLToPath(new URL("testdata/full.yaml", import.meta.url));
const BASE = new Lines(readFileSync(FULL, "utf8"));

/** Runs the real command with a text on its standard input. */
function gw(args: readonly string[], input = "") {
  const env = { ...process.env, GATEWAY_TOKEN: "token", NO_COLOR: "1" };
  return spawnSync(process.execPath, [GW, ...args], { input, env, encoding: "utf8" });
}

test("a valid file ends with status 0", () => {
  const { status, stdout, stderr } = gw(["--validate-only", "-f", FULL, "--offline"]);
  assert.deepEqual(
    { status, stdout, stderr },
    { status: 0, stdout: `${FULL}: valid\n`, stderr: "" },
  );
});

test("a broken text ends with status 2, its line and no stack trace", () => {
  const number = BASE.find("port: 8080");
  const broken = BASE.replace(number, "port: eighty");
  for (const args of [
    ["--validate-only", "-f", "-"],
    ["validate", "-"],
    ["-f", "-"],
  ]) {
    const { status, stderr } = gw(args, broken);
    assert.equal(status, 2, args.join(" "));
    assert.ok(
      stderr.includes(`<stdin>:${number}:11: error: gateways.web.port: must be an integer`),
      stderr,
    );
    assert.doesNotMatch(stderr, /\n\s+at /);
  }
});

test("errors are JSON for programs", () => {
  const number = BASE.find("format: json");
  const { status, stdout, stderr } = gw(
    ["validate", "-", "--json"],
    BASE.replace(number, "format: jsn"),
  );
  assert.deepEqual({ status, stderr }, { status: 2, stderr: "" });
  const {
    findings: [finding],
  } = JSON.parse(stdout);
  assert.deepEqual([finding.line, finding.suggestion], [number, "json"]);
});

test("a wrong command line ends with status 2 and a suggestion", () => {
  const { status, stderr } = gw(["--validate-onyl", "-f", FULL]);
  assert.equal(status, 2);
  assert.match(stderr, /^error: unknown option --validate-onyl; did you mean --validate-only\?\n/);
});

test("version and help end with status 0", () => {
  assert.match(gw(["--version"]).stdout, /^gw [0-9]+\.[0-9]+\.[0-9]+/);
  assert.match(gw(["--help"]).stdout, /^Usage:/);
});

test("a file that never ends is too large, also on standard input and as a file of secrets", () => {
  const secrets = "gateways: {web: {port: 80}}\nsecrets: {endless: {file: /dev/zero}}\n";
  const tooLarge = /: error: (secrets\.endless\.file: )?the file is longer than 67108864 bytes\n/;
  for (const [file, input] of [
    ["/dev/zero", ""],
    ["-", "#".repeat(70_000_000)],
    ["-", secrets],
  ] as const) {
    const { status, stderr } = gw(["--validate-only", "-f", file], input);
    assert.equal(status, 2);
    assert.match(stderr, tooLarge);
  }
});

test("standard input may arrive in parts, and bytes that are not UTF-8 are reported at their place", () => {
  const parts = "printf 'gateways:\\n'; printf '  web: {port: 80, prot\\377: 1}\\n'";
  const { status, stderr } = spawnSync(
    "sh",
    ["-c", `(${parts}) | "${process.execPath}" "${GW}" --validate-only -f -`],
    { encoding: "utf8" },
  );
  assert.equal(status, 2);
  assert.match(stderr, /^<stdin>:2:23: error: not valid UTF-8, the encoding of YAML/);
});
