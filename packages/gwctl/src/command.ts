import type { Arguments, Option } from "./arguments.ts";
import type { Terminal } from "./terminal.ts";

/** One command of gwctl. */
export interface Command {
  /** What is typed, e.g. `proxy trace`. */
  readonly words: readonly string[];
  /** One line of the list of commands. */
  readonly summary: string;
  /** What is behind the words. */
  readonly usage: readonly string[];
  readonly options: readonly Option[];
  /**
   * @throws UsageError when it was written wrongly
   * @throws CommandError when it could not be done
   */
  run(args: Arguments, terminal: Terminal): Promise<void>;
}
