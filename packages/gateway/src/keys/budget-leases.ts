import { after, every, logged, type Failed } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type {
  Counter,
  CounterStore,
  Settled,
  Settlement,
} from "@edge-gateway/storage/counters/counter-store";
import { countsUntil } from "@edge-gateway/storage/counters/renewal";
import { ENDED_LEASE_MEMORY, LEASE_DURATION } from "@edge-gateway/storage/bounds";
import {
  STORE_PATIENCE,
  LEASE_SETTLE_INTERVAL,
  LEASE_UNUSED_INTERVAL,
  MAX_SETTLEMENTS,
} from "./bounds.ts";
import type { BudgetPlan, Budgets } from "./budgets.ts";
import { isDue, wishOf, type Demand } from "./lease-demand.ts";
import type { LeaseView } from "./leased-cells.ts";

export interface BudgetLeaseParts {
  readonly budgets: Budgets;
  readonly store: CounterStore;
  /** A text that no other process has, also not an earlier one. */
  readonly holder: string;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
  readonly log: Logger;
  /** Finds the budgets before each settlement; undefined: they are placed. */
  readonly find?: () => readonly LeasedBudget[];
  /** Called with a budget of which nothing is leased any longer, and with what is counted of this process. */
  readonly unused?: (plan: BudgetPlan, counted: bigint) => void;
}

/** A budget that is shared by leases. */
export interface LeasedBudget {
  readonly plan: BudgetPlan;
  readonly counter: Counter;
}

/** What the main thread knows of a lease. */
interface Kept extends Demand {
  budget: LeasedBudget;
  /** What the store is known to have counted of this process. */
  counted: bigint;
  /**
   * The part of that which is not counted again if the store has lost it: what was counted when the store began to keep
   * the lease, or what no longer counts.
   */
  began: bigint;
  /** When that was so, in milliseconds since 1970. */
  beganAt: number;
  /** What was counted of all processes. */
  spent: bigint;
}

const NOTHING = {
  ...{ counted: 0n, began: 0n, spent: 0n, demand: 0n, seen: 0n, held: 0n },
  ...{ settledAt: -Infinity, took: 0, isUncertain: false, isConfirmed: true, left: 0n },
};

/**
 * Leases parts of budgets from a store, so that workers decide about calls without it: a part is as large as the
 * calls of the last moments need, and what they do not use goes back.
 */
export class BudgetLeases {
  readonly #parts: BudgetLeaseParts;
  #kept: ReadonlyMap<string, Kept> = new Map();
  #running: Promise<void> = Promise.resolve();
  /** The settlement that waits for the running one. */
  #waiting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #failed: Failed;
  #isStarted = false;
  #isClosed = false;

  constructor(parts: BudgetLeaseParts) {
    this.#parts = parts;
    this.#failed = logged(parts.log, "settling the leases of budgets");
  }

