import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { promisify } from "node:util";
import { freePort } from "@edge-gateway/testkit/free-port";

const PROGRAM = fileURLToPath(new URL("./testing/few-descriptors.ts", import.meta.url));
const DESCRIPTORS = 400;
const PORTS = 13;
const notLinux = process.platform === "linux" ? false : "platform: descriptors are read from /proc";

test(
  "a change that one worker cannot open the ports of is used by none, and may come again",
  { skip: notLinux },
  async () => {
    const ports = await Promise.all(Array.from({ length: PORTS }, freePort));
    const command = `ulimit -n ${DESCRIPTORS}; exec "$0" "$@"`;
    const args = [PROGRAM, DESCRIPTORS, ...ports].map(String);
    const { stdout } = await promisify(execFile)("sh", ["-c", command, process.execPath, ...args]);
    const { before, after } = JSON.parse(stdout);
    assert.match(before.refused, /EMFILE/);
    assert.deepEqual([before.own, before.other], [["old"], ["closed"]]);
    assert.deepEqual(after, { own: ["new"], other: ["new"] });
  },
);
