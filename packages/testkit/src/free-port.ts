import { createServer } from "node:net";
import { listen } from "./listen.ts";

/** A port of 127.0.0.1 that nothing listens on, for programs that cannot be asked which one they took. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
