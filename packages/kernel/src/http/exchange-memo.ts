/** A value that one owner keeps for an exchange, as an entry of a linked list. */
export interface Memo<Value> {
  readonly owner: ExchangeMemo<Value>;
  value: Value;
  readonly next: Memo<unknown> | undefined;
}

/** An object for which values are kept: an exchange. */
export interface Remembered {
  memos: Memo<unknown> | undefined;
}

export interface MemoOptions {
  /** Whether the value belongs to one attempt, so that the next attempt does not see it; false when unset. */
  readonly isOfAttempt?: boolean;
}

/**
 * Keeps one value for each exchange, and releases the value with the exchange. A WeakMap would do that, too,
 * but with an entry for each request, garbage collection takes a third of the CPU time.
 */
export class ExchangeMemo<Value> {
  readonly isOfAttempt: boolean;

  constructor({ isOfAttempt = false }: MemoOptions = {}) {
    this.isOfAttempt = isOfAttempt;
  }

  /** The value; undefined if there is none, or it was of an earlier attempt. */
  get(exchange: Remembered): Value | undefined {
    return this.#find(exchange)?.value;
  }

  set(exchange: Remembered, value: Value): void {
    const own = this.#find(exchange);
    if (own !== undefined) own.value = value;
    else exchange.memos = { owner: this, value, next: exchange.memos };
  }

  #find({ memos }: Remembered): Memo<Value> | undefined {
    for (let memo = memos; memo !== undefined; memo = memo.next) if (this.#isOwn(memo)) return memo;
    return undefined;
  }

  #isOwn(memo: Memo<unknown>): memo is Memo<Value> {
    return memo.owner === this;
  }
}

/** Forgets the values of the last attempt. */
export function forgetAttempt(exchange: Remembered): void {
  for (let memo = exchange.memos; memo !== undefined; memo = memo.next)
    if (memo.owner.isOfAttempt) memo.value = undefined;
}
