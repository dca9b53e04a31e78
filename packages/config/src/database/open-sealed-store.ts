import { readFile } from "node:fs/promises";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { DatabaseSettings, Settings } from "@edge-gateway/generated/types/index.ts";
import type { SealingKeys } from "@edge-gateway/storage/sealing/row-sealer";
import type { SealedStore } from "@edge-gateway/storage/sealing/sealed-store";
import { locationOf } from "./database-connection.ts";

const KEY = new RegExp(LIMITS.databaseSettings.key.pattern);

/**
 * Opens the database of settings. Its libraries are loaded only here.
 * @throws Error if the database or the file of its key cannot be used
 */
export async function openSealedStore(settings: Settings): Promise<SealedStore> {
  const { database } = settings;
  const keys = await keysOf(database);
  const [{ openStore }, { RowSealer }, { SealedStore: Store }, { rowSecrets }] = await Promise.all([
    import("@edge-gateway/storage/open-store"),
    import("@edge-gateway/storage/sealing/row-sealer"),
    import("@edge-gateway/storage/sealing/sealed-store"),
    import("@edge-gateway/translate/standalone/database/row-secrets"),
  ]);
  const store = await openStore(locationOf(database));
  return new Store(store, new RowSealer(keys), (objects) =>
    rowSecrets(objects, settings).map((secrets) => secrets.map(({ path }) => path)),
  );
}

/**
 * What others with the same settings know, too, for marks in place of secrets, as hexadecimal digits; undefined: they
 * know nothing.
 * @throws Error if the file of the key cannot be used
 */
export async function markSecretOf({
  session,
  database,
}: Pick<Settings, "session" | "database">): Promise<string | undefined> {
  return session.key ?? (await keysOf(database)).key;
}

/**
 * The keys that the settings have, or the lines of the file that they name.
 * @throws Error if the file cannot be used
 */
async function keysOf({ key, previousKey, keyFile }: DatabaseSettings): Promise<SealingKeys> {
  if (keyFile === undefined) return { key, previousKey };
  const text = await readFile(keyFile, "utf8").catch((error: unknown) => {
    throw new Error(`the key of the database cannot be read from ${keyFile}`, { cause: error });
  });
  const [own, previous, more] = text.trimEnd().split(/\r?\n/);
  const isKey = (line: string | undefined): boolean => line === undefined || KEY.test(line);
  if (own === undefined || more !== undefined || !isKey(own) || !isKey(previous))
    throw new Error(
      `the file ${keyFile} must have a key of 64 hexadecimal digits, and perhaps the previous key on a second line`,
    );
  return { key: own, previousKey: previous };
}
