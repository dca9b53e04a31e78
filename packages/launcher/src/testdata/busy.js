// Preloaded into a launcher: it continues after the start of its program only when the test says so, as on a busy machine.
import childProcess from "node:child_process";
import { readSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** A pipe from the test. */
const CONTINUE = 3;
const { spawn } = childProcess;

process.execve = undefined;
childProcess.spawn = (...args) => {
  const child = spawn(...args);
  readSync(CONTINUE, Buffer.alloc(1));
  return child;
};
syncBuiltinESMExports();
