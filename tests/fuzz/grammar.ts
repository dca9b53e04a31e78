import type { Random } from "./random.ts";

/**
 * What a name stands for: one of the texts, chosen by weight. A text names others in angle brackets
 * `⟨name⟩`, which are no characters of latin1 and so never part of a message.
 */
export type Grammar = Readonly<Record<string, readonly (string | readonly [number, string])[]>>;

type Part = { readonly text: string } | { readonly name: string };

interface Choice {
  readonly weight: number;
  readonly parts: readonly Part[];
}

/** Texts of a grammar, at random. */
export class Generator {
  readonly #rules = new Map<string, readonly Choice[]>();
  readonly #totals = new Map<string, number>();

  constructor(grammar: Grammar) {
    for (const [name, texts] of Object.entries(grammar)) {
      const choices = texts.map((text) =>
        typeof text === "string"
          ? { weight: 1, parts: partsOf(text) }
          : { weight: text[0], parts: partsOf(text[1]) },
      );
      this.#rules.set(name, choices);
      this.#totals.set(
        name,
        choices.reduce((sum, { weight }) => sum + weight, 0),
      );
    }
  }

  /** @throws {RangeError} for a name that the grammar does not have */
  generate(name: string, random: Random): string {
    const rule = this.#rules.get(name);
    if (rule === undefined) throw new RangeError(`the grammar has no rule '${name}'`);
    let left = random.below(this.#totals.get(name) ?? 0);
    const chosen = rule.find(({ weight }) => (left -= weight) < 0);
    let text = "";
    for (const part of chosen?.parts ?? []) {
      text += "text" in part ? part.text : this.generate(part.name, random);
    }
    return text;
  }
}

function partsOf(text: string): Part[] {
  return text
    .split(/(⟨[^⟩]+⟩)/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("⟨") ? { name: part.slice(1, -1) } : { text: part }));
}
