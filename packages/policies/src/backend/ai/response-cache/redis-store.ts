import type { Logger } from "@edge-gateway/kernel/log/logger";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { RedisClient } from "@edge-gateway/outbound/redis/redis-client";
import { ServerLog } from "../../../server-log.ts";
import { read, written, type KeptResponse } from "./kept-response.ts";
import type { FoundResponse, ResponseStore } from "./response-store.ts";

/**
 * Stores responses in Redis for all gateways. While Redis cannot be reached, no response comes from the
 * cache.
 */
export class RedisStore implements ResponseStore {
  readonly #client: RedisClient;
  readonly #prefix: string;
  readonly #log: ServerLog;

  constructor(client: RedisClient, prefix: string, log: Logger) {
    this.#client = client;
    this.#prefix = prefix;
    this.#log = new ServerLog(log, "cache of responses");
  }

  async find(key: string): Promise<FoundResponse> {
    try {
      const bytes = await this.#client.get(this.#prefix + key);
      this.#log.responded();
      return bytes && read(bytes);
    } catch (error) {
      this.#failed(error);
      return "unavailable";
    }
  }

  /** Stores a response; the caller does not wait for Redis. */
  keep(key: string, response: KeptResponse, milliseconds: number): void {
    this.#client.set(this.#prefix + key, written(response), milliseconds).then(
      () => this.#log.responded(),
      (error: unknown) => this.#failed(error),
    );
  }

  close(): void {
    this.#client.close();
  }

  #failed(error: unknown): void {
    if (!(error instanceof OutboundError)) throw error;
    this.#log.failed(error.message);
  }
}
