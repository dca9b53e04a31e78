import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { listen } from "./listen.ts";

/**
 * Beside the ports that systems give to whoever names none: nobody gets one of these by chance. Above 10080,
 * the last one that `fetch` refuses (Fetch standard, "port blocking").
 */
const FIRST = 10_081;
const LAST = 32_767;

/** Given before by this process: whoever asked may not listen yet. */
const given = new Set<number>();

/** A port of 127.0.0.1 that nothing listens on, for programs that cannot be asked which one they took. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (given.has(port)) continue;
    const server = await listen(createServer(), port).catch(() => undefined);
    if (server === undefined) continue;
    await server.close();
    given.add(port);
    return port;
  }
}
