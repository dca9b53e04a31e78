import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** What differs between the databases. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Whether the database has a table. */
  hasTable(name: string): Promise<boolean>;
  /** Makes other processes that change the tables wait until the transaction ends. */
  lockSchema(transaction: Transaction<Tables>): Promise<void>;
  /** Ends the transaction if this process pauses in it, or if it waits for another one, for too long. */
  limitPauses(transaction: Transaction<Tables>): Promise<void>;
  /** The time of the database, in milliseconds since 1970. */
  now(db: Kysely<Tables>): Promise<number>;
  /** Tells all processes that listen, after the transaction was committed. */
  notify(transaction: Transaction<Tables>): Promise<void>;
  /** Removes what rows and versions had before from the files of the database. */
  compact(): Promise<void>;
  /** Calls a function after notifications. */
  listen(changed: () => void): void;
  close(): Promise<void>;
}
