import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
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
  const unfinished = join(dirname(target), `.${basename(target)}.${randomUUID()}.unfinished`);
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

/** Why a file cannot be replaced by this process, and what to do; undefined if it can. */
export async function whyNotReplaced(path: string): Promise<string | undefined> {
  const reason = await reasonAgainst(path);
  return reason === undefined ? undefined : `${path} cannot be replaced by this process: ${reason}`;
}

async function reasonAgainst(path: string): Promise<string | undefined> {
  try {
    const target = await realpath(path);
    await access(target, constants.W_OK);
    // A file is replaced by a rename, which changes its folder.
    await access(dirname(target), constants.W_OK);
    const { uid } = await stat(target);
    const user = process.geteuid?.() ?? uid;
    // The owner stays, and only root can give a file to somebody else.
    if (user !== uid && user !== ROOT)
      return "it belongs to another user: give it to that of the gateway";
    return (await isMountPoint(target))
      ? "it is mounted by itself (EBUSY): mount its folder instead"
      : undefined;
  } catch (error) {
    const code = codeOf(error);
    const cure = CURES.get(code);
    return cure === undefined ? code : `${code}, ${cure}`;
  }
}

const ROOT = 0;
const MOUNTS = "/proc/self/mountinfo";
/** The mount point among the fields of a line (proc_pid_mountinfo(5)). */
const MOUNT_POINT = 4;
const CURES: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission denied: let the user of the gateway write the file and its folder"],
  ["EROFS", "its file system is read-only: mount it so that it can be written"],
]);

/** Whether something is mounted over a file, as containers do; false where the system does not tell. */
async function isMountPoint(path: string): Promise<boolean> {
  const mounts = await readFile(MOUNTS, "utf8").catch(() => "");
  return mounts.split("\n").some((line) => unescaped(line.split(" ")[MOUNT_POINT] ?? "") === path);
}

/** Spaces and the like are octal there. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCodePoint(Number.parseInt(octal, 8)),
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
