import { randomUUID } from "node:crypto";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { flushFolder } from "@edge-gateway/kernel/process/flush-folder";
import { withDefaultsLlmKeyFile } from "@edge-gateway/generated/defaults/index.ts";
import type { LlmKeyFile, LlmKeyFileInput } from "@edge-gateway/generated/types/index.ts";
import { timeZoneFault } from "@edge-gateway/storage/keys/key-database";

const INDENTATION = 2;
const OWNER_ONLY = 0o600;

const NOTHING: LlmKeyFile = { keys: {}, budgets: {}, spendings: {} };

/** The file of keys and budgets, which belongs to one process. */
export class KeyFile {
  readonly path: string;
  /** Identifies the version of the file that this process read or wrote last. */
  #version: string | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /** @throws Error that says what is wrong with the file */
  async read(): Promise<LlmKeyFile> {
    this.#version = await versionOf(this.path);
    return readKeyFile(this.path);
  }

  /** Whether another program has written the file. Keys that were removed in the file must not reappear. */
  async isForeign(): Promise<boolean> {
    const version = await versionOf(this.path);
    return version !== undefined && version !== this.#version;
  }

  async write(content: LlmKeyFile): Promise<void> {
    this.#version = await writeKeyFile(this.path, content);
  }
}

/** Identifies the version of the key file; undefined if there is no file. */
async function versionOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found && [found.ino, found.mtimeNs, found.size].join(" ");
}

/**
 * Reads a key file; the content is empty if the file does not exist.
 * @throws Error that says what is wrong with the file
 */
async function readKeyFile(path: string): Promise<LlmKeyFile> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Error(`config.llmKeys.file: ${path} cannot be read: ${error.message}`, {
      cause: error,
    });
  });
  if (text === undefined) return NOTHING;
  // The validator is imported on demand, so that its code is not kept in memory.
  const { validateLlmKeyFile } = await import("@edge-gateway/generated/validators/llm-key-file.js");
  const value = parsed(text);
  const [violation] = validateLlmKeyFile(value);
  const refuse = (why: string): never => {
    throw new Error(`config.llmKeys.file: ${path} is not a key file: ${why}`);
  };
  if (violation !== undefined)
    return refuse(`at ${violation.pointer || "/"}: ${violation.message}`);
  if (value === undefined) return refuse("it is not JSON");
  const content = withDefaultsLlmKeyFile(contentOf(value));
  const fault = timeZoneFault(content);
  return fault === undefined ? content : refuse(fault);
}

/** The validator found no error, so the value has the shape of the type. */
function contentOf(value: unknown): LlmKeyFileInput {
  return value as LlmKeyFileInput;
}

/**
 * Replaces the file atomically: readers see the old or the new content, even after a power failure. Another process
 * may do so at the same time.
 * @returns identifies what was written
 */
async function writeKeyFile(path: string, content: LlmKeyFile): Promise<string | undefined> {
  const next = `${path}.${randomUUID()}`;
  const text = `${JSON.stringify(content, null, INDENTATION)}\n`;
  try {
    // The content is flushed before the file is renamed; otherwise the name could reach the disk before the
    // content.
    await writeFile(next, text, { mode: OWNER_ONLY, flag: "wx", flush: true });
    const version = await versionOf(next);
    await rename(next, path);
    await flushFolder(dirname(path));
    return version;
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
