import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { listen } from "./listen.ts";

/**
 * Ports that no system gives to who asks for any: those begin at 32,768 on Linux and at 49,152 with
 * the others (RFC 6335 section 6). One of them stays free until the program that it is for takes it.
 */
const FIRST = 16_384;
const END = 32_768;

/** A port of 127.0.0.1 that nothing listens on, for programs that cannot be asked which one they took. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  try {
    const { close } = await listen(createServer(), port);
    await close();
    return true;
  } catch {
    return false;
  }
}
