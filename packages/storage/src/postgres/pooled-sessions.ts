import pg from "pg";
import {
  CONNECTING_TIMEOUT,
  CONNECTIONS,
  IDLE_CONNECTION_TIMEOUT,
  STATEMENT_TIMEOUT,
} from "../bounds.ts";
import type { Session, Sessions } from "../sql-driver.ts";

/** Connections to PostgreSQL. One that fails is not used again. */
export class PooledSessions implements Sessions {
  readonly begin = "begin";
  readonly #pool: pg.Pool;

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
    this.#pool.on("connect", (client) => client.on("error", () => {}));
  }

  async open(): Promise<Session> {
    const client = await this.#pool.connect();
    let isBroken = false;
    return {
      run: async (text, parameters) => {
        try {
          const { rows, rowCount } = await client.query(text, [...parameters]);
          return { rows, changed: BigInt(rowCount ?? 0) };
        } catch (error) {
          // After a timeout, the answer may still come, and would be taken for the next one's.
          if (!(error instanceof pg.DatabaseError)) isBroken = true;
          throw error;
        }
      },
      release: () => client.release(isBroken),
    };
  }

  async close(): Promise<void> {
    if (!this.#pool.ended && !this.#pool.ending) await this.#pool.end();
  }
}
