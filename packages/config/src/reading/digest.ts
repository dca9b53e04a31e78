import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { lacksDescriptors } from "@edge-gateway/kernel/process/descriptors";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { MOST_BYTES_READ } from "@edge-gateway/translate/document/source/file-text";

const ALGORITHM = "sha256";
const ENCODING = "base64";

/**
 * The digest of a file that was not read because file descriptors ran out: the file is read again as soon as
 * possible.
 */
export const NOT_READ = "";

/** The content that is assumed for a file that is absent or cannot be read. */
export const ABSENT = "absent";
/** The content that is assumed for pipes and devices, which may never end. */
export const NO_FILE = "no file";

/** Combines the contents of files and folders into one value. */
export function combine(contents: readonly string[]): string {
  const hash = createHash(ALGORITHM);
  for (const content of contents) hash.update(content);
  return hash.digest(ENCODING);
}

/** Identifies the content of a file. */
export function contentOf(bytes: Uint8Array): string {
  return `content ${createHash(ALGORITHM).update(bytes).digest(ENCODING)}`;
}

/** Identifies the content of a folder. */
export function namesContent(names: readonly string[]): string {
  return `names ${names.toSorted().join("\n")}`;
}

/**
 * One digest of the contents of files and of the names in folders. An unreadable file counts as having a
 * content of its own.
 * @throws Error when file descriptors ran out
 */
export async function digestOf(files: readonly string[]): Promise<string> {
  const contents: string[] = [];
  for (const file of files) {
    const names = await namesIn(file);
    contents.push(names === undefined ? await fileContent(file) : namesContent(names));
  }
  return combine(contents);
}

/** Lists the names in a folder; undefined for a path that is not a folder. */
export async function namesIn(folder: string): Promise<readonly string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return undefined;
  }
}

const { readSize } = DEFAULTS.standaloneFileLimits;

/** Reads the first bytes of a file, up to the largest allowed size of a configuration. */
async function fileContent(file: string): Promise<string> {
  const hash = createHash(ALGORITHM);
  try {
    await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    if (!(await handle.stat()).isFile()) return NO_FILE;
    const chunk = Buffer.allocUnsafe(readSize);
    for (let rest = MOST_BYTES_READ; rest > 0;) {
      const { bytesRead } = await handle.read(chunk, 0, Math.min(readSize, rest));
      if (bytesRead === 0) break;
      hash.update(chunk.subarray(0, bytesRead));
      rest -= bytesRead;
    }
    return `content ${hash.digest(ENCODING)}`;
  } catch (error) {
    if (lacksDescriptors(error)) throw error;
    return ABSENT;
  }
}
