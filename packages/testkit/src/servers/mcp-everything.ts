import { once } from "node:events";
import { createRequire } from "node:module";
import { freePort } from "../free-port.ts";
import type { Listening } from "../listen.ts";
import { hasEnded, spawnNode } from "../programs/spawn-node.ts";
import { waitFor } from "../wait-for.ts";

const PROGRAM = "@modelcontextprotocol/server-everything/dist/index.js";

export interface Everything extends Listening {
  /** Sends a signal to the server's process, such as one that stops it. */
  signal(name: NodeJS.Signals): void;
}

/** Starts the example server of the MCP project; MCP is at `/mcp`. It listens on all addresses. */
export async function startEverything(port?: number): Promise<Everything> {
  const path = createRequire(import.meta.url).resolve(PROGRAM);
  const chosen = port ?? (await freePort());
  const child = spawnNode([path, "streamableHttp"], {
    stdio: ["ignore", "ignore", "ignore"],
    environment: { PORT: String(chosen) },
  });
  const url = `http://127.0.0.1:${chosen}`;
  await waitFor(
    "MCP server",
    async () => hasEnded(child) || (await fetch(`${url}/mcp`)).status > 0,
  );
  if (hasEnded(child)) throw new Error(`the example server has ended: is port ${chosen} in use?`);
  const close = async () => {
    child.kill("SIGKILL");
    if (!hasEnded(child)) await once(child, "exit");
  };
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  return { port: chosen, url, close, signal, [Symbol.asyncDispose]: close };
}
