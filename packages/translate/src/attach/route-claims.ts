import { asksForLess, isPattern, takesEveryPath, type MatchKey } from "./match-key.ts";

/** A match of a route; `index` is its position there. */
export interface Claim {
  readonly route: string;
  readonly index: number;
  readonly match: MatchKey;
}

/** Finds the route that gets the requests of each match: of equal matches the first one. */
export class RouteClaims {
  readonly #first = new Map<string, Claim>();
  /**
   * Claims to every path, by one of the conditions of each; empty for claims without conditions.
   */
  readonly #everyPath = new Map<string, Claim[]>();
  readonly #order = new Map<Claim, number>();

  /** `bucket` is what matches compete in: a listener or a group, and a host. */
  add(bucket: string, claim: Claim): void {
    const identity = `${bucket} ${claim.match.text}`;
    if (!this.#first.has(identity)) this.#first.set(identity, claim);
    if (!takesEveryPath(claim.match)) return;
    const [condition = ""] = [...claim.match.conditions].toSorted();
    const place = `${bucket} ${condition}`;
    const list = this.#everyPath.get(place);
    if (list === undefined) this.#everyPath.set(place, [claim]);
    else list.push(claim);
    this.#order.set(claim, this.#order.size);
  }

  /** What takes the requests of a match; undefined when it takes some itself. */
  winner(bucket: string, { match }: Claim): Claim | undefined {
    const first = this.#first.get(`${bucket} ${match.text}`);
    if (first !== undefined && first.match !== match) return first;
    if (!isPattern(match)) return undefined;
    const winners = ["", ...match.conditions].flatMap((condition) => {
      const claims = this.#everyPath.get(`${bucket} ${condition}`) ?? [];
      return claims.find((claim) => asksForLess(claim.match, match)) ?? [];
    });
    const orderOf = (claim: Claim): number => this.#order.get(claim) ?? 0;
    return winners.toSorted((left, right) => orderOf(left) - orderOf(right))[0];
  }
}
