import { readdirSync, statSync } from "node:fs";
import type { Dirent, Stats } from "node:fs";
import { join } from "node:path";
import { lacksDescriptors } from "@edge-gateway/kernel/descriptors";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";

/** What the user writes for standard input. */
export const STDIN = "-";

/** How standard input is called in messages. */
const STDIN_NAME = "<stdin>";

/** How a path is shown to the user. */
export function shownName(path: string): string {
  return path === STDIN ? STDIN_NAME : path;
}

const YAML_NAME = /\.ya?ml$/;
/** Folders of tools, which hold YAML that is not a configuration. */
const OTHERS_FOLDER = /^(?:\..+|node_modules)$/;

const { maxSearched } = DEFAULTS.standaloneFileLimits;

/** Where a configuration stands. */
export interface FoundFiles {
  /** Sorted. */
  readonly files: readonly string[];
  /** The folder that was named, and those below it; none for a file. */
  readonly folders: readonly string[];
}

/**
 * The YAML files in and below a folder; anything else is a file, also what cannot be read, and a folder
 * with more in it than is searched.
 */
export function findFiles(path: string): FoundFiles {
  if (path === STDIN || statusOf(path)?.isDirectory() !== true)
    return { files: [path], folders: [] };
  const found = search(path);
  return found === undefined
    ? { files: [path], folders: [path] }
    : { ...found, files: found.files.toSorted() };
}

/** Whether it can be read again, and be another one then: standard input, pipes and devices cannot. */
export function mayChange(path: string): boolean {
  if (path === STDIN) return false;
  const found = statusOf(path);
  return found === undefined || found.isFile() || found.isDirectory();
}

/** Undefined for what cannot be followed to something, such as links in a circle. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Links to folders are not followed, so there is an end. A folder that must not be read is reported
 * as a file is. Undefined where there is more than is searched.
 */
function search(top: string): FoundFiles | undefined {
  const files: string[] = [];
  const folders = [top];
  for (const folder of folders) {
    const entries = entriesOf(folder);
    if (entries === undefined) files.push(folder);
    for (const entry of entries ?? []) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !OTHERS_FOLDER.test(entry.name)) folders.push(path);
      if (!entry.isDirectory() && YAML_NAME.test(entry.name) && mayBeRead(path)) files.push(path);
    }
    if (folders.length + files.length > maxSearched) return undefined;
  }
  return { files, folders };
}

/** Not what never ends or is not text, such as pipes and links to folders; a link that leads nowhere is reported. */
function mayBeRead(path: string): boolean {
  return statusOf(path)?.isFile() ?? true;
}

/**
 * Undefined where access is denied.
 * @throws Error when no file descriptor is left to read it with
 */
function entriesOf(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return undefined;
  }
}
