import { closest } from "@edge-gateway/kernel/suggest";
import manifest from "../package.json" with { type: "json" };
import { parseArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { configStatus } from "./commands/config-status.ts";
import { explain } from "./commands/explain.ts";
import { get } from "./commands/get.ts";
import { mcpCall } from "./commands/mcp-call.ts";
import { mcpPrompts, mcpResources, mcpTools } from "./commands/mcp-lists.ts";
import { mcpSessions } from "./commands/mcp-sessions.ts";
import { llmKeys } from "./commands/llm-keys.ts";
import { proxyConfig } from "./commands/proxy-config.ts";
import { proxyTrace } from "./commands/proxy-trace.ts";
import { commandHelp, overview } from "./help.ts";
import { CommandError, EXIT, UsageError } from "./terminal.ts";
import type { ExitStatus, Terminal } from "./terminal.ts";

/** Every command of gwctl. */
const COMMANDS: readonly Command[] = [
  ...[proxyTrace, proxyConfig, configStatus, get, explain],
  ...[mcpTools, mcpCall, mcpPrompts, mcpResources, mcpSessions],
  ...llmKeys,
];

/** Runs the command in the arguments, and reports errors. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  try {
    await dispatch(args, terminal);
    return EXIT.ok;
  } catch (error) {
    if (terminal.interrupted.aborted) return EXIT.interrupted;
    if (error instanceof UsageError) {
      terminal.err(`error: ${error.message}\nrun 'gwctl --help' for help\n`);
      return EXIT.usage;
    }
    if (!(error instanceof CommandError)) throw error;
    terminal.err(`error: ${error.message}\n`);
    return EXIT.failed;
  }
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<void> {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  if (own.includes("--version")) return terminal.out(`gwctl ${manifest.version}\n`);
  const command = COMMANDS.find(({ words }) => words.every((word, index) => own[index] === word));
  if (own.includes("--help") || own.includes("-h")) {
    return terminal.out(command === undefined ? overview(COMMANDS) : commandHelp(command));
  }
  if (command === undefined) throw new UsageError(unknown(own));
  await command.run(parseArguments(args.slice(command.words.length), command.options), terminal);
}

function unknown(args: readonly string[]): string {
  const option = args.findIndex((argument) => argument.startsWith("-"));
  const words = (option < 0 ? args : args.slice(0, option)).join(" ");
  if (words === "") return "a command is missing, e.g. 'gwctl proxy trace --local'";
  const near = commandNear(words);
  return `unknown command '${words}'${near === undefined ? "" : `; did you mean '${near}'?`}`;
}

/** The most similar command, also by its last word alone. */
function commandNear(words: string): string | undefined {
  const names = COMMANDS.map((command) => command.words.join(" "));
  return names.find((name) => name.endsWith(` ${words}`)) ?? closest(words, names);
}
