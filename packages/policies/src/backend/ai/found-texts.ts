import type { GuardedText, Scope, TextPlace, Visit } from "@edge-gateway/llm/guards";

/** The texts of a prompt or response that one guard checks. */
export class FoundTexts {
  readonly texts: GuardedText[] = [];
  /** The names of members that the guard cannot read. */
  readonly unreadNames = new Set<string>();
  readonly #scopes: ReadonlySet<Scope>;
  /** For each visited text of the scopes, its position in {@link texts}. */
  readonly #positions: number[] = [];
  /** The positions of texts without a place of their own: equal texts are checked once. */
  readonly #others = new Map<string, number>();

  constructor(scopes: ReadonlySet<Scope>) {
    this.#scopes = scopes;
  }

  readonly visit: Visit = (text, place, lane, depth) => {
    if (!this.#isChecked(place)) return text;
    const key = `${place.role} ${text}`;
    const known = lane === undefined ? this.#others.get(key) : undefined;
    const position = known ?? this.texts.push({ ...place, text, lane, depth }) - 1;
    if (lane === undefined) this.#others.set(key, position);
    this.#positions.push(position);
    return text;
  };

  readonly unread = (name: string, place: TextPlace): void => {
    if (this.#isChecked(place)) this.unreadNames.add(name);
  };

  /** Visits the same body again, and replaces the texts. */
  replacing(texts: readonly string[]): Visit {
    const positions = this.#positions.values();
    return (text, place) =>
      this.#isChecked(place) ? (texts[positions.next().value ?? texts.length] ?? text) : text;
  }

  #isChecked({ scope }: TextPlace): boolean {
    return scope === undefined || this.#scopes.has(scope);
  }
}
