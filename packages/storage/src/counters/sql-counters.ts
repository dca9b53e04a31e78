import type { Kysely, Transaction } from "kysely";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { transact } from "../transact.ts";
import { meaningfulUntil, NEW_COUNTER, settle, spentOf } from "./counter-state.ts";
import type { CounterState } from "./counter-state.ts";
import type { Counter, CounterStore, Settled, Settlement } from "./counter-store.ts";
import { stateIn, textOf } from "./counter-text.ts";

/** Later than every time of a state that ends. */
const NEVER = "9999-12-31T23:59:59.999Z";
const LATEST = Date.parse(NEVER);

/** Counters in tables. The clock of the database decides when leases end and periods begin. */
export class SqlCounters implements CounterStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  settle(holder: string, settlements: readonly Settlement[]): Promise<readonly Settled[]> {
    return transact(this.#engine, async (transaction) => {
      await lock(transaction);
      const now = await this.#engine.now(transaction);
      const states = await read(
        transaction,
        settlements.map(({ counter }) => counter.id),
      );
      const results = settlements.map((settlement) => {
        const { counter } = settlement;
        const before = states.get(counter.id) ?? NEW_COUNTER;
        const { state, settled } = settle(before, { ...settlement, holder, now });
        const until = Math.min(LATEST, meaningfulUntil(state, counter, now));
        const ends = new Date(until).toISOString();
        return { row: { id: counter.id, state: textOf(state), ends }, settled };
      });
      await write(
        transaction,
        results.map(({ row }) => row),
      );
      await transaction
        .deleteFrom("edge_counters")
        .where("ends", "<", new Date(now).toISOString())
        .execute();
      return results.map(({ settled }) => settled);
    });
  }

  async spent(counters: readonly Counter[]): Promise<readonly bigint[]> {
    const { db } = this.#engine;
    const now = await this.#engine.now(db);
    const states = await read(
      db,
      counters.map(({ id }) => id),
    );
    return counters.map((counter) => spentOf(states.get(counter.id) ?? NEW_COUNTER, counter, now));
  }
}

/** Makes other settlements wait until the transaction ends. */
async function lock(db: Transaction<Tables>): Promise<void> {
  await db
    .updateTable("edge_marks")
    .set((set) => ({ revision: set("revision", "+", 0) }))
    .where("name", "=", "counters")
    .execute();
}

async function read(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CounterState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("edge_counters")
    .select(["id", "state"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, state }) => [id, stateOf(id, state)]));
}

/** @throws Error that names the row if somebody has changed it by hand */
function stateOf(id: string, text: string): CounterState {
  try {
    return stateIn(text);
  } catch {
    throw new Error(`edge_counters: the row ${id} holds no counter: delete it, and it counts anew`);
  }
}

async function write(
  db: Transaction<Tables>,
  rows: readonly Tables["edge_counters"][],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("edge_counters")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((set) => ({
        state: set.ref("excluded.state"),
        ends: set.ref("excluded.ends"),
      })),
    )
    .execute();
}
