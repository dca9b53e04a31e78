import { closest } from "@edge-gateway/kernel/text/suggest";
import manifest from "../package.json" with { type: "json" };
import { parseArguments, readOption } from "./arguments.ts";
import type { Command } from "./command.ts";
import { configStatus } from "./commands/config-status.ts";
import { explain } from "./commands/explain.ts";
import { get } from "./commands/get.ts";
import { mcpCall } from "./commands/mcp-call.ts";
import { mcpPrompts, mcpResources, mcpTools } from "./commands/mcp-lists.ts";
import { mcpSessions } from "./commands/mcp-sessions.ts";
import { llmKeys } from "./commands/llm-keys.ts";
import { login } from "./commands/login.ts";
import { proxyConfig } from "./commands/proxy-config.ts";
import { proxyTrace } from "./commands/proxy-trace.ts";
import { replay } from "./commands/replay.ts";
import { requests } from "./commands/requests.ts";
import { ui } from "./commands/ui.ts";
import { commandHelp, overview } from "./help.ts";
import { CLUSTER_OPTIONS } from "./target.ts";
import { CommandError, EXIT, UsageError } from "./exit.ts";
import type { ExitStatus } from "./exit.ts";
import type { Terminal } from "./ui/terminal.ts";

/** All commands of gwctl. */
const COMMANDS: readonly Command[] = [
  ...[proxyTrace, proxyConfig, configStatus, login, ui, get, explain, replay],
  ...[mcpTools, mcpCall, mcpPrompts, mcpResources, mcpSessions],
  ...llmKeys,
  ...requests,
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

async function dispatch(all: readonly string[], terminal: Terminal): Promise<void> {
  const first = clusterOptionsLength(all);
  const args = all.slice(first);
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  if (own.includes("--version")) return terminal.out(`gwctl ${manifest.version}\n`);
  const words = own[0] === "help" ? own.slice(1) : own;
  const command = COMMANDS.find((one) => one.words.every((word, index) => words[index] === word));
  const group = groupOf(words);
  const asksForHelp = own[0] === "help" || own.includes("--help") || own.includes("-h");
  if (asksForHelp || (command === undefined && group.length > 0)) {
    const commands = group.length > 0 ? group : COMMANDS;
    return terminal.out(command === undefined ? overview(commands) : commandHelp(command));
  }
  if (command === undefined) throw new UsageError(unknown(own));
  const given = [...all.slice(0, first), ...args.slice(command.words.length)];
  await command.run(parseArguments(given, command.options), terminal);
}

/** The commands of which these arguments are the first words alone, such as `mcp`; none if they are no beginning. */
function groupOf(args: readonly string[]): readonly Command[] {
  const words = args.filter((argument) => !argument.startsWith("-"));
  if (words.length === 0) return [];
  return COMMANDS.filter((one) => words.every((word, index) => one.words[index] === word));
}

/** The number of arguments before the command: options of the cluster, as kubectl allows. */
function clusterOptionsLength(args: readonly string[]): number {
  let length = 0;
  for (;;) {
    const read = readOption(args[length] ?? "", CLUSTER_OPTIONS);
    if (read === undefined) return Math.min(length, args.length);
    length += read.inline === undefined ? 2 : 1;
  }
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
  return (
    names.find((name) => name.endsWith(` ${words}`)) ?? closest(words, [...names, "--version"])
  );
}
