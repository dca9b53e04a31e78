import { readdirSync, statSync } from "node:fs";
import type { Dirent } from "node:fs";
import { join } from "node:path";
import { STDIN } from "../load-configuration.ts";

const YAML_NAME = /\.ya?ml$/;
/** Folders of tools, which hold YAML that is no configuration. */
const OTHERS_FOLDER = /^(?:\..+|node_modules)$/;

/** The YAML files below a folder, sorted; anything else stands for itself, also what cannot be read. */
export function filesOf(path: string): readonly string[] {
  if (path === STDIN || statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    return [path];
  return filesBelow(path).toSorted();
}

/** Links to folders are not followed, so there is an end. */
function filesBelow(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS_FOLDER.test(entry.name) ? [] : filesBelow(path);
    return YAML_NAME.test(entry.name) ? [path] : [];
  });
}

/** None where access is denied: what a tool cannot see is not judged. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
