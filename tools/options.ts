import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Wanted extends Options> = ReturnType<
  typeof parseArgs<{ options: Wanted; allowPositionals: true }>
>;

const WRONG_USAGE = 2;

/**
 * Parses the command line of a tool. `--help` prints the usage and ends the process with status 0;
 * an unknown option prints an error and ends it with status 2.
 */
export function optionsOf<const Wanted extends Options>(
  usage: string,
  options: Wanted,
): Parsed<Wanted> {
  if (process.argv.slice(2).includes("--help")) {
    process.stdout.write(usage);
    process.exit();
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [message] = (error instanceof Error ? error.message : String(error)).split(". ");
    process.stderr.write(`error: ${message}\n\n${usage}`);
    process.exit(WRONG_USAGE);
  }
}
