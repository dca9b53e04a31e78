import pg from "pg";
import {
  CONNECTING_TIMEOUT,
  CONNECTIONS,
  IDLE_CONNECTION_TIMEOUT,
  STATEMENT_TIMEOUT,
} from "../bounds.ts";
import type { Session, Sessions } from "../sql-driver.ts";

/** The error of PostgreSQL for a change where only reading is allowed. */
const READ_ONLY = "25006";

/**
 * Connections to PostgreSQL. One that fails is not used again; and after a server has said that it only reads, none
 * to it is: its name may lead to the one that has taken its place.
 */
export class PooledSessions implements Sessions {
  readonly begin = "begin";
  readonly #pool: pg.Pool;
  /** The connections that were made since a server has said that it only reads. */
  #current = new WeakSet<pg.PoolClient>();

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTING_TIMEOUT,
      idleTimeoutMillis: IDLE_CONNECTION_TIMEOUT,
      query_timeout: STATEMENT_TIMEOUT,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // An idle connection that ends is replaced by the next statement.
    this.#pool.on("error", () => {});
    // A connection in use that ends makes its statement fail; without a listener, it would end the process.
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#current.add(client);
    });
  }

  async open(): Promise<Session> {
    const client = await this.#connect();
    let isBroken = false;
    return {
      run: async (text, parameters) => {
        try {
          const { rows, rowCount } = await client.query(text, [...parameters]);
          return { rows, changed: BigInt(rowCount ?? 0) };
        } catch (error) {
          // After a timeout, the answer may still come, and would be taken for the next one's.
          if (!(error instanceof pg.DatabaseError)) isBroken = true;
          else if (error.code === READ_ONLY) this.#current = new WeakSet();
          throw error;
        }
      },
      release: () => client.release(isBroken || !this.#current.has(client)),
    };
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (this.#current.has(client)) return client;
      client.release(true);
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ended && !this.#pool.ending) await this.#pool.end();
  }
}
