/** What somebody remembers of an exchange, in the list of all that is remembered of it. */
export interface Memo<Value> {
  readonly owner: object;
  value: Value;
  readonly next: Memo<unknown> | undefined;
}

/** What things are remembered of: an exchange. */
interface Remembered {
  memos: Memo<unknown> | undefined;
}

/**
 * A value for each exchange, which is gone with it. A WeakMap of exchanges would do the same, but
 * collecting memory takes a third of the time where each request adds to one.
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
