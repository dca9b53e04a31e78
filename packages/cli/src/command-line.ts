import { parseArgs } from "node:util";
import { closest } from "@edge-gateway/kernel/text/suggest";
import { FIRST } from "./begin/first-configuration.ts";
import { FORMAT_NAMES, isFormatName } from "./validate/formats/index.ts";
import type { BeginOrder } from "./begin/begin.ts";
import { configOrder, type ConfigOrder } from "./config/config-order.ts";
import type { ConversionOrder } from "./convert/convert-request.ts";
import type { ImportOrder } from "@edge-gateway/import/import-configuration";
import type { FormatName } from "./validate/formats/index.ts";

/** The command that the arguments of `gw` express. */
export type CommandLine =
  | { readonly kind: "run"; readonly file: string }
  /** Writes a first configuration, and runs it. */
  | ({ readonly kind: "begin" } & BeginOrder)
  | {
      readonly kind: "validate";
      readonly paths: readonly string[];
      readonly format: FormatName;
      readonly strict: boolean;
      /** Whether the files are validated together, as the configuration of one process. */
      readonly isRun: boolean;
    }
  /** `gw explain PROPERTY` */
  | { readonly kind: "explain-property"; readonly path: string; readonly json: boolean }
  /** Explains the policies of one route of a file, or of every route if no route is named. */
  | {
      readonly kind: "explain-route";
      readonly file: string;
      readonly route: string | undefined;
      readonly json: boolean;
    }
  /** Explains what a configuration does with a request. */
  | {
      readonly kind: "explain-request";
      readonly file: string;
      readonly request: string;
      readonly headers: readonly string[];
      readonly json: boolean;
    }
  /** Converts a models.dev file to a model catalogue. */
  | { readonly kind: "catalog-import"; readonly file: string }
  /** Shows the request that a provider would receive. */
  | ({ readonly kind: "llm-convert" } & ConversionOrder)
  /** `gw config` */
  | { readonly kind: "config"; readonly order: ConfigOrder }
  /** `gw import` */
  | ({ readonly kind: "import" } & ImportOrder)
  | { readonly kind: "version" }
  /** Help about one command, or about all of them. */
  | { readonly kind: "help"; readonly command?: string }
  /** Arguments that are not valid; the message has one line. */
  | { readonly kind: "mistake"; readonly message: string };

const OPTIONS = {
  file: { type: "string", short: "f", multiple: true },
  format: { type: "string" },
  request: { type: "string" },
  header: { type: "string", short: "H", multiple: true },
  from: { type: "string" },
  to: { type: "string" },
  model: { type: "string" },
  port: { type: "string" },
  message: { type: "string", short: "m" },
  "validate-only": { type: "boolean" },
  offline: { type: "boolean" },
  json: { type: "boolean" },
  secrets: { type: "boolean" },
  strict: { type: "boolean" },
  version: { type: "boolean", short: "V" },
  help: { type: "boolean", short: "h" },
} as const;

/** The expected value of each option, for the message that the value is missing. */
const VALUES: Readonly<Record<string, string>> = {
  file: "a file, or - for standard input",
  request: "a method and a URL, such as 'GET http://host/path'",
  header: "a name and a value, such as 'x-user: ann'",
  from: "the name of a format or gateway",
  to: "the name of a provider or format",
  model: "the name of a model",
  port: `a port, such as ${FIRST.port}`,
  message: "what the change is for",
  format: `one of ${FORMAT_NAMES.join(", ")}`,
};

const COMMANDS: Readonly<Record<string, (words: Words) => CommandLine>> = {
  new: beginning,
  validate: ({ operands, files, options }) =>
    operands.length + files.length === 0
      ? mistake("validate needs at least one file or folder")
      : judgement([...operands, ...files], options, false),
  explain: explanation,
  catalog: ({ operands: [verb, file, more] }) =>
    verb === "import" && file !== undefined && more === undefined
      ? { kind: "catalog-import", file }
      : mistake("catalog takes import and the api.json of models.dev: gw catalog import api.json"),
  llm: conversion,
  config: ({ operands, files, options: { message, set } }) => {
    const order = configOrder({
      ...{ operands, files, message },
      ...{ json: set.has("json"), secrets: set.has("secrets") },
    });
    return typeof order === "string" ? mistake(order) : { kind: "config", order };
  },
  import: ({ operands: [file, more], options: { from, set } }) =>
    file === undefined || more !== undefined || from === undefined
      ? mistake("import takes --from and a file: gw import --from litellm config.yaml")
      : { kind: "import", file, from, strict: set.has("strict") },
};

/** The options of `validate`: flags, and the value of `--format`. */
interface Options {
  readonly set: ReadonlySet<string>;
  readonly format: string | undefined;
  /** The value of the option `--request` of `explain`. */
  readonly request: string | undefined;
  readonly headers: readonly string[];
  /** The value of the option `--from` of `llm convert`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly model: string | undefined;
  /** The value of the option `--port` of `new`. */
  readonly port: string | undefined;
  /** The value of the option `--message` of `config`. */
  readonly message: string | undefined;
}

interface Words {
  /** The operands after the name of the command. */
  readonly operands: readonly string[];
  readonly files: readonly string[];
  readonly options: Options;
}

