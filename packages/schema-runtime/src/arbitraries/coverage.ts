import { goalsAt, WRONG_TYPE } from "./goals.ts";
import type { Goal } from "./goals.ts";
import { isBranch, placeName, standingIn } from "./places.ts";
import type { Place } from "./places.ts";
import type { Shapes } from "./shape.ts";

/** How often something was tried that was accepted, and that was refused. */
interface Count {
  readonly words: string;
  readonly goal: Goal;
  kept: number;
  broken: number;
}

/** How often is enough. */
export interface Enough {
  /** Every property, bound and rule of the schemas, wherever in a document: accepted and refused. */
  readonly declared: number;
  /** The same at every place of the documents. */
  readonly placed: number;
}

/** How much of what there is was tried often enough. */
export interface Summary {
  readonly places: number;
  readonly properties: string;
  readonly bounds: string;
  readonly rules: string;
  /** The counts that are lowest, in words. */
  readonly lowest: readonly string[];
}

const LOWEST_SHOWN = 5;

/** Counts what has been tried in the documents of one type. */
export class Coverage {
  readonly type: string;
  readonly places: readonly Place[];
  readonly #shapes: Shapes;
  readonly #enough: Enough;
  readonly #declared = new Map<string, Count>();
  readonly #placed = new Map<string, Count>();
  readonly #goals = new Map<string, readonly Goal[]>();

  constructor(type: string, places: readonly Place[], shapes: Shapes, enough: Enough) {
    this.type = type;
    this.places = places;
    this.#shapes = shapes;
    this.#enough = enough;
    for (const place of places) {
      for (const goal of this.#goalsAt(place)) {
        const words = `${place.declared}: ${goal.name}`;
        this.#declared.set(words, { words, goal, kept: 0, broken: 0 });
        const placed = `${placeName(place.path)}: ${goal.name}`;
        this.#placed.set(placed, { words: placed, goal, kept: 0, broken: 0 });
      }
    }
  }

  /** Takes a document that was accepted. */
  addAccepted(document: unknown): void {
    for (const { value, ...place } of standingIn(this.type, document, this.#shapes)) {
      for (const goal of this.#goalsAt(place)) {
        const [declared, placed] = this.#countsAt(place, goal.name);
        if (placed !== undefined) placed.kept += 1;
        if (declared !== undefined && goal.keptBy(value)) declared.kept += 1;
      }
    }
  }

  /** Takes a document with a fault, that was refused for it. */
  addRefused(place: Place, goal: string): void {
    for (const count of this.#countsAt(place, goal)) if (count !== undefined) count.broken += 1;
  }

  /** Whether valid values of a place have not been tried often enough. */
  wantsKept(place: Place): boolean {
    return this.#goalsAt(place).some(({ name }) => this.#lacks(place, name, "kept"));
  }

  /** Whether values just at a limit have not been tried often enough. */
  wantsEdge(place: Place, goal: string): boolean {
    const [declared] = this.#countsAt(place, goal);
    return declared !== undefined && declared.kept < this.#enough.declared;
  }

  /** Whether a fault at a place has not been tried often enough. */
  wantsBroken(place: Place, goal: string): boolean {
    return this.#lacks(place, goal, "broken");
  }

  /** Where something has not been tried often enough. */
  placesToTry(): readonly Place[] {
    return this.places.filter((place) =>
      this.#goalsAt(place).some(
        ({ name }) => this.#lacks(place, name, "kept") || this.#lacks(place, name, "broken"),
      ),
    );
  }

  /** How many tries are lacking altogether. */
  lacking(): number {
    const of = (counts: ReadonlyMap<string, Count>, enough: number): number =>
      [...counts.values()].reduce(
        (sum, { kept, broken }) => sum + Math.max(enough - kept, 0) + Math.max(enough - broken, 0),
        0,
      );
    return of(this.#declared, this.#enough.declared) + of(this.#placed, this.#enough.placed);
  }

  /** Lines of what has not been tried often enough. */
  missing(): readonly string[] {
    const of = (counts: ReadonlyMap<string, Count>, enough: number): readonly string[] =>
      [...counts.values()]
        .filter(({ kept, broken }) => kept < enough || broken < enough)
        .map((count) => `${this.type} ${inWords(count)}`);
    return [...of(this.#declared, this.#enough.declared), ...of(this.#placed, this.#enough.placed)];
  }

  /** The state in numbers. */
  summary(): Summary {
    const all = [...this.#declared.values()];
    const isEnough = ({ kept, broken }: Count): boolean =>
      Math.min(kept, broken) >= this.#enough.declared;
    const share = (about: Goal["about"]): string => {
      const some = all.filter(({ goal }) => goal.about === about);
      return `${some.filter(isEnough).length} of ${some.length}`;
    };
    const lowest = all.toSorted(
      (left, right) => Math.min(left.kept, left.broken) - Math.min(right.kept, right.broken),
    );
    return {
      places: this.places.length,
      properties: share("property"),
      bounds: share("bound"),
      rules: share("rule"),
      lowest: lowest.slice(0, LOWEST_SHOWN).map(inWords),
    };
  }

  /** What is of another type than one branch of a union can be of another branch. */
  #goalsAt({ declared, shape, path }: Place): readonly Goal[] {
    const known = this.#goals.get(declared) ?? goalsAt(shape, this.#shapes);
    this.#goals.set(declared, known);
    return isBranch(path) ? known.filter(({ name }) => name !== WRONG_TYPE) : known;
  }

  #countsAt(place: Place, goal: string): readonly [Count | undefined, Count | undefined] {
    return [
      this.#declared.get(`${place.declared}: ${goal}`),
      this.#placed.get(`${placeName(place.path)}: ${goal}`),
    ];
  }

  #lacks(place: Place, goal: string, side: "kept" | "broken"): boolean {
    const [declared, placed] = this.#countsAt(place, goal);
    return (
      (declared !== undefined && declared[side] < this.#enough.declared) ||
      (placed !== undefined && placed[side] < this.#enough.placed)
    );
  }
}

function inWords({ words, kept, broken }: Count): string {
  return `${words}: accepted ${kept}, refused ${broken}`;
}
