import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "./listen.ts";

/**
 * The first port, outside the range from which systems assign ports, so that no other program gets
 * one of these. Above 10080, the last port that `fetch` refuses (Fetch standard, "port blocking").
 */
const FIRST = 10_081;
const LAST = 32_767;

/** A file for each port that is given, named by it, with the id of the process that has it. */
const GIVEN = join(tmpdir(), `gateway-test-ports-${process.getuid?.() ?? "all"}`);

/** Given by this process; undefined before the first one. */
let own: Set<number> | undefined;

/**
 * A port of 127.0.0.1 that nothing listens on, for programs that cannot be asked which one they took. No
 * other process of tests gets it while this one runs: whoever asked may not listen yet, and would take
 * what another program says at that port for what its own says.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (!reserve(port)) continue;
    const server = await listen(createServer(), port).catch(() => undefined);
    if (server === undefined) continue;
    await server.close();
    return port;
  }
}

/** False where a process that still runs has the port. */
function reserve(port: number): boolean {
  own ??= begin();
  const file = join(GIVEN, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    // The next one who asks may have it, where a process was killed.
    if (!own.has(port) && !isRunning(ownerOf(file))) rmSync(file, { force: true });
    return false;
  }
  own.add(port);
  return true;
}

function begin(): Set<number> {
  mkdirSync(GIVEN, { recursive: true });
  const ports = new Set<number>();
  process.once("exit", () => {
    for (const port of ports) rmSync(join(GIVEN, String(port)), { force: true });
  });
  return ports;
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  // It is just being written.
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
