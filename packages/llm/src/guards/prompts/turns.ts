import type { TextPlace } from "./place.ts";

/** The last text of a role that is not left out, and its place in the order of all texts. */
interface Said {
  readonly role: string;
  at: number;
}

const NEVER = -1;

/**
 * The lanes of the texts in messages. Models, or conversions before them, read neighbouring messages of one role as
 * one text, and everything that the system says, wherever it is. Only a text of another role ends a text:
 * everything else may be left out or moved.
 */
export class Turns {
  readonly #fresh: () => number;
  readonly #lanes = new Map<string, { readonly lane: number; at: number }>();
  #system: number | undefined;
  #count = 0;
  /** The last text, and the last one of another role. */
  #last: Said | undefined;
  #before: Said | undefined;

  constructor(fresh: () => number) {
    this.#fresh = fresh;
  }

  /** @param isAside whether the text may be left out, so that it does not end texts of other roles */
  laneOf({ scope, role }: TextPlace, isAside: boolean): number {
    if (scope !== "Messages") return (this.#system ??= this.#fresh());
    const at = (this.#count += 1);
    const known = this.#lanes.get(role);
    const isOver = known === undefined || known.at < this.#otherBefore(role);
    if (!isAside) this.#note(role, at);
    if (!isOver) known.at = at;
    else this.#lanes.set(role, { lane: this.#fresh(), at });
    return this.#lanes.get(role)?.lane ?? 0;
  }

  /** Where the last text of another role was. */
  #otherBefore(role: string): number {
    const other = this.#last?.role === role ? this.#before : this.#last;
    return other?.at ?? NEVER;
  }

  #note(role: string, at: number): void {
    if (this.#last?.role === role) this.#last.at = at;
    else {
      this.#before = this.#last;
      this.#last = { role, at };
    }
  }
}
