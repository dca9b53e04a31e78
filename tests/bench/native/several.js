// Runs a command several times at once: several.js COUNT PROGRAM ARGUMENT... All end with this process.
import { spawn } from "node:child_process";

const [count, program, ...args] = process.argv.slice(2);
const children = Array.from({ length: Number(count) }, () =>
  spawn(program, args, { stdio: "inherit" }),
);
for (const child of children) child.once("exit", () => process.exit(1));
process.once("SIGTERM", () => {
  for (const child of children) child.kill("SIGTERM");
  process.exit(0);
});
