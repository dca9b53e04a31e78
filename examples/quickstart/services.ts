import { startEverything } from "@edge-gateway/testkit/everything";
import { startIdentityProvider } from "@edge-gateway/testkit/identity-provider";
import { startEcho } from "@edge-gateway/testkit/upstream";

/** As in config.yaml. */
const IDENTITY_PROVIDER_PORT = 4010;
const DEMO_PORT = 4011;
const MCP_SERVER_PORT = 4012;

/** Starts what stands behind the quickstart's gateway; it ends with this process, however that ends. */
export async function startServices(): Promise<void> {
  await startIdentityProvider({ port: IDENTITY_PROVIDER_PORT, permissions: ["tools:call"] });
  await startEcho(DEMO_PORT);
  await startEverything(MCP_SERVER_PORT);
}
