import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { replaceFile, whyNotReplaced } from "./replace-file.ts";

const IS_ROOT = process.geteuid?.() === 0;
const NOBODY = 65_534;

const folder = mkdtempSync(join(tmpdir(), "replaced file-"));
after(() => rmSync(folder, { recursive: true }));

function fileOf(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, "a: 1\n");
  return file;
}

/** The reason that a process of a user without rights of root finds. */
function reasonOfNobody(file: string): string {
  const module = new URL("replace-file.ts", import.meta.url).href;
  const script = `import { replaceFile, whyNotReplaced } from ${JSON.stringify(module)};
    console.log(String(await whyNotReplaced(${JSON.stringify(file)})));`;
  const asked = ["--input-type=module", "--eval", script];
  const { stdout, stderr } = spawnSync(process.execPath, asked, {
    ...{ uid: NOBODY, gid: NOBODY, cwd: "/" },
    encoding: "utf8",
  });
  return stdout + stderr;
}

test("an own file can be replaced, and one that is not there cannot", async () => {
  assert.equal(await whyNotReplaced(fileOf("own")), undefined);
  assert.match(
    (await whyNotReplaced(join(folder, "none"))) ?? "",
    /replaced by this process: ENOENT$/,
  );
});

test("files of others are read-only, with the reason", { skip: !IS_ROOT }, () => {
  chmodSync(folder, 0o755);
  const file = fileOf("other");
  assert.match(
    reasonOfNobody(file),
    /EACCES, permission denied: let the user of the gateway write/,
  );
  chmodSync(folder, 0o777);
  chmodSync(file, 0o666);
  assert.match(reasonOfNobody(file), /it belongs to another user/);
  chownSync(file, NOBODY, NOBODY);
  assert.equal(reasonOfNobody(file), "undefined\n");
});

test(
  "a file that is mounted by itself is read-only, with the reason",
  { skip: !IS_ROOT },
  async (context) => {
    const file = fileOf("mounted");
    if (spawnSync("mount", ["--bind", fileOf("source"), file]).status !== 0)
      return context.skip("this process may not mount");
    try {
      assert.match((await whyNotReplaced(file)) ?? "", /mounted by itself \(EBUSY\)/);
    } finally {
      spawnSync("umount", [file]);
    }
  },
);

test("processes with the same number, as those of containers, replace a file at the same time", async () => {
  const file = fileOf("shared");
  const texts = ["a: 2\n", "a: 3\n"];
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  assert.ok(texts.includes(readFileSync(file, "utf8")));
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes("shared")),
    ["shared"],
  );
});
