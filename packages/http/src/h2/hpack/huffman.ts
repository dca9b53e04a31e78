/** The code length of each octet, and of the end of the string, in bits (RFC 7541 appendix B). */
// prettier-ignore
const LENGTHS = [
  13, 23, 28, 28, 28, 28, 28, 28, 28, 24, 30, 28, 28, 30, 28, 28,
  28, 28, 28, 28, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  6, 10, 10, 12, 13, 6, 8, 11, 10, 10, 8, 11, 8, 6, 6, 6,
  5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 15, 6, 12, 10,
  13, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
  7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 13, 19, 13, 14, 6,
  15, 5, 6, 5, 6, 5, 6, 6, 6, 5, 7, 7, 6, 6, 6, 5,
  6, 7, 6, 5, 5, 6, 7, 7, 7, 7, 7, 15, 11, 14, 13, 28,
  20, 22, 20, 20, 22, 22, 22, 23, 22, 23, 23, 23, 23, 23, 24, 23,
  24, 24, 22, 23, 24, 23, 23, 23, 23, 21, 22, 23, 22, 23, 23, 24,
  22, 21, 20, 22, 22, 23, 23, 21, 23, 22, 22, 24, 21, 22, 23, 23,
  21, 21, 22, 21, 23, 22, 23, 23, 20, 22, 22, 22, 23, 22, 22, 23,
  26, 26, 20, 19, 22, 23, 22, 25, 26, 26, 26, 27, 27, 26, 24, 25,
  19, 21, 26, 27, 27, 26, 27, 24, 21, 21, 26, 26, 28, 27, 27, 27,
  20, 24, 20, 21, 22, 21, 21, 23, 22, 22, 25, 25, 24, 24, 26, 23,
  26, 27, 26, 26, 27, 27, 27, 27, 27, 28, 27, 27, 27, 27, 27, 26,
  30,
] as const;

const END_OF_STRING = LENGTHS.length - 1;
const SHORTEST = 5;
const OCTET_BITS = 8;
const STEP_BITS = 4;
const STEPS = 1 << STEP_BITS;
/**
 * Maximum bits of padding, which is the beginning of the code of the end of the string (RFC 7541
 * section 5.2).
 */
const MOST_PADDING = 7;

/** Bits of a table entry with the next state; the higher bits contain the octet that the step completes. */
const STATE_MASK = 0xff;
const COMPLETES = 1 << 16;
const REFUSED = 1 << 17;

/**
 * A node of the code tree: the next places for a 0 and a 1. A negative number is an octet, or the end of the
 * string.
 */
type Node = [zero: number, one: number];

/** The number in the code tree for an octet. */
const leaf = (octet: number): number => -1 - octet;

/** The Huffman code as a tree. The code is canonical, so the lengths determine it. */
function codeTree(): Node[] {
  const nodes: Node[] = [[0, 0]];
  const octets = LENGTHS.map((_, octet) => octet);
  octets.sort((one, other) => (LENGTHS[one] ?? 0) - (LENGTHS[other] ?? 0) || one - other);
  let code = 0;
  let length = 0;
  for (const octet of octets) {
    const bits = LENGTHS[octet] ?? 0;
    code *= 2 ** (bits - length);
    length = bits;
    addCode(nodes, code++, bits, octet);
  }
  return nodes;
}

function addCode(nodes: Node[], code: number, bits: number, octet: number): void {
  let place = 0;
  for (let left = bits - 1; left >= 0; left--) {
    const node = nodes[place];
    const bit = (code >>> left) & 1;
    if (node === undefined) return;
    if (left === 0) node[bit] = leaf(octet);
    else if (node[bit] === 0) node[bit] = nodes.push([0, 0]) - 1;
    place = node[bit] ?? 0;
  }
}

const TREE = codeTree();

/**
 * For each place in the tree and each value of four bits: the next place, and the octet that the four bits
 * complete.
 */
const TABLE = Uint32Array.from({ length: TREE.length * STEPS }, (_, index) =>
  step(index >>> STEP_BITS, index & (STEPS - 1)),
);

/** Four bits complete one octet at most, as no code is shorter. */
function step(state: number, bits: number): number {
  let place = state;
  let completed = 0;
  for (let left = STEP_BITS - 1; left >= 0; left--) {
    place = TREE[place]?.[(bits >>> left) & 1] ?? 0;
    if (place >= 0) continue;
    if (place === leaf(END_OF_STRING)) return REFUSED;
    completed = COMPLETES | (leaf(place) << OCTET_BITS);
    place = 0;
  }
  return completed | place;
}

/** The places in the tree where a string may end: only padding has been read since the last complete code. */
const ENDS = new Uint8Array(TREE.length);
for (let place = 0, bits = 0; bits <= MOST_PADDING; bits++) {
  ENDS[place] = 1;
  place = TREE[place]?.[1] ?? 0;
}

/** The maximum number of octets in a string that is this long in Huffman code. */
export function mostOctets(coded: number): number {
  return Math.floor((coded * OCTET_BITS) / SHORTEST);
}

/**
 * Decodes the Huffman code between `start` and `end` and writes the octets to `into`, which has
 * room for {@link mostOctets}. Returns their number, or -1 if the code is malformed (RFC 7541
 * section 5.2).
 */
export function decodeHuffman(bytes: Buffer, start: number, end: number, into: Buffer): number {
  let state = 0;
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    const high = TABLE[(state << STEP_BITS) | (byte >>> STEP_BITS)] ?? REFUSED;
    if (high >= COMPLETES) {
      if (high >= REFUSED) return -1;
      into[length++] = high >>> OCTET_BITS;
    }
    const low = TABLE[((high & STATE_MASK) << STEP_BITS) | (byte & (STEPS - 1))] ?? REFUSED;
    if (low >= COMPLETES) {
      if (low >= REFUSED) return -1;
      into[length++] = low >>> OCTET_BITS;
    }
    state = low & STATE_MASK;
  }
  return ENDS[state] === 1 ? length : -1;
}
