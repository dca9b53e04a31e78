/** Runs an action once for all concurrent callers; each key has its own run. */
export class SingleFlight<Key, Value> {
  readonly #flights = new Map<Key, Promise<Value>>();

  /** The result of the current run, or of a new one; a failure reaches every waiting caller. */
  run(key: Key, start: () => Promise<Value>): Promise<Value> {
    const current = this.#flights.get(key);
    if (current !== undefined) return current;
    const flight = Promise.try(start).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
