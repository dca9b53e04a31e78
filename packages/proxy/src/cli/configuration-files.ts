import { readdirSync, statSync } from "node:fs";
import type { Dirent, Stats } from "node:fs";
import { join } from "node:path";
import { STDIN } from "./read-source.ts";

const YAML_NAME = /\.ya?ml$/;
/** Folders of tools, which hold YAML that is no configuration. */
const OTHERS_FOLDER = /^(?:\..+|node_modules)$/;

/** The YAML files below a folder, sorted; anything else stands for itself, also what cannot be read. */
export function filesOf(path: string): readonly string[] {
  return isFolder(path) ? filesBelow(path).toSorted() : [path];
}

/** A folder and those below it in which configurations stand; none for a file. */
export function foldersOf(path: string): readonly string[] {
  return isFolder(path) ? [path, ...foldersBelow(path)] : [];
}

/** Whether it can be read again, and be another one then: standard input, pipes and devices cannot. */
export function mayChange(path: string): boolean {
  if (path === STDIN) return false;
  const found = statusOf(path);
  return found === undefined || found.isFile() || found.isDirectory();
}

function isFolder(path: string): boolean {
  return path !== STDIN && statusOf(path)?.isDirectory() === true;
}

/** Undefined for what cannot be followed to something, such as links in a circle. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function foldersBelow(folder: string): readonly string[] {
  return (entriesOf(folder) ?? [])
    .filter((entry) => entry.isDirectory() && !OTHERS_FOLDER.test(entry.name))
    .map((entry) => join(folder, entry.name))
    .flatMap((path) => [path, ...foldersBelow(path)]);
}

/** Links to folders are not followed, so there is an end. A folder that must not be read is reported as a file is. */
function filesBelow(folder: string): readonly string[] {
  const entries = entriesOf(folder);
  if (entries === undefined) return [folder];
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS_FOLDER.test(entry.name) ? [] : filesBelow(path);
    return YAML_NAME.test(entry.name) && mayBeRead(path) ? [path] : [];
  });
}

/** Not what never ends or is no text, such as pipes and links to folders; a link that leads nowhere is reported. */
function mayBeRead(path: string): boolean {
  return statusOf(path)?.isFile() ?? true;
}

/** Undefined where access is denied. */
function entriesOf(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