  /** Replaces the budgets; one that counts the same calls keeps its lease. */
  place(all: readonly LeasedBudget[]): void {
    const before = this.#kept;
    const beganAt = this.#parts.wallClock();
    this.#kept = new Map(
      all.map((budget) => {
        const { id } = budget.counter;
        const kept = before.get(id) ?? { ...NOTHING, beganAt, budget };
        kept.budget = budget;
        return [id, kept];
      }),
    );
    this.#keepTime();
  }

  start(): void {
    this.#isStarted = true;
    this.#keepTime();
    this.#listen().catch(this.#failed);
  }

  /** Settles regularly while there is anything to settle: an idle process is not woken. */
  #keepTime(): void {
    if (this.#kept.size > 0 && this.#isStarted && !this.#isClosed)
      this.#timer ??= every(LEASE_SETTLE_INTERVAL, () => this.settle(), this.#failed);
    else {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** Gives back what was not used; waits only a moment for the store. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#keepTime();
    await inTime(this.#running.then(() => this.#settleAll(true)));
  }

  /** Settles what is due. One settlement runs at a time, and at most one waits, however many ask for one. */
  settle(): Promise<void> {
    const waiting = (this.#waiting ??= this.#running.then(() => {
      this.#waiting = undefined;
      return this.#settleAll(false);
    }));
    // The next settlement runs whatever becomes of this one.
    this.#running = waiting.catch(() => {});
    return waiting;
  }

  /** What is spent and reserved of a budget, as far as this process knows. */
  spent({ id }: Counter): bigint {
    const kept = this.#kept.get(id);
    if (kept === undefined) return 0n;
    const { used, reserved } = this.#view(kept.budget.plan);
    return kept.spent + used - kept.counted + reserved;
  }

  /** Reads what all processes have spent. While the store cannot be used, the last known amounts remain. */
  async refresh(): Promise<void> {
    const all = [...this.#kept.values()];
    const { budgets, store } = this.#parts;
    if (all.length === 0 || budgets.isAway) return;
    const counted = all.map((each) => each.counted);
    const reading = store.spent(all.map(({ budget }) => budget.counter));
    const amounts = await inTime(reading.catch(() => undefined));
    for (const [index, each] of all.entries())
      if (each.counted === counted[index]) each.spent = amounts?.[index] ?? each.spent;
  }

  /** Settles at once when a call needs more than is leased, or a worker has added a budget. */
  async #listen(): Promise<void> {
    let seen = 0;
    while (!this.#isClosed) {
      seen = await this.#parts.budgets.asked(seen);
      if (!this.#isClosed) await this.settle().catch(this.#failed);
    }
  }

  async #settleAll(isEnd: boolean): Promise<void> {
    if (this.#isClosed && !isEnd) return;
    const { budgets, wallClock, find } = this.#parts;
    const now = wallClock();
    if (find !== undefined) this.place(find());
    const due = [...this.#kept.values()].filter(
      (kept) =>
        (isEnd && kept.held > 0n) || isDue(kept, kept.counted, this.#view(kept.budget.plan), now),
    );
    for (let first = 0; first < due.length; first += MAX_SETTLEMENTS) {
      const isDone = await this.#settleSome(due.slice(first, first + MAX_SETTLEMENTS), isEnd);
      if (!isDone) break;
    }
    budgets.settled();
    this.#forgetUnused(now);
  }

  #forgetUnused(now: number): void {
    const { unused } = this.#parts;
    if (unused === undefined) return;
    for (const { budget, counted, held, settledAt, isUncertain } of this.#kept.values())
      if (held === 0n && !isUncertain && settledAt > 0 && settledAt + LEASE_UNUSED_INTERVAL < now)
        unused(budget.plan, counted);
  }

  async #settleSome(some: readonly Kept[], isEnd: boolean): Promise<boolean> {
    const { budgets, holder, store, wallClock } = this.#parts;
    const now = wallClock();
    for (const kept of some) if (isOver(kept, now)) beginAt(kept, kept.counted, now);
    const asked = some.map((kept) => this.#askFor(kept, isEnd));
    try {
      const settled = await store.settle(holder, asked);
      for (const [index, kept] of some.entries()) {
        const [settlement, result] = [asked[index], settled[index]];
        if (settlement !== undefined && result !== undefined)
          this.#grant(kept, { settlement, result, now });
      }
      this.#isAway();
    } catch (error) {
      // What a failed settlement has asked for may have been granted: the next one says what is needed then.
      for (const [index, kept] of some.entries()) {
        kept.isUncertain = true;
        if (mayHaveEnded(kept, asked[index], now)) beginAt(kept, kept.counted, now);
      }
      this.#isAway(reasonOf(error));
      return false;
    }
    return !budgets.isAway;
  }

  /** Keeps no more than what will be asked for, so that the store may give the rest to others. */
  #askFor(kept: Kept, isEnd: boolean): Settlement {
    const { plan, counter } = kept.budget;
    return this.#parts.budgets.leased(plan, (cells) => {
      const view = cells?.view() ?? NO_LEASE;
      const { needs, wants } = isEnd ? GIVE_ALL : wishOf(kept, view);
      cells?.lower(wants);
      const keeps = cells?.view().held ?? 0n;
      kept.seen = view.used;
      const { counted, began } = kept;
      return { counter, used: view.used, counted, began, keeps, needs, wants };
    });
  }

  #grant(
    kept: Kept,
    parts: { readonly settlement: Settlement; readonly result: Settled; readonly now: number },
  ): void {
    const { settlement, result, now } = parts;
    const { amount, left, lasts, renewsIn, spent, isKept } = result;
    kept.counted = settlement.used;
    if (!isKept) beginAt(kept, settlement.used, now);
    kept.spent = spent;
    kept.held = amount;
    kept.left = left + amount;
    kept.settledAt = now;
    kept.took = this.#parts.wallClock() - now;
    kept.isUncertain = false;
    kept.isConfirmed = settlement.used === settlement.counted;
    this.#parts.budgets.leased(kept.budget.plan, (cells) =>
      cells?.grant({
        ceiling: settlement.used + amount,
        until: now + lasts,
        left,
        now: this.#parts.wallClock(),
        renewsAt: renewsIn === undefined ? undefined : now + renewsIn,
      }),
    );
  }

  #isAway(error?: string): void {
    const { budgets, log } = this.#parts;
    const isAway = error !== undefined;
    if (isAway === budgets.isAway) return;
    budgets.isAway = isAway;
    if (!isAway) return log.info("budgets are shared again");
    log.error("the store of budgets cannot be used: only what is leased can be spent", { error });
  }

  #view(plan: BudgetPlan): LeaseView {
    return this.#parts.budgets.leased(plan, (cells) => cells?.view() ?? NO_LEASE);
  }
}

/** Remembers what is not counted again if the store loses it. */
function beginAt(kept: Kept, began: bigint, now: number): void {
  kept.began = began;
  kept.beganAt = now;
}

/** Whether the store has forgotten the lease, or what was spent when it began no longer counts. */
function isOver({ budget, beganAt, settledAt }: Kept, now: number): boolean {
  if (now - settledAt > ENDED_LEASE_MEMORY) return true;
  return now >= countsUntil(budget.counter.renewal, beganAt);
}

/** Whether the store may keep no lease any longer, after a settlement of which nothing was heard. */
function mayHaveEnded(kept: Kept, asked: Settlement | undefined, now: number): boolean {
  if (asked === undefined) return true;
  const isEmpty = asked.keeps === 0n || kept.held === 0n;
  return asked.used === asked.counted && (isEmpty || now - kept.settledAt > LEASE_DURATION);
}

const NO_LEASE: LeaseView = { used: 0n, reserved: 0n, held: 0n, wanted: 0n, largest: 0n };
const GIVE_ALL = { needs: 0n, wants: 0n };

/** Waits for the store, but only a moment; undefined: it is late. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = after(
    STORE_PATIENCE,
    () => resolve(undefined),
    () => {},
  );
  const value = await Promise.race([work, promise]);
  clearTimeout(timer);
  return value;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
