import { open } from "node:fs/promises";

/**
 * Flushes the names in a folder to the disk. A file system that cannot do that for folders, as some networks have them,
 * is no error: it answers EINVAL (fsync(2)).
 */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EINVAL")) throw error;
  } finally {
    await folder.close();
  }
}
