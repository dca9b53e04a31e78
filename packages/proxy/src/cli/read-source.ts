import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { lacksDescriptors } from "@edge-gateway/kernel/descriptors";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { fileText, MOST_BYTES_READ } from "@edge-gateway/translate/document/file-text";
import { UnreadableFile } from "@edge-gateway/translate/document/unreadable-file";
import type { Diagnostic, SourceFile } from "@edge-gateway/translate";

/** What the user writes for standard input. */
export const STDIN = "-";

/** POSIX; in a thread there is no other way to it. */
const STDIN_DESCRIPTOR = 0;

/** How standard input is called in messages. */
const STDIN_NAME = "<stdin>";

/**
 * The text of a file or of standard input, or why it cannot be read.
 * @throws Error when that is for want of file descriptors: it says nothing about the file
 */
export function readSource(path: string): SourceFile {
  const file = path === STDIN ? STDIN_NAME : path;
  try {
    const bytes = path === STDIN ? readStart(STDIN_DESCRIPTOR, true) : readStartOf(path);
    return { file, ...fileText(file, bytes) };
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return { file, problem: unreadable(file, error) };
  }
}

/**
 * The first bytes of a file, as many as are read at all, or why it cannot be read.
 * @throws Error when that is for want of file descriptors
 */
export function readFile(path: string): Uint8Array | UnreadableFile {
  try {
    return readStartOf(path);
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return new UnreadableFile(codeOf(error));
  }
}

/** Does not wait for anybody to open the other end of a pipe, but for what its writers still have to say. */
function readStartOf(path: string): Uint8Array {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return readStart(descriptor, fstatSync(descriptor).isFIFO());
  } finally {
    closeSync(descriptor);
  }
}

const { maxSearched, readSize } = DEFAULTS.standaloneFileLimits;

/** As much as may be read: some files, such as devices, never end. */
function readStart(descriptor: number, waits: boolean): Uint8Array {
  const chunks: Uint8Array[] = [];
  let rest = MOST_BYTES_READ;
  while (rest > 0) {
    const chunk = Buffer.allocUnsafe(Math.min(readSize, rest));
    const length = readSome(descriptor, chunk, waits);
    if (length === 0) break;
    chunks.push(chunk.subarray(0, length));
    rest -= length;
  }
  return Buffer.concat(chunks);
}

/** Milliseconds between looks at standard input, where it is of the kind that does not wait. */
const PAUSE = 5;
const CLOCK = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** The number of bytes; 0 at the end. */
function readSome(descriptor: number, into: Uint8Array, waits: boolean): number {
  for (;;) {
    try {
      return readSync(descriptor, into);
    } catch (error) {
      if (!waits || codeOf(error) !== "EAGAIN") throw error;
      Atomics.wait(CLOCK, 0, 0, PAUSE);
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function unreadable(file: string, error: unknown): Diagnostic {
  const code = codeOf(error);
  const reason = code === "EISDIR" ? TOO_MANY_FILES : new UnreadableFile(code).reason;
  const message = `the file cannot be read: ${reason}`;
  return {
    file,
    line: 1,
    column: 1,
    path: "",
    severity: "error",
    code: "file-unreadable",
    message,
    suggestion: null,
  };
}

/** The files of a folder are read, unless it holds too much. */
const TOO_MANY_FILES = `it is a folder below which there are more than ${maxSearched} folders and YAML files; name those that are meant`;
