import type { Command } from "../command.ts";
import { MCP_OPTIONS, withClient } from "../mcp/mcp-target.ts";
import { promptRow, resourceRow, table, toolRow } from "../mcp/mcp-text.ts";
import type { JsonObject } from "../mcp/mcp-client.ts";
import { UsageError } from "../exit.ts";

const URL_OF = "URL [options]";
const JSON_OPTION = {
  name: "json",
  description: "Prints one JSON object per line for each item, as the gateway sends it.",
};

/** A list of an MCP endpoint, and how to show it. */
interface List {
  readonly word: string;
  readonly summary: string;
  /** Methods, and the members of their results that contain the items. */
  readonly methods: readonly (readonly [method: string, member: string])[];
  readonly heading: readonly string[];
  readonly row: (item: JsonObject) => readonly string[];
}

function listCommand({ word, summary, methods, heading, row }: List): Command {
  return {
    words: ["mcp", word],
    summary,
    usage: [URL_OF],
    options: [JSON_OPTION, ...MCP_OPTIONS],
    async run(args, terminal) {
      const [, more] = [...args.positional, ...(args.rest ?? [])];
      if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
      await withClient(args, terminal, async (client) => {
        const items: JsonObject[] = [];
        for (const [method, member] of methods) items.push(...(await client.list(method, member)));
        terminal.out(
          args.options.has("json")
            ? items.map((item) => `${JSON.stringify(item)}\n`).join("")
            : table(heading, items.map(row), `no ${word}`),
        );
      });
    },
  };
}

/** `gwctl mcp tools`: lists the tools that a client of an MCP endpoint can call. */
export const mcpTools = listCommand({
  word: "tools",
  summary: "Lists the tools of an MCP endpoint, as a client sees them.",
  methods: [["tools/list", "tools"]],
  heading: ["NAME", "ARGUMENTS", "DESCRIPTION"],
  row: toolRow,
});

export const mcpPrompts = listCommand({
  word: "prompts",
  summary: "Lists the prompts of an MCP endpoint.",
  methods: [["prompts/list", "prompts"]],
  heading: ["NAME", "ARGUMENTS", "DESCRIPTION"],
  row: promptRow,
});

export const mcpResources = listCommand({
  word: "resources",
  summary: "Lists the resources of an MCP endpoint, and the templates of resources.",
  methods: [
    ["resources/list", "resources"],
    ["resources/templates/list", "resourceTemplates"],
  ],
  heading: ["URI", "TYPE", "DESCRIPTION"],
  row: resourceRow,
});
