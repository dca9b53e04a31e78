import { isMap, isScalar, isSeq, visit } from "yaml";
import type { Document, Node, YAMLError } from "yaml";

type IsUnclosed = (node: Node) => boolean;

/** Messages of the parser about a quote or bracket that is missing, and the values that they can be about. */
const UNCLOSED: readonly (readonly [RegExp, IsUnclosed])[] = [
  [/^Missing closing .quote/, (node) => isScalar(node) && node.type?.startsWith("QUOTE") === true],
  [/^Flow .* end with a [\]}]$/, (node) => (isMap(node) || isSeq(node)) && node.flow === true],
];

/** Offsets into the text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** The parser finds a missing quote or bracket where the text ends; people look where the value begins. */
export class UnclosedValues {
  readonly #document: Document.Parsed;
  /** In the order of their starts; one search serves all errors. */
  readonly #ranges = new Map<IsUnclosed, readonly Range[]>();

  constructor(document: Document.Parsed) {
    this.#document = document;
  }

  /** Where the value begins that an error is about; the place of the error where it is about none. */
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

/** How many of the ranges, which are in order, start before a place. */
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
