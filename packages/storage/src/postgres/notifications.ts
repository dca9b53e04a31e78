import pg from "pg";
import { after } from "@edge-gateway/kernel/process/callbacks";
import { CONNECTING_TIMEOUT, LISTENING_PAUSE } from "../bounds.ts";

/** A connection that only waits for notifications, and is made again when it ends. */
export class Notifications {
  readonly #url: string;
  readonly #channel: string;
  readonly #changed: () => void;
  #client: pg.Client | undefined;
  #pause: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, changed: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#changed = changed;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    void this.#client?.end().catch(() => {});
  }

  #connect(): void {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECTING_TIMEOUT,
      keepAlive: true,
    });
    this.#client = client;
    const again = (): void => this.#again(client);
    client.on("error", again);
    client.on("end", again);
    client.on("notification", this.#changed);
    this.#listen(client).catch(again);
  }

  async #listen(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`listen ${this.#channel}`);
    // What was committed before is not notified.
    this.#changed();
  }

  /** Whatever fails here is not reported: the poll of the revision says what is wrong. */
  #again(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    void client.end().catch(() => {});
    this.#pause = after(
      LISTENING_PAUSE,
      () => this.#connect(),
      () => {},
    );
  }
}
