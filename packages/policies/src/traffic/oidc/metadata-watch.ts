import { metadataUrls } from "@edge-gateway/credentials/discovery/authorization-servers";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import { WORKER_CHANNEL } from "@edge-gateway/kernel/process/worker-channel";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { type AwaitedKeySet, KEY_SETS } from "@edge-gateway/outbound/key-sets";
import { keySetOfIssuer } from "@edge-gateway/translate/ir/key-sets";

/**
 * Reads the metadata of an issuer before anybody logs in, and again while that fails, so that the failure is seen
 * before a user meets it.
 */
export class MetadataWatch<Found> {
  readonly #context: CompileContext;
  readonly #issuer: string;
  readonly #read: () => Promise<Found>;
  readonly #awaited: AwaitedKeySet;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param read reads the metadata, and rejects with the reason if it cannot be used */
  constructor(issuer: string, read: () => Promise<Found>, context: CompileContext) {
    this.#context = context;
    this.#issuer = issuer;
    this.#read = read;
    const [, url] = metadataUrls(issuer);
    const keySet = { name: keySetOfIssuer(issuer), url, issuer };
    this.#awaited = context.use(KEY_SETS).awaited(keySet);
    // A failure is kept and logged, and the metadata is read again.
    void this.found().catch(() => undefined);
  }

  /** Reads the metadata now; rejects as `read` does. */
  async found(): Promise<Found> {
    try {
      const found = await this.#read();
      this.#awaited.fault = undefined;
      return found;
    } catch (error) {
      this.#failed(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#awaited.release();
  }

  #failed(reason: string): void {
    if (this.#isClosed) return;
    const { log } = this.#context;
    const fields = { policy: this.#context.path, issuer: this.#issuer, reason };
    // Each worker reads the metadata, and one of them tells the person who reads the log.
    const { first, name } = this.#context.use(WORKER_CHANNEL);
    const says = this.#awaited.fault === undefined && name === first ? "warn" : "debug";
    log[says]("issuer metadata not usable", fields);
    this.#awaited.fault = reason;
    clearTimeout(this.#timer);
    const { keySetCooldownMilliseconds } = this.#context.use(SETTINGS).identity;
    const again = (): Promise<unknown> => this.found().catch(() => undefined);
    this.#timer = after(keySetCooldownMilliseconds, again, logged(log, "reading issuer metadata"));
  }
}
