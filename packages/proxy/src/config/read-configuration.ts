import {
  loadConfiguration,
  ownFilesOf,
  type LoadedConfiguration,
} from "../cli/load-configuration.ts";
import { digestOf } from "./file-watcher.ts";

/** A configuration with a fingerprint of the files that it was read from. */
export interface ReadConfiguration extends LoadedConfiguration {
  readonly digest: string;
}

/**
 * Reads a configuration whenever it is asked to, again as long as its files change while they are
 * read. It expects the files that were named the last time: where it is right, it reads once.
 */
export class ConfigurationReader {
  readonly #path: string;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  #expected: readonly string[];

  constructor(path: string, environment: Readonly<Record<string, string | undefined>>) {
    this.#path = path;
    this.#environment = environment;
    this.#expected = ownFilesOf(path);
  }

  async read(): Promise<ReadConfiguration> {
    for (;;) {
      const expected = this.#expected;
      const before = await digestOf(expected);
      const configuration = loadConfiguration(this.#path, this.#environment);
      this.#expected = configuration.files;
      if (!sameFiles(configuration.files, expected)) continue;
      if ((await digestOf(expected)) === before) return { ...configuration, digest: before };
    }
  }
}

function sameFiles(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((file, index) => file === right[index]);
}
