import { loadConfiguration, type LoadedConfiguration } from "../cli/load-configuration.ts";
import { digestOf } from "./file-watcher.ts";

/** A configuration with a fingerprint of the files that it was read from. */
export interface ReadConfiguration extends LoadedConfiguration {
  readonly digest: string;
}

/** Reads a configuration, again as long as its files change while they are read. */
export async function readConfiguration(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ReadConfiguration> {
  let { files } = loadConfiguration(file, environment);
  for (;;) {
    const digest = await digestOf(files);
    const configuration = loadConfiguration(file, environment);
    ({ files } = configuration);
    if ((await digestOf(files)) === digest) return { ...configuration, digest };
  }
}
