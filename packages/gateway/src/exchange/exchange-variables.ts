import { ExchangeMemo, type MemoOptions } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "./exchange.ts";

/** What a variable of expressions and traces needs besides the value of its owner. */
type Subject = Pick<Exchange, "memos" | "stream">;
/** The value of each variable; undefined while the variable is absent. */
type Variables<Value> = Readonly<Record<string, (value: Value, exchange: Subject) => unknown>>;

/** A value that its owner keeps for an exchange, and the variables that expressions and traces get from it. */
export class ExchangeVariables<Value> extends ExchangeMemo<Value> {
  readonly #variables: Variables<Value>;

  constructor(variables: Variables<Value>, options?: MemoOptions) {
    super(options);
    this.#variables = variables;
  }

  /** Reads a variable; undefined if it is absent, or another owner's. */
  variable(name: string, exchange: Subject): unknown {
    const value = this.get(exchange);
    if (value === undefined || !Object.hasOwn(this.#variables, name)) return undefined;
    return this.#variables[name]?.(value, exchange);
  }
}

/**
 * Reads a variable that a protocol or policy has given the exchange; undefined while it is absent. Of several owners
 * the one counts that was the last to get its first value: that of an attempt before that of the exchange.
 */
export function keptVariable(name: string, exchange: Subject): unknown {
  for (let memo = exchange.memos; memo !== undefined; memo = memo.next) {
    const { owner } = memo;
    const value = owner instanceof ExchangeVariables ? owner.variable(name, exchange) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}
