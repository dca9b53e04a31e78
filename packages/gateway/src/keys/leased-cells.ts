import { MOST_BUDGET_AMOUNT } from "../bounds.ts";
import { FRESH_LEASE_ANSWER } from "./bounds.ts";
import { CELL, CELLS } from "./budget-memory.ts";

/** What a process has of a budget that it shares with others. */
export interface LeaseView {
  /** All that the process has ever spent. */
  readonly used: bigint;
  readonly reserved: bigint;
  /** What may be spent besides `used`. */
  readonly held: bigint;
  /** The sum of the amounts that calls could not reserve, and the largest of them. */
  readonly wanted: bigint;
  readonly largest: bigint;
}

/** What a settlement says. */
export interface LeaseGrant {
  /** What the process may have spent and reserved at all. */
  readonly ceiling: bigint;
  /** Times are milliseconds since 1970. */
  readonly until: number;
  readonly left: bigint;
  readonly now: number;
  readonly renewsAt: number | undefined;
}

/** The counters of one budget with leases. Whoever calls these functions holds the lock. */
export class LeasedCells {
  readonly #cells: BigInt64Array;
  readonly #start: number;

  constructor(cells: BigInt64Array, index: number) {
    this.#cells = cells;
    this.#start = index * CELLS;
  }

  /** Reserves an amount if the lease has it. */
  reserve(amount: bigint, now: number): boolean {
    if (!this.#allows(amount, now)) {
      this.#add("wanted", amount);
      if (amount > this.#get("largest")) this.#set("largest", amount);
      return false;
    }
    this.overdraw(amount);
    return true;
  }

  /** Reserves an amount, whether the lease has it or not. */
  overdraw(amount: bigint): void {
    this.#add("amount", amount);
    this.#add("reserved", amount);
  }

  /** Whether a settlement may bring an amount; one that has just said how little is left need not be asked again. */
  mayGrow(amount: bigint, now: number): boolean {
    if (now - Number(this.#get("leftAt")) >= FRESH_LEASE_ANSWER) return true;
    return this.#get("amount") + amount <= this.#get("ceiling") + this.#get("left");
  }

  /** Replaces a reserved amount by the used one. */
  settle(reserved: bigint, used: bigint): void {
    this.#add("reserved", -reserved);
    this.#add("amount", used - reserved);
  }

  /** Milliseconds until the budget is renewed; undefined: never, or gradually. */
  renewsIn(now: number): number | undefined {
    const at = Number(this.#get("renewsAt"));
    return at === 0 ? undefined : Math.max(0, at - now);
  }

  /** What nobody has spent or leased, as the last settlement has said. */
  get left(): bigint {
    return this.#get("left");
  }

  view(): LeaseView {
    const [amount, reserved] = [this.#get("amount"), this.#get("reserved")];
    const used = amount - reserved;
    const held = this.#get("ceiling") - used;
    return {
      used,
      reserved,
      held: held < reserved ? reserved : held,
      wanted: this.#get("wanted"),
      largest: this.#get("largest"),
    };
  }

  /**
   * Keeps only what calls have reserved, and this much besides; forgets the wishes of calls. What is given back is left
   * for them: a call that was told about a larger lease may come only now.
   */
  lower(held: bigint): void {
    const { used, reserved } = this.view();
    const ceiling = used + (held < reserved ? reserved : held);
    const more = this.#get("ceiling") - ceiling;
    if (more > 0n) {
      this.#set("ceiling", ceiling);
      this.#add("left", more);
    }
    this.#set("wanted", 0n);
    this.#set("largest", 0n);
  }

  grant({ ceiling, until, left, now, renewsAt }: LeaseGrant): void {
    this.#set("ceiling", ceiling);
    this.#set("until", BigInt(Math.ceil(Math.min(until, Number.MAX_SAFE_INTEGER))));
    this.#set("left", left);
    this.#set("leftAt", BigInt(now));
    this.#set("renewsAt", BigInt(Math.ceil(renewsAt ?? 0)));
  }

  /** A call with an estimate of 0 is refused, too, if nothing is left. */
  #allows(amount: bigint, now: number): boolean {
    if (now >= Number(this.#get("until"))) return false;
    const [taken, ceiling] = [this.#get("amount"), this.#get("ceiling")];
    return taken < ceiling && taken + amount <= ceiling;
  }

  #get(cell: keyof typeof CELL): bigint {
    return this.#cells[this.#start + CELL[cell]] ?? 0n;
  }

  #set(cell: keyof typeof CELL, value: bigint): void {
    this.#cells[this.#start + CELL[cell]] = value > MOST_BUDGET_AMOUNT ? MOST_BUDGET_AMOUNT : value;
  }

  #add(cell: keyof typeof CELL, value: bigint): void {
    this.#set(cell, this.#get(cell) + value);
  }
}
