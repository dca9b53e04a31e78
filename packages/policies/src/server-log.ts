import type { Logger } from "@edge-gateway/kernel/log/logger";

/**
 * Logs when a policy's server fails and when it works again. However many requests are affected, each change
 * is logged once.
 */
export class ServerLog {
  readonly #log: Logger;
  readonly #server: string;
  #isFailing = false;

  /** @param server the name of the server in messages, for example `authorization server` */
  constructor(log: Logger, server: string) {
    this.#log = log;
    this.#server = server;
  }

  failed(reason: string): void {
    const message = `the ${this.#server} failed`;
    if (this.#isFailing) this.#log.debug(message, { reason });
    else this.#log.warn(message, { reason });
    this.#isFailing = true;
  }

  responded(): void {
    if (this.#isFailing) this.#log.info(`the ${this.#server} responds again`);
    this.#isFailing = false;
  }
}
