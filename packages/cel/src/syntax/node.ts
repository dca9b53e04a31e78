import type { Value } from "../value/value.ts";

/**
 * The syntax tree of an expression. Operators are calls with the names that CEL defines (`_+_`,
 * `@in`, `_?_:_`).
 */
export type Node =
  LiteralNode | IdentifierNode | SelectNode | CallNode | ListNode | MapNode | MessageNode;

interface Placed {
  /** The position in the expression, in UTF-16 units from its start. */
  readonly offset: number;
}

export interface LiteralNode extends Placed {
  readonly kind: "literal";
  readonly value: Value;
}

export interface IdentifierNode extends Placed {
  readonly kind: "identifier";
  /**
   * The name, with a leading dot if the expression has one. A name with a leading dot never means a variable
   * of a macro.
   */
  readonly name: string;
}

/** The selection of a field: `operand.field`, `operand.?field` or, with `test`, `has(operand.field)`. */
export interface SelectNode extends Placed {
  readonly kind: "select";
  readonly operand: Node;
  readonly field: string;
  readonly optional: boolean;
  readonly test: boolean;
}

export interface CallNode extends Placed {
  readonly kind: "call";
  readonly name: string;
  readonly target: Node | undefined;
  readonly arguments: readonly Node[];
}

export interface ListNode extends Placed {
  readonly kind: "list";
  readonly elements: readonly { readonly value: Node; readonly optional: boolean }[];
}

export interface MapNode extends Placed {
  readonly kind: "map";
  readonly entries: readonly {
    readonly key: Node;
    readonly value: Node;
    readonly optional: boolean;
  }[];
}

/** A message `Name{field: value}`; the gateway has no message types. */
export interface MessageNode extends Placed {
  readonly kind: "message";
  readonly name: string;
}

/** The expressions of which a node is made. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "literal":
    case "identifier":
    case "message":
      return [];
    case "select":
      return [node.operand];
    case "call":
      return node.target === undefined ? node.arguments : [node.target, ...node.arguments];
    case "list":
      return node.elements.map(({ value }) => value);
    case "map":
      return node.entries.flatMap(({ key, value }) => [key, value]);
  }
}
