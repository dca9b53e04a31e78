import { closeSync } from "node:fs";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

/** An MCP server of the official SDK that speaks by its standard input and output. */

const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });
const server = new McpServer({ name: "program", version: "1" }, { capabilities: { logging: {} } });
server.registerTool("pid", {}, () => text(String(process.pid)));
server.registerTool("environment", {}, () => text(Object.keys(process.env).toSorted().join()));
server.registerTool("value", {}, () => text(process.env["VALUE"] ?? ""));
server.registerTool("complain", {}, () => {
  console.error("something is odd");
  return text("done");
});
server.registerTool("print", {}, () => {
  console.log("this is not a message");
  return text("done");
});
server.registerTool("roots", {}, async () => {
  const { roots } = await server.server.listRoots();
  return text(roots.map(({ uri }) => uri).join());
});
server.registerTool("log", {}, async () => {
  await server.server.sendLoggingMessage({ level: "info", data: "hello" });
  return text("done");
});
server.registerTool("exit", {}, () => process.exit(3));
server.registerTool("mute", {}, () => {
  closeSync(1);
  return new Promise<never>(() => {});
});
server.registerTool("silence", {}, () => new Promise<never>(() => {}));
server.registerTool("patience", {}, ({ signal }) => {
  console.error("waiting");
  return new Promise<never>(() =>
    signal.addEventListener("abort", () => console.error("given up")),
  );
});
server.registerTool("hoard", {}, () => {
  const kept = Buffer.alloc(300 * 1024 ** 2, 1);
  return new Promise<never>(() => kept);
});
await server.connect(new StdioServerTransport());
