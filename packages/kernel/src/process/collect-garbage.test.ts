import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("a process that may not collect its garbage continues", () => {
  const module = JSON.stringify(new URL("./collect-garbage.ts", import.meta.url).href);
  const program = `import { collectGarbage } from ${module}; collectGarbage(); collectGarbage();`;
  const permitted = ["--permission", "--allow-fs-read=*"];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...permitted, "--input-type=module", "--eval", program],
    { encoding: "utf8" },
  );
  assert.equal(status, 0, stderr);
});
