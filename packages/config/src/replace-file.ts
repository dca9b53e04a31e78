import { constants } from "node:fs";
import { access, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The bits of a mode that permissions use (POSIX). */
const PERMISSIONS = 0o7777;
const OWNER_ONLY = 0o600;

/**
 * Replaces the text of a file in one step, so that no reader sees half of it. Mode and owner stay, and so does a
 * link that leads to the file.
 * @throws Error when the file cannot be replaced; then it is unchanged
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path);
  const { mode, uid, gid } = await stat(target);
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}.unfinished`);
  const file = await open(unfinished, "wx", OWNER_ONLY);
  try {
    try {
      await file.writeFile(text);
      const own = await file.stat();
      if (own.uid !== uid || own.gid !== gid) await file.chown(uid, gid);
      await file.chmod(mode & PERMISSIONS);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Why a file cannot be replaced by this process; undefined if it can. */
export async function whyNotReplaced(path: string): Promise<string | undefined> {
  try {
    const target = await realpath(path);
    await access(target, constants.W_OK);
    // A file is replaced by a rename, which changes its folder.
    await access(dirname(target), constants.W_OK);
    return undefined;
  } catch (error) {
    return `${path} cannot be replaced by this process: ${codeOf(error)}`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
