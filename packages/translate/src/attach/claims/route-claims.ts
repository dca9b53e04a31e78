import { asksForLess, isPattern, takesEveryPath, type MatchKey } from "./match-key.ts";

/** A match of a route; `index` is the position of the match in the route. */
export interface Claim {
  readonly route: string;
  readonly index: number;
  readonly match: MatchKey;
}

/** Finds which of matches that compete gets the requests of each: of equal matches the first one. */
export class RouteClaims {
  /** The first match of each text. */
  readonly #first = new Map<string, Claim>();
  /**
   * Matches that take every path, by one of their other conditions; by an empty text if they have
   * no other condition.
   */
  readonly #everyPath = new Map<string, Claim[]>();
  readonly #order = new Map<Claim, number>();

  /** Adds the next match in the order of precedence. */
  add(claim: Claim): void {
    if (!this.#first.has(claim.match.text)) this.#first.set(claim.match.text, claim);
    if (!takesEveryPath(claim.match)) return;
    const [condition = ""] = [...claim.match.conditions].toSorted();
    const list = this.#everyPath.get(condition);
    if (list === undefined) this.#everyPath.set(condition, [claim]);
    else list.push(claim);
    this.#order.set(claim, this.#order.size);
  }

  /**
   * The other match that receives all requests of a match; undefined if the match receives some
   * itself.
   */
  winner({ match }: Claim): Claim | undefined {
    const first = this.#first.get(match.text);
    if (first !== undefined && first.match !== match) return first;
    if (!isPattern(match)) return undefined;
    const winners = ["", ...match.conditions].flatMap((condition) => {
      const claims = this.#everyPath.get(condition) ?? [];
      return claims.find((claim) => asksForLess(claim.match, match)) ?? [];
    });
    const orderOf = (claim: Claim): number => this.#order.get(claim) ?? 0;
    return winners.toSorted((left, right) => orderOf(left) - orderOf(right))[0];
  }
}
