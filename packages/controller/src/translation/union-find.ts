/** Disjoint sets that can be merged; members of the same set have the same representative. */
export class UnionFind<Member> {
  readonly #above = new Map<Member, Member>();

  find(member: Member): Member {
    let top = member;
    for (let above = this.#above.get(top); above !== undefined; above = this.#above.get(top))
      top = above;
    // Path compression makes the next search shorter.
    for (let each = member; each !== top;) {
      const above = this.#above.get(each) ?? top;
      this.#above.set(each, top);
      each = above;
    }
    return top;
  }

  join(left: Member, right: Member): void {
    const [one, other] = [this.find(left), this.find(right)];
    if (one !== other) this.#above.set(other, one);
  }
}
