import { readFileSync } from "node:fs";
import { shownName, STDIN } from "../config/find-files.ts";

const STDIN_DESCRIPTOR = 0;

/** What a file, or standard input, holds as JSON; a message where it does not. */
export function readJson(path: string): { readonly value: unknown } | { readonly fault: string } {
  const read = readText(path);
  if ("fault" in read) return read;
  try {
    return { value: JSON.parse(read.text) };
  } catch (error) {
    return { fault: `${shownName(path)} is not JSON: ${reasonOf(error)}` };
  }
}

/** The text of a file or of standard input; a message where it cannot be read. */
export function readText(path: string): { readonly text: string } | { readonly fault: string } {
  try {
    return { text: readFileSync(path === STDIN ? STDIN_DESCRIPTOR : path, "utf8") };
  } catch (error) {
    return { fault: `${shownName(path)} cannot be read: ${reasonOf(error)}` };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
