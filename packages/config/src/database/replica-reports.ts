import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { every } from "@edge-gateway/kernel/process/callbacks";
import type { Replica } from "@edge-gateway/storage/config-store";
import { REPLICA_REPORT_INTERVAL, REPLICA_SILENCE } from "./bounds.ts";
import type { DatabaseConnection } from "./database-connection.ts";

/** Says in the database what this process runs, and reads what the others run. */
export class ReplicaReports {
  readonly #connection: DatabaseConnection;
  readonly #id = randomUUID();
  readonly #name: string;
  #revision = 0;
  #problem = "";
  #timer: NodeJS.Timeout | undefined;
  #reporting: Promise<unknown> = Promise.resolve();

  constructor(connection: DatabaseConnection, { podName }: Settings) {
    this.#connection = connection;
    this.#name = podName ?? hostname();
  }

  /** Reports now and then that this process still runs. */
  start(): void {
    this.#timer = every(
      REPLICA_REPORT_INTERVAL,
      () => this.#report(),
      () => {},
    );
  }

  /** Reports an attempt to run a revision, and why it is refused, if it is. */
  attempted(revision: number, problems: readonly string[]): void {
    const [first] = problems;
    if (first === undefined) this.#revision = revision;
    this.#problem = first === undefined ? "" : `revision ${revision}: ${first}`;
    this.#report();
  }

  /** The processes that have reported lately. */
  async list(): Promise<readonly (Replica & { readonly isThis: boolean })[]> {
    const all = await this.#connection.use((store) => store.replicas(REPLICA_SILENCE));
    return all.map((replica) => ({ ...replica, isThis: replica.id === this.#id }));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** A report that fails is not said again: the poll of the revision says that the database is away. */
  #report(): void {
    const send = (): Promise<void> => {
      const named = { id: this.#id, name: this.#name };
      const replica = { ...named, revision: this.#revision, problem: this.#problem };
      return this.#connection.use((store) => store.report(replica, REPLICA_SILENCE));
    };
    this.#reporting = this.#reporting.then(send).catch(() => {});
  }
}
