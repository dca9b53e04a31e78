import type { Arguments, Option } from "./arguments.ts";
import type { Terminal } from "./terminal.ts";

/** One command of gwctl. */
export interface Command {
  /** The words of the command, e.g. `proxy trace`. */
  readonly words: readonly string[];
  /** One line of the list of commands. */
  readonly summary: string;
  /** The usage after these words. */
  readonly usage: readonly string[];
  readonly options: readonly Option[];
  /**
   * @throws UsageError if the arguments are wrong
   * @throws CommandError if the command failed
   */
  run(args: Arguments, terminal: Terminal): Promise<void>;
}
