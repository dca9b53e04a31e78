import { readFileSync } from "node:fs";
import { shownName, STDIN } from "../reading/find-files.ts";

const STDIN_DESCRIPTOR = 0;

/** Reads a file or standard input as JSON; returns a message if that fails. */
export function readJson(path: string): { readonly value: unknown } | { readonly fault: string } {
  const read = readText(path);
  if ("fault" in read) return read;
  try {
    return { value: JSON.parse(read.text) };
  } catch (error) {
    return { fault: `${shownName(path)} is not JSON: ${reasonOf(error)}` };
  }
}

/** Reads the text of a file or standard input; returns a message if that fails. */
export function readText(path: string): { readonly text: string } | { readonly fault: string } {
  try {
    return { text: readFileSync(path === STDIN ? STDIN_DESCRIPTOR : path, "utf8") };
  } catch (error) {
    return { fault: `${shownName(path)} cannot be read: ${reasonOf(error)}` };
  }
}

/** The bytes of a file; undefined if it cannot be read. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
