/** Runs an action once for all who ask for it at the same time; each key has its own flight. */
export class SingleFlight<Key, Value> {
  readonly #flights = new Map<Key, Promise<Value>>();

  /** The outcome of the flight under way, or of a new one; a failure reaches everyone who waits. */
  run(key: Key, start: () => Promise<Value>): Promise<Value> {
    const current = this.#flights.get(key);
    if (current !== undefined) return current;
    const flight = Promise.try(start).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
