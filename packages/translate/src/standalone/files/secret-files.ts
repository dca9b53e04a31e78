import { dirname, isAbsolute, join } from "node:path";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { fileText } from "../../document/source/file-text.ts";
import { UnreadableFile } from "../../document/unreadable-file.ts";
import { ReadBudget } from "../../document/source/read-budget.ts";
import { readYaml } from "../../document/yaml/yaml-reader.ts";

/**
 * Reads at most `MOST_BYTES_READ` bytes of a file; returns the reason if the file cannot be read,
 * and undefined if it does not exist.
 */
export type ReadFile = (path: string) => Uint8Array | UnreadableFile | undefined;

/** The path of a file without links, of which the last parts may not exist. */
export type RealPath = (path: string) => string;

/** The sources of secrets outside the document. */
export interface SecretSources {
  /** The configuration file; relative paths start from its folder. */
  readonly file: string;
  readonly readFile: ReadFile;
  /** Unset: no path has links. */
  readonly realPath?: RealPath | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface FilesChecked {
  readonly findings: readonly Finding[];
  /** Every referenced file, whether or not it can be read. */
  readonly files: readonly string[];
}

/**
 * Checks that files of secrets and config maps are maps of keys to strings, and that referenced
 * variables are set.
 */
export function checkSecrets(
  document: Cursor,
  { file, readFile, environment }: SecretSources,
): FilesChecked {
  const secrets = document
    .at("secrets")
    .entries()
    .map(([, secret]) => secret);
  const configMaps = document
    .at("configMaps")
    .entries()
    .map(([, configMap]) => configMap);
  const references = [...secrets, ...configMaps].flatMap((holder) => {
    const { text, pointer } = holder.at("file");
    return text === undefined ? [] : [{ pointer, path: besideFile(file, text) }];
  });
  const variables = secrets.flatMap((secret) =>
    secret
      .at("env")
      .entries()
      .map(([, name]) => name),
  );
  const paths = [...new Set(references.map(({ path }) => path))];
  const faults = new Map(paths.map((path) => [path, faultOf(readFile(path))]));
  return {
    files: references.map(({ path }) => path),
    findings: [
      ...references.flatMap(({ pointer, path }): readonly Finding[] => {
        const fault = faults.get(path);
        return fault === undefined ? [] : [{ pointer, ...fault }];
      }),
      ...variables.flatMap((name) => checkVariable(name, environment)),
    ],
  };
}

/** Resolves a path relative to the folder of the file that contains the path. */
export function besideFile(file: string, path: string): string {
  return isAbsolute(path) ? path : join(dirname(file), path);
}

/** The message for an unreadable file. */
export function unreadable(file: UnreadableFile | undefined): Omit<Finding, "pointer"> {
  const { reason } = file ?? new UnreadableFile("ENOENT");
  return { code: "file-unreadable", message: `the file cannot be read: ${reason}` };
}

/** The problem of a file of secrets; undefined if the file is valid. */
function faultOf(bytes: ReturnType<ReadFile>): Omit<Finding, "pointer"> | undefined {
  if (!(bytes instanceof Uint8Array)) return unreadable(bytes);
  const decoded = fileText("", bytes);
  if ("problem" in decoded) {
    const { line, code, message } = decoded.problem;
    return { code, message: line === 1 ? message : `in line ${line}: ${message}` };
  }
  const { value, problems } = readYaml(decoded.text, {}, new ReadBudget());
  const isMapOfStrings =
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((item) => typeof item === "string");
  if (problems.length === 0 && isMapOfStrings) return undefined;
  return {
    code: "wrong-value",
    message: "the file must be YAML or JSON: a map of keys to strings",
  };
}

function checkVariable(
  { text, pointer }: Cursor,
  environment: Readonly<Record<string, string | undefined>>,
): readonly Finding[] {
  if (text === undefined || environment[text] !== undefined) return [];
  return [
    { pointer, code: "undefined-variable", message: `the environment variable ${text} is not set` },
  ];
}
