import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { test } from "node:test";

const MODULE = new URL("free-port.ts", import.meta.url).href;
const PORTS = 400;
/** A program that takes ports, prints them, and keeps them until its input ends. */
const TAKER = `
  const { freePort } = await import(${JSON.stringify(MODULE)});
  const ports = [];
  while (ports.length < ${PORTS}) ports.push(await freePort());
  process.stdout.end(JSON.stringify(ports));
  process.stdin.resume();
`;

test("two processes that run at the same time never get the same port", async () => {
  const children = [1, 2].map(() =>
    spawn(process.execPath, ["--input-type=module", "--eval", TAKER], {
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const taken = await Promise.all(
    children.map(async ({ stdout }): Promise<number[]> => JSON.parse(await text(stdout))),
  );
  const ended = children.map((child) => once(child, "exit"));
  for (const { stdin } of children) stdin.end();
  await Promise.all(ended);
  assert.equal(new Set(taken.flat()).size, 2 * PORTS);
});
