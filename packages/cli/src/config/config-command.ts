import { printable } from "@edge-gateway/kernel/text/printable";
import type { StoredObject } from "@edge-gateway/storage/config-store";
import {
  databaseObjects,
  isList,
  type DatabaseObject,
} from "@edge-gateway/translate/standalone/database/database-text";
import { importedObjects } from "@edge-gateway/translate/standalone/database/imported-objects";
import { canSeal } from "@edge-gateway/config/reading/can-seal";
import { HiddenSecrets } from "@edge-gateway/config/reading/shown-configuration";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import {
  CommandFault,
  commitObjects,
  judgedWith,
  openConfigDatabase,
  type ConfigDatabase,
} from "./config-database.ts";
import { versionLines, versionText } from "./config-history-text.ts";
import type { ConfigOrder } from "./config-order.ts";
import { hiddenText, markKey, textOf, wholeText, withSecrets } from "./config-text.ts";

const FAILED = 1;
const HIDDEN =
  "note: secrets are hidden by marks, which gw config import turns into the secrets again; --secrets prints them\n";
const HIDDEN_FOR_GOOD =
  "note: secrets are hidden by marks, which nobody can turn into the secrets again without config.database.key; --secrets prints them\n";

const OTHER_ORDER =
  " are kept in the order of their names: where the order decides, the first name wins, not the first of the file\n";

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
      return exported(order, database);
    case "import":
      return imported(order, database);
    case "history":
      return shown(order, database);
    case "restore":
      return restored(order, database);
    case "reseal":
      return resealed(database);
  }
}

/** Writes the file with the objects of the database, or of one of its versions, as one file. */
async function exported(
  { revision, secrets }: Extract<ConfigOrder, { readonly verb: "export" }>,
  database: ConfigDatabase,
): Promise<number> {
  const { store, terminal } = database;
  const objects =
    revision === undefined
      ? (await store.read()).objects
      : await objectsOfVersion(database, revision);
  if (!judgedWith(database, objects, "errors")) return INVALID_STATUS;
  const text = wholeText(database, objects);
  const shown = secrets ? undefined : hiddenText(database, text);
  terminal.out(shown?.text ?? text);
  if (shown !== undefined && shown.parts.size > 0)
    terminal.err(database.markSecret === undefined ? HIDDEN_FOR_GOOD : HIDDEN);
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
  const own = new Set(databaseObjects(textOf(file).text).map(keyOf));
  const given = textOf(source);
  const text = withSecrets(given, () => wholeText(database, current.objects), database);
  const objects = importedObjects({ ...given, text }, textOf(file).file);
  if (typeof objects === "string") throw new CommandFault(objects);
  const imported = objects.filter((object) => !own.has(keyOf(object)));
  const moved = sectionInOtherOrder(imported);
  if (moved !== undefined) database.terminal.err(`note: ${moved}${OTHER_ORDER}`);
  return commitObjects(database, current, {
    objects: imported,
    message: message ?? `import of ${source}`,
  });
}

/** A section whose list the database has in another order. */
function sectionInOtherOrder(objects: readonly DatabaseObject[]): string | undefined {
  return objects.find(({ kind, name }, index) => {
    const before = objects[index - 1];
    return isList(kind) && before?.kind === kind && before.name > name;
  })?.kind;
}

/** Seals everything by the current key. */
async function resealed({ settings, store, terminal }: ConfigDatabase): Promise<number> {
  if (!canSeal(settings.database))
    throw new CommandFault("there is no key that seals: set config.database.key (DATABASE_KEY)");
  const count = await store.reseal();
  terminal.out(`${count} ${count === 1 ? "value was" : "values were"} sealed\n`);
  await store.compact().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.err(
      `warning: the files of the database still have the values from before: ${reason}\n`,
    );
  });
  return VALID_STATUS;
}

/** Lists the versions, or says what one of them changes. */
async function shown(
  { file, revision, json }: Extract<ConfigOrder, { readonly verb: "history" }>,
  database: ConfigDatabase,
): Promise<number> {
  const { environment, settings, store, terminal } = database;
  if (revision === undefined) {
    const versions = await store.versions({ limit: settings.database.history });
    terminal.out(json ? `${JSON.stringify(versions)}\n` : versionLines(versions));
    return VALID_STATUS;
  }
  const version = await store.version(revision);
  if (version === undefined) throw new CommandFault(`there is no version ${revision}`);
  const secrets = new HiddenSecrets(environment);
  secrets.useKey(markKey(database));
  terminal.out(versionText(version, file, secrets));
  return VALID_STATUS;
}

/** Makes the objects of an earlier version the current ones. */
async function restored(
  { revision, message }: Extract<ConfigOrder, { readonly verb: "restore" }>,
  database: ConfigDatabase,
): Promise<number> {
  const current = await database.store.read();
  const objects = await objectsOfVersion(database, revision);
  return commitObjects(database, current, {
    objects,
    message: message ?? `back to version ${revision}`,
  });
}

/** @throws CommandFault if the version is not kept */
async function objectsOfVersion(
  { store }: ConfigDatabase,
  revision: number,
): Promise<readonly StoredObject[]> {
  const objects = await store.objectsAt(revision);
  if (objects === undefined)
    throw new CommandFault(`the objects of version ${revision} are not known`);
  return objects;
}
