import type { Random } from "./random.ts";

/**
 * The alternatives of a name, chosen by weight. A text refers to other names in angle brackets
 * `⟨name⟩`, which are not latin1 characters and so never part of a message.
 */
export type Grammar = Readonly<Record<string, readonly (string | readonly [number, string])[]>>;

type Part = { readonly text: string } | { readonly name: string };

interface Choice {
  readonly weight: number;
  readonly parts: readonly Part[];
}

/** Generates texts by the rules of a grammar. */
export class Texts {
  readonly #rules = new Map<string, readonly Choice[]>();

  constructor(grammar: Grammar) {
    for (const [name, texts] of Object.entries(grammar)) {
      const choices = texts.map((text) =>
        typeof text === "string"
          ? { weight: 1, parts: partsOf(text) }
          : { weight: text[0], parts: partsOf(text[1]) },
      );
      this.#rules.set(name, choices);
    }
  }

  /**
   * A random text.
   * @throws {RangeError} for a name that the grammar does not have
   */
  generate(name: string, random: Random): string {
    const choices = this.#choices(name);
    let left = random.below(choices.reduce((sum, { weight }) => sum + weight, 0));
    const chosen = choices.find(({ weight }) => (left -= weight) < 0);
    let text = "";
    for (const part of chosen?.parts ?? []) {
      text += "text" in part ? part.text : this.generate(part.name, random);
    }
    return text;
  }

  /**
   * Texts of a name in which exactly one alternative is unusual and all others are the most
   * frequent ones: each alternative of each rule occurs once in each position.
   * @throws {RangeError} for a name that the grammar does not have
   */
  *variants(name: string): Generator<string, void> {
    for (const { parts } of this.#choices(name)) {
      yield parts.map((part) => this.#usual(part)).join("");
      for (const [index, part] of parts.entries()) {
        if ("text" in part) continue;
        const before = parts.slice(0, index).map((other) => this.#usual(other));
        const after = parts.slice(index + 1).map((other) => this.#usual(other));
        for (const variant of this.variants(part.name)) {
          yield [...before, variant, ...after].join("");
        }
      }
    }
  }

  /** The text of a part, with the most frequent alternative everywhere. */
  #usual(part: Part): string {
    if ("text" in part) return part.text;
    const most = this.#choices(part.name).reduce((one, other) =>
      other.weight > one.weight ? other : one,
    );
    return most.parts.map((each) => this.#usual(each)).join("");
  }

  #choices(name: string): readonly Choice[] {
    const choices = this.#rules.get(name);
    if (choices === undefined) throw new RangeError(`the grammar has no rule '${name}'`);
    return choices;
  }
}

function partsOf(text: string): Part[] {
  return text
    .split(/(⟨[^⟩]+⟩)/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("⟨") ? { name: part.slice(1, -1) } : { text: part }));
}
