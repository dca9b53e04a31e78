import { REDACTED } from "./redact.ts";

/** Shorter secrets occur in other texts by chance: they are only found as a whole text. */
const SHORTEST_PART = 4;
/** Shorter secrets occur inside of other words by chance. */
const SHORTEST_INSIDE = 8;
const OF_WORD = /[\p{L}\p{N}_-]/u;

/** Finds known secrets in texts, in a time that does not depend on their number. */
export class SecretTexts {
  readonly #whole = new Set<string>();
  /** The secrets by their first characters, the longest first. */
  readonly #parts = new Map<string, string[]>();

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** Adds a secret, and each of its lines. */
  readonly add = (secret: string): void => {
    for (const text of [secret, ...secret.split("\n").map((line) => line.trim())]) {
      if (text === "" || this.#whole.has(text)) continue;
      this.#whole.add(text);
      if (text.length < SHORTEST_PART) continue;
      const start = text.slice(0, SHORTEST_PART);
      const others = this.#parts.get(start) ?? [];
      this.#parts.set(
        start,
        [...others, text].toSorted((a, b) => b.length - a.length),
      );
    }
  };

  /** Whether a text is a secret. */
  isWhole(text: string): boolean {
    return this.#whole.has(text);
  }

  /** Whether a text is a secret, or contains one. */
  areIn(text: string): boolean {
    return this.isWhole(text) || this.rangesIn(text).next().done === false;
  }

  /** A text without the secrets. */
  without(text: string): string {
    if (this.#whole.has(text)) return REDACTED;
    let shown = "";
    let last = 0;
    for (const { start, end } of this.rangesIn(text)) {
      shown += text.slice(last, start) + REDACTED;
      last = end;
    }
    return shown + text.slice(last);
  }

  /** The places of the secrets inside of a text: offsets of their first characters, and of those after them. */
  *rangesIn(text: string): Generator<{ readonly start: number; readonly end: number }> {
    if (this.#parts.size === 0) return;
    for (let start = 0; start + SHORTEST_PART <= text.length;) {
      const secret = this.#parts
        .get(text.slice(start, start + SHORTEST_PART))
        ?.find((each) => text.startsWith(each, start) && isApart(text, start, each.length));
      const end = start + (secret?.length ?? 1);
      if (secret !== undefined) yield { start, end };
      start = end;
    }
  }
}

/** Whether a secret of a text is long enough to be no part of a longer word by chance, or is none. */
function isApart(text: string, start: number, length: number): boolean {
  return (
    length >= SHORTEST_INSIDE ||
    !(OF_WORD.test(text.charAt(start - 1)) || OF_WORD.test(text.charAt(start + length)))
  );
}
