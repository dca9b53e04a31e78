import { digestOf } from "./digest.ts";
import { mayChange } from "./find-files.ts";
import { judgeConfiguration } from "./judge-configuration.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";

/** Reads the configuration of one process, and reads it again if its files change during the reading. */
export async function readConfiguration(
  path: string,
  environment: Environment,
): Promise<JudgedConfiguration> {
  for (;;) {
    const configuration = judgeConfiguration([path], { environment, isRun: true });
    const { paths, digest } = configuration;
    if (!mayChange(path) || (await digestOf(paths)) === digest) return configuration;
  }
}
