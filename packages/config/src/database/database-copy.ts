import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { StoredConfig } from "@edge-gateway/storage/config-store";
import { SealedFile } from "../sealed-file.ts";
import { CONFIRMED_AFTER } from "./bounds.ts";

/** What the copies of databases belong to, so that no other sealed file is taken for one. */
const OWNER = "config.database";

/** The copy of the last objects that ran, in a sealed file. */
export class DatabaseCopy {
  readonly #sealed: SealedFile<StoredConfig> | undefined;
  readonly #maxAge: number;
  readonly #wallClock: () => number;
  #saved: StoredConfig | undefined;
  #savedAt = 0;

  /** A copy is kept only with a key that outlives the process; with another key it could not be decrypted later. */
  constructor({ database, session }: Settings, wallClock: () => number) {
    const { cacheFile: file, maxCacheAge } = database;
    this.#maxAge = maxCacheAge;
    this.#wallClock = wallClock;
    if (file === undefined || session.key === undefined) return;
    this.#sealed = new SealedFile({
      file,
      key: Buffer.from(session.key, "hex"),
      owner: OWNER,
      maxAge: this.#maxAge,
      wallClock,
      parse: objectsIn,
    });
  }

  /** The file of the copy; undefined if the settings want none. */
  get file(): string | undefined {
    return this.#sealed?.file;
  }

  /** The objects of the copy; undefined if there is no usable one. */
  async read(): Promise<StoredConfig | undefined> {
    return this.#sealed?.read();
  }

  /** Resolves when the copy is written or that has failed; it is not replaced after that. */
  async close(): Promise<void> {
    await this.#sealed?.close();
  }

  /** Keeps objects that run and are those of the database. Rejects if the file cannot be written. */
  async save(objects: StoredConfig): Promise<void> {
    const now = this.#wallClock();
    const age = now - this.#savedAt;
    if (this.#saved === objects && age < this.#maxAge * CONFIRMED_AFTER) return;
    this.#saved = objects;
    this.#savedAt = now;
    await this.#sealed?.save(objects);
  }
}

/** Only this process's key seals the fields, so they have the form that it gave them. */
function objectsIn({
  revision,
  objects,
}: Readonly<Record<string, unknown>>): StoredConfig | undefined {
  return typeof revision === "number" && Array.isArray(objects) ? { revision, objects } : undefined;
}
