import { fileURLToPath } from "node:url";
import { startEverything } from "@edge-gateway/testkit/servers/mcp-everything";
import { hasEnded, spawnNode } from "@edge-gateway/testkit/programs/spawn-node";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** The ports of the services; config.yaml of the quickstart has the same. */
const IDENTITY_PROVIDER_PORT = 4010;
const DEMO_PORT = 4011;
const MCP_SERVER_PORT = 4012;
/** The permission in every access token; the rules of config.yaml require it. */
const PERMISSION = "tools:call";

/** Starts the servers behind the gateway of the quickstart. They end when this process ends. */
export async function startServices(): Promise<void> {
  await startEcho(DEMO_PORT);
  await startEverything(MCP_SERVER_PORT);
  await startIdentityProvider();
}

/** Starts the identity provider in its own process, because it prints a warning that it is not for production. */
async function startIdentityProvider(): Promise<void> {
  const program = fileURLToPath(
    import.meta.resolve("@edge-gateway/testkit/servers/identity-provider"),
  );
  const child = spawnNode([program, String(IDENTITY_PROVIDER_PORT), PERMISSION], {
    stdio: ["ignore", "ignore", "ignore"],
  });
  const keys = `http://127.0.0.1:${IDENTITY_PROVIDER_PORT}/jwks`;
  await waitFor("identity provider", async () => hasEnded(child) || (await fetch(keys)).ok);
  if (hasEnded(child)) throw new Error(`it ended: is port ${IDENTITY_PROVIDER_PORT} in use?`);
}
