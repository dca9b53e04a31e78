import { Failure } from "../errors.ts";
import type { Node } from "../syntax/node.ts";
import type { CelProblem, CelType, Scope } from "../types.ts";
import type { Result } from "../value/value.ts";
import type { Run } from "../value/frame.ts";

/** A part of an expression with its type, and with its value if that is constant. */
export interface Compiled {
  readonly type: CelType;
  readonly run: Run;
  readonly constant?: Result;
  /** The variable of the scope, if the part is a variable. */
  readonly variable?: string;
}

export interface Local {
  readonly slot: number;
  readonly type: CelType;
}

/** What the compiler learns about an expression while it compiles its parts. */
interface Findings {
  readonly problems: CelProblem[];
  readonly variables: Set<string>;
  readonly bodies: Set<string>;
}

/** The context of a part of an expression: the variables that it may read. */
export class Context {
  readonly scope: Scope;
  readonly findings: Findings = { problems: [], variables: new Set(), bodies: new Set() };
  readonly #compile: (node: Node, context: Context) => Compiled;
  readonly #outer: Context | undefined;
  readonly #local: { readonly name: string; readonly local: Local } | undefined;
  readonly #depth: number;

  constructor(
    scope: Scope,
    compile: (node: Node, context: Context) => Compiled,
    inner?: { readonly outer: Context; readonly name: string; readonly type: CelType },
  ) {
    this.scope = scope;
    this.#compile = compile;
    this.#outer = inner?.outer;
    this.#depth = inner === undefined ? 0 : inner.outer.#depth + 1;
    this.#local = inner && {
      name: inner.name,
      local: { slot: inner.outer.#depth, type: inner.type },
    };
    if (inner !== undefined) this.findings = inner.outer.findings;
  }

  compile(node: Node): Compiled {
    return this.#compile(node, this);
  }

  /** The context inside a macro that declares a variable; `slot` is where its value is stored. */
  with(name: string, type: CelType): { readonly context: Context; readonly slot: number } {
    return {
      context: new Context(this.scope, this.#compile, { outer: this, name, type }),
      slot: this.#depth,
    };
  }

  local(name: string): Local | undefined {
    return this.#local?.name === name ? this.#local.local : this.#outer?.local(name);
  }

  /** Reports a problem; the returned part fails if it is evaluated anyway. */
  problem(offset: number, message: string): Compiled {
    return this.#failing({ message, offset });
  }

  /** Reports a feature that this build does not have yet. */
  planned(offset: number, message: string): Compiled {
    return this.#failing({ message, offset, isPlanned: true });
  }

  #failing(problem: CelProblem): Compiled {
    const { message, offset } = problem;
    this.findings.problems.push(problem);
    const failure = new Failure(message, offset);
    return { type: "dyn", run: () => failure };
  }
}

/** A part with a constant value. */
export function constant(value: Result, type: CelType): Compiled {
  return { type, run: () => value, constant: value };
}
