import { goalsAt, WRONG_TYPE } from "./goals.ts";
import type { Goal } from "./goals.ts";
import { isBranch, placeName, standingIn } from "./places.ts";
import type { Place } from "./places.ts";
import type { Shapes } from "@edge-gateway/schema-runtime/shape";

/** How often a goal was tried with a document that was accepted, and with one that was refused. */
interface Count {
  readonly words: string;
  readonly goal: Goal;
  kept: number;
  broken: number;
}

/** The number of tries that is enough for a goal. */
export interface Enough {
  /**
   * Tries of every property, bound and rule of the schemas, at any place of a document: accepted
   * and refused.
   */
  readonly declared: number;
  /** How often each goal must be tried at each place of the documents. */
  readonly placed: number;
}

/** The share of goals that were tried often enough. */
export interface Summary {
  readonly places: number;
  readonly properties: string;
  readonly bounds: string;
  readonly rules: string;
  /** The goals with the lowest counts, as text. */
  readonly lowest: readonly string[];
}

const LOWEST_SHOWN = 5;

/** Counts which goals were tried in the documents of one type. */
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

  /** Counts a document that was accepted. */
  addAccepted(document: unknown): void {
    for (const { value, ...place } of standingIn(this.type, document, this.#shapes)) {
      for (const goal of this.#goalsAt(place)) {
        const [declared, placed] = this.#countsAt(place, goal.name);
        if (placed !== undefined) placed.kept += 1;
        if (declared !== undefined && goal.keptBy(value)) declared.kept += 1;
      }
    }
  }

  /** Counts a document that was refused for its fault. */
  addRefused(place: Place, goal: string): void {
    for (const count of this.#countsAt(place, goal)) if (count !== undefined) count.broken += 1;
  }

  /** Whether valid values at a place must be tried more often. */
  wantsKept(place: Place): boolean {
    return this.#goalsAt(place).some(({ name }) => this.#lacks(place, name, "kept"));
  }

  /** Whether values just at a limit must be tried more often. */
  wantsEdge(place: Place, goal: string): boolean {
    const [declared] = this.#countsAt(place, goal);
    return declared !== undefined && declared.kept < this.#enough.declared;
  }

  /** Whether a fault at a place must be tried more often. */
  wantsBroken(place: Place, goal: string): boolean {
    return this.#lacks(place, goal, "broken");
  }

  /** The places at which some goal must be tried more often. */
  placesToTry(): readonly Place[] {
    return this.places.filter((place) =>
      this.#goalsAt(place).some(
        ({ name }) => this.#lacks(place, name, "kept") || this.#lacks(place, name, "broken"),
      ),
    );
  }

  /** The number of tries that are still missing in total. */
  lacking(): number {
    const of = (counts: ReadonlyMap<string, Count>, enough: number): number =>
      [...counts.values()].reduce(
        (sum, { kept, broken }) => sum + Math.max(enough - kept, 0) + Math.max(enough - broken, 0),
        0,
      );
    return of(this.#declared, this.#enough.declared) + of(this.#placed, this.#enough.placed);
  }

  /** Lines that name the goals that must be tried more often. */
  missing(): readonly string[] {
    const of = (counts: ReadonlyMap<string, Count>, enough: number): readonly string[] =>
      [...counts.values()]
        .filter(({ kept, broken }) => kept < enough || broken < enough)
        .map((count) => `${this.type} ${inWords(count)}`);
    return [...of(this.#declared, this.#enough.declared), ...of(this.#placed, this.#enough.placed)];
  }

  /** Summarizes the counts as numbers. */
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

  /** A value of another JSON type than one branch of a union may belong to another branch. */
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
