import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { flushFolder } from "./flush-folder.ts";

test("a folder is flushed, if its file system can do that", async () => {
  await flushFolder(tmpdir());
  // The kernel answers EINVAL for the folders of this file system.
  await flushFolder("/proc");
  await assert.rejects(flushFolder("/proc/none"), /ENOENT/);
});
