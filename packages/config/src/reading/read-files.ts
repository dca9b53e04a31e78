import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { lacksDescriptors } from "@edge-gateway/kernel/process/descriptors";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { fileText, MOST_BYTES_READ } from "@edge-gateway/translate/document/source/file-text";
import { UnreadableFile } from "@edge-gateway/translate/document/unreadable-file";
import type { Diagnostic, SourceFile } from "@edge-gateway/translate";
import { ABSENT, combine, contentOf, namesContent, NO_FILE } from "./digest.ts";
import { findFiles, shownName, STDIN } from "./find-files.ts";
import { STANDARD_INPUT_PAUSE } from "../bounds.ts";

/** The file descriptor of standard input (POSIX); a thread has no other access to standard input. */
const STDIN_DESCRIPTOR = 0;

/** The path of a file without links, of which the last parts may not exist. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}

/**
 * The contents that were read for one configuration. Every reader of a file gets the same content, and the
 * digest covers that content.
 */
export class ReadFiles {
  /** The contents of files by absolute path. */
  readonly #contents = new Map<string, string>();
  readonly #bytes = new Map<string, Uint8Array | UnreadableFile>();
  /** Texts of files by the name in messages, which are read instead of the files. */
  readonly #candidates: ReadonlyMap<string, string>;

  constructor(candidates: ReadonlyMap<string, string> = new Map()) {
    this.#candidates = candidates;
  }

  /** The files of the configuration at a path, in order. */
  find(path: string): readonly string[] {
    const { files, folders } = findFiles(path);
    for (const folder of folders) this.#contents.set(resolve(folder), folderContent(folder));
    return files;
  }

  /**
   * The text of a file or of standard input, or why it cannot be read.
   * @throws Error when file descriptors ran out, which says nothing about the file
   */
  source(path: string): SourceFile {
    const file = shownName(path);
    try {
      return { file, ...fileText(file, this.#source(path)) };
    } catch (error) {
      if (lacksDescriptors(error)) throw error;
      return { file, problem: unreadable(file, error) };
    }
  }

  /**
   * The first bytes of a file that a configuration names, up to the largest allowed size, or why it
   * cannot be read.
   * @throws Error when file descriptors ran out, which says nothing about the file
   */
  bytes(path: string): Uint8Array | UnreadableFile {
    const key = resolve(path);
    const known = this.#bytes.get(key);
    if (known !== undefined) return known;
    const bytes = this.#readable(path);
    this.#bytes.set(key, bytes);
    return bytes;
  }

  #source(path: string): Uint8Array {
    const candidate = this.#candidates.get(shownName(path));
    if (candidate === undefined) return path === STDIN ? readStandardInput() : this.#read(path);
    const bytes = Buffer.from(candidate);
    if (path !== STDIN) this.#contents.set(resolve(path), contentOf(bytes));
    return bytes;
  }

  /** Absolute paths of the files and folders of the configuration itself. */
  get paths(): readonly string[] {
    return [...this.#contents.keys()];
  }

  /** Returns the digest of these paths; it equals `digestOf` as long as nothing changes. */
  digest(paths: readonly string[]): string {
    return combine(paths.map((path) => this.#contentOf(path)));
  }

  #contentOf(path: string): string {
    const key = resolve(path);
    if (!this.#contents.has(key)) this.#readable(path);
    return this.#contents.get(key) ?? ABSENT;
  }

  #readable(path: string): Uint8Array | UnreadableFile {
    try {
      return this.#read(path);
    } catch (error) {
      if (lacksDescriptors(error)) throw error;
      return new UnreadableFile(codeOf(error));
    }
  }

  /**
   * Reads a file. For a pipe, it does not wait until the other end is opened, but reads until its writers
   * have finished.
   */
  #read(path: string): Uint8Array {
    const key = resolve(path);
    this.#contents.set(key, ABSENT);
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const status = fstatSync(descriptor);
      if (status.isDirectory()) this.#contents.set(key, folderContent(path));
      const bytes = readStart(descriptor, status.isFIFO(), status.size);
      this.#contents.set(key, status.isFile() ? contentOf(bytes) : NO_FILE);
      return bytes;
    } finally {
      closeSync(descriptor);
    }
  }
}

function folderContent(path: string): string {
  try {
    return namesContent(readdirSync(path));
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return ABSENT;
  }
}

function readStandardInput(): Uint8Array {
  return readStart(STDIN_DESCRIPTOR, true, 0);
}

const { maxSearched, readSize } = DEFAULTS.standaloneFileLimits;

/**
 * Reads up to the largest allowed size of a configuration: some files, such as devices, never end.
 * @param size the bytes that the file probably has
 */
function readStart(descriptor: number, waits: boolean, size: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let rest = MOST_BYTES_READ;
  for (let next = Math.max(readSize, size + 1); rest > 0; next = readSize) {
    const chunk = Buffer.allocUnsafe(Math.min(next, rest));
    const length = readSome(descriptor, chunk, waits);
    if (length === 0) break;
    chunks.push(chunk.subarray(0, length));
    rest -= length;
  }
  return Buffer.concat(chunks);
}

const CLOCK = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** The number of bytes that were read; 0 at the end. */
function readSome(descriptor: number, into: Uint8Array, waits: boolean): number {
  for (;;) {
    try {
      return readSync(descriptor, into);
    } catch (error) {
      if (!waits || codeOf(error) !== "EAGAIN") throw error;
      Atomics.wait(CLOCK, 0, 0, STANDARD_INPUT_PAUSE);
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

/** The reason for a folder that has too many files. The files of any other folder are read separately. */
const TOO_MANY_FILES = `the folder contains more than ${maxSearched} folders and YAML files; name the files or folders that are meant`;
