import { goalsAt, placesOf, standingIn } from "./places.ts";
import type { Goal, Place } from "./places.ts";

/** How often something was tried that both sides accepted, and that both refused. */
interface Count {
  readonly place: Place;
  readonly goal: Goal;
  kept: number;
  broken: number;
}

/** Every property, bound and rule is tried at least this often, accepted and refused. */
export const ENOUGH = 5;

/** Counts what has been tried in the documents of one kind. */
export class Coverage {
  readonly kind: string;
  readonly #counts = new Map<string, readonly Count[]>();

  constructor(kind: string) {
    this.kind = kind;
    for (const place of placesOf(kind)) {
      const counts = goalsAt(place.shape).map((goal) => ({ place, goal, kept: 0, broken: 0 }));
      this.#counts.set(keyOf(place.path), counts);
    }
  }

  /** Takes a document that both sides accepted. */
  addAccepted(document: unknown): void {
    for (const { path, value } of standingIn(this.kind, document)) {
      for (const count of this.#counts.get(keyOf(path)) ?? []) {
        if (count.goal.keptBy(value)) count.kept += 1;
      }
    }
  }

  /** Takes a fault that both sides refused. */
  addRefused(place: Place, mutation: string, value: unknown): void {
    for (const count of this.#counts.get(keyOf(place.path)) ?? []) {
      if (count.goal.brokenBy(mutation, value)) count.broken += 1;
    }
  }

  /** Where something has not been tried often enough. */
  placesToTry(): readonly Place[] {
    const all = [...this.#counts.values()];
    return all.flatMap((counts) => {
      const place = counts[0]?.place;
      return place !== undefined && counts.some(isMissing) ? [place] : [];
    });
  }

  /** How many tries are lacking altogether. */
  lacking(): number {
    return this.#all().reduce((sum, count) => sum + lackOf(count.kept) + lackOf(count.broken), 0);
  }

  /** Lines of what has not been tried often enough. */
  missing(): readonly string[] {
    return this.#all()
      .filter(isMissing)
      .map(
        ({ place, goal, kept, broken }) =>
          `${this.kind} ${keyOf(place.path)}: ${goal.name}: accepted ${kept}, refused ${broken}`,
      );
  }

  /** How many goals there are, and how many of them were tried often enough. */
  summary(): { readonly goals: number; readonly reached: number; readonly places: number } {
    const all = this.#all();
    const reached = all.filter((count) => !isMissing(count)).length;
    return { goals: all.length, reached, places: this.#counts.size };
  }

  #all(): readonly Count[] {
    return [...this.#counts.values()].flat();
  }
}

function isMissing({ kept, broken }: Count): boolean {
  return kept < ENOUGH || broken < ENOUGH;
}

function lackOf(tries: number): number {
  return Math.max(ENOUGH - tries, 0);
}

/** A place in words: `/spec/rules/[]/name`. */
export function keyOf(path: readonly string[]): string {
  return path.map((name) => `/${name}`).join("");
}
