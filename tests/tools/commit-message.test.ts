import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "commit-message-"));
after(() => rmSync(folder, { recursive: true }));

/** What the hook of git says of a message; empty if it lets the message pass. */
function judged(message: string): string {
  const file = join(folder, "message");
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(join(ROOT, ".githooks/commit-msg"), [file], {
    cwd: ROOT,
    encoding: "utf8",
  });
  assert.equal(status === 0, stderr === "", stderr);
  return stderr;
}

const BODY = "\n\nClients waited for a timeout.\n";

test("a subject of up to 72 characters with a body passes, and so do messages of git", () => {
  assert.equal(judged(`${"é".repeat(72)}${BODY}`), "");
  assert.equal(judged("# A comment\nThe port is closed\n\nWhy.\n# More of git\n"), "");
  for (const own of ["Merge branch 'main'", "fixup! The port", 'Revert "The port"'])
    assert.equal(judged(own), "", own);
});

test("a longer subject, a missing body and a missing empty line are refused", () => {
  assert.match(judged(`${"x".repeat(73)}${BODY}`), /the subject has 73 characters/);
  assert.match(judged("The port is closed\n# A comment\n"), /the body that says why is missing/);
  assert.match(judged("The port is closed\nat once.\n"), /below the subject must be empty/);
  const shown =
    "The port is closed\n\n# ------------------------ >8 ------------------------\ndiff\n";
  assert.match(judged(shown), /the body that says why is missing/);
});
