import { watch, type FSWatcher } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { every, type Failed } from "@edge-gateway/kernel/process/callbacks";
import { lacksDescriptors } from "@edge-gateway/kernel/process/descriptors";
import { digestOf, namesIn, NOT_READ } from "./reading/digest.ts";
import { FILE_POLL_INTERVAL, FILE_SETTLE_INTERVAL, FILE_SETTLE_TIMEOUT } from "./bounds.ts";

/**
 * The watched names in a folder; "all" if links to a file go through the folder, or the folder itself is
 * watched.
 */
type Names = Set<string> | "all";

/**
 * Called after a change.
 * @param digest the {@link digestOf} of the watched files
 * @param areOther whether other files are watched by now, which are compared on their own
 */
export type FilesChanged = (digest: string, areOther: () => boolean) => Promise<void>;

/**
 * Reports when the content of watched files changes: a file is written in place, is replaced by a rename, or
 * is reached through a symbolic link that changed, as in a mounted ConfigMap.
 */
export class FileWatcher {
  readonly #onChange: FilesChanged;
  readonly #failed: Failed;
  readonly #folders = new Map<string, FSWatcher>();
  /** The names of files to watch, by folder. */
  #wanted: ReadonlyMap<string, Names> = new Map();
  /** The last known target of each file's links. */
  readonly #targets = new Map<string, string>();
  readonly #poll: NodeJS.Timeout;
  #files: readonly string[] = [];
  #seen = "";
  #checking = false;
  #checkAgain = false;
  /** Whether the folders to watch are unknown, because file descriptors ran out. */
  #isStale = false;
  #hasFailed = false;
  #closed = false;

  /**
   * `onChange` reads the files; changes during its reading are reported after it. `failed` is called once with
   * the reason when the files cannot be read, and again only after they could be read.
   */
  constructor(onChange: FilesChanged, failed: Failed) {
    this.#onChange = onChange;
    this.#failed = failed;
    this.#poll = every(FILE_POLL_INTERVAL, () => this.#check(), failed);
  }

  /**
   * Starts to watch these files; `seen` is the {@link digestOf} of their contents as they were
   * read, or {@link NOT_READ}.
   */
  async watch(files: readonly string[], seen: string): Promise<void> {
    this.#files = files;
    this.#seen = seen;
    this.#isStale = true;
    // A file that was not read a moment ago waits for the next poll.
    if (seen === NOT_READ) return;
    await this.#look(() => this.#watchFolders());
    this.#check();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#poll);
    for (const watcher of this.#folders.values()) watcher.close();
    this.#folders.clear();
  }

  async #watchFolders(): Promise<void> {
    const wanted = new Map<string, Names>();
    for (const file of this.#files) {
      // If the path is a folder, all names in the folder are watched.
      if (await isFolder(file)) wanted.set(resolve(file), "all");
      // A file that is absent for a moment reappears at the target of its links.
      const path = resolve(file);
      const target = await realpath(file).catch(() => this.#targets.get(file) ?? path);
      this.#targets.set(file, target);
      if (target !== path) wanted.set(dirname(path), "all");
      want(wanted, target);
    }
    if (this.#closed) return;
    this.#isStale = false;
    this.#wanted = wanted;
    for (const [folder, watcher] of this.#folders) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#folders.delete(folder);
    }
    for (const folder of wanted.keys()) if (!this.#folders.has(folder)) this.#watchFolder(folder);
  }

  #watchFolder(folder: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) =>
        this.#touched(folder, name),
      );
      watcher.on("error", () => this.#forget(folder));
      this.#folders.set(folder, watcher);
    } catch (error) {
      // The folder does not exist now; polling finds it later.
      this.#isStale ||= lacksDescriptors(error);
    }
  }

  /**
   * A file of a watched name was written in a folder. Changes of other files in the folder cost almost
   * nothing.
   */
  #touched(folder: string, name: string | null): void {
    const names = this.#wanted.get(folder) ?? "all";
    const counts = names === "all" || name === null || names.has(name) || name === basename(folder);
    if (counts) this.#check();
  }

  #forget(folder: string): void {
    this.#folders.get(folder)?.close();
    this.#folders.delete(folder);
  }

  #check(): void {
    if (this.#checking) {
      this.#checkAgain = true;
      return;
    }
    this.#checking = true;
    void this.#look(() => this.#compare()).finally(() => {
      this.#checking = false;
      if (!this.#checkAgain || this.#closed) return;
      this.#checkAgain = false;
      this.#check();
    });
  }

  /** Reads the files; if no file descriptor is left, the next poll reads them. */
  async #look(at: () => Promise<void>): Promise<void> {
    try {
      await at();
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#failed(error);
      this.#hasFailed = true;
    }
  }

  async #compare(): Promise<void> {
    const files = this.#files;
    const digest = await settledDigest(files);
    const areOther = (): boolean => !isDeepStrictEqual(files, this.#files);
    if (this.#closed || areOther()) return;
    const isChanged = digest !== this.#seen;
    if (isChanged || this.#isStale) await this.#watchFolders();
    if (!isChanged || this.#closed || areOther()) return;
    this.#seen = digest;
    await this.#onChange(digest, areOther);
  }
}

/** Adds the folder and name of a file to the watched names. */
function want(wanted: Map<string, Names>, file: string): void {
  const names = wanted.get(dirname(file)) ?? new Set();
  if (names !== "all") wanted.set(dirname(file), names.add(basename(file)));
}

async function isFolder(path: string): Promise<boolean> {
  return (await namesIn(path)) !== undefined;
}

/**
 * The digest of the files after writing has ended, when two readings in a row give the same digest. Files that
 * change without a pause are not waited for.
 */
async function settledDigest(files: readonly string[]): Promise<string> {
  const patience = AbortSignal.timeout(FILE_SETTLE_TIMEOUT);
  let before = await digestOf(files);
  for (;;) {
    await setTimeout(FILE_SETTLE_INTERVAL);
    const after = await digestOf(files);
    if (after === before || patience.aborted) return after;
    before = after;
  }
}
