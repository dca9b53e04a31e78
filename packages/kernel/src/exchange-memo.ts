/** A value that one owner keeps for an exchange, as an entry of a linked list. */
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
 * Keeps one value for each exchange, and releases the value with the exchange. A WeakMap would do that, too,
 * but with an entry for each request, garbage collection takes a third of the CPU time.
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
