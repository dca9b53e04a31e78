import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command, Running } from "../processes.ts";
import { type KeyPair, certificateOf } from "./certificates.ts";
import type { Description } from "./description.ts";
import { until } from "./probes.ts";

/** Where a candidate of growth runs, and with what. */
export interface GrowthPlace {
  /** The folder of its configuration. */
  readonly directory: string;
  /** Its port, that with TLS, and that of every endpoint. */
  readonly port: number;
  readonly securePort: number;
  readonly upstream: number;
  readonly workers: number;
  /** Connections of clients at the same time, for candidates that must be told. */
  readonly connections: number;
}

/** Files of a configuration: text by path in the folder of the candidate. */
export type Files = ReadonlyMap<string, string>;

/** A proxy that runs the configuration of a description. */
export interface GrowthCandidate {
  readonly name: string;
  /** The configuration of a description, in the words of the candidate. */
  files(description: Description, place: GrowthPlace, keyPairOf: KeyPairOf): Files;
  /** The command that runs it. */
  command(place: GrowthPlace): Command | Promise<Command>;
  /** The signal after which it reads its files again; unset: it sees by itself that they changed. */
  readonly reloadSignal?: NodeJS.Signals;
  /** Whether it takes the signal, by what it has printed; unset: always. */
  readonly takesSignal?: (output: string) => boolean;
}

/** The certificate of a host, in the version that is wanted at the time. */
export type KeyPairOf = (host: string) => KeyPair;

/** The certificates of all hosts, of which the named one has another version. */
export function keyPairs(renewed?: string): KeyPairOf {
  return (host) => certificateOf(host, host === renewed ? 2 : 1);
}

/**
 * Writes the files that differ from what is there, each at once, so that no reader sees half of one; returns the
 * number of written files.
 */
export function writeFiles(directory: string, files: Files): number {
  const moves: [string, string][] = [];
  for (const [name, text] of files) {
    const file = join(directory, name);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    const made = `${file}.new`;
    writeFileSync(made, text);
    moves.push([made, file]);
  }
  for (const [made, file] of moves) renameSync(made, file);
  return moves.length;
}

/**
 * Brings a configuration to a candidate that runs, and tells it if it must be told; returns the moment from which on it
 * could know.
 */
export async function change(
  { reloadSignal, takesSignal }: GrowthCandidate,
  running: Running,
  directory: string,
  files: Files,
): Promise<number> {
  if (takesSignal !== undefined)
    await until(running, () => Promise.resolve(takesSignal(running.output())));
  writeFiles(directory, files);
  const begin = performance.now();
  if (reloadSignal !== undefined) process.kill(running.pid, reloadSignal);
  return begin;
}
