import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CHUNK = Buffer.alloc(4096);

/** A file system of its own that a test can fill. */
export class SmallDisk implements Disposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Mounts a disk in memory; undefined: this process may not do so. */
  static mount(bytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), "disk-"));
    const mount = ["-t", "tmpfs", "-o", `size=${bytes},mode=777`, "tmpfs", folder];
    if (spawnSync("mount", mount).status === 0) return new SmallDisk(folder);
    rmSync(folder, { recursive: true });
    return undefined;
  }

  /** Takes all space that is left, also what others give back meanwhile. */
  fill(): void {
    const file = openSync(this.#filler, "a");
    try {
      for (;;) writeSync(file, CHUNK);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Gives the space back. */
  free(): void {
    rmSync(this.#filler, { force: true });
  }

  [Symbol.dispose](): void {
    spawnSync("umount", ["--lazy", this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #filler(): string {
    return join(this.folder, "filler");
  }
}
