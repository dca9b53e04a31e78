/**
 * How many compiled backends have each MCP target at its address: the last one that has it ends the
 * sessions there.
 */
export class TargetUses {
  readonly #uses = new Map<string, number>();

  hold(name: string): void {
    this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1);
  }

  /** Whether no other backend has the target. */
  release(name: string): boolean {
    const left = (this.#uses.get(name) ?? 0) - 1;
    if (left > 0) this.#uses.set(name, left);
    else this.#uses.delete(name);
    return left <= 0;
  }
}
