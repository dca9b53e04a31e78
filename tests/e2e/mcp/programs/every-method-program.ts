import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { everyMethodOptions, fillEveryMethod } from "./every-method-server.ts";

/** The server with every method, as a program. */

const server = new McpServer({ name: "sdk", version: "1" }, everyMethodOptions());
fillEveryMethod(server);
await server.connect(new StdioServerTransport());
