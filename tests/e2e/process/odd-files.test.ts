import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

/** Configuration paths that are not ordinary files. */

const GW = join(import.meta.dirname, "../../../packages/proxy/bin/gw.js");
const INVALID = 2;
/** Milliseconds after which a gateway counts as not ending by itself. */
const LONG = 60_000;

function gw(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [GW, ...args], {
    encoding: "utf8",
    timeout: LONG,
  });
  return { status, text: stdout + stderr };
}

test("a file without an end, and a pipe without a writer, are refused like any invalid file", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "gw-"));
  const pipe = join(folder.path, "pipe.yaml");
  execFileSync("mkfifo", [pipe]);
  const wrong = [
    ["/dev/null", /gateways: is missing, and must not be empty/],
    [pipe, /gateways: is missing, and must not be empty/],
    ["/dev/zero", /longer than/],
    ["/dev/urandom", /longer than/],
  ] as const;
  for (const [path, reason] of wrong) {
    for (const args of [
      ["-f", path],
      ["validate", path],
    ]) {
      const { status, text } = gw(args);
      assert.equal(status, INVALID, `${args.join(" ")}: ${text}`);
      assert.match(text, reason, args.join(" "));
    }
  }
});

test("a pipe of the shell is read to its end, once", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "gw-"));
  const file = join(folder.path, "gw.yaml");
  writeFileSync(file, "gateways: {web: {port: 1, rotues: []}}");
  const command = `exec "$0" "$1" -f <(cat "$2")`;
  const { status, stderr } = spawnSync("bash", ["-c", command, process.execPath, GW, file], {
    encoding: "utf8",
    timeout: LONG,
  });
  assert.equal(status, INVALID, stderr);
  assert.match(stderr, /rotues/);
});
