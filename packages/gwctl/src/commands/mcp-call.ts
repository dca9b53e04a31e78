import type { Command } from "../command.ts";
import { MCP_OPTIONS, withClient } from "../mcp/mcp-target.ts";
import { isObject } from "../mcp/mcp-client.ts";
import { contentText } from "../mcp/mcp-text.ts";
import { CommandError, UsageError } from "../exit.ts";

/** `gwctl mcp call`: calls a tool once; fails if the tool reports an error. */
export const mcpCall: Command = {
  words: ["mcp", "call"],
  summary:
    "Calls a tool of an MCP endpoint and prints its result; fails if the tool reports an error.",
  usage: ["URL TOOL [NAME=VALUE...] [options]", "URL TOOL '{\"NAME\": VALUE}' [options]"],
  options: [
    { name: "json", description: "Prints the result as JSON, as the gateway sends it." },
    ...MCP_OPTIONS,
  ],
  async run(args, terminal) {
    const [, name, ...given] = [...args.positional, ...(args.rest ?? [])];
    if (args.positional[0] !== undefined && name === undefined)
      throw new UsageError("the name of a tool is missing: gwctl mcp call URL TOOL");
    const values = argumentsIn(given);
    await withClient(args, terminal, async (client) => {
      const result = await client.request("tools/call", { name, arguments: values });
      terminal.out(args.options.has("json") ? `${JSON.stringify(result)}\n` : contentText(result));
      if (result["isError"] === true)
        throw new CommandError(`the tool ${String(name)} reported an error`);
    });
  },
};

/** The arguments of a tool: one JSON object, or pairs whose values are JSON or plain text. */
function argumentsIn(given: readonly string[]): object {
  const [first = ""] = given;
  if (first.trimStart().startsWith("{")) {
    const value = jsonIn(first);
    if (given.length === 1 && isObject(value)) return value;
    throw new UsageError(`'${first}' is not a JSON object`);
  }
  return Object.fromEntries(
    given.map((pair) => {
      const end = pair.indexOf("=");
      if (end <= 0)
        throw new UsageError(
          `'${pair}' is not an argument of a tool: write NAME=VALUE or one JSON object`,
        );
      const text = pair.slice(end + 1);
      const value = jsonIn(text);
      return [pair.slice(0, end), value === undefined ? text : value];
    }),
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
