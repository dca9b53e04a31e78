import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const ENTRY = new URL("./index.ts", import.meta.url).href;

/** A program whose first verifier is made while no file can be opened, and that has descriptors afterwards. */
const PROGRAM = `
import { closeSync, openSync } from "node:fs";
const { TokenVerifier } = await import("${ENTRY}");
const held = [];
try {
  for (;;) held.push(openSync("/dev/null"));
} catch {}
const verifier = new TokenVerifier([], { cacheEntries: 0, leeway: 0 });
const verified = () => verifier.verify("a.b.c", 0).then(({ kind }) => kind, ({ code }) => code);
const first = await verified();
for (const each of held) closeSync(each);
console.log(first, await verified());
`;

test("a library that could not be loaded without file descriptors is loaded by the next token", () => {
  const command = 'ulimit -n 64; exec "$0" "$@"';
  const words = [process.execPath, "--input-type=module", "--eval", PROGRAM];
  const { stdout, stderr } = spawnSync("sh", ["-c", command, ...words], { encoding: "utf8" });
  assert.equal(stdout.trim(), "EMFILE invalid", stderr);
});
