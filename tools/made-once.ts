// Files that several processes make and keep, such as certificates and compiled programs.
import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a file unless it exists. It appears whole, and what is there stays: of several processes that make it at the
 * same time, all then read that of the first.
 * @param make - Writes the file to the path that it is given.
 */
export function madeOnce(file: string, make: (unfinished: string) => void): string {
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    make(unfinished);
    linkSync(unfinished, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return file;
}
