import { CompiledQuery } from "kysely";
import type { DatabaseConnection, Driver, QueryResult } from "kysely";

/** A connection to a database. */
export interface Session {
  /** Runs one statement; the number of changed rows is undefined if the statement only reads. */
  run(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<{ readonly rows: unknown[]; readonly changed?: bigint | undefined }>;
  release(): void;
}

/** Where connections come from. */
export interface Sessions {
  /** The statement that begins a transaction. */
  readonly begin: string;
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** The driver of the query builder for both databases. Statements have no names, and sessions have no state. */
export class SqlDriver implements Driver {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#sessions.open());
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#sessions.begin));
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.session.release();
  }

  destroy(): Promise<void> {
    return this.#sessions.close();
  }
}

class Connection implements DatabaseConnection {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changed } = await this.session.run(sql, parameters);
    // The query builder knows the type of the rows by the statement.
    return { rows: rows as Row[], ...(changed === undefined ? {} : { numAffectedRows: changed }) };
  }

  streamQuery(): never {
    throw new Error("results are not streamed");
  }
}
