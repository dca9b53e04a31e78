import { createHash } from "node:crypto";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { locked } from "../shared/locked.ts";
import { LIMIT_PROBES, MAX_SHARED_LIMITS } from "./bounds.ts";
import { CELL, CELLS, CONTROL, createBudgetMemory, type BudgetMemory } from "./budget-memory.ts";
import type { LeasedBudget } from "./budget-leases.ts";
import { Budgets, type BudgetLease, type BudgetPlan } from "./budgets.ts";

/** A limit that gateways share: an amount for each unit of time. */
export interface SharedLimit extends BudgetLease {
  readonly name: string;
  readonly limit: bigint;
  /** The unit of time in milliseconds. */
  readonly interval: number;
}

/** The leading bits of a hash that a number contains exactly. */
const HASH_BITS = 52;
const HASH_BYTES = 8n;
const BITS_PER_BYTE = 8n;

/** Creates the memory of a {@link LimitTable}. */
export function createLimitMemory(): BudgetMemory {
  return createBudgetMemory(MAX_SHARED_LIMITS);
}

/**
 * The shared limits whose counts this process needs, one for each limit and value of its key. Workers add them, and
 * the main thread leases for them and removes those that are not used.
 */
export class LimitTable {
  readonly budgets: Budgets;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #cells: BigInt64Array;

  constructor(memory: BudgetMemory) {
    this.budgets = new Budgets(memory);
    this.#control = new Int32Array(memory.control);
    this.#cells = new BigInt64Array(memory.cells);
  }

  /**
   * Finds or adds the count of a limit, which stays until the caller releases it; undefined: there is no room.
   * @param identity tells the limit and the value of its key from others, in all gateways
   */
  plan(identity: string, { name, limit, interval, whenUnavailable }: SharedLimit) {
    const id = hashOf(identity);
    const index = locked(this.#control, CONTROL.lock, () => {
      const found = this.#place(id);
      if (found === undefined) return undefined;
      if (this.#get(found, "id") === 0n) this.#add(found, { id, limit, interval });
      this.#cells[found * CELLS + CELL.users] = this.#get(found, "users") + 1n;
      return found;
    });
    if (index === undefined) return undefined;
    return planWith({ name, index, id, limit, lease: { whenUnavailable } });
  }

  /** Says that a call uses a count no longer, after everything that it has spent was settled. */
  release({ index }: BudgetPlan): void {
    locked(this.#control, CONTROL.lock, () => {
      this.#cells[index * CELLS + CELL.users] = this.#get(index, "users") - 1n;
    });
  }

  /** All counts. */
  list(): readonly LeasedBudget[] {
    if (Atomics.load(this.#control, CONTROL.entries) === 0) return [];
    const lease = { whenUnavailable: "Refuse" } as const;
    const found: LeasedBudget[] = [];
    for (let index = 0; index < MAX_SHARED_LIMITS; index += 1) {
      const id = Number(this.#get(index, "id"));
      if (id === 0) continue;
      const limit = this.#get(index, "limit");
      const period = Number(this.#get(index, "interval"));
      const plan = planWith({ name: "", index, id, limit, lease });
      const renewal = { kind: "fixed", startedAt: 0, period } as const;
      found.push({ plan, counter: { id: `limit ${id}`, limit, renewal } });
    }
    return found;
  }

  /**
   * Removes a count that no call uses at the moment.
   * @param counted what the store has counted of this process: what calls have spent since then must not be lost
   */
  remove({ index, id }: BudgetPlan, counted: bigint): void {
    locked(this.#control, CONTROL.lock, () => {
      if (this.#get(index, "id") !== BigInt(id) || this.#get(index, "users") !== 0n) return;
      const isWanted = this.#get(index, "reserved") !== 0n || this.#get(index, "wanted") !== 0n;
      if (isWanted || this.#get(index, "amount") !== counted) return;
      this.#cells.fill(0n, index * CELLS, (index + 1) * CELLS);
      Atomics.sub(this.#control, CONTROL.entries, 1);
    });
  }

  #add(
    index: number,
    { id, limit, interval }: Pick<SharedLimit, "limit" | "interval"> & { readonly id: number },
  ): void {
    this.#cells[index * CELLS + CELL.id] = BigInt(id);
    this.#cells[index * CELLS + CELL.limit] = limit;
    this.#cells[index * CELLS + CELL.interval] = BigInt(interval);
    Atomics.add(this.#control, CONTROL.entries, 1);
    this.budgets.ask();
  }

  /** The place of a hash, or else a free one near where it belongs. */
  #place(id: number): number | undefined {
    let free: number | undefined;
    for (let probe = 0; probe < LIMIT_PROBES; probe += 1) {
      const index = (id + probe) % MAX_SHARED_LIMITS;
      const found = this.#get(index, "id");
      if (found === BigInt(id)) return index;
      if (found === 0n) free ??= index;
    }
    return free;
  }

  #get(index: number, cell: keyof typeof CELL): bigint {
    return this.#cells[index * CELLS + CELL[cell]] ?? 0n;
  }
}

function planWith(
  parts: Pick<BudgetPlan, "name" | "index" | "id" | "limit" | "lease">,
): BudgetPlan {
  return { ...parts, unit: "tokens", startedAt: 0, period: undefined };
}

/** A number for a text; never 0, which is no limit. */
function hashOf(identity: string): number {
  const hash = createHash("sha256").update(identity).digest().readBigUInt64BE();
  return Number(hash >> (HASH_BYTES * BITS_PER_BYTE - BigInt(HASH_BITS))) || 1;
}

/** Service key: the {@link LimitTable} of the process, as a thread sees it. */
export const LIMIT_TABLE: ServiceKey<LimitTable> = new ServiceKey("limits that gateways share");
