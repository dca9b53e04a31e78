/** A value that one owner keeps for an exchange, in the list of all such values. */
export interface Memo<Value> {
  readonly owner: object;
  value: Value;
  readonly next: Memo<unknown> | undefined;
}

/** An object for which values are kept: an exchange. */
interface Remembered {
  memos: Memo<unknown> | undefined;
}

/**
 * Keeps a value for each exchange, which is released with the exchange. A WeakMap would do the
 * same, but if each request adds to one, garbage collection takes a third of the time.
 */
export class ExchangeMemo<Value> {
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
