import {
  databaseText,
  type DatabaseObject,
} from "@edge-gateway/translate/standalone/database-text";
import { REREADING_TIMEOUT } from "../bounds.ts";
import { digestOf } from "./digest.ts";
import { mayChange } from "./find-files.ts";
import { judgeConfiguration } from "./judge-configuration.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";

/**
 * Reads the configuration of one process. If its files change during a short reading, they are read again, so
 * that files written one after the other are one configuration. A long reading is not repeated: its digest tells
 * the watcher that newer files exist.
 */
export async function readConfiguration(
  path: string,
  environment: Environment,
  objects?: readonly DatabaseObject[],
  clock: () => number = () => performance.now(),
): Promise<JudgedConfiguration> {
  const since = clock();
  const database = objects && databaseText(objects);
  for (;;) {
    const configuration = judgeConfiguration([path], { environment, isRun: true, database });
    const { paths, digest } = configuration;
    const isLong = clock() - since > REREADING_TIMEOUT;
    if (isLong || !mayChange(path) || (await digestOf(paths)) === digest) return configuration;
  }
}
