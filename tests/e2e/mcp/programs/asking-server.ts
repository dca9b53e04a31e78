import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ElicitResultSchema, ListRootsResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { fillPlain } from "../arrange.ts";

/** A busy machine may take long. */
const PATIENT = { timeout: 600_000 };

/**
 * Tools that ask the client while they run.
 * @param stopped gets the name when the tool `endless` was cancelled
 */
export function fillAsking(name: string, stopped: string[]): (server: McpServer) => void {
  return fillPlain(name, (mcp) => {
    const { server } = mcp;
    const told = (text: string) => ({ content: [{ type: "text" as const, text }] });
    mcp.registerTool("sample", {}, async () => {
      const message = { role: "user" as const, content: { type: "text" as const, text: name } };
      const { content } = await server.createMessage(
        { messages: [message], maxTokens: 9 },
        PATIENT,
      );
      return told(JSON.stringify(content));
    });
    mcp.registerTool("elicit", {}, async () => {
      const requestedSchema = { type: "object" as const, properties: {} };
      return told((await server.elicitInput({ message: name, requestedSchema }, PATIENT)).action);
    });
    mcp.registerTool("roots", {}, async () => {
      const { roots } = await server.listRoots(undefined, PATIENT);
      return told(roots.map(({ uri }) => uri).join());
    });
    // Asks in the stream of the call, one thing after the other.
    mcp.registerTool("both", {}, async ({ sendRequest }) => {
      const requestedSchema = { type: "object" as const, properties: {} };
      const params = { message: name, requestedSchema };
      const asked = { method: "elicitation/create" as const, params };
      const { action } = await sendRequest(asked, ElicitResultSchema, PATIENT);
      const { roots } = await sendRequest({ method: "roots/list" }, ListRootsResultSchema, PATIENT);
      return told(`${action} ${roots.length}`);
    });
    mcp.registerTool("progress", {}, async ({ _meta, sendNotification }) => {
      const progressToken = _meta?.progressToken ?? "";
      for (const progress of [1, 2])
        await sendNotification({
          method: "notifications/progress",
          params: { progressToken, progress, message: name },
        });
      return told("done");
    });
    mcp.registerTool("endless", {}, async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      stopped.push(name);
      return told("stopped");
    });
  });
}
