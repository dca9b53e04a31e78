import type { Transaction } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** Runs a transaction for which others wait: if this process stops in the middle, it ends soon. */
export function transact<Result>(
  engine: Engine,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return engine.db.transaction().execute(async (transaction) => {
    await engine.limitPauses(transaction);
    return work(transaction);
  });
}
