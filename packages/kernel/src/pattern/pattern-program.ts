import type { Pattern } from "./pattern.ts";

/** Types of instructions in the library's programs (`Inst` of re2js, which has the same types as RE2). */
const ALTERNATIVE = 1;
const ALTERNATIVE_MATCH = 2;
const CAPTURE = 3;
const ASSERTION = 4;
const MATCH = 6;
const NOTHING = 7;
const RUNE = 8;
const ONE_RUNE = 9;
const ANY_RUNE = 10;
const ANY_RUNE_EXCEPT_LINE_FEED = 11;

/** Kinds of assertions, which can be combined as bits (`Utils.EMPTY_*` of re2js). */
const BEGIN_LINE = 1;
const END_LINE = 2;
const BEGIN_TEXT = 4;
const END_TEXT = 8;
const WORD_BOUNDARY = 16;
const NO_WORD_BOUNDARY = 32;

const LINE_FEED = 10;
const ASCII = 128;
/** Means that there is no character: before the start of the text, and after its end. */
export const NO_CHARACTER = -1;

interface Instruction {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: Int32Array;
  matchRune(rune: number): boolean;
}

const WORD: readonly boolean[] = Array.from({ length: ASCII }, (_, code) =>
  /\w/.test(String.fromCodePoint(code)),
);

/** The assertions that hold between two UTF-16 code units. */
export function assertionsBetween(before: number, after: number): number {
  const isBoundary = (WORD[before] ?? false) !== (WORD[after] ?? false);
  return (
    (before === NO_CHARACTER ? BEGIN_TEXT | BEGIN_LINE : 0) |
    (before === LINE_FEED ? BEGIN_LINE : 0) |
    (after === NO_CHARACTER ? END_TEXT | END_LINE : 0) |
    (after === LINE_FEED ? END_LINE : 0) |
    (isBoundary ? WORD_BOUNDARY : NO_WORD_BOUNDARY)
  );
}

/** Possible matches, the preferred ones first; each has the next instruction and its start in the text. */
export class Threads {
  pcs = new Int32Array(8);
  starts = new Int32Array(8);
  count = 0;

  push(pc: number, start: number): void {
    if (this.count === this.pcs.length) {
      this.pcs = doubled(this.pcs);
      this.starts = doubled(this.starts);
    }
    this.pcs[this.count] = pc;
    this.starts[this.count] = start;
    this.count += 1;
  }
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}

/** One character of a text, and the assertions that hold before it. */
export interface Step {
  readonly rune: number;
  readonly assertions: number;
}

/** A pattern as instructions for {@link PatternScan}. */
export class PatternProgram {
  readonly #instructions: readonly Instruction[];
  readonly #start: number;
  /** Whether each instruction accepts each ASCII character. */
  readonly #ascii: readonly (Uint8Array | undefined)[];
  /** The step in which each instruction was visited last. */
  readonly #visited: Float64Array;
  readonly #stack: Int32Array;
  #steps = 0;
  readonly #beginsAscii: Uint8Array;
  readonly #beginsOther: boolean;

  constructor(pattern: Pattern) {
    const { inst, start }: { inst: readonly Instruction[]; start: number } = pattern.re2().prog;
    this.#instructions = inst;
    this.#start = start;
    this.#visited = new Float64Array(inst.length);
    this.#stack = new Int32Array(inst.length + 1);
    const tables = new Map<string, Uint8Array>();
    this.#ascii = inst.map((one) => asciiOf(one, tables));
    const first = this.#firstInstructions();
    this.#beginsAscii = Uint8Array.from({ length: ASCII }, (_, code) =>
      first.some((pc) => this.#ascii[pc]?.[code] === 1) ? 1 : 0,
    );
    this.#beginsOther = first.some((pc) => mayAcceptOther(inst[pc]));
  }

  /** Whether a match that is not empty may begin with the given code unit. */
  mayBeginWith(unit: number): boolean {
    return unit < ASCII ? this.#beginsAscii[unit] === 1 : this.#beginsOther;
  }

