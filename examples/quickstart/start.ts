// The quickstart of `npm start`: services to talk to, and gw with config.yaml in front of them.
import { fileURLToPath } from "node:url";
import { spawnNode } from "@edge-gateway/testkit/programs/spawn-node";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startServices } from "./services.ts";

const MAIN = fileURLToPath(new URL("../../packages/proxy/src/main.ts", import.meta.url));
const CONFIG = fileURLToPath(new URL("config.yaml", import.meta.url));
const GATEWAY = "http://127.0.0.1:4000/";
const ADMIN = "http://127.0.0.1:15000/config/status";

const NEXT = `
The quickstart runs; Ctrl+C ends it. Try in another terminal:

  A static backend
    curl http://localhost:4000/hello

  An open MCP server
    curl http://localhost:4000/open/mcp -H 'content-type: application/json' \\
      -H 'accept: application/json, text/event-stream' \\
      -d '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"curl","version":"1"}}}'

  MCP with OAuth: 401, and where to get a token (any MCP client takes it from there; sign in with any name)
    curl -i -X POST http://localhost:4000/mcp
    curl http://localhost:4000/.well-known/oauth-protected-resource/mcp
    curl -i -X POST http://localhost:4000/provider/mcp

  What the gateway does, in a browser
    http://localhost:15000/ui

  The trace of a request, and the gateway's own pages
    npm run --silent gwctl -- proxy trace --local --port 4000 --raw -- http://localhost:4000/hello
    curl http://localhost:15000/config/status
    curl http://localhost:15020/metrics

The configuration is ${CONFIG}: a change is applied at once.
`;

await startServices().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`error: the services of the quickstart could not be started: ${reason}`);
  process.exit(1);
});

const [, , ...args] = process.argv;
const gateway = spawnNode([MAIN, "-f", CONFIG, ...args], {
  stdio: ["inherit", "inherit", "inherit"],
});
gateway.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => gateway.kill("SIGTERM"));
// A terminal sends SIGINT to the whole foreground group, so the gateway has received it already.
process.on("SIGINT", () => process.stdin.isTTY || gateway.kill("SIGINT"));

await waitFor("gateway", async () => (await fetch(GATEWAY)).ok);
// The admin server begins after the listeners; a variable may have moved it.
if (process.env["ADMIN_ADDR"] === undefined)
  await waitFor("admin server", async () => (await fetch(ADMIN)).ok);
console.log(NEXT);
