import { readdirSync, statSync } from "node:fs";
import type { Dirent, Stats } from "node:fs";
import { join } from "node:path";
import { lacksDescriptors } from "@edge-gateway/kernel/process/descriptors";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";

/** The argument that names standard input. */
export const STDIN = "-";

/** The name of standard input in messages. */
const STDIN_NAME = "<stdin>";

/** How messages name a path. */
export function shownName(path: string): string {
  return path === STDIN ? STDIN_NAME : path;
}

const YAML_NAME = /\.ya?ml$/;
/** Folders of tools, whose YAML is not configuration. */
const OTHERS_FOLDER = /^(?:\..+|node_modules)$/;

const { maxSearched } = DEFAULTS.standaloneFileLimits;

/** The location of a configuration. */
export interface FoundFiles {
  /** The paths of the files, sorted. */
  readonly files: readonly string[];
  /** The folder and its subfolders; empty if the location is a file. */
  readonly folders: readonly string[];
}

/**
 * The YAML files in a folder and its subfolders. Any other path is treated as a file, including an
 * unreadable path and a folder with too many files.
 */
export function findFiles(path: string): FoundFiles {
  if (path === STDIN || statusOf(path)?.isDirectory() !== true)
    return { files: [path], folders: [] };
  const found = search(path);
  return found === undefined
    ? { files: [path], folders: [path] }
    : { ...found, files: found.files.toSorted() };
}

/** Whether the path can be read again later: standard input, pipes and devices cannot. */
export function mayChange(path: string): boolean {
  if (path === STDIN) return false;
  const found = statusOf(path);
  return found === undefined || found.isFile() || found.isDirectory();
}

/**
 * The status of a path; undefined if the path cannot be resolved, for example because symbolic
 * links form a circle.
 */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The files below a folder. Links to folders are not followed, so the search ends. A folder without read
 * permission is reported like a file. Undefined if there are more files than the search allows.
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

/**
 * Excludes paths that never end or are not text, such as pipes and links to folders. A broken link is
 * reported.
 */
function mayBeRead(path: string): boolean {
  return statusOf(path)?.isFile() ?? true;
}

/**
 * Lists the entries of a folder; undefined if access is denied.
 * @throws Error when no file descriptor is left
 */
function entriesOf(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return undefined;
  }
}
