import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { RawObject, rawArray } from "../json/raw-json.ts";
import { rankTools } from "./rank-tools.ts";

const { limit: DEFAULT_LIMIT } = DEFAULTS.mcpToolSearch;
const { minimum: LEAST, maximum: MOST } = LIMITS.mcpToolSearch.limit;

/** The two tools that clients see instead of a large catalogue. */
export const SEARCH_TOOL = "search_tools";
export const CALL_TOOL = "call_tool";

const DISCLOSED = [
  {
    name: SEARCH_TOOL,
    title: "Search tools",
    description:
      "Finds the tools of this server for a task. Use it first: only these two tools are listed; call all others with call_tool.",
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", description: "Words that describe the task." },
        limit: {
          type: "integer",
          minimum: LEAST,
          maximum: MOST,
          default: DEFAULT_LIMIT,
          description: "The maximum number of tools to return.",
        },
      },
      required: ["query"],
    },
    outputSchema: {
      type: "object",
      properties: { tools: { type: "array", items: { type: "object" } } },
      required: ["tools"],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: CALL_TOOL,
    title: "Call a tool",
    description: "Calls a tool that search_tools has found, by its name and with its arguments.",
    inputSchema: {
      type: "object",
      properties: {
        name: { type: "string", description: "The name of the tool." },
        arguments: {
          type: "object",
          description: "The arguments of the tool, as its inputSchema describes them.",
        },
      },
      required: ["name"],
    },
  },
];

/** The result of `tools/list`, with only these two tools. */
export const DISCLOSED_LIST = JSON.stringify({ tools: DISCLOSED });

/** The result of a search; the found tools are JSON. */
export function foundTools(tools: readonly string[], given: RawObject | undefined): string {
  const limit = Number(given?.raw("limit") ?? DEFAULT_LIMIT);
  const most = Number.isInteger(limit) ? Math.min(Math.max(limit, LEAST), MOST) : DEFAULT_LIMIT;
  const ranked = rankTools(tools, given?.text("query") ?? "");
  const found = `{"tools":${rawArray(ranked.slice(0, most))}}`;
  const content = `[{"type":"text","text":${JSON.stringify(found)}}]`;
  return RawObject.with({ content, structuredContent: found }).toString();
}
