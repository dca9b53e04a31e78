import type { Arguments, Option } from "./arguments.ts";
import type { Terminal } from "./ui/terminal.ts";

/** A command of gwctl. */
export interface Command {
  /** The words of the command, e.g. `proxy trace`. */
  readonly words: readonly string[];
  /** The line about the command in the list of commands. */
  readonly summary: string;
  /** The usage lines of the command, without the words that select it. */
  readonly usage: readonly string[];
  readonly options: readonly Option[];
  /**
   * Runs the command.
   * @throws UsageError if the arguments are wrong
   * @throws CommandError if the command failed
   */
  run(args: Arguments, terminal: Terminal): Promise<void>;
}
