import {
  databaseText,
  type DatabaseObject,
} from "@edge-gateway/translate/standalone/database/database-text";
import type { KeptConfiguration } from "@edge-gateway/translate/standalone/kept-configuration";
import { REREADING_TIMEOUT } from "../bounds.ts";
import { digestOf } from "./digest.ts";
import { mayChange } from "./find-files.ts";
import { judgeConfiguration } from "./judge-configuration.ts";
import type { Environment, JudgedConfiguration } from "./judged-configuration.ts";

/** What a reading has besides the files. */
interface ReadAgain {
  /** The objects of the database that are laid over the file; unset: there is no database. */
  readonly objects?: readonly DatabaseObject[] | undefined;
  /** What is kept from the last reading; unset: the files are read once. */
  readonly kept?: KeptConfiguration;
}

/**
 * Reads the configuration of one process. If its files change during a short reading, they are read again, so
 * that files written one after the other are one configuration. A long reading is not repeated: its digest tells
 * the watcher that newer files exist.
 */
export async function readConfiguration(
  path: string,
  environment: Environment,
  { objects, kept }: ReadAgain = {},
  clock: () => number = () => performance.now(),
): Promise<JudgedConfiguration> {
  const since = clock();
  const database = objects && databaseText(objects);
  for (;;) {
    const configuration = judgeConfiguration([path], { environment, isRun: true, database, kept });
    const { paths, digest } = configuration;
    const isLong = clock() - since > REREADING_TIMEOUT;
    if (isLong || !mayChange(path) || (await digestOf(paths)) === digest) return configuration;
  }
}
