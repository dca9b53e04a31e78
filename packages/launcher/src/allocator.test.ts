import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { ALLOCATOR } from "./allocator.js";

const TUNED = fileURLToPath(new URL("./testdata/tuned.js", import.meta.url));
const canRestart = process.platform === "linux" && process.execve !== undefined;

/** What a program says that was started with these variables. */
async function start(env: NodeJS.ProcessEnv, ...flags: string[]) {
  const args = [...flags, TUNED, "-f", "a b"];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [status] = await once(child, "close");
  assert.equal(status, 0);
  return { pid: child.pid, said: JSON.parse(output) };
}

describe("useAllocator", { skip: !canRestart && "this system cannot start a program anew" }, () => {
  test("the same process runs the program anew, with the allocator told", async () => {
    const { pid, said } = await start({ OTHER: "1" }, "--no-warnings");
    assert.equal(said.pid, pid);
    assert.deepEqual(said.rest, ["-f", "a b"]);
    assert.deepEqual(said.execArgv, ["--no-warnings"]);
    assert.deepEqual(said.env, { OTHER: "1", ...ALLOCATOR });
  });

  test("what the caller has set stays as it is", async () => {
    const { said } = await start({ MALLOC_ARENA_MAX: "1" });
    assert.deepEqual(said.env, { ...ALLOCATOR, MALLOC_ARENA_MAX: "1" });
    const all = Object.fromEntries(Object.keys(ALLOCATOR).map((name) => [name, "1000"]));
    assert.deepEqual((await start(all)).said.env, all);
  });
});
