import { EXPRESSION_DEPTH } from "../limits.ts";
import type { CelProblem } from "../types.ts";
import type { Token } from "./scan.ts";

/** What stands in an expression beyond the grammar of the parser, by offset. */
export interface Extras {
  /** Dots of `.?field`. */
  readonly optionalSelects: Set<number>;
  /** Brackets of `[?index]`, `[?element]` and `{?key: value}`, with the ordinals of the optional ones. */
  readonly optionalElements: Map<number, Set<number>>;
  /** The question marks of both. */
  readonly marks: number[];
}

type Closer = ")" | "]" | "}" | ":" | "";

/** An open bracket, or a `?` that waits for its `:`. */
interface Open {
  readonly symbol: string;
  readonly offset: number;
  readonly closer: Closer;
  /** Whether it may hold nothing, and a comma before its end. */
  readonly emptyAllowed: boolean;
  ordinal: number;
  /** In a map: the key has been read. */
  keyRead: boolean;
}

const BINARY = new Set(["&&", "||", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%"]);

const RESERVED = new Set(
  "as break const continue else for function if import let loop package namespace return var void while".split(
    " ",
  ),
);

/** Follows the brackets and operators of an expression: finds the first mistake, and the marks of optional access. */
export function shapeOf(tokens: readonly Token[]): Extras | CelProblem {
  const shape = new Shape();
  for (const token of tokens) {
    const message = shape.accept(token);
    if (message !== undefined) return { message, offset: token.offset };
  }
  return shape.extras;
}

type Expectation = "operand" | "operator" | "field" | "field or mark";

class Shape {
  readonly extras: Extras = { optionalSelects: new Set(), optionalElements: new Map(), marks: [] };
  readonly #open: Open[] = [];
  #expects: Expectation = "operand";
  #previous = "";
  #dot = 0;
  /** Whether what has just ended is a name, so that arguments may follow. */
  #callable = false;

  /** The message of a mistake at this token. */
  accept(token: Token): string | undefined {
    const previous = this.#previous;
    this.#previous = token.text;
    switch (this.#expects) {
      case "operand":
        return this.#operand(token, previous);
      case "operator":
        return this.#operator(token);
      case "field or mark":
        return token.text === "?" ? this.#markSelect(token) : this.#field(token);
      case "field":
        return this.#field(token);
    }
  }

  #field(token: Token): string | undefined {
    if (token.kind === "name" || token.kind === "field")
      return this.#endOperand(token.kind === "name");
    return `a field name is expected after '.', ${found(token)}`;
  }

  #markSelect(token: Token): undefined {
    this.extras.optionalSelects.add(this.#dot);
    this.extras.marks.push(token.offset);
    return this.#expect("field");
  }

  #operand(token: Token, previous: string): string | undefined {
    if (token.kind === "name") return this.#name(token);
    if (token.kind === "number" || token.kind === "text") return this.#endOperand(false);
    return this.#symbol(token, previous);
  }

  #symbol(token: Token, previous: string): string | undefined {
    if (token.text === "(" || token.text === "[" || token.text === "{")
      return this.#push(token, token.text !== "(");
    if (token.text === "-" || token.text === "!") return undefined;
    if (token.text === ".") return this.#expect("field");
    const top = this.#open.at(-1);
    const isFirst = top !== undefined && (previous === top.symbol || previous === ",");
    if (token.text === "?" && isFirst && this.#markElement(token, top)) return undefined;
    if (isFirst && token.text === top.closer && top.emptyAllowed) return this.#close();
    return `an operand is expected, ${found(token)}`;
  }

  #name(token: Token): string | undefined {
    if (token.text === "in") return "an operand is expected before 'in'";
    if (RESERVED.has(token.text)) return `'${token.text}' is a reserved word`;
    return this.#endOperand(true);
  }

  #endOperand(callable: boolean): undefined {
    this.#callable = callable;
    return this.#expect("operator");
  }

  #expect(expectation: Expectation): undefined {
    this.#expects = expectation;
    return undefined;
  }

  #markElement(token: Token, top: Open): boolean {
    if (top.symbol === "(" || top.closer === ":" || (top.symbol === "{" && top.keyRead))
      return false;
    const ordinals = this.extras.optionalElements.get(top.offset) ?? new Set();
    if (ordinals.has(top.ordinal)) return false;
    this.extras.optionalElements.set(top.offset, ordinals.add(top.ordinal));
    this.extras.marks.push(token.offset);
    return true;
  }

  #operator(token: Token): string | undefined {
    const { text } = token;
    if (BINARY.has(text) || text === "in") return this.#expect("operand");
    if (text === ".") {
      this.#dot = token.offset;
      return this.#expect("field or mark");
    }
    if (text === "[") return this.#push(token, false);
    if ((text === "(" || text === "{") && this.#callable) return this.#push(token, true);
    if (text === "?") return this.#push(token, false);
    if (text === ":" || text === ",") return this.#separate(token);
    if (text === ")" || text === "]" || text === "}") return this.#end(token);
    if (token.kind === "end") return this.#finish();
    return `an operator is expected, ${found(token)}`;
  }

  #push(token: Token, emptyAllowed: boolean): string | undefined {
    if (this.#open.length >= EXPRESSION_DEPTH)
      return `the expression is nested deeper than ${String(EXPRESSION_DEPTH)} levels`;
    const closer = CLOSERS.get(token.text) ?? "";
    this.#open.push({
      symbol: token.text,
      offset: token.offset,
      closer,
      emptyAllowed,
      ordinal: 0,
      keyRead: false,
    });
    return this.#expect("operand");
  }

  #separate(token: Token): string | undefined {
    const top = this.#open.at(-1);
    if (token.text === ":" && top?.closer === ":") this.#open.pop();
    else if (token.text === ":" && top?.symbol === "{" && !top.keyRead) top.keyRead = true;
    else if (
      token.text === "," &&
      top?.emptyAllowed === true &&
      top.keyRead === (top.symbol === "{")
    ) {
      top.ordinal += 1;
      top.keyRead = false;
    } else return mismatch(token, top);
    return this.#expect("operand");
  }

  #end(token: Token): string | undefined {
    const top = this.#open.at(-1);
    if (top === undefined || top.closer !== token.text) return mismatch(token, top);
    if (top.symbol === "{" && !top.keyRead) return "':' and a value are expected after the key";
    return this.#close();
  }

  #close(): undefined {
    this.#open.pop();
    return this.#endOperand(false);
  }

  #finish(): string | undefined {
    const top = this.#open.at(-1);
    return top === undefined ? undefined : `'${top.closer}' is missing for '${top.symbol}'`;
  }
}

const CLOSERS: ReadonlyMap<string, Closer> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["?", ":"],
]);

function mismatch(token: Token, top: Open | undefined): string {
  if (top === undefined) return `'${token.text}' has no counterpart`;
  return `'${top.closer}' is expected for '${top.symbol}', ${found(token)}`;
}

function found(token: Token): string {
  return token.kind === "end" ? "but the expression ends" : `found '${token.text}'`;
}