  /** Begins the next character; must be called before {@link advance} and {@link begin}. */
  nextStep(): void {
    this.#steps += 1;
  }

  /**
   * Begins a possible match at this character.
   * @returns the same as {@link advance}
   */
  begin(start: number, step: Step, next: Threads): boolean {
    return this.advance(this.#start, start, step, next);
  }

  /**
   * Continues a possible match by one character.
   * @returns whether the match is complete before this character
   */
  advance(from: number, start: number, { rune, assertions }: Step, next: Threads): boolean {
    const stack = this.#stack;
    let depth = 0;
    stack[depth++] = from;
    while (depth > 0) {
      let pc = stack[--depth] ?? 0;
      while (pc !== 0 && this.#visited[pc] !== this.#steps) {
        this.#visited[pc] = this.#steps;
        const instruction = this.#instructions[pc];
        if (instruction === undefined) break;
        switch (instruction.op) {
          case ALTERNATIVE:
          case ALTERNATIVE_MATCH:
            stack[depth++] = instruction.arg;
            pc = instruction.out;
            break;
          case CAPTURE:
          case NOTHING:
            pc = instruction.out;
            break;
          case ASSERTION:
            pc = (instruction.arg & ~assertions) === 0 ? instruction.out : 0;
            break;
          case MATCH:
            return true;
          default:
            if (this.#accepts(pc, rune)) next.push(instruction.out, start);
            pc = 0;
        }
      }
    }
    return false;
  }

  #accepts(pc: number, rune: number): boolean {
    if (rune < ASCII) return this.#ascii[pc]?.[rune] === 1;
    const instruction = this.#instructions[pc];
    return instruction !== undefined && accepts(instruction, rune);
  }

  #firstInstructions(): readonly number[] {
    const first: number[] = [];
    const left = [this.#start];
    const seen = new Set<number>();
    for (let pc = left.pop(); pc !== undefined; pc = left.pop()) {
      if (seen.has(pc)) continue;
      seen.add(pc);
      const instruction = this.#instructions[pc];
      if (instruction === undefined) continue;
      const { op, out, arg } = instruction;
      if (op === ALTERNATIVE || op === ALTERNATIVE_MATCH) left.push(out, arg);
      else if (op === CAPTURE || op === NOTHING || op === ASSERTION) left.push(out);
      else first.push(pc);
    }
    return first;
  }
}

function asciiOf(
  instruction: Instruction,
  tables: Map<string, Uint8Array>,
): Uint8Array | undefined {
  const { op, arg, runes } = instruction;
  if (op < RUNE || op > ANY_RUNE_EXCEPT_LINE_FEED) return undefined;
  const key = `${op} ${arg} ${runes.join()}`;
  const table =
    tables.get(key) ??
    Uint8Array.from({ length: ASCII }, (_, code) => (accepts(instruction, code) ? 1 : 0));
  tables.set(key, table);
  return table;
}

function accepts(instruction: Instruction, rune: number): boolean {
  switch (instruction.op) {
    case RUNE:
      return instruction.matchRune(rune);
    case ONE_RUNE:
      return rune === instruction.runes[0];
    case ANY_RUNE:
      return true;
    case ANY_RUNE_EXCEPT_LINE_FEED:
      return rune !== LINE_FEED;
    default:
      return false;
  }
}

/** Whether an instruction may accept a character that is not ASCII. */
function mayAcceptOther(instruction: Instruction | undefined): boolean {
  if (instruction === undefined) return false;
  const { op, arg, runes } = instruction;
  if (op === ANY_RUNE || op === ANY_RUNE_EXCEPT_LINE_FEED) return true;
  // The argument is the flag for ignoring case, with which "k" also matches the Kelvin sign.
  return (op === RUNE || op === ONE_RUNE) && (arg !== 0 || runes.some((rune) => rune >= ASCII));
}
