import { closest } from "@edge-gateway/kernel/text/suggest";
import { UsageError } from "./exit.ts";

/**
 * An option of a command, written `--name` or, with a value, `--name VALUE` or `--name=VALUE`; by
 * its letter `-f VALUE`, `-f=VALUE` or `-fVALUE`, as in kubectl.
 */
export interface Option {
  readonly name: string;
  /** The option's short form of one letter: `f` for `-f`. */
  readonly short?: string;
  /** The name of the option's value in the help text; absent for a flag. */
  readonly value?: string;
  /** Whether the option may be repeated; its values are separated by line breaks. */
  readonly isRepeatable?: boolean;
  readonly description: string;
}

export interface Arguments {
  /** Values by option; a flag has the empty string. */
  readonly options: ReadonlyMap<string, string>;
  readonly positional: readonly string[];
  /** The arguments after `--`, unchanged; undefined without `--`. */
  readonly rest: readonly string[] | undefined;
}

/**
 * Parses the arguments of a command.
 * @throws UsageError that names the wrong argument
 */
export function parseArguments(args: readonly string[], known: readonly Option[]): Arguments {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  const options = new Map<string, string>();
  const positional: string[] = [];
  for (let index = 0; index < own.length; index++) {
    const argument = own[index] ?? "";
    if (!argument.startsWith("-")) {
      positional.push(argument);
      continue;
    }
    const { option, inline } = readOption(argument, known) ?? unknownOption(argument, known);
    if (option.value === undefined) {
      if (inline !== undefined) throw new UsageError(`--${option.name} takes no value`);
      options.set(option.name, "");
      continue;
    }
    const value = inline ?? own[++index];
    if (value === undefined)
      throw new UsageError(`--${option.name} needs a value: --${option.name} ${option.value}`);
    const before = option.isRepeatable === true ? options.get(option.name) : undefined;
    options.set(option.name, before === undefined ? value : `${before}\n${value}`);
  }
  return { options, positional, rest: end < 0 ? undefined : args.slice(end + 1) };
}

export interface ReadOption {
  readonly option: Option;
  /** The value of the option, if option and value are one argument. */
  readonly inline: string | undefined;
}

/** The option that an argument names; undefined if the option is unknown. */
export function readOption(argument: string, known: readonly Option[]): ReadOption | undefined {
  const [, name, long, letter, short] =
    /^(?:--([^=]*)(?:=(.*))?|-([^-=])(?:=?(.+))?)$/su.exec(argument) ?? [];
  const option = known.find((one) =>
    letter === undefined ? one.name === name : one.short === letter,
  );
  return option && { option, inline: long ?? short };
}

function unknownOption(argument: string, known: readonly Option[]): never {
  const near = closest(
    argument.replace(/^-+|=.*/gsu, ""),
    known.map((one) => one.name),
  );
  throw new UsageError(
    `unknown option '${argument}'${near === undefined ? "" : `; did you mean --${near}?`}`,
  );
}
