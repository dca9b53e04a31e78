import { printable } from "@edge-gateway/kernel/printable";
import {
  databaseObjects,
  databaseText,
  type DatabaseObject,
} from "@edge-gateway/translate/standalone/database-text";
import { effectiveText } from "@edge-gateway/translate/standalone/effective-text";
import { findFiles } from "@edge-gateway/config/find-files";
import { HiddenSecrets } from "@edge-gateway/config/shown-configuration";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import { readText } from "@edge-gateway/config/command/read-input";
import {
  CommandFault,
  commitObjects,
  judgedWith,
  openConfigDatabase,
  type ConfigDatabase,
} from "./config-database.ts";
import { versionLines, versionText } from "./config-history-text.ts";
import type { ConfigOrder } from "./config-order.ts";

const FAILED = 1;

type CommandPlace = Pick<ConfigDatabase, "environment" | "terminal" | "now">;

/** Works with the objects in the database of a file, and with their history; returns the exit status. */
export async function configCommand(order: ConfigOrder, place: CommandPlace): Promise<number> {
  try {
    const database = await openConfigDatabase({ file: order.file, ...place });
    try {
      return await work(order, database);
    } finally {
      await database.store.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isFault = error instanceof CommandFault;
    const said = isFault ? reason : `the database of ${order.file} cannot be used: ${reason}`;
    place.terminal.err(`error: ${printable(said)}\n`);
    return isFault ? INVALID_STATUS : FAILED;
  }
}

function work(order: ConfigOrder, database: ConfigDatabase): Promise<number> {
  switch (order.verb) {
    case "export":
      return exported(database);
    case "import":
      return imported(order, database);
    case "history":
      return shown(order, database);
    case "restore":
      return restored(order, database);
  }
}

/** Writes the file with the objects of the database as one file. */
async function exported(database: ConfigDatabase): Promise<number> {
  const { file, store, terminal } = database;
  const { objects } = await store.read();
  if (!judgedWith(database, objects)) return INVALID_STATUS;
  terminal.out(effectiveText(file, textOf(file), databaseText(objects).text));
  return VALID_STATUS;
}

/** Makes the objects of a file those of the database; what the own file has already stays there. */
async function imported(
  { file, source, message }: Extract<ConfigOrder, { readonly verb: "import" }>,
  database: ConfigDatabase,
): Promise<number> {
  const current = await database.store.read();
  const keyOf = ({ kind, name, value }: DatabaseObject): string =>
    JSON.stringify([kind, name, value]);
  const own = new Set(databaseObjects(textOf(file)).map(keyOf));
  const objects = databaseObjects(textOf(source)).filter((object) => !own.has(keyOf(object)));
  return commitObjects(database, current, { objects, message: message ?? `import of ${source}` });
}

/** Lists the versions, or says what one of them changes. */
async function shown(
  { file, revision, json }: Extract<ConfigOrder, { readonly verb: "history" }>,
  { environment, settings, store, terminal }: ConfigDatabase,
): Promise<number> {
  if (revision === undefined) {
    const versions = await store.versions({ limit: settings.database.history });
    terminal.out(json ? `${JSON.stringify(versions)}\n` : versionLines(versions));
    return VALID_STATUS;
  }
  const version = await store.version(revision);
  if (version === undefined) throw new CommandFault(`there is no version ${revision}`);
  terminal.out(versionText(version, file, new HiddenSecrets(environment)));
  return VALID_STATUS;
}

/** Makes the objects of an earlier version the current ones. */
async function restored(
  { revision, message }: Extract<ConfigOrder, { readonly verb: "restore" }>,
  database: ConfigDatabase,
): Promise<number> {
  const current = await database.store.read();
  const objects = await database.store.objectsAt(revision);
  if (objects === undefined)
    throw new CommandFault(`the objects of version ${revision} are not known`);
  return commitObjects(database, current, {
    objects,
    message: message ?? `back to version ${revision}`,
  });
}

/** The text of a file, or of the only file in a folder. @throws CommandFault if it cannot be read */
function textOf(path: string): string {
  const [found, second] = findFiles(path).files;
  if (found === undefined || second !== undefined)
    throw new CommandFault(`${path} must be one configuration file`);
  const read = readText(found);
  if ("fault" in read) throw new CommandFault(read.fault);
  return read.text;
}
