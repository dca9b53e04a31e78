import { randomUUID } from "node:crypto";
import type { StoredObject } from "@edge-gateway/storage/config-store";
import { SourceText } from "@edge-gateway/translate/document/source/source-text";
import { databaseText } from "@edge-gateway/translate/standalone/database/database-text";
import { effectiveText } from "@edge-gateway/translate/standalone/database/effective-text";
import { findFiles } from "@edge-gateway/config/reading/find-files";
import {
  hideSecrets,
  restoreSecrets,
  type HiddenText,
} from "@edge-gateway/config/reading/hiding/hide-secrets";
import { markKeyOf, marksWith } from "@edge-gateway/config/reading/hiding/marks";
import { HiddenSecrets } from "@edge-gateway/config/reading/shown-configuration";
import { readText } from "@edge-gateway/config/command/read-input";
import { CommandFault, type ConfigDatabase } from "./config-database.ts";

/** A configuration file. */
interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The standard output is a file of the working directory for its relative paths. */
const OUTPUT = "export.yaml";

/** The text of a file, or of the only file in a folder. @throws CommandFault if it cannot be read */
export function textOf(path: string): TextFile {
  const [found, second] = findFiles(path).files;
  if (found === undefined || second !== undefined)
    throw new CommandFault(`${path} must be one configuration file`);
  const read = readText(found);
  if ("fault" in read) throw new CommandFault(read.fault);
  return { file: found, text: read.text };
}

/** The file of a database with objects as one text that needs no database, with its secrets. */
export function wholeText({ file }: ConfigDatabase, objects: readonly StoredObject[]): string {
  return effectiveText({ ...textOf(file), rows: databaseText(objects).text }, OUTPUT);
}

/** A text with marks in place of its secrets. */
export function hiddenText(database: ConfigDatabase, text: string): HiddenText {
  const { environment } = database;
  const found = new HiddenSecrets(environment).secretsIn({ file: OUTPUT, text });
  if (found === undefined) throw new CommandFault("the secrets of the objects cannot be found");
  return hideSecrets(text, found, marksWith(markKey(database)));
}

/** The key of marks in place of secrets. Without a secret that others have, nobody knows the marks later. */
export function markKey({ markSecret }: Pick<ConfigDatabase, "markSecret">): Uint8Array {
  return markKeyOf(
    markSecret === undefined ? Buffer.from(randomUUID()) : Buffer.from(markSecret, "hex"),
  );
}

/**
 * A text with the secrets of the configuration in place of their marks.
 * @param current the configuration as one text with its secrets
 * @throws CommandFault if a mark is of no secret that the configuration has
 */
export function withSecrets(
  { file, text }: TextFile,
  current: () => string,
  database: ConfigDatabase,
): string {
  if (restoreSecrets(text, new Map()).marks.length === 0) return text;
  const { parts } = hiddenText(database, current());
  const restored = restoreSecrets(text, parts);
  const unknown = restored.marks.find(({ place }) => place === undefined);
  if (unknown === undefined) return restored.text;
  const { line, column } = new SourceText(file, text).placeOf(unknown.at);
  throw new CommandFault(
    `${file}:${line}:${column}: this mark is of no secret of the configuration: write the value itself`,
  );
}
