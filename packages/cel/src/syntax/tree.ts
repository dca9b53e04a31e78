import type { parse } from "@bufbuild/cel";
import { EXPRESSION_DEPTH } from "../limits.ts";
import type { CelProblem } from "../types.ts";
import { intOf } from "../value/integer.ts";
import { Double, Uint, type Value } from "../value/value.ts";
import type { CallNode, Node } from "./node.ts";
import type { Extras } from "./shape.ts";

type Expression = ReturnType<typeof parse>["expr"];
type Kind<Case> = Extract<Expression["exprKind"], { case: Case }>["value"];

/** What the parser's tree does not say. */
export interface Origin {
  readonly source: string;
  readonly extras: Extras;
  /** Names of fields between back-quotes, by their stand-in. */
  readonly fields: ReadonlyMap<string, string>;
  offsetOf(id: bigint): number;
}

/** Our tree from the parser's, with the macros as they were written. */
export function treeOf(expression: Expression, origin: Origin): Node | CelProblem {
  try {
    return new Tree(origin).node(expression, 0);
  } catch (error) {
    if (error instanceof TreeProblem) return { message: error.message, offset: error.offset };
    throw error;
  }
}

class TreeProblem extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

class Tree {
  readonly #origin: Origin;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  node(expression: Expression | undefined, parentDepth: number): Node {
    if (expression === undefined) throw new TreeProblem("the expression is incomplete", 0);
    const offset = this.#origin.offsetOf(expression.id);
    const depth = parentDepth + 1;
    if (depth > EXPRESSION_DEPTH)
      throw new TreeProblem(
        `the expression is nested deeper than ${String(EXPRESSION_DEPTH)} levels`,
        offset,
      );
    const { exprKind: kind } = expression;
    switch (kind.case) {
      case "constExpr":
        return { kind: "literal", offset, value: this.#literal(kind.value, offset) };
      case "identExpr":
        return { kind: "identifier", offset, name: kind.value.name };
      case "selectExpr":
        return this.#select(kind.value, offset, depth);
      case "callExpr":
        return this.#call(kind.value, offset, depth);
      case "listExpr":
        return this.#list(kind.value, offset, depth);
      case "structExpr":
        return this.#struct(kind.value, offset, depth);
      case "comprehensionExpr":
        return this.#macro(kind.value, offset, depth);
      case undefined:
        throw new TreeProblem("the expression is incomplete", offset);
    }
  }

  #literal({ constantKind: constant }: Kind<"constExpr">, offset: number): Value {
    switch (constant.case) {
      case "nullValue":
        return null;
      case "boolValue":
      case "stringValue":
      case "bytesValue":
        return constant.value;
      case "doubleValue":
        return new Double(constant.value);
      case "int64Value":
        return intOf(constant.value) ?? outOfRange("int", offset);
      case "uint64Value":
        return Uint.of(constant.value) ?? outOfRange("uint", offset);
      default:
        throw new TreeProblem("the literal is not readable", offset);
    }
  }

  #select(select: Kind<"selectExpr">, offset: number, depth: number): Node {
    const { extras, fields } = this.#origin;
    const field = fields.get(select.field) ?? select.field;
    const optional = extras.optionalSelects.has(offset);
    const operand = this.node(select.operand, depth);
    return { kind: "select", offset, operand, field, optional, test: select.testOnly };
  }

  #call(call: Kind<"callExpr">, offset: number, depth: number): Node {
    const parts = call.args.map((part) => this.node(part, depth));
    const target = call.target === undefined ? undefined : this.node(call.target, depth);
    const optional = call.function === "_[_]" && this.#origin.extras.optionalElements.has(offset);
    return {
      kind: "call",
      offset,
      name: optional ? "_[?_]" : call.function,
      target,
      arguments: parts,
    };
  }

  #list(list: Kind<"listExpr">, offset: number, depth: number): Node {
    const ordinals = this.#origin.extras.optionalElements.get(offset);
    const elements = list.elements.map((element, ordinal) => ({
      value: this.node(element, depth),
      optional: ordinals?.has(ordinal) ?? false,
    }));
    return { kind: "list", offset, elements };
  }

  #struct(struct: Kind<"structExpr">, offset: number, depth: number): Node {
    if (struct.messageName !== "") return { kind: "message", offset, name: struct.messageName };
    const ordinals = this.#origin.extras.optionalElements.get(offset);
    const entries = struct.entries.map((entry, ordinal) => ({
      key: this.node(entry.keyKind.case === "mapKey" ? entry.keyKind.value : undefined, depth),
      value: this.node(entry.value, depth),
      optional: ordinals?.has(ordinal) ?? false,
    }));
    return { kind: "map", offset, entries };
  }

  /** The parser has expanded a macro into a loop; the parts that were written stand in its step. */
  #macro(loop: Kind<"comprehensionExpr">, offset: number, depth: number): CallNode {
    const { name, parts } = macroOf(loop);
    const variable: Node = { kind: "identifier", offset, name: loop.iterVar };
    const target = this.node(loop.iterRange, depth);
    return {
      kind: "call",
      offset,
      name,
      target,
      arguments: [variable, ...parts.map((part) => this.node(part, depth))],
    };
  }
}

function macroOf(loop: Kind<"comprehensionExpr">): {
  name: string;
  parts: (Expression | undefined)[];
} {
  const step = callOf(loop.loopStep);
  if (step?.function === "_&&_") return { name: "all", parts: [step.args[1]] };
  if (step?.function === "_||_") return { name: "exists", parts: [step.args[1]] };
  if (step?.function === "_+_") return { name: "map", parts: [elementOf(step.args[1])] };
  const [test, then] = step?.args ?? [];
  const added = callOf(then)?.args[1];
  if (added?.exprKind.case === "constExpr") return { name: "exists_one", parts: [test] };
  const element = elementOf(added);
  const isVariable =
    element?.exprKind.case === "identExpr" && element.exprKind.value.name === loop.iterVar;
  return isVariable ? { name: "filter", parts: [test] } : { name: "map", parts: [test, element] };
}

function callOf(expression: Expression | undefined): Kind<"callExpr"> | undefined {
  return expression?.exprKind.case === "callExpr" ? expression.exprKind.value : undefined;
}

function elementOf(expression: Expression | undefined): Expression | undefined {
  return expression?.exprKind.case === "listExpr"
    ? expression.exprKind.value.elements[0]
    : undefined;
}

function outOfRange(type: string, offset: number): never {
  throw new TreeProblem(`the number is out of the range of ${type}`, offset);
}
