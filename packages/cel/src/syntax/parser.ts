import { EXPRESSION_DEPTH } from "../limits.ts";
import { balanced, call, nameOf, signed, startOf } from "./build.ts";
import { tooDeep } from "./depth.ts";
import { BINDING, CLOSERS, CONSTANTS, RELATION, RESERVED, SEPARATORS } from "./grammar.ts";
import { numberOf, textOf } from "./literal.ts";
import type { MapNode, Node } from "./node.ts";
import type { Token } from "./scan.ts";
import { SyntaxProblem } from "./syntax-problem.ts";

/**
 * Parses an expression by operator precedence, from the tokens of {@link scan}.
 * @see https://github.com/google/cel-spec/blob/master/doc/langdef.md#syntax
 */
export class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #levels = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /**
   * Parses the whole text.
   * @throws SyntaxProblem
   */
  whole(): Node {
    const node = this.#expression();
    const rest = this.#token;
    if (SEPARATORS.has(rest.text)) throw problem(`'${rest.text}' has no counterpart`, rest);
    if (rest.kind !== "end") throw problem(`an operator is expected, ${found(rest)}`, rest);
    return node;
  }

  get #token(): Token {
    return this.#tokens[this.#at] ?? { kind: "end", text: "", offset: 0 };
  }

  #take(): Token {
    const token = this.#token;
    this.#at += 1;
    return token;
  }

  #takeIf(text: string): boolean {
    const { kind, text: next } = this.#token;
    if (kind === "text" || kind === "end" || next !== text) return false;
    this.#at += 1;
    return true;
  }

  /**
   * Parses a `? :` conditional, which groups from the right, or an expression of higher precedence.
   */
  #expression(): Node {
    const { offset } = this.#token;
    this.#levels += 1;
    if (this.#levels > EXPRESSION_DEPTH) throw tooDeep(offset);
    const condition = this.#binary(1);
    const mark = this.#token;
    let node = condition;
    if (this.#takeIf("?")) {
      const then = this.#expression();
      this.#expectCloser(mark);
      node = call("_?_:_", condition.offset, [condition, then, this.#expression()]);
    }
    this.#levels -= 1;
    return node;
  }

  #binary(weakest: number): Node {
    let left = this.#unary();
    for (;;) {
      const { text, kind, offset } = this.#token;
      const binding = kind === "text" ? undefined : BINDING.get(text);
      if (binding === undefined || binding < weakest) return left;
      if (binding < RELATION) left = this.#chain(text, left, binding);
      else {
        this.#at += 1;
        const right = this.#binary(binding + 1);
        left = call(text === "in" ? "@in" : `_${text}_`, offset, [left, right]);
      }
    }
  }

  /** Parses operands of `&&` or `||` into a balanced tree, so that a long chain has few levels. */
  #chain(symbol: string, first: Node, binding: number): Node {
    const operands = [first];
    const offsets: number[] = [];
    for (let { offset } = this.#token; this.#takeIf(symbol); { offset } = this.#token) {
      offsets.push(offset);
      operands.push(this.#binary(binding + 1));
    }
    return balanced(`_${symbol}_`, operands, offsets);
  }

  #unary(): Node {
    const signs: Token[] = [];
    while (this.#token.text === "!" || this.#token.text === "-") {
      const sign = this.#take();
      if (sign.text === "-" && this.#isNumberAt(sign.offset + 1)) {
        const text = `-${this.#take().text}`;
        const literal: Node = {
          kind: "literal",
          offset: sign.offset,
          value: numberOf(text, sign.offset),
        };
        return signed(signs, this.#members(literal, false));
      }
      // An even number of equal unary operators has no effect.
      if (signs.at(-1)?.text === sign.text) signs.pop();
      else signs.push(sign);
    }
    if (signs.length > EXPRESSION_DEPTH) throw tooDeep(signs[0]?.offset ?? 0);
    return signed(signs, this.#member());
  }

  #isNumberAt(offset: number): boolean {
    return this.#token.kind === "number" && this.#token.offset === offset;
  }

  #member(): Node {
    const token = this.#take();
    const { kind, text, offset } = token;
    if (kind === "number")
      return this.#members({ kind: "literal", offset, value: numberOf(text, offset) }, false);
    if (kind === "text")
      return this.#members({ kind: "literal", offset, value: textOf(text, offset) }, false);
    if (kind === "name") return this.#named(text, token);
    if (text === "." && this.#token.kind === "name")
      return this.#named(`.${this.#take().text}`, token);
    if (text === "(") {
      const node = this.#expression();
      this.#expectCloser(token);
      return this.#members(node, false);
    }
    if (text === "[") return this.#members(this.#list(token), false);
    if (text === "{") return this.#members(this.#map(token), false);
    if (text === ".")
      throw problem(`a field name is expected after '.', ${found(this.#token)}`, this.#token);
    throw problem(`an operand is expected, ${found(token)}`, token);
  }

  #named(name: string, token: Token): Node {
    const { offset } = token;
    if (name === "in") throw problem("an operand is expected before 'in'", token);
    if (RESERVED.has(name)) throw problem(`'${name}' is a reserved word`, token);
    const constant = CONSTANTS.get(name);
    if (constant !== undefined)
      return this.#members({ kind: "literal", offset, value: constant }, false);
    const bracket = this.#token;
    if (!this.#takeIf("(")) return this.#members({ kind: "identifier", offset, name }, true);
    const parts = this.#arguments(bracket);
    const [tested] = parts;
    const isTest = name === "has" && parts.length === 1 && tested?.kind === "select";
    return this.#members(
      isTest ? { ...tested, offset, test: true } : call(name, offset, parts),
      false,
    );
  }

  /**
   * Parses what follows an operand: fields, calls and indexes. `isName`: the operand can be the
   * name of a message.
   */
  #members(operand: Node, isName: boolean): Node {
    let node = operand;
    let name = isName;
    for (;;) {
      const token = this.#token;
      if (this.#takeIf(".")) {
        [node, name] = this.#field(node, token, name);
      } else if (this.#takeIf("[")) {
        const optional = this.#takeIf("?");
        const index = this.#expression();
        this.#expectCloser(token);
        node = call(optional ? "_[?_]" : "_[_]", token.offset, [node, index]);
        name = false;
      } else if (name && this.#takeIf("{")) {
        node = { kind: "message", offset: startOf(node), name: nameOf(node) };
        this.#entries(token, () => this.#fieldName());
        name = false;
      } else return node;
    }
  }

  #field(target: Node, dot: Token, name: boolean): [Node, isName: boolean] {
    const { offset } = dot;
    const optional = this.#takeIf("?");
    const token = this.#take();
    const field = this.#nameIn(token);
    const bracket = this.#token;
    if (!optional && token.kind === "name" && this.#takeIf("("))
      return [{ ...call(field, offset, this.#arguments(bracket)), target }, false];
    const node: Node = { kind: "select", offset, operand: target, field, optional, test: false };
    return [node, name && !optional && token.kind === "name"];
  }

  /** @throws SyntaxProblem if the token is not the name of a field */
  #nameIn(token: Token): string {
    if (token.kind === "field") return token.text.slice(1, -1);
    if (token.kind !== "name")
      throw problem(`a field name is expected after '.', ${found(token)}`, token);
    if (token.text === "in" || CONSTANTS.has(token.text))
      throw problem(`'${token.text}' is a reserved word`, token);
    return token.text;
  }

  #fieldName(): Node {
    const token = this.#take();
    if (token.kind !== "name" && token.kind !== "field")
      throw problem(`an operand is expected, ${found(token)}`, token);
    return { kind: "identifier", offset: token.offset, name: this.#nameIn(token) };
  }

  #arguments(bracket: Token): Node[] {
    const parts: Node[] = [];
    if (this.#takeIf(")")) return parts;
    do parts.push(this.#expression());
    while (this.#takeIf(","));
    this.#expectCloser(bracket);
    return parts;
  }

  #list(bracket: Token): Node {
    const elements: { readonly value: Node; readonly optional: boolean }[] = [];
    this.#items(bracket, () => {
      const optional = this.#takeIf("?");
      elements.push({ optional, value: this.#expression() });
    });
    return { kind: "list", offset: bracket.offset, elements };
  }

  #map(bracket: Token): MapNode {
    const entries = this.#entries(bracket, () => this.#expression());
    return { kind: "map", offset: bracket.offset, entries };
  }

  #entries(bracket: Token, readKey: () => Node): MapNode["entries"] {
    const entries: { readonly key: Node; readonly value: Node; readonly optional: boolean }[] = [];
    this.#items(bracket, () => {
      const optional = this.#takeIf("?");
      const key = readKey();
      const colon = this.#token;
      if (!this.#takeIf(":"))
        throw problem(
          SEPARATORS.has(colon.text) || colon.kind === "end"
            ? "':' and a value are expected after the key"
            : `an operator is expected, ${found(colon)}`,
          colon,
        );
      entries.push({ key, value: this.#expression(), optional });
    });
    return entries;
  }

  /** Parses items between commas up to the closing bracket; a trailing comma is allowed. */
  #items(bracket: Token, readItem: () => void): void {
    const closer = CLOSERS[bracket.text] ?? "";
    if (this.#takeIf(closer)) return;
    do {
      readItem();
      if (!this.#takeIf(",")) return this.#expectCloser(bracket);
    } while (!this.#takeIf(closer));
  }

  #expectCloser(opener: Token): void {
    const closer = CLOSERS[opener.text] ?? "";
    if (this.#takeIf(closer)) return;
    const token = this.#token;
    if (token.kind === "end") throw problem(`'${closer}' is missing for '${opener.text}'`, token);
    throw problem(
      SEPARATORS.has(token.text)
        ? `'${closer}' is expected for '${opener.text}', ${found(token)}`
        : `an operator is expected, ${found(token)}`,
      token,
    );
  }
}

function problem(message: string, { offset }: Token): SyntaxProblem {
  return new SyntaxProblem(message, offset);
}

function found(token: Token): string {
  return token.kind === "end" ? "but the expression ends" : `found '${token.text}'`;
}
