import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { startIdentityProvider } from "@edge-gateway/testkit/identity-provider";
import { startEcho } from "@edge-gateway/testkit/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** As in config.yaml. */
const IDENTITY_PROVIDER_PORT = 4010;
const DEMO_PORT = 4011;
const MCP_SERVER_PORT = 4012;

const GUARD = new URL("../../packages/launcher/src/end-with-launcher.js", import.meta.url).href;

/** Starts what stands behind the quickstart's gateway; it ends with this process, however that ends. */
export async function startServices(): Promise<void> {
  await startIdentityProvider({ port: IDENTITY_PROVIDER_PORT, permissions: ["tools:call"] });
  await startEcho(DEMO_PORT);
  await startMcpServer();
}

/** The protocol's own example server, which can be told its port but not its address. */
async function startMcpServer(): Promise<void> {
  const path = createRequire(import.meta.url).resolve(
    "@modelcontextprotocol/server-everything/dist/index.js",
  );
  const child = spawn(process.execPath, ["--import", GUARD, path, "streamableHttp"], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, PORT: String(MCP_SERVER_PORT) },
  });
  await waitFor("MCP server", async () => {
    if (child.exitCode !== null) throw new Error(`is port ${MCP_SERVER_PORT} in use?`);
    await fetch(`http://127.0.0.1:${MCP_SERVER_PORT}/mcp`);
    return true;
  });
}
