import { createHmac, randomBytes } from "node:crypto";
import { Worker } from "node:worker_threads";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { threadEntry } from "@edge-gateway/kernel/process/thread-entry";
import type { PasswordQuestion, PasswordVerdict } from "./password-thread.ts";

const THREAD = threadEntry(import.meta.url, "./password-thread.ts", "./gw-passwords.js");

/** Service key: the thread's {@link PasswordVerifier}. */
export const PASSWORD_VERIFIER = new ServiceKey(
  "password verifier",
  (use) => new PasswordVerifier(use(SETTINGS).identity),
);

export interface PasswordLimits {
  /** Maximum number of cached digests of correct passwords. */
  readonly verifiedPasswords: number;
  /** Maximum number of passwords waiting for verification. */
  readonly waitingPasswords: number;
}

/** `busy`: too many passwords are waiting. */
export type PasswordAnswer = boolean | "busy";

/**
 * Verifies passwords on a separate thread, because bcrypt is deliberately slow and must not delay
 * other requests. Caches keyed digests of correct passwords, so that only a client's first request
 * waits.
 */
export class PasswordVerifier {
  readonly #entry: URL;
  readonly #limits: PasswordLimits;
  readonly #known: LruCache<string, true>;
  readonly #secret = randomBytes(32);
  /** The running verifications by digest: concurrent requests with the same password share a verification. */
  readonly #waiting = new Map<string, Promise<PasswordAnswer>>();
  readonly #verdicts = new Map<number, (isRight: boolean) => void>();
  #thread: Worker | undefined;
  #lastId = 0;

  constructor(limits: PasswordLimits, entry = THREAD) {
    this.#entry = entry;
    this.#limits = limits;
    this.#known = new LruCache(limits.verifiedPasswords);
  }

  /** Verifies a password; returns immediately if the password is cached. */
  verify(password: string, hash: string): true | Promise<PasswordAnswer> {
    const digest = createHmac("sha256", this.#secret)
      .update(`${hash}\0${password}`)
      .digest("base64");
    if (this.#known.get(digest) === true) return true;
    const running = this.#waiting.get(digest);
    if (running !== undefined) return running;
    if (this.#waiting.size >= this.#limits.waitingPasswords) return Promise.resolve("busy");
    const verdict = this.#ask(password, hash).then((isRight) => {
      this.#waiting.delete(digest);
      if (isRight) this.#known.set(digest, true);
      return isRight;
    });
    this.#waiting.set(digest, verdict);
    return verdict;
  }

  close(): void {
    void this.#thread?.terminate();
  }

  #ask(password: string, hash: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const id = (this.#lastId += 1);
    this.#verdicts.set(id, resolve);
    this.#thread ??= this.#start();
    this.#thread.postMessage({ id, password, hash } satisfies PasswordQuestion);
    return promise;
  }

  #start(): Worker {
    const thread = new Worker(this.#entry, { stdin: false });
    thread.unref();
    thread.on("message", ({ id, isRight }: PasswordVerdict) => {
      this.#verdicts.get(id)?.(isRight);
      this.#verdicts.delete(id);
    });
    // The thread has ended: waiting requests are refused, and the next request starts a new thread.
    thread.on("error", () => {});
    thread.on("exit", () => {
      this.#thread = undefined;
      for (const resolve of this.#verdicts.values()) resolve(false);
      this.#verdicts.clear();
    });
    return thread;
  }
}
