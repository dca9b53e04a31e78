import type { Diagnostic } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Ir } from "@edge-gateway/translate/ir";
import { mayChange } from "../cli/configuration-files.ts";
import { loadConfiguration, ownFilesOf, type JudgedFile } from "../cli/load-configuration.ts";
import { digestOf } from "./file-watcher.ts";

/** What is to be read. */
export interface ReadOrder {
  /** A file, a folder of manifests, or standard input. */
  readonly path: string;
  /** Absolute paths: the files that were named the last time; undefined when nothing was read before. */
  readonly expected: readonly string[] | undefined;
}

/** A configuration as far as it could be read, with a fingerprint of its files; as it passes between threads. */
export interface ReadConfiguration {
  /** As shown to the user. */
  readonly source: string;
  /** Undefined when something is wrong. */
  readonly ir: Ir | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
  readonly judged: readonly ReadFile[];
  /** Absolute paths: the files themselves, unless it is standard input, folders, and all that they name. */
  readonly files: readonly string[];
  /** Of the contents of `files`. */
  readonly digest: string;
}

/** What a file holds, judged. */
export interface ReadFile extends Pick<
  JudgedFile,
  "source" | "isJudged" | "diagnostics" | "omitted"
> {
  /** The text of those lines with a finding that may be shown. */
  readonly lines: ReadonlyMap<number, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a configuration, again as long as its files change while they are read. Where the files are
 * those that were expected, it is read once.
 */
export async function readConfiguration(
  { path, expected }: ReadOrder,
  environment: Environment,
): Promise<ReadConfiguration> {
  if (!mayChange(path)) return readOnce(path, environment, "");
  for (let files = expected ?? ownFilesOf(path); ;) {
    const before = await digestOf(files);
    const configuration = readOnce(path, environment, before);
    const isExpected = sameFiles(configuration.files, files);
    files = configuration.files;
    if (isExpected && (await digestOf(files)) === before) return configuration;
  }
}

function readOnce(path: string, environment: Environment, digest: string): ReadConfiguration {
  const { judged, ...configuration } = loadConfiguration(path, environment);
  return { ...configuration, judged: judged.map(readFile), digest };
}

function readFile({ lineText, ...file }: JudgedFile): ReadFile {
  const lines = new Map<number, string>();
  for (const { file: named, line } of file.diagnostics) {
    const text = named === file.source ? lineText(line) : undefined;
    if (text !== undefined) lines.set(line, text);
  }
  return { ...file, lines };
}

function sameFiles(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((file, index) => file === right[index]);
}
