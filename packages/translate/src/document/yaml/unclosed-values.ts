import { isMap, isScalar, isSeq, visit } from "yaml";
import type { Document, Node, YAMLError } from "yaml";

type IsUnclosed = (node: Node) => boolean;

/**
 * Parser messages about a missing quote or bracket, and the kinds of values that they can concern.
 */
const UNCLOSED: readonly (readonly [RegExp, IsUnclosed])[] = [
  [/^Missing closing .quote/, (node) => isScalar(node) && node.type?.startsWith("QUOTE") === true],
  [/^Flow .* end with a \}$/, (node) => isMap(node) && node.flow === true],
  [/^Flow .* end with a \]$/, (node) => isSeq(node) && node.flow === true],
];

/** A range of offsets in the text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The parser reports a missing quote or bracket at the end of the text. This finds where the value
 * begins, where users look.
 */
export class UnclosedValues {
  readonly #document: Document.Parsed;
  /** The ranges of unclosed values, sorted by start and computed once for all errors. */
  readonly #ranges = new Map<IsUnclosed, readonly Range[]>();

  constructor(document: Document.Parsed) {
    this.#document = document;
  }

  /**
   * The start of the value that an error concerns; the error's own place if it concerns no such
   * value.
   */
  startOf({ message, pos: [place] }: YAMLError): number {
    const isUnclosed = UNCLOSED.find(([pattern]) => pattern.test(message))?.[1];
    if (isUnclosed === undefined) return place;
    const ranges = this.#rangesOf(isUnclosed);
    for (let index = countBefore(ranges, place) - 1; index >= 0; index--) {
      const range = ranges[index];
      if (range !== undefined && range.end >= place) return range.start;
    }
    return place;
  }

  #rangesOf(isUnclosed: IsUnclosed): readonly Range[] {
    const known = this.#ranges.get(isUnclosed);
    if (known !== undefined) return known;
    const ranges: Range[] = [];
    visit(this.#document, {
      Node(_, node) {
        if (node.range && isUnclosed(node))
          ranges.push({ start: node.range[0], end: node.range[2] });
      },
    });
    this.#ranges.set(isUnclosed, ranges);
    return ranges;
  }
}

/** How many of the sorted ranges start before an offset. */
function countBefore(ranges: readonly Range[], place: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ranges[middle]?.start ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
