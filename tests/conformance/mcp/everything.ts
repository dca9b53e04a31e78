import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Starts the protocol's own example server. */
export async function startEverything(): Promise<Listening> {
  const path = createRequire(import.meta.url).resolve(
    "@modelcontextprotocol/server-everything/dist/index.js",
  );
  const port = await freePort();
  const child = spawn(process.execPath, [path, "streamableHttp"], {
    stdio: "ignore",
    env: { ...process.env, PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor("MCP server", async () => (await fetch(`${url}/mcp`)).status > 0);
  return {
    port,
    url,
    async close() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