/** Parses the arguments of `gw` (without the program name). */
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
    if (fault !== undefined) return mistake(fault);
  }
  const set = new Set(Object.keys(values).filter((name) => values[name] === true));
  const [name, ...operands] = positionals;
  if (set.has("help"))
    return name !== undefined && Object.hasOwn(COMMANDS, name)
      ? { kind: "help", command: name }
      : { kind: "help" };
  if (set.has("version")) return { kind: "version" };
  const files = (values["file"] ?? []).filter((file) => typeof file === "string");
  const { format, request, from, to, model, port, message } = values;
  const text = (value: unknown): string | undefined =>
    typeof value === "string" ? value : undefined;
  const options = {
    set,
    format: text(format),
    request: text(request),
    from: text(from),
    to: text(to),
    model: text(model),
    port: text(port),
    message: text(message),
    headers: (values["header"] ?? []).filter((header) => typeof header === "string"),
  };
  if (args.length === 0) return { kind: "begin", ...FIRST, mayExist: true };
  if (options.port !== undefined && name !== "new")
    return mistake("--port can only be used with new");
  return name === undefined ? onFile(files, options) : command(name, { operands, files, options });
}

function optionFault(name: string, written: string, value: string | undefined): string | undefined {
  if (!Object.hasOwn(OPTIONS, name)) {
    const near = closest(name, Object.keys(OPTIONS));
    return `unknown option ${written}${near === undefined ? "" : `; did you mean --${near}?`}`;
  }
  const needed = VALUES[name];
  if (needed === undefined) return value === undefined ? undefined : `${written} takes no value`;
  if (value === undefined || value === "") return `${written} needs ${needed}`;
  return name === "format" ? formatFault(value) : undefined;
}

function formatFault(value: string): string | undefined {
  if (isFormatName(value)) return undefined;
  const near = closest(value, FORMAT_NAMES);
  const hint = near === undefined ? `: it must be ${VALUES["format"]}` : `; did you mean ${near}?`;
  return `unknown format ${value}${hint}`;
}

function command(name: string, words: Words): CommandLine {
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (known !== undefined) return known(words);
  const near = closest(name, [...Object.keys(COMMANDS), "--version"]);
  const hint = near === undefined ? "; a configuration is given by -f" : `; did you mean ${near}?`;
  return mistake(`unknown command ${name}${hint}`);
}

function judgement(
  paths: readonly string[],
  { set, format }: Options,
  isRun: boolean,
): CommandLine {
  const json = set.has("json");
  if (json && format !== undefined && format !== "json")
    return mistake(`--json and --format ${format} exclude each other`);
  const named = format !== undefined && isFormatName(format) ? format : "text";
  const strict = set.has("strict");
  return { kind: "validate", paths, format: json ? "json" : named, strict, isRun };
}

function explanation({ operands, files, options }: Words): CommandLine {
  const [operand, more] = operands;
  const [file, second] = files;
  const json = options.set.has("json");
  const { request, headers } = options;
  if (request === undefined && headers.length > 0) return mistake("--header goes with --request");
  if (request !== undefined && (file === undefined || operand !== undefined))
    return mistake("--request can only be used with explain -f FILE");
  if (second !== undefined) return mistake("only one file can be explained");
  if (more !== undefined)
    return mistake("explain takes either one property, or -f FILE and at most one route");
  if (file !== undefined && request !== undefined)
    return { kind: "explain-request", file, request, headers, json };
  if (file !== undefined) return { kind: "explain-route", file, route: operand, json };
  return operand === undefined
    ? mistake("explain needs a property, e.g. gw explain trafficPolicies.timeouts")
    : { kind: "explain-property", path: operand, json };
}

function conversion({ operands, files, options }: Words): CommandLine {
  const [verb, stray] = operands;
  const [file, second] = files;
  const { from = "chat-completions", to, model, set } = options;
  if (verb !== "convert" || stray !== undefined || file === undefined || second !== undefined)
    return mistake("llm takes convert and a file: gw llm convert -f request.json --to anthropic");
  if (to === undefined)
    return mistake("llm convert needs --to and the name of a provider or format");
  return {
    kind: "llm-convert",
    file,
    from,
    to,
    model,
    strict: set.has("strict"),
    json: set.has("json"),
  };
}

function beginning({ operands, files, options }: Words): CommandLine {
  const [file = FIRST.file, second] = operands;
  const port = Number(options.port ?? FIRST.port);
  if (second !== undefined || files.length + options.set.size > 0)
    return mistake(`new takes one file, and --port: gw new ${FIRST.file} --port ${FIRST.port}`);
  // The configuration is judged before it runs, so its schema knows which numbers are ports.
  if (!Number.isInteger(port)) return mistake(`--port needs ${VALUES["port"]}`);
  return { kind: "begin", file, port, mayExist: false };
}

function onFile([file, second]: readonly string[], options: Options): CommandLine {
  if (file === undefined) return mistake("a configuration file is needed: gw -f FILE, or gw new");
  if (second !== undefined) return mistake("only one configuration file can be run");
  if (options.set.has("validate-only")) return judgement([file], options, true);
  if (options.request !== undefined || options.headers.length > 0)
    return mistake("--request and --header can only be used with explain");
  if ([options.from, options.to, options.model].some((each) => each !== undefined))
    return mistake("--from, --to and --model can only be used with llm convert and import");
  const given = [...options.set, ...(options.format === undefined ? [] : ["format"])];
  const [stray] = given;
  return stray === undefined
    ? { kind: "run", file }
    : mistake(`--${stray} can only be used with --validate-only or validate`);
}

function mistake(message: string): CommandLine {
  return { kind: "mistake", message };
}
