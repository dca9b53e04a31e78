import { setTimeout } from "node:timers/promises";
import {
  completable,
  fromJsonSchema,
  inputRequired,
  type McpServer,
  ProtocolError,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/** What a server of version 2026-07-28 of the official SDK 2.x has, by the names of the server with sessions. */

const say = (text: string) => ({ content: [{ type: "text" as const, text }] });
/** An error code of the server itself, which JSON-RPC does not define. */
const OWN_CODE = -31_999;
/** Milliseconds between the last notification of a call and its response. */
const STEP = 50;

export function fillEveryMethodNew(mcp: McpServer): void {
  serveTools(mcp);
  askClient(mcp);
  serveItems(mcp);
}

function serveTools(mcp: McpServer): void {
  const many = { type: "array", items: { type: "number" } } as const;
  const described = {
    title: "An echo",
    inputSchema: fromJsonSchema({ type: "object", properties: { many } }),
    annotations: { readOnlyHint: true },
    _meta: { "example.com/kept": [1, { a: null }] },
  };
  mcp.registerTool("m-echo", described, (given, { mcpReq }) => ({
    ...say(JSON.stringify([given, mcpReq._meta?.["example.com/asked"]])),
    _meta: { "example.com/result": true },
  }));
  mcp.registerTool("m-fail", {}, () => ({ ...say("it failed"), isError: true }));
  mcp.registerTool("m-progress", {}, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken ?? "";
    for (const progress of [1, 2, 3]) {
      const params = { progressToken, progress, total: 3, message: `step ${progress}` };
      await mcpReq.notify({ method: "notifications/progress", params });
    }
    await setTimeout(STEP);
    return say("done");
  });
}

function askClient(mcp: McpServer): void {
  const ask = (name: string, request: Parameters<typeof inputRequired>[0]["inputRequests"]) =>
    mcp.registerTool(name, {}, ({ mcpReq: { inputResponses } }) =>
      inputResponses === undefined
        ? inputRequired({ inputRequests: { ...request } })
        : { ...say("asked"), _meta: { "example.com/said": inputResponses } },
    );
  const messages = [{ role: "user" as const, content: { type: "text" as const, text: "hi" } }];
  ask("m-sample", { one: inputRequired.createMessage({ messages, maxTokens: 7 }) });
  const requestedSchema = { type: "object", properties: { name: { type: "string" } } } as const;
  ask("m-elicit", { one: inputRequired.elicit({ message: "Who?", requestedSchema }) });
  ask("m-roots", { one: inputRequired.listRoots() });
}

function serveItems(mcp: McpServer): void {
  const cities = ["Bern", "Berlin", "Oslo"];
  const argsSchema = z.object({
    city: completable(z.string(), (typed) => cities.filter((city) => city.startsWith(typed))),
  });
  mcp.registerPrompt("m-travel", { title: "Travel", argsSchema }, ({ city }) => ({
    description: `to ${city}`,
    messages: [{ role: "user", content: { type: "text", text: city } }],
  }));
  mcp.registerResource("one", "matrix://one", { mimeType: "text/plain" }, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/plain", text: "one", _meta: { "example.com/a": 1 } }],
  }));
  mcp.registerResource("page", "ui://matrix/page", {}, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/html", blob: "PGI+" }],
  }));
  mcp.registerResource("refused", "matrix://refused", {}, () => {
    throw new ProtocolError(OWN_CODE, "refused", { why: ["a", 1.5] });
  });
  const template = new ResourceTemplate("matrix://item/{id}", {
    list: undefined,
    complete: { id: (typed, context) => [`${typed}1`, JSON.stringify(context?.arguments ?? {})] },
  });
  mcp.registerResource("item", template, {}, ({ href }, { id }) => ({
    contents: [{ uri: href, text: `item ${String(id)}` }],
  }));
}
