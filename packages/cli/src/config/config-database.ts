import { randomUUID } from "node:crypto";
import { hostname, userInfo } from "node:os";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { StoredConfig, StoredObject } from "@edge-gateway/storage/config-store";
import type { SealedStore } from "@edge-gateway/storage/sealing/sealed-store";
import { databaseText } from "@edge-gateway/translate/standalone/database/database-text";
import { changesBetween, lackedKey } from "@edge-gateway/config/change-database";
import { judgeConfiguration } from "@edge-gateway/config/reading/judge-configuration";
import { unsealedSecrets } from "@edge-gateway/config/reading/unsealed-secrets";
import type { Environment } from "@edge-gateway/config/reading/judged-configuration";
import { findingsOf } from "@edge-gateway/config/reading/judged-configuration";
import { canSeal } from "@edge-gateway/config/reading/can-seal";
import { markSecretOf, openSealedStore } from "@edge-gateway/config/database/open-sealed-store";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import { reportFile } from "@edge-gateway/config/command/report-file";
import type { Terminal } from "@edge-gateway/config/command/terminal";

/** A command failed for a reason that users can mend. */
export class CommandFault extends Error {}

/** A file and the database that its settings name. */
export interface ConfigDatabase {
  readonly file: string;
  readonly environment: Environment;
  readonly settings: Settings;
  readonly store: SealedStore;
  /** What others know, too, for marks in place of secrets, as hexadecimal digits; undefined: they know nothing. */
  readonly markSecret: string | undefined;
  readonly terminal: Terminal;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

/** Opens the database of a file. @throws CommandFault if the file names none, or Error if it cannot be used */
export async function openConfigDatabase(
  order: Pick<ConfigDatabase, "file" | "environment" | "terminal" | "now">,
): Promise<ConfigDatabase> {
  const { file, environment, terminal } = order;
  const judged = judgeConfiguration([file], { environment, isRun: true });
  const { settings } = judged;
  if (settings === undefined) {
    for (const each of judged.files) reportFile(each, terminal);
    throw new CommandFault(`the settings of ${file} have errors`);
  }
  if (settings.storage.mode !== "database")
    throw new CommandFault(`${file} has no database: set config.storage.mode to database`);
  const markSecret = await markSecretOf(settings);
  return { ...order, settings, markSecret, store: await openSealedStore(settings) };
}

/**
 * Reports what is wrong with objects over the file; returns whether they can run.
 * @param reports what is said: warnings only with errors, or alone, too
 */
export function judgedWith(
  { file, environment, terminal }: ConfigDatabase,
  objects: readonly StoredObject[],
  reports: "errors" | "warnings",
): boolean {
  const judged = judgeConfiguration([file], {
    environment,
    isRun: true,
    database: databaseText(objects),
  });
  const isValid = !findingsOf(judged).diagnostics.some(({ severity }) => severity === "error");
  if (!isValid || reports === "warnings")
    for (const each of judged.files) if (each.diagnostics.length > 0) reportFile(each, terminal);
  return isValid;
}

/** Makes objects the current ones, if they can run; returns the exit status. */
export async function commitObjects(
  database: ConfigDatabase,
  current: StoredConfig,
  { objects, message }: { readonly objects: readonly StoredObject[]; readonly message: string },
): Promise<number> {
  const { now, settings, store, terminal } = database;
  const lacked = lackedKey(current.objects);
  if (lacked !== undefined) throw new CommandFault(lacked);
  if (!judgedWith(database, objects, "warnings")) return INVALID_STATUS;
  const unsealed = unsealedSecrets(
    current.objects,
    databaseText(objects).text,
    settings,
    canSeal(settings.database),
  );
  if (unsealed.length > 0) {
    for (const { path, message } of unsealed) terminal.err(`error: ${path}: ${message}\n`);
    return INVALID_STATUS;
  }
  const changes = changesBetween(current.objects, objects);
  if (changes.length === 0) {
    terminal.out(`version ${current.revision} has these objects already\n`);
    return VALID_STATUS;
  }
  const result = await store.commit({
    id: randomUUID(),
    base: current.revision,
    at: new Date(now).toISOString(),
    author: `${userInfo().username}@${hostname()}`,
    message,
    changes,
    history: settings.database.history,
  });
  if (result.kind === "stale")
    throw new CommandFault(
      `somebody has made version ${result.revision} meanwhile, and nothing was changed: try again`,
    );
  const count = changes.length === 1 ? "1 object" : `${changes.length} objects`;
  const deleted = changes.filter(({ after }) => after === null).length;
  const lost = deleted === 0 ? "" : `, ${deleted} of them deleted`;
  terminal.out(`version ${result.revision}: ${count} changed${lost}\n`);
  return VALID_STATUS;
}
