import { parseArgs } from "node:util";
import { closest } from "@edge-gateway/kernel/suggest";

/** What an invocation of `gw` asks for. */
export type CommandLine =
  | { readonly kind: "run"; readonly file: string }
  | { readonly kind: "validate"; readonly paths: readonly string[]; readonly json: boolean }
  | { readonly kind: "version" }
  | { readonly kind: "help" }
  /** Not a valid invocation; the message is one line. */
  | { readonly kind: "mistake"; readonly message: string };

const OPTIONS = {
  file: { type: "string", short: "f", multiple: true },
  "validate-only": { type: "boolean" },
  offline: { type: "boolean" },
  json: { type: "boolean" },
  version: { type: "boolean", short: "V" },
  help: { type: "boolean", short: "h" },
} as const;

const VALIDATE = "validate";

/** Reads the arguments of `gw` (without the program's own name). */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const fault = optionFault(token.name, token.rawName, token.value);
    if (fault !== undefined) return { kind: "mistake", message: fault };
  }
  if (values["help"] === true) return { kind: "help" };
  if (values["version"] === true) return { kind: "version" };
  const files = (values["file"] ?? []).filter((file) => typeof file === "string");
  return positionals.length > 0
    ? subcommand(positionals, files, values["json"] === true)
    : onFile(
        files,
        values["validate-only"] === true,
        values["offline"] === true,
        values["json"] === true,
      );
}

function optionFault(name: string, written: string, value: string | undefined): string | undefined {
  if (!Object.hasOwn(OPTIONS, name)) {
    const near = closest(name, Object.keys(OPTIONS));
    return `unknown option ${written}${near === undefined ? "" : `; did you mean --${near}?`}`;
  }
  const takesValue = name === "file";
  if (takesValue && (value === undefined || value === ""))
    return `${written} needs a file, or - for standard input`;
  return !takesValue && value !== undefined ? `${written} takes no value` : undefined;
}

function subcommand(
  [name = "", ...paths]: readonly string[],
  files: readonly string[],
  json: boolean,
): CommandLine {
  if (name !== VALIDATE) {
    const near = closest(name, [VALIDATE]);
    const hint =
      near === undefined ? "; a configuration is given by -f" : `; did you mean ${near}?`;
    return mistake(`unknown command ${name}${hint}`);
  }
  const all = [...paths, ...files];
  return all.length === 0
    ? mistake("validate needs at least one file or folder")
    : { kind: "validate", paths: all, json };
}

function onFile(
  files: readonly string[],
  validateOnly: boolean,
  offline: boolean,
  json: boolean,
): CommandLine {
  const [file, second] = files;
  if (file === undefined) return mistake("a configuration file is needed: gw -f FILE");
  if (second !== undefined) return mistake("only one configuration file can be run");
  if (validateOnly) return { kind: "validate", paths: [file], json };
  if (json) return mistake("--json goes with --validate-only or validate");
  if (offline) return mistake("--offline goes with --validate-only or validate");
  return { kind: "run", file };
}

function mistake(message: string): CommandLine {
  return { kind: "mistake", message };
}
