import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";

const ALGORITHM = "aes-256-gcm";
/** Lengths of the nonce and the tag of AES-GCM, in bytes (NIST SP 800-38D section 8.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const OWNER_ONLY = 0o600;

export interface SealedFileOptions<Content> {
  readonly file: string;
  /** The key of 256 bits that encrypts the content. */
  readonly key: Uint8Array;
  /** What the content belongs to, such as the name of a gateway; the content of another one is refused. */
  readonly owner: string;
  /** Milliseconds after which the content is too old. */
  readonly maxAge: number;
  readonly wallClock: () => number;
  /** The content of a file; undefined if it is no content. */
  readonly parse: (fields: Readonly<Record<string, unknown>>) => Content | undefined;
}

/** A copy of the last configuration in an encrypted file, which only the session key decrypts. */
export class SealedFile<Content extends object> {
  readonly #options: SealedFileOptions<Content>;
  #saving: Promise<void> = Promise.resolve();
  #next: Content | undefined;
  #isClosed = false;

  constructor(options: SealedFileOptions<Content>) {
    this.#options = options;
  }

  get file(): string {
    return this.#options.file;
  }

  /**
   * Replaces the file atomically; of concurrent calls, the last one determines the content. Rejects if the
   * file cannot be written. Does nothing after the close.
   */
  save(content: Content): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    const waits = this.#next !== undefined;
    this.#next = content;
    if (!waits) this.#saving = this.#saving.catch(() => {}).then(() => this.#save());
    return this.#saving;
  }

  /** Resolves when everything is written or has failed; nothing is written after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#saving.catch(() => {});
  }

  /** Returns the saved content; undefined if there is no usable one. */
  async read(): Promise<Content | undefined> {
    const bytes = await readFile(this.#options.file).catch(() => undefined);
    const fields = bytes && this.#open(bytes);
    if (fields === undefined) return undefined;
    const age = this.#options.wallClock() - Number(fields["savedAt"]);
    if (!(age >= 0 && age <= this.#options.maxAge)) return undefined;
    return this.#options.parse(fields);
  }

  async #save(): Promise<void> {
    const content = { savedAt: this.#options.wallClock(), ...this.#next };
    this.#next = undefined;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#options.key, nonce);
    cipher.setAAD(Buffer.from(this.#options.owner));
    const hidden = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
    await this.#replace(Buffer.concat([nonce, hidden, cipher.getAuthTag()]));
  }

  /** Processes that share the file may have the same number, as those of containers have. */
  async #replace(bytes: Buffer): Promise<void> {
    const unfinished = `${this.#options.file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes, { mode: OWNER_ONLY, flag: "wx", flush: true });
      await rename(unfinished, this.#options.file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  #open(bytes: Buffer): Readonly<Record<string, unknown>> | undefined {
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#options.key, nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(this.#options.owner));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return JSON.parse(Buffer.concat([decipher.update(hidden), decipher.final()]).toString());
    } catch {
      return undefined;
    }
  }
}
