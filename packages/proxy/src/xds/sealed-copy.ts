import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { validateIrResource } from "@edge-gateway/generated/validators/ir-resource.js";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import type { KnownResources } from "@edge-gateway/xds/client/assembly";

const ALGORITHM = "aes-256-gcm";
/** Lengths of the nonce and the tag of AES-GCM, in bytes (NIST SP 800-38D section 8.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const OWNER_ONLY = 0o600;

export interface SealedCopyOptions {
  readonly file: string;
  /** The key of 256 bits that encrypts the copy. */
  readonly key: Uint8Array;
  /** The gateway that the copy belongs to; copies of other gateways are refused. */
  readonly gateway: string;
  /** Milliseconds after which a copy is too old. */
  readonly maxAge: number;
  readonly wallClock: () => number;
}

interface Content {
  readonly savedAt: number;
  readonly resources: readonly (readonly [string, string, IrResource])[];
}

/** The last configuration of the controller in an encrypted file, which only the session key decrypts. */
export class SealedCopy {
  readonly #options: SealedCopyOptions;
  #saving: Promise<void> = Promise.resolve();
  #next: KnownResources | undefined;

  constructor(options: SealedCopyOptions) {
    this.#options = options;
  }

  /**
   * Replaces the file atomically; of concurrent calls, the last one determines the content. Rejects if the
   * file cannot be written.
   */
  save(resources: KnownResources): Promise<void> {
    const waits = this.#next !== undefined;
    this.#next = resources;
    if (!waits) this.#saving = this.#saving.catch(() => {}).then(() => this.#save());
    return this.#saving;
  }

  /** Returns the saved configuration; undefined if there is no usable copy. */
  async read(): Promise<KnownResources | undefined> {
    const bytes = await readFile(this.#options.file).catch(() => undefined);
    const content = bytes && this.#open(bytes);
    if (content === undefined) return undefined;
    const age = this.#options.wallClock() - content.savedAt;
    if (age < 0 || age > this.#options.maxAge) return undefined;
    const isValid = content.resources.every(
      ([, , resource]) => validateIrResource(resource).length === 0,
    );
    if (!isValid) return undefined;
    return new Map(
      content.resources.map(([name, version, resource]) => [name, { version, resource }]),
    );
  }

  async #save(): Promise<void> {
    const resources = this.#next ?? new Map();
    this.#next = undefined;
    const content: Content = {
      savedAt: this.#options.wallClock(),
      resources: [...resources].map(([name, { version, resource }]) => [name, version, resource]),
    };
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#options.key, nonce);
    cipher.setAAD(Buffer.from(this.#options.gateway));
    const hidden = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
    const unfinished = `${this.#options.file}.${process.pid}`;
    await using file = await open(unfinished, "w", OWNER_ONLY);
    await file.writeFile(Buffer.concat([nonce, hidden, cipher.getAuthTag()]));
    await file.datasync();
    await rename(unfinished, this.#options.file);
  }

  #open(bytes: Buffer): Content | undefined {
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#options.key, nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(this.#options.gateway));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return JSON.parse(Buffer.concat([decipher.update(hidden), decipher.final()]).toString());
    } catch {
      return undefined;
    }
  }
}
