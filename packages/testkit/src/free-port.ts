import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "./listen.ts";

/**
 * The first port. The system assigns no ports of this range by itself, so no other program gets one of them.
 * All are above 10080, the last port that `fetch` refuses (Fetch standard, "port blocking").
 */
const FIRST = 10_081;
const LAST = 32_767;

/**
 * A file for each reserved port, named after it, which contains the id of the process that reserved
 * it.
 */
const GIVEN = join(tmpdir(), `gateway-test-ports-${process.getuid?.() ?? "all"}`);

/** The last port that this process reserved; undefined before the first one. */
let own: Set<number> | undefined;

/**
 * Returns a port of 127.0.0.1 on which nothing listens, for programs that cannot report a port that the
 * system chose. While this process runs, no other test process gets the same port; otherwise it could connect
 * to a foreign program before its own program listens.
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

/** Reserves a port; false if a process that still runs has reserved it. */
function reserve(port: number): boolean {
  own ??= begin();
  const file = join(GIVEN, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    // The port of a process that was killed can be reserved again.
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
  // The lock file is empty while another process is writing it.
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
